// What people in the lair do: they walk, use their powers, wait, and win.
import { coin } from '../../art/chambers.js';
import { INK } from '../../art/paper.js';
import { pace } from '../../kit/motion.js';
import { flash, gesture, travel, whereIs } from '../../kit/stage.js';
import { svg } from '../../vendor/lit-html/lit-html.js';
import { glance } from './camera.js';
import { cell, middle, pawnSpot } from './geometry.js';
import { standingAt } from './model.js';

/** @import { Open, Seat, Square } from './types.d.ts' */
/** @import { Spot } from './geometry.js' */
/** @import { State } from './people.js' */

/** Comes up, stays a moment, and floats away. */
const RISE = [
  { transform: 'scale(.3)', opacity: 0 },
  { transform: 'scale(1.2)', opacity: 1, offset: 0.25 },
  { transform: 'scale(1)', opacity: 1, offset: 0.7 },
  { transform: 'translateY(-24px)', opacity: 0 },
];
/** A ring that opens. */
const RING = [
  { transform: 'scale(.2)', opacity: 0 },
  { opacity: 1, offset: 0.3 },
  { transform: 'scale(1.6)', opacity: 0 },
];

const SPARK = svg`<path class="dk-spark" d="M0 -46 9 -14 40 -24 18 0 40 24 9 14 0 46 -9 14 -40 24 -18 0 -40 -24 -9 -14Z" />`;
const WAITS = svg`<g class="dk-bubble"><circle r="24" /><path d="M-11 -8H1L-11 8H1M5 -2h8L5 10h8" /></g>`;
const NOTHING = svg`<g class="dk-bubble"><circle r="24" /><path d="M-10 0H10" /></g>`;
const HALO = svg`<circle class="dk-ring" r="44" />`;
const EYE = svg`<g class="dk-bubble is-orb"><circle r="24" /><path d="M-16 0C-9 -11 9 -11 16 0 9 11 -9 11 -16 0Z" /><circle class="dk-pupil" r="5" /></g>`;
const GOLD = svg`<g stroke=${INK} stroke-width="3">${coin(0, 0, 13)}</g>`;

/** @typedef {Exclude<Open, {what: 'coin' | 'placed' | 'shifted' | 'destroyed' | 'turned'}>} Deed */

/**
 * @param {Deed} news
 * @param {State} state
 * @param {boolean} hurry
 */
export async function delverDoes(news, state, hurry) {
  if (news.what === 'over') return over(news.winners, hurry);
  if (news.what === 'moved') return walk(news, state, hurry);
  const at = whereIs(`[data-pawn="${news.seat}"]`);
  if (!at) return;
  const above = { x: at.x, y: at.y - 52 };
  switch (news.what) {
    case 'first':
      return flash(HALO, at, RING, { duration: pace(520, hurry) });
    case 'power':
      return flash(SPARK, { x: at.x, y: at.y - 6 }, RING, { duration: pace(620, hurry) });
    case 'skipped':
      return flash(WAITS, above, RISE, { duration: pace(620, hurry) });
    case 'idle':
      return flash(NOTHING, above, RISE, { duration: pace(460, hurry) });
  }
}

/**
 * A pawn goes step by step; where it ends, it stands beside those who are there.
 * @param {Extract<Open, {what: 'moved'}>} news
 * @param {State} state
 * @param {boolean} hurry
 */
async function walk({ seat, by, path }, state, hurry) {
  const [from, ...way] = path;
  const last = way.at(-1);
  if (!from || !last) return;
  glance(path);
  if (by !== null) {
    const at = whereIs(`[data-pawn="${seat}"]`);
    if (at) await flash(EYE, { x: at.x, y: at.y - 52 }, RISE, { duration: pace(420, hurry) });
  }
  const far = way.some((square, place) => apart(path[place] ?? from, square) > 1);
  const spots = [...way.slice(0, -1).map(middle), arrival(state, seat, last)];
  // The further the wind carries somebody, the faster.
  const step = way.length > 1 ? 230 : 320;
  await travel(`[data-pawn="${seat}"]`, spots, {
    duration: pace(far ? 560 : Math.min(900, step * way.length), hurry),
    easing: far ? 'ease-in-out' : 'linear',
    lift: far ? 110 : 16,
  });
}

/** How many steps lie between two places. @param {Square} from @param {Square} to */
function apart(from, to) {
  const [[ax, ay], [bx, by]] = [cell(from), cell(to)];
  return Math.abs(ax - bx) + Math.abs(ay - by);
}

/** Where one more will stand in a chamber. @param {State} state @param {Seat} seat @param {Square} square @returns {Spot} */
function arrival(state, seat, square) {
  const seats = standingAt(state, square).map((one) => one.seat);
  const all = [...new Set([...seats, seat])].sort((a, b) => a - b);
  const { x, y } = pawnSpot(all.indexOf(seat), all.length);
  const { x: cx, y: cy } = middle(square);
  return { x: cx + x, y: cy + y };
}

const LEAP = [{ transform: 'none' }, { transform: 'translateY(-26px) scale(1.15)' }, { transform: 'none' }];

/** Gold for whoever has won. @param {Seat[]} winners @param {boolean} hurry */
async function over(winners, hurry) {
  const duration = pace(900, hurry);
  const cheers = winners.flatMap((seat) => {
    const at = whereIs(`[data-pawn="${seat}"]`);
    if (!at) return [];
    const burst = [-60, -25, 10, 45].map((turn) => {
      const flight = `rotate(${turn}deg) translateY(-95px)`;
      return flash(
        GOLD,
        at,
        [
          { transform: 'none', opacity: 1 },
          { transform: flight, opacity: 0 },
        ],
        { duration, easing: 'cubic-bezier(.1,.7,.4,1)' },
      );
    });
    const leap = gesture(`[data-pawn="${seat}"]`, '.dk-figure', LEAP, {
      duration: duration / 2,
      iterations: 2,
    });
    return [leap, ...burst];
  });
  await Promise.all(cheers);
}
