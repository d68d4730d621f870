// Which part of the lair is seen: all of it and the places around it, and nearer on a small screen
// once somebody has to choose.
import { Camera, same, widen } from '../../kit/camera.js';
import { chosenPlace, squareOfPlace } from './choice.js';
import { boxAround, SIDE } from './geometry.js';
import { asksPeople, offered, openPrompt, ownDelver } from './model.js';

/** @import { Box } from '../../kit/camera.js' */
/** @import { Square } from './types.d.ts' */
/** @import { State } from './people.js' */

/** So many chambers are seen across at least, so that the first ones are not giants. */
const LEAST = 5.2 * SIDE;
/** A little air around everything. */
const AIR = 14;
/** In smaller chambers than these, in pixels, a mark would hide everything else on a small screen. */
const LEGIBLE = 32;
/** A board of less than this, in pixels, is small. */
const SMALL = 430;
/** What can be pressed is at least so large, in pixels, where the screen has room for it. */
const FINGER = 44;

/** @type {Box} */
let whole = boxAround([]);
/** What is asked lies here. @type {Box | null} */
let near = null;
let subject = '';
/** Whether something is chosen there that is worked on, or people are told apart who stand together. */
let busy = false;

export const camera = new Camera({
  aim,
  whole: () => whole,
  least: 2.4 * SIDE,
  most: () => all().width,
  moved,
});

/** All of the lair and one ring of places around it. */
function all() {
  const { x, y, width, height } = whole;
  const [w, h] = [Math.max(width, LEAST) + 2 * AIR, Math.max(height, LEAST) + 2 * AIR];
  return widen({ x: x - (w - width) / 2, y: y - (h - height) / 2, width: w, height: h }, camera.shape);
}

/** Whether there is little room for all that can be shown. */
const isSmall = () => Math.min(camera.drawing?.clientWidth ?? 0, camera.drawing?.clientHeight ?? 0) < SMALL;

/** @returns {Box | null} */
function aim() {
  const { drawing } = camera;
  if (!drawing || drawing.clientHeight === 0) return null;
  const box = all();
  // Of a chamber that is only told apart from others less is seen.
  const fine = (SIDE * drawing.clientWidth) / (busy ? FINGER : LEGIBLE);
  if (!near || box.width <= fine) return box;
  const least = (SIDE * drawing.clientWidth) / FINGER;
  // No nearer than it takes to press one chamber and not another.
  const grow = Math.max(0, least - near.width) / 2;
  const close = widen({ ...near, x: near.x - grow, width: near.width + 2 * grow }, camera.shape);
  if (close.width >= box.width) return box;
  // At the edge the lair is seen rather than the rock beyond it.
  return {
    ...close,
    x: Math.min(Math.max(close.x, box.x), box.x + box.width - close.width),
    y: Math.min(Math.max(close.y, box.y), box.y + box.height - close.height),
  };
}

/**
 * Follows the lair as it grows, and what is asked.
 * @param {State} state
 */
export function follow(state) {
  const before = whole;
  const seesAll = camera.held && camera.shown !== null && camera.shown.width >= all().width - 1;
  const squares = (state.parts?.lair ?? []).map(({ at }) => at);
  whole = boxAround(squares, 1);
  const chosen = squareOfPlace(state, chosenPlace(state));
  busy = chosen !== null || asksPeople(state);
  near = closeUp(state, chosen);
  const now = `${openPrompt(state)?.id ?? ''}:${chosen ?? ''}`;
  const asked = now !== subject;
  subject = now;
  queueMicrotask(() => {
    moved();
    const lost = (asked && near && !sees(near)) || !squares.some((square) => sees(boxAround([square])));
    if (camera.held && lost) camera.held = false;
    // Whoever went so far away that all is seen wants to see what is new, too.
    if (camera.held && seesAll && !same(before, whole)) camera.hold(all());
    // Whoever tries one place after the other wants the lair to keep still.
    const clear = chosen !== null && SIDE / camera.units >= FINGER - 1 && shows(boxAround([chosen]));
    if (!camera.held && !clear && (asked || lost || !same(before, whole))) camera.fly(aim());
  });
}

/** What has to be seen to answer. @param {State} state @param {Square | null} chosen */
function closeUp(state, chosen) {
  if (chosen) return boxAround([chosen], 1);
  const squares = [...offered(state).keys()];
  const own = ownDelver(state)?.at;
  if (squares.length === 0) return null;
  return boxAround(own ? [own, ...squares] : squares);
}

/** Whether some of it is seen. @param {Box} box */
function sees(box) {
  const { shown } = camera;
  if (!shown) return false;
  const apart =
    box.x > shown.x + shown.width ||
    box.x + box.width < shown.x ||
    box.y > shown.y + shown.height ||
    box.y + box.height < shown.y;
  return !apart;
}

/** Whether all of it is seen. @param {Box} box */
function shows(box) {
  const { shown } = camera;
  return (
    shown !== null &&
    box.x >= shown.x &&
    box.y >= shown.y &&
    box.x + box.width <= shown.x + shown.width &&
    box.y + box.height <= shown.y + shown.height
  );
}

/** What depends on how large things are on the screen: signs that keep their size, or are left out. */
function moved() {
  const { drawing, shown, units } = camera;
  if (!drawing || !shown) return;
  drawing.style.setProperty('--unit', units.toFixed(3));
  drawing.parentElement?.toggleAttribute('data-far', isSmall() && SIDE / units < LEGIBLE);
}

/** Brings squares into view that are about to matter, unless hands hold the camera. @param {Square[]} squares */
export function glance(squares) {
  if (!camera.held && camera.shown && !shows(boxAround(squares))) camera.visit(all());
}

/** Moves the view just as far as it takes to see a square. @param {Square} square */
export function reveal(square) {
  const { shown } = camera;
  if (!shown) return;
  const { x, y, width, height } = boxAround([square]);
  const dx = Math.max(0, x + width - shown.x - shown.width) + Math.min(0, x - shown.x);
  const dy = Math.max(0, y + height - shown.y - shown.height) + Math.min(0, y - shown.y);
  if (dx !== 0 || dy !== 0) camera.hold({ ...shown, x: shown.x + dx, y: shown.y + dy });
}

/** Shows all of the lair, and stays with it. */
export function fit() {
  camera.held = false;
  near = null;
  camera.fly(aim());
}
