// Which part of the lair is seen: all of it and the places around it, and nearer on a small screen
// once somebody has to choose.
import { Camera, same, widen } from '../../kit/camera.js';
import { chosenPlace, squareOfPlace } from './choice.js';
import { boxAround, middle, SIDE } from './geometry.js';
import { offered, openPrompt, ownDelver } from './model.js';

/** @import { Box } from '../../kit/camera.js' */
/** @import { Square } from './types.d.ts' */
/** @import { State } from './people.js' */
/** @import { Spot } from './geometry.js' */

/** So many chambers are seen across at least, so that the first ones are not giants. */
const LEAST = 5.2 * SIDE;
/** A little air around everything. */
const AIR = 14;
/** The lower edge of a small screen belongs to the controls, in pixels. */
const FOOT = 58;
/** What can be pressed is at least so large, in pixels, where the screen has room for it. */
const FINGER = 44;

/** @type {Box} */
let whole = boxAround([]);
/** What is asked lies here. @type {Box | null} */
let near = null;
let subject = '';
let narrow = false;
/** Where the controls of what is chosen stand. @type {Spot | null} */
let anchor = null;

export const camera = new Camera({ aim, whole: () => whole, least: 2.4 * SIDE, moved });

/** All of the lair and one ring of places around it. */
function all() {
  const { x, y, width, height } = whole;
  const [w, h] = [Math.max(width, LEAST) + 2 * AIR, Math.max(height, LEAST) + 2 * AIR];
  return spread({ x: x - (w - width) / 2, y: y - (h - height) / 2, width: w, height: h });
}

/** A box as the screen can show it, above the controls. @param {Box} box @returns {Box} */
function spread(box) {
  const height = camera.drawing?.clientHeight ?? 1;
  const foot = narrow ? Math.min(FOOT, height / 4) : 0;
  const part = height / (height - foot);
  const above = widen(box, camera.shape * part);
  return { ...above, height: above.height * part };
}

/** @returns {Box | null} */
function aim() {
  const { drawing } = camera;
  if (!drawing || drawing.clientHeight === 0) return null;
  const box = all();
  const least = (SIDE * drawing.clientWidth) / FINGER;
  if (!near || box.width <= least) return box;
  // No nearer than it takes to press one chamber and not another.
  const grow = Math.max(0, least - near.width) / 2;
  const close = spread({ ...near, x: near.x - grow, width: near.width + 2 * grow });
  return close.width < box.width ? close : box;
}

/**
 * Follows the lair as it grows, and what is asked.
 * @param {State} state
 */
export function follow(state) {
  const before = whole;
  narrow = state.narrow;
  whole = boxAround(
    (state.parts?.lair ?? []).map(({ at }) => at),
    1,
  );
  const chosen = squareOfPlace(state, chosenPlace(state));
  anchor = chosen ? middle(chosen) : null;
  near = closeUp(state, chosen);
  const now = `${openPrompt(state)?.id ?? ''}:${chosen ?? ''}`;
  const asked = now !== subject;
  subject = now;
  queueMicrotask(() => {
    moved();
    if (camera.held && asked && near && !sees(near)) camera.held = false;
    if (!camera.held && (asked || !same(before, whole) || !camera.shown)) camera.fly(aim());
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

/** What depends on where things are on the screen: signs that keep their size, and the controls. */
function moved() {
  const { drawing, shown, units } = camera;
  if (!drawing || !shown) return;
  drawing.style.setProperty('--unit', units.toFixed(3));
  const board = drawing.parentElement;
  if (!anchor || !board) return;
  const x = (anchor.x - shown.x) / units;
  const y = (anchor.y - shown.y) / units;
  const half = SIDE / 2 / units;
  const below = y + half + 76 < drawing.clientHeight;
  board.style.setProperty('--anchor-x', `${Math.round(x)}px`);
  board.style.setProperty('--anchor-y', `${Math.round(below ? y + half + 8 : y - half - 66)}px`);
}

/** Brings a square into view that is about to matter, unless hands hold the camera. @param {Square[]} squares */
export function glance(squares) {
  const { shown } = camera;
  if (camera.held || !shown) return;
  const box = boxAround(squares);
  const inside =
    box.x >= shown.x &&
    box.y >= shown.y &&
    box.x + box.width <= shown.x + shown.width &&
    box.y + box.height <= shown.y + shown.height;
  if (!inside) camera.fly(all());
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
