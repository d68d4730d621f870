// Coins and hidden tiles that travel between the lair and the mats beside it.
import { coin } from '../../art/chambers.js';
import { INK } from '../../art/paper.js';
import { calm, pace } from '../../kit/motion.js';
import { whereIs } from '../../kit/stage.js';
import { render, svg } from '../../vendor/lit-html/lit-html.js';
import { camera } from './camera.js';
import { middle } from './geometry.js';

/** @import { News, Open, Purse, Seat } from './types.d.ts' */
/** @import { Spot } from './geometry.js' */

const SVG = 'http://www.w3.org/2000/svg';

const COIN = svg`<g stroke=${INK} stroke-width="3">${coin(0, 0, 17)}</g>`;
/** The back of a tile. */
const BACK = svg`<g stroke=${INK} stroke-width="3"><rect x="-17" y="-17" width="34" height="34" rx="4" fill="#6b4122" />
  <rect x="-12" y="-12" width="24" height="24" rx="3" fill="none" stroke="#c9993e" stroke-width="2" /><path d="M0 -8 8 0 0 8 -8 0Z" fill="#c9993e" stroke="none" /></g>`;

/** The middle of a part of the page, where it can be seen. @param {string} name @returns {Spot | null} */
function onPage(name) {
  const box = document.querySelector(name)?.getBoundingClientRect();
  if (!box || box.width === 0 || box.height === 0) return null;
  const clamp = (/** @type {number} */ at, /** @type {number} */ most) =>
    Math.min(Math.max(at, 16), most - 16);
  return { x: clamp(box.x + box.width / 2, innerWidth), y: clamp(box.y + box.height / 2, innerHeight) };
}

/** Where a spot of the lair is on the page. @param {Spot | null} spot @returns {Spot | null} */
function fromLair(spot) {
  const matrix = camera.drawing?.getScreenCTM();
  if (!spot || !matrix) return null;
  const { x, y } = new DOMPoint(spot.x, spot.y).matrixTransform(matrix);
  return { x, y };
}

/** Where somebody's things lie; in the lair, where the mats are not seen. @param {Seat} seat */
export const matOf = (seat) =>
  onPage(`[data-delver="${seat}"]`) ?? fromLair(whereIs(`[data-pawn="${seat}"]`));

/** Where a purse is on the page. @param {Purse} purse */
function purseAt(purse) {
  if (purse === 'start') return fromLair(middle('0,0'));
  if (purse === 'hoard') return onPage('[data-heap="hoard"]') ?? onPage('[data-hoard]');
  return matOf(purse.seat);
}

/**
 * A coin goes from one purse to another; who stands in the lair is seen to win or lose it.
 * @param {Extract<Open, {what: 'coin'}>} news
 * @param {HTMLElement} root
 * @param {boolean} hurry
 */
export async function coinMoves({ from, to }, root, hurry) {
  const seats = [from, to].flatMap((purse) => (typeof purse === 'object' ? [purse.seat] : []));
  const by = seats.map((seat) => fromLair(whereIs(`[data-pawn="${seat}"]`)));
  await fly(root, COIN, [purseAt(from), ...by, purseAt(to)], pace(600, hurry));
}

/**
 * Tiles that only their owners know go about with their backs up.
 * @param {Exclude<News, {kind: 'open'}>} news
 * @param {HTMLElement} root
 * @param {boolean} hurry
 */
export async function tileMoves(news, root, hurry) {
  const pile = onPage('[data-heap="pile"]') ?? onPage('[data-hoard]');
  if (news.kind === 'stolen') {
    return fly(root, BACK, [matOf(news.from), matOf(news.to)], pace(520, hurry));
  }
  const mat = matOf(news.seat);
  return fly(root, BACK, news.kind === 'drew' ? [pile, mat] : [mat, pile], pace(300, hurry));
}

/**
 * Lets a thing fly over the page.
 * @param {HTMLElement} root
 * @param {unknown} thing
 * @param {(Spot | null)[]} stops
 * @param {number} duration
 */
async function fly(root, thing, stops, duration) {
  const path = stops.filter((spot) => spot !== null);
  const known = path.filter((spot, place) => {
    const before = path[place - 1];
    return !before || Math.hypot(spot.x - before.x, spot.y - before.y) > 12;
  });
  if (known.length < 2 || calm()) return;
  const flyer = document.createElementNS(SVG, 'svg');
  flyer.setAttribute('class', 'dk-flyer');
  flyer.setAttribute('viewBox', '-22 -22 44 44');
  flyer.setAttribute('aria-hidden', 'true');
  render(thing, /** @type {any} */ (flyer));
  root.append(flyer);
  const frames = known.map(({ x, y }, place) => {
    const inner = place > 0 && place < known.length - 1;
    return { transform: `translate(${x}px, ${y}px) scale(${inner ? 1.35 : 1})`, easing: 'ease-in-out' };
  });
  await flyer.animate(frames, { duration, fill: 'forwards' }).finished.catch(() => undefined);
  flyer.remove();
}
