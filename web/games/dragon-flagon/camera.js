// Which part of the room is seen. On wide screens all of it; on phones what is offered, with a
// way to see everything, to pan and to pinch.
import { boxAround, frame, middle, SIDE, wallBox } from './geometry.js';
import { asksCards, asksFaces, characterOf, standeeOf } from './model.js';
import { calm } from './motion.js';
import { spotOf } from './offers.js';

/** @import { State } from './model.js' */
/** @import { Standee } from './types.d.ts' */
/** @typedef {{x: number, y: number, width: number, height: number}} Box */

const CLOSE = 620;
/** So many rivals are shown with whoever acts, and so far away. */
const RIVALS = 2;
const NEAR = 4.5 * SIDE;
/** Of more than this part of the room all is shown. */
const MOST = 0.8;

/** @type {SVGSVGElement | null} */
let drawing = null;
/** @type {Box | null} */
let shown = null;
/** @type {Box | null} */
let whole = null;
/** The board with its wall. @type {Box | null} */
let wall = null;
/** @type {Box | null} */
let near = null;
let subject = '';
/** Whether the person moved the camera: it then stays until something else is asked. */
let held = false;
let narrow = false;
let flight = 0;

/** @param {SVGSVGElement} element */
export function attachCamera(element) {
  if (drawing === element) return;
  drawing = element;
  shown = null;
  new ResizeObserver(() => {
    if (!held) place(aim());
  }).observe(element);
}

/**
 * Follows what is asked, once the drawing stands.
 * @param {State} state
 * @param {Box} all
 */
export function follow(state, all) {
  const grown = whole !== null && !same(whole, all);
  whole = all;
  wall = wallBox(state.guide?.board.side ?? 11);
  narrow = state.narrow;
  near = narrow ? closeUp(state) : null;
  const now = `${narrow}:${state.current?.id ?? ''}:${state.parts?.track.acting ?? ''}`;
  if (now === subject && shown && (held || !grown)) return;
  if (now !== subject) held = false;
  subject = now;
  queueMicrotask(() => fly(aim()));
}

/** @param {State} state @returns {Box | null} */
function closeUp(state) {
  const prompt = state.current?.offer && !state.current.answered ? state.current : null;
  const actor = prompt ? characterOf(prompt.figure) : (state.parts?.track.acting ?? null);
  const standing = actor === null ? undefined : standeeOf(state, actor);
  // Plans and looks depend on where everybody is.
  if (prompt && (asksCards(prompt) || asksFaces(prompt))) return null;
  const boxes = standing
    ? [standing, ...rivals(state, standing)].map(({ square }) => boxAround([square]))
    : [];
  if (prompt?.offer) {
    for (const item of prompt.offer.items) {
      const spot = spotOf(item, prompt, state);
      if (spot) boxes.push({ x: spot.x - SIDE / 2, y: spot.y - SIDE / 2, width: SIDE, height: SIDE });
    }
  }
  if (boxes.length === 0) return null;
  const left = Math.min(...boxes.map((box) => box.x)) - 20;
  const top = Math.min(...boxes.map((box) => box.y)) - 30;
  const right = Math.max(...boxes.map((box) => box.x + box.width)) + 20;
  const bottom = Math.max(...boxes.map((box) => box.y + box.height)) + 20;
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** Whoever else stands near. @param {State} state @param {Standee} actor */
function rivals(state, actor) {
  const from = middle(actor.square);
  const far = (/** @type {Standee} */ { square }) =>
    Math.hypot(middle(square).x - from.x, middle(square).y - from.y);
  const others = (state.parts?.board.standees ?? []).filter((other) => other !== actor && far(other) < NEAR);
  return others.sort((a, b) => far(a) - far(b)).slice(0, RIVALS);
}

/** The box that should be seen now. @returns {Box | null} */
function aim() {
  if (!drawing || !whole || !wall || drawing.clientHeight === 0) return null;
  if (!near || Math.max(near.width, near.height) > MOST * wall.width) return whole;
  const shape = drawing.clientWidth / Math.max(1, drawing.clientHeight);
  return frame(near, CLOSE, shape, wall);
}

/** @param {Box | null} box */
function place(box) {
  if (!box || !drawing || !(box.width > 0 && box.height > 0)) return;
  shown = box;
  drawing.setAttribute('viewBox', `${box.x} ${box.y} ${box.width} ${box.height}`);
}

/** @param {Box | null} to */
function fly(to) {
  if (!to) return;
  const from = shown;
  flight += 1;
  const mine = flight;
  if (!from || calm() || same(from, to)) return place(to);
  const began = performance.now();
  const step = (/** @type {number} */ now) => {
    if (mine !== flight) return;
    const part = Math.min(1, (now - began) / 320);
    const eased = 1 - (1 - part) ** 3;
    const mix = (/** @type {number} */ a, /** @type {number} */ b) => a + (b - a) * eased;
    place({
      x: mix(from.x, to.x),
      y: mix(from.y, to.y),
      width: mix(from.width, to.width),
      height: mix(from.height, to.height),
    });
    if (part < 1) requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
}

/** @param {Box} a @param {Box} b */
const same = (a, b) => a.x === b.x && a.y === b.y && a.width === b.width && a.height === b.height;

/** Shows the whole room, or what is asked again. */
export function toggleWhole() {
  if (!whole || !wall) return;
  const all = shown !== null && same(shown, whole);
  held = !all;
  const close = near ?? {
    x: whole.x + whole.width / 4,
    y: whole.y + whole.height / 4,
    width: CLOSE,
    height: CLOSE,
  };
  const shape = drawing ? drawing.clientWidth / Math.max(1, drawing.clientHeight) : 1;
  fly(all ? frame(close, CLOSE, shape, wall) : whole);
}

/** Units of the drawing for a pixel of the screen. */
export const unitsPerPixel = () =>
  drawing && shown
    ? Math.max(shown.width / drawing.clientWidth, shown.height / Math.max(1, drawing.clientHeight))
    : 1;

/**
 * Moves the camera by hand.
 * @param {number} dx in pixels
 * @param {number} dy
 */
export function pan(dx, dy) {
  if (!shown || !whole || !narrow) return;
  held = true;
  flight += 1;
  const units = unitsPerPixel();
  const clamp = (
    /** @type {number} */ at,
    /** @type {number} */ size,
    /** @type {number} */ low,
    /** @type {number} */ extent,
  ) => Math.min(Math.max(at, low - size / 3), low + extent - (size * 2) / 3);
  place({
    ...shown,
    x: clamp(shown.x - dx * units, shown.width, whole.x, whole.width),
    y: clamp(shown.y - dy * units, shown.height, whole.y, whole.height),
  });
}

/** Zooms by hand about the middle. @param {number} factor above 1 comes nearer */
export function zoom(factor) {
  if (!shown || !whole) return;
  held = true;
  flight += 1;
  const width = Math.min(Math.max(shown.width / factor, 260), whole.width);
  const height = (shown.height * width) / shown.width;
  place({ x: shown.x + (shown.width - width) / 2, y: shown.y + (shown.height - height) / 2, width, height });
}

/**
 * On phones, brings a spot into view that is about to matter.
 * @param {{x: number, y: number}} spot
 */
export function glance(spot) {
  if (!narrow || held || !shown || !drawing || !wall) return;
  const edge = SIDE;
  const inside =
    spot.x > shown.x + edge &&
    spot.x < shown.x + shown.width - edge &&
    spot.y > shown.y + edge &&
    spot.y < shown.y + shown.height - edge;
  if (inside) return;
  const shape = drawing.clientWidth / Math.max(1, drawing.clientHeight);
  const close = { x: spot.x - SIDE, y: spot.y - SIDE, width: 2 * SIDE, height: 2 * SIDE };
  fly(frame(close, CLOSE, shape, wall));
}
