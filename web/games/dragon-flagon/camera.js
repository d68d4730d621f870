// Which part of the room is seen. On wide screens all of it; on phones what is offered, with a
// way to see everything, to pan and to pinch.
import { Camera, frame, same } from '../../kit/camera.js';
import { boxAround, middle, SIDE, wallBox } from './geometry.js';
import { asksCards, asksFaces, characterOf, standeeOf } from './model.js';
import { spotOf } from './offers.js';

/** @import { Box } from '../../kit/camera.js' */
/** @import { State } from './model.js' */
/** @import { Standee } from './types.d.ts' */

const CLOSE = 620;
/** So many rivals are shown with whoever acts, and so far away. */
const RIVALS = 2;
const NEAR = 4.5 * SIDE;
/** Of more than this part of the room all is shown. */
const MOST = 0.8;

/** @type {Box | null} */
let whole = null;
/** The board with its wall. @type {Box | null} */
let wall = null;
/** @type {Box | null} */
let near = null;
let subject = '';
let narrow = false;

export const camera = new Camera({ aim, whole: () => whole, least: 260 });

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
  if (now === subject && camera.shown && (camera.held || !grown)) return;
  if (now !== subject) camera.held = false;
  subject = now;
  queueMicrotask(() => camera.fly(aim()));
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
  if (!whole || !wall || !camera.drawing || camera.drawing.clientHeight === 0) return null;
  if (!near || Math.max(near.width, near.height) > MOST * wall.width) return whole;
  return frame(near, CLOSE, camera.shape, wall);
}

/** Shows the whole room, or what is asked again. */
export function toggleWhole() {
  if (!whole || !wall) return;
  const all = camera.shown !== null && same(camera.shown, whole);
  const close = near ?? {
    x: whole.x + whole.width / 4,
    y: whole.y + whole.height / 4,
    width: CLOSE,
    height: CLOSE,
  };
  camera.hold(all ? frame(close, CLOSE, camera.shape, wall) : whole);
  camera.held = !all;
}

/** Whether hands may move the camera: on wide screens all is seen. */
export const pans = () => narrow;

/**
 * On phones, brings a spot into view that is about to matter.
 * @param {{x: number, y: number}} spot
 */
export function glance(spot) {
  const { shown, held, drawing, shape } = camera;
  if (!narrow || held || !shown || !drawing || !wall) return;
  const edge = SIDE;
  const inside =
    spot.x > shown.x + edge &&
    spot.x < shown.x + shown.width - edge &&
    spot.y > shown.y + edge &&
    spot.y < shown.y + shown.height - edge;
  if (inside) return;
  const close = { x: spot.x - SIDE, y: spot.y - SIDE, width: 2 * SIDE, height: 2 * SIDE };
  camera.visit(frame(close, CLOSE, shape, wall));
}
