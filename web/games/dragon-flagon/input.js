// Fingers, mouse and keys on the board. Pressing a square picks it; a stroke from it says at the
// same time which way to look afterwards.
import { figure } from '../../art/figures.js';
import { attachFingers } from '../../kit/fingers.js';
import { render, svg } from '../../vendor/lit-html/lit-html.js';
import { camera, pans } from './camera.js';
import { degrees, FACINGS, middle, strokeFacing } from './geometry.js';
import { actionPrompt, asksFaces, characterOf, draftedFace, faceIn, isAction, standeeOf } from './model.js';
import { spotOf } from './offers.js';
import { WEDGE } from './standees.js';

/** @import { Facing } from './types.d.ts' */
/** @import { Actions, State } from './model.js' */

/** The least stroke, in pixels. */
const STROKE = 18;

/** @type {{state: State, act: Actions} | null} */
let table = null;
/** @type {WeakSet<Element>} */
const attached = new WeakSet();
/** @type {{finger: number, place: number | null, x: number, y: number, turns: boolean} | null} */
let stroke = null;

/** @param {State} state @param {Actions} act */
export function listen(state, act) {
  table = { state, act };
}

/** @param {SVGSVGElement} element */
export function attachInput(element) {
  if (attached.has(element)) return;
  attached.add(element);
  attachFingers(
    element,
    camera,
    {
      press,
      drag: (event, dx, dy) => drag(event, dx, dy, element),
      release: (event) => release(event, element),
      lose: () => forget(element),
    },
    pans,
  );
  element.addEventListener('pointerover', (event) => {
    if (event.pointerType === 'mouse' && !stroke) point(placeAt(event));
  });
  element.addEventListener('pointerleave', (event) => {
    if (event.pointerType === 'mouse') point(null);
  });
  element.addEventListener('focusin', (event) => point(placeAt(event)));
  element.addEventListener('focusout', () => point(null));
  // What helps people to read the screen sends clicks without a pointer.
  element.addEventListener('click', (event) => {
    const place = placeAt(event);
    if (event.detail === 0 && place !== null) pick(place, null);
  });
  element.addEventListener('keydown', (event) => {
    const place = placeAt(event);
    if (place === null || (event.key !== 'Enter' && event.key !== ' ')) return;
    event.preventDefault();
    event.stopPropagation();
    pick(place, null);
  });
}

/**
 * Points at an offer, or at none. A focused offer that goes away says so in the middle of a drawing,
 * so the answer waits until that is done.
 * @param {number | null} place
 */
function point(place) {
  queueMicrotask(() => {
    if (table && table.state.pointed !== place) table.act.point(place);
  });
}

/** @param {Event} event */
function placeAt(event) {
  const target = event.target instanceof Element ? event.target.closest('[data-place]') : null;
  const place = target?.getAttribute('data-place');
  return place === null || place === undefined ? null : Number(place);
}

/** @param {PointerEvent} event */
function press(event) {
  const place = placeAt(event);
  if (event.pointerType !== 'mouse') point(place);
  stroke = {
    finger: event.pointerId,
    place,
    x: event.clientX,
    y: event.clientY,
    turns: place === null ? nearTurner(event) : canTurn(),
  };
}

/** Whether a stroke from an offered square also sets the facing. */
const canTurn = () => {
  const prompt = table?.state.current;
  return prompt ? isAction(prompt) : false;
};

/** Whether a turn is asked and the finger is near who turns. @param {PointerEvent} event */
function nearTurner(event) {
  const prompt = table?.state.current;
  if (!table || !prompt || !asksFaces(prompt)) return false;
  const who = characterOf(prompt.figure);
  const standee = who === null ? undefined : standeeOf(table.state, who);
  const at = camera.spotOf(event);
  if (!standee || !at) return false;
  const { x, y } = middle(standee.square);
  return Math.hypot(at.x - x, at.y - y) < 150;
}

/** @param {PointerEvent} event @param {number} dx @param {number} dy @param {SVGSVGElement} element */
function drag(event, dx, dy, element) {
  if (!stroke) return;
  if (stroke.turns) {
    showStroke(element, strokeFacing(event.clientX - stroke.x, event.clientY - stroke.y, STROKE));
  } else if (stroke.place === null && pans()) {
    camera.pan(dx, dy);
  }
}

/** @param {PointerEvent} event @param {SVGSVGElement} element */
function release(event, element) {
  const began = stroke;
  forget(element);
  if (event.pointerType !== 'mouse') point(null);
  if (!began || began.finger !== event.pointerId) return;
  const [dx, dy] = [event.clientX - began.x, event.clientY - began.y];
  const facing = began.turns ? strokeFacing(dx, dy, STROKE) : null;
  if (began.place === null) {
    if (facing) turn(facing);
  } else if (facing || Math.hypot(dx, dy) < 40 / camera.units) {
    pick(began.place, facing);
  }
}

/** @param {SVGSVGElement} element */
function forget(element) {
  stroke = null;
  showStroke(element, null);
}

/**
 * @param {number} place
 * @param {Facing | null} facing
 */
function pick(place, facing) {
  const prompt = table?.state.current;
  if (!table?.state.live || !prompt) return;
  table.act.pick(
    place,
    facing ? [{ figure: prompt.figure, key: 'turn', items: [{ face: facing }] }] : undefined,
  );
}

/** Answers a prompt for a side to look to, or sets the facing ahead during an action. @param {Facing} facing */
export function turn(facing) {
  if (!table?.state.live) return false;
  const { state, act } = table;
  const prompt = state.current;
  if (prompt?.offer && asksFaces(prompt) && !prompt.answered) {
    const place = prompt.offer.items.findIndex((item) => faceIn(item) === facing);
    if (place >= 0) act.pick(place);
    return place >= 0;
  }
  const action = actionPrompt(state);
  if (!action) return false;
  const again = draftedFace(state, action.figure) === facing;
  act.draft(action.figure, 'turn', again ? [] : [{ face: facing }]);
  return true;
}

/**
 * The arrow keys.
 * @param {KeyboardEvent} event
 */
export function turnByKey(event) {
  const place = ['ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft'].indexOf(event.key);
  const facing = FACINGS[place];
  // Fields and switches have their own use for the arrow keys.
  if (event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement) return false;
  if (!facing || event.altKey || event.ctrlKey || event.metaKey) return false;
  return turn(facing);
}

/** Shows the fighter as it will stand and look when the finger lifts. @param {SVGSVGElement} element @param {Facing | null} facing */
function showStroke(element, facing) {
  const layer = element.querySelector('.df-stroke');
  if (!(layer instanceof SVGElement)) return;
  const prompt = table?.state.current;
  const who = prompt ? characterOf(prompt.figure) : null;
  const standee = table && who !== null ? standeeOf(table.state, who) : undefined;
  const item = stroke?.place === null || !stroke ? undefined : prompt?.offer?.items[stroke.place];
  const spot = item !== undefined && prompt && table ? spotOf(item, prompt, table.state) : null;
  const at = spot?.shape === 'square' ? spot : standee ? middle(standee.square) : null;
  render(
    facing && at && who
      ? svg`<g transform=${`translate(${at.x} ${at.y})`}>
          <path class="df-wedge is-stroke" d=${WEDGE} transform=${`translate(0 9) rotate(${degrees(facing)}) scale(1.25)`} />
          <g transform="translate(0 3.500) scale(.87)" opacity=".85">${figure(who, facing)}</g></g>`
      : svg``,
    layer,
  );
}
