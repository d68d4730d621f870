// Fingers, mouse and keys in the lair.
import { attachFingers } from '../../kit/fingers.js';
import { camera, fit, reveal } from './camera.js';
import { choose, chosenPlace, decide, press, shownPlace, squareOfPlace, turnOn } from './choice.js';
import { explain } from './explain.js';
import { middle, SIDE, squareOf, step } from './geometry.js';
import { offered, openPrompt, ownDelver, seatIn } from './model.js';
import { whereStands } from './pawns.js';
import { chamberAt, where } from './places.js';

/** @import { Square } from './types.d.ts' */
/** @import { Side, Spot } from './geometry.js' */
/** @import { Actions, State, Translate } from './people.js' */

/** A finger that moves so far, in pixels, moves the lair. */
const STROKE = 8;
/** So near, in pixels, a finger still means a chamber beside it. */
const REACH = 26;
/** A finger that rests so long, in milliseconds, asks what a chamber does. */
const REST = 500;
/** Two taps in so short a time are one wish. */
const TWICE = 320;

/** @type {Record<string, Side>} */
const ARROWS = { ArrowUp: 'N', ArrowRight: 'E', ArrowDown: 'S', ArrowLeft: 'W' };

/** Where the arrow keys mean the lair. */
const HERE = '.board, .prompt, .hand';

/** @type {{state: State, act: Actions, t: Translate} | null} */
let table = null;
/** @type {SVGSVGElement | null} */
let drawing = null;
/** Where the keyboard is. @type {Square | null} */
let cursor = null;
/** @type {{x: number, y: number, strokes: boolean, rest: number} | null} */
let held = null;
/** @type {{at: number, x: number, y: number} | null} */
let tapped = null;

/** @param {State} state @param {Actions} act @param {Translate} t */
export function listen(state, act, t) {
  table = { state, act, t };
  queueMicrotask(settleCursor);
}

/** @param {SVGSVGElement} element */
export function attachInput(element) {
  if (drawing === element) return;
  drawing = element;
  attachFingers(element, camera, {
    press: down,
    drag: stroke,
    release: lift,
    lose: drop,
  });
  element.addEventListener('contextmenu', (event) => {
    if (tell(squareFrom(event.target))) event.preventDefault();
  });
  element.addEventListener('pointermove', (event) => {
    if (event.pointerType === 'mouse' && !held) pointAt(event, 0);
  });
  element.addEventListener('pointerleave', (event) => {
    if (event.pointerType === 'mouse') point(null);
  });
  element.addEventListener('wheel', wheel, { passive: false });
  element.addEventListener('focusin', ({ target }) => focused(target));
  element.addEventListener('focusout', () => point(null));
  element.addEventListener('keydown', key);
  // What helps people to read the screen sends clicks without a pointer.
  element.addEventListener('click', ({ detail, target }) => {
    const square = squareFrom(target);
    if (detail === 0 && square) enter(square);
  });
}

/** @param {PointerEvent} event */
function down({ clientX, clientY, pointerType, target }) {
  const touches = pointerType !== 'mouse';
  const rest = touches ? window.setTimeout(() => rested(squareFrom(target)), REST) : 0;
  held = { x: clientX, y: clientY, strokes: false, rest };
  if (touches) pointAt({ clientX, clientY }, REACH);
}

/** The finger means nothing any more. */
function drop() {
  clearTimeout(held?.rest);
  held = null;
}

/** @param {Square | null} square */
function rested(square) {
  if (!tell(square)) return;
  drop();
  point(null);
}

/** Tells what the chamber in a square does. @param {Square | null} square */
function tell(square) {
  const chamber = square === null || !table ? undefined : chamberAt(table.state, square);
  if (!chamber || !table) return false;
  const { kind, arrows, at } = chamber;
  explain({ kind, arrows, where: kind === 'start' ? '' : where(at, table.t) }, table.state, table.t);
  return true;
}

/** @param {EventTarget | null} target @returns {Square | null} */
const squareFrom = (target) =>
  target instanceof Element ? (target.closest('[data-square]')?.getAttribute('data-square') ?? null) : null;

/** @param {number | null} place */
function point(place) {
  queueMicrotask(() => {
    if (table && table.state.pointed !== place) table.act.point(place);
  });
}

/**
 * The offered square under a pointer, or near it.
 * @param {Spot} spot
 * @param {number} reach in pixels
 * @returns {Square | null}
 */
function offeredNear(spot, reach) {
  const there = table ? offered(table.state) : new Map();
  const under = squareOf(spot);
  if (there.has(under)) return under;
  const most = reach * camera.units;
  let [found, least] = [/** @type {Square | null} */ (null), SIDE / 2 + most];
  for (const square of there.keys()) {
    const { x, y } = middle(square);
    const far = Math.max(Math.abs(x - spot.x), Math.abs(y - spot.y));
    if (far < least) [found, least] = [square, far];
  }
  // Whoever presses another chamber means that one, unless the chambers are small.
  return SIDE / camera.units < 2 * reach ? found : null;
}

/** @param {{clientX: number, clientY: number}} event @param {number} reach */
function pointAt(event, reach) {
  const spot = camera.spotOf(event);
  if (!spot || !table) return;
  const square = offeredNear(spot, reach);
  point(square ? placeIn(square, spot) : null);
}

/** The place of the offer that a spot in a square means: of several people the nearest. @param {Square} square @param {Spot} spot */
function placeIn(square, spot) {
  if (!table) return null;
  const { state } = table;
  const here = offered(state).get(square) ?? [];
  const items = openPrompt(state)?.offer?.items ?? [];
  const people = here.filter((place) => seatIn(items[place] ?? 'leave') !== null);
  const far = (/** @type {number} */ place) => {
    const stands = whereStands(state, seatIn(items[place] ?? 'leave') ?? 0);
    return stands ? Math.hypot(stands.x - spot.x, stands.y - spot.y) : 0;
  };
  return people.sort((a, b) => far(a) - far(b))[0] ?? shownPlace(state, here);
}

/** @param {PointerEvent} event @param {number} dx @param {number} dy */
function stroke(event, dx, dy) {
  if (!held) return;
  if (!held.strokes && Math.hypot(event.clientX - held.x, event.clientY - held.y) < STROKE) return;
  held.strokes = true;
  clearTimeout(held.rest);
  camera.pan(dx, dy);
}

/** @param {PointerEvent} event */
function lift(event) {
  const tap = held && !held.strokes;
  drop();
  if (event.pointerType !== 'mouse') point(null);
  const spot = camera.spotOf(event);
  if (!tap || !table || !spot) return;
  const { state, act } = table;
  const square = offeredNear(spot, event.pointerType === 'mouse' ? 0 : REACH);
  if (square) {
    tapped = null;
    const place = placeIn(square, spot);
    if (place !== null && seatIn(openPrompt(state)?.offer?.items[place] ?? 'leave') !== null) act.pick(place);
    else press(state, act, square, event.pointerType !== 'mouse');
    return;
  }
  twice(event);
  if (chosenPlace(state) !== null && offered(state).size > 1) choose(state, act, null);
}

/** Two taps beside everything show the whole lair. @param {PointerEvent} event */
function twice({ timeStamp: at, clientX: x, clientY: y }) {
  const before = tapped;
  tapped = { at, x, y };
  if (!before || at - before.at > TWICE || Math.hypot(x - before.x, y - before.y) > 30) return;
  tapped = null;
  fit();
}

/** Over what is chosen the wheel turns it, elsewhere it zooms. @param {WheelEvent} event */
function wheel(event) {
  event.preventDefault();
  const spot = camera.spotOf(event);
  if (!spot || !table) return;
  const { state, act } = table;
  const chosen = squareOfPlace(state, chosenPlace(state));
  if (chosen === squareOf(spot) && turnOn(state, act, event.deltaY > 0 ? 1 : -1)) return;
  camera.zoom(Math.exp(-Math.max(-120, Math.min(120, event.deltaY)) / 400), spot);
}

/** @param {EventTarget | null} target */
function focused(target) {
  const square = squareFrom(target);
  if (!square || !table) return;
  cursor = square;
  settleCursor();
  point(shownPlace(table.state, offered(table.state).get(square) ?? []));
}

/** The squares that the keyboard can go to. @param {State} state */
const squares = (state) =>
  new Set([...(state.parts?.lair ?? []).map(({ at }) => at), ...offered(state).keys()]);

/** One square is where the tabulator key comes in. */
function settleCursor() {
  if (!table || !drawing) return;
  const { state } = table;
  const all = squares(state);
  if (cursor === null || !all.has(cursor)) cursor = ownDelver(state)?.at ?? '0,0';
  for (const element of drawing.querySelectorAll('[data-square]')) {
    element.setAttribute('tabindex', element.getAttribute('data-square') === cursor ? '0' : '-1');
  }
}

/** @param {Square} square */
function focusOn(square) {
  const element = drawing?.querySelector(`[data-square="${square}"]`);
  if (!(element instanceof SVGElement)) return;
  element.focus({ preventScroll: true });
  reveal(square);
}

/** Picks what is offered in a square, or tells what it is; what is chosen there already is decided. @param {Square} square */
function enter(square) {
  if (!table) return;
  const { state, act } = table;
  if (squareOfPlace(state, chosenPlace(state)) === square) decide(state, act);
  else if (!offered(state).has(square)) tell(square);
  else press(state, act, square);
}

/** @param {KeyboardEvent} event */
function key(event) {
  const square = squareFrom(event.target);
  if (!table || !square || event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.key === 'Enter' || event.key === ' ') enter(square);
  else if (event.key === 'Escape' && chosenPlace(table.state) !== null && offered(table.state).size > 1)
    choose(table.state, table.act, null);
  else if (!boardKey(event, table.state, table.act)) return;
  event.preventDefault();
  event.stopPropagation();
}

/**
 * The keys of the lair, wherever the focus is.
 * @param {KeyboardEvent} event
 * @param {State} state
 * @param {Actions} act
 * @returns {boolean} whether it used the key
 */
export function boardKey(event, state, act) {
  // Elsewhere on the page these keys have other uses, such as reading on.
  const { target } = event;
  const here = target === document.body || (target instanceof Element && target.closest(HERE) !== null);
  const side = here ? ARROWS[event.key] : undefined;
  if (side && event.shiftKey) {
    const [dx, dy] = { N: [0, 60], E: [-60, 0], S: [0, -60], W: [60, 0] }[side];
    camera.pan(dx ?? 0, dy ?? 0);
    return true;
  }
  const inside = squareFrom(document.activeElement) !== null;
  if (side) {
    // Whoever comes into the lair goes on from what is chosen there, or from where they stand.
    const start = squareOfPlace(state, chosenPlace(state)) ?? ownDelver(state)?.at ?? '0,0';
    focusOn(step(inside && cursor ? cursor : start, side, squares(state)));
    return true;
  }
  switch (event.key) {
    case 'Home':
      if (!here) return false;
      focusOn(ownDelver(state)?.at ?? '0,0');
      return true;
    case 'r':
    case 'R':
      return turnOn(state, act, event.shiftKey ? -1 : 1);
    case '+':
      camera.zoomBy(1.5);
      return true;
    case '-':
      camera.zoomBy(1 / 1.5);
      return true;
    default:
      return false;
  }
}
