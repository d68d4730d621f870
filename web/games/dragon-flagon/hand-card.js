// A card in the hand: to press, to point at, to read.
import { markOf } from '../../kit/marks.js';
import { html, nothing } from '../../vendor/lit-html/lit-html.js';
import { effects, frameOf, heading, lineOf, pictures } from './card-face.js';
import { pressed } from './hand-model.js';
import { cardGuide, PLAN_KEYS, plans } from './model.js';
import { read } from './reading.js';
import { rule, warning } from './words.js';

/** @import { Card, CardGuide } from './types.d.ts' */
/** @import { Actions, Prompt, State, Translate } from './model.js' */
/** @import { Stack } from './hand-model.js' */

const SLOTS = ['I', 'II', 'III'];

/** How long a finger or the mouse rests on a card to read it. */
const HELD = 450;

/**
 * What a hand's cards have in common.
 * @typedef {object} Held
 * @property {Prompt | null} prompt the card prompt that is current
 * @property {number[]} picked
 * @property {Card | null} prepared
 * @property {number} figure
 * @property {number[]} keys the offer's places in the order of the keys
 * @property {number} taken how many slots are full
 */

/** The finger, or the mouse, that rests on a card, and whether the card was read with it. */
const finger = { timer: 0, reads: false, x: 0, y: 0 };

/** How far a resting finger may stray, in pixels. */
const STRAY = 9;

/**
 * Reading a card instead of pressing it: a press that lasts, the other mouse button, or the key `?`.
 * @param {() => void} open
 */
function reader(open) {
  const lift = () => {
    clearTimeout(finger.timer);
    // The press that ends the reading comes right after it.
    if (finger.reads) setTimeout(() => Object.assign(finger, { reads: false }), 350);
  };
  return {
    down: (/** @type {PointerEvent} */ event) => {
      clearTimeout(finger.timer);
      Object.assign(finger, { reads: false, x: event.clientX, y: event.clientY });
      if (event.button !== 0) return;
      finger.timer = window.setTimeout(() => {
        finger.reads = true;
        open();
      }, HELD);
    },
    move: (/** @type {PointerEvent} */ event) => {
      const strayed = Math.hypot(event.clientX - finger.x, event.clientY - finger.y);
      if (strayed > STRAY) clearTimeout(finger.timer);
    },
    lift,
    menu: (/** @type {Event} */ event) => {
      event.preventDefault();
      if (!finger.reads) open();
    },
    key: (/** @type {KeyboardEvent} */ event) => {
      if (event.key !== '?') return;
      event.preventDefault();
      event.stopPropagation();
      open();
    },
  };
}

/**
 * @param {Stack} stack
 * @param {Held} held
 * @param {State} state
 * @param {Actions} act
 * @param {Translate} t
 */
export function card(stack, held, state, act, t) {
  const guide = cardGuide(state, stack.card);
  if (!guide) return nothing;
  const { prompt, picked, prepared, figure, taken } = held;
  const open = prompt !== null && !prompt.answered;
  const ready = !open && prepared === stack.card;
  const bar = stack.barred ?? stack.idle;
  const { down, move, lift, menu, key } = reader(() => read(stack.card, state, t, bar));
  const press = () => {
    if (!state.live || finger.reads || stack.barred) return;
    if (open) {
      const place = pressed(stack, picked, prompt.offer?.max ?? 1);
      if (place !== null) act.pick(place);
    } else {
      // Nobody knows yet which of them comes first.
      for (const key of PLAN_KEYS) act.draft(figure, key, ready ? [] : [{ card: stack.card }]);
    }
  };
  // A focused card that goes away says so in the middle of a drawing: wait until that is done.
  const point = () => queueMicrotask(() => act.point(open ? (stack.places[0] ?? null) : null));
  const away = () => queueMicrotask(() => act.point(null));
  const chosen = stack.picked.length > 0 || ready;
  return html`<div class="df-place"><button type="button" class=${classes(guide, stack, ready, state)} data-card=${stack.card}
    title=${bar ? rule(bar, t) : lineOf(guide, t)} ?disabled=${!state.live} aria-disabled=${stack.barred ? 'true' : 'false'}
    aria-pressed=${chosen ? 'true' : 'false'} @click=${press} @keydown=${key} @contextmenu=${menu}
    @pointerdown=${down} @pointerup=${lift} @pointercancel=${lift} @pointermove=${move}
    @pointerenter=${point} @pointerleave=${away} @focus=${point} @blur=${away}>
    ${heading(guide, state, t)}
    ${stack.copies > 1 ? html`<span class="df-copies">${t('df.hand.copies', { count: stack.copies })}</span>` : nothing}
    ${pictures(guide)}
    <span class="df-line">${bar ? rule(bar, t) : lineOf(guide, t)}</span>
    <span class="df-effects-row">${effects(guide, t)}</span>
    ${stack.picked.map((order) => html`<span class="df-order">${prompt && plans(prompt) ? (SLOTS[order + taken] ?? order + 1) : '✓'}</span>`)}
    ${open ? keyMark(stack, held) : nothing}
    ${open ? friend(stack, prompt, state, t) : nothing}
    ${ready ? html`<span class="df-ready">${t('df.hand.prepared')}</span>` : nothing}
  </button>${bar ? html`<button type="button" class="df-why" @click=${() => act.why(bar)}>${t('df.hand.why')}</button>` : nothing}</div>`;
}

/**
 * @param {CardGuide} guide
 * @param {Stack} stack
 * @param {boolean} ready
 * @param {State} state
 */
const classes = (guide, stack, ready, state) =>
  [
    'df-card',
    frameOf(guide),
    (stack.barred ?? stack.idle) ? 'is-idle' : '',
    stack.picked.length > 0 ? 'is-picked' : '',
    state.armed !== null && stack.places.includes(state.armed) ? 'is-armed' : '',
    ready ? 'is-ready' : '',
  ].join(' ');

/** @param {Stack} stack @param {Held} held */
function keyMark({ places }, { keys, picked }) {
  const next = places.find((place) => !picked.includes(place)) ?? places[0];
  if (next === undefined) return nothing;
  return html`<kbd class="df-key" aria-hidden="true">${markOf(keys.indexOf(next), keys.length)}</kbd>`;
}

/** @param {Stack} stack @param {Prompt} prompt @param {State} state @param {Translate} t */
function friend({ places }, prompt, state, t) {
  const first = places[0];
  const words = first === undefined ? '' : warning(first, prompt, state, t);
  return words === ''
    ? nothing
    : html`<span class="flag df-friend" role="img" aria-label=${words} title=${words}>!</span>`;
}

/**
 * A card that cannot be planned because it lies beneath the mat, or has left the game.
 * @param {Card} name
 * @param {State} state
 * @param {Translate} t
 */
export function absent(name, state, t) {
  const guide = cardGuide(state, name);
  if (!guide) return nothing;
  const words = guide.dragon ? 'df.card.beneath' : 'df.card.gone';
  const open = () => read(name, state, t);
  const { menu, key } = reader(open);
  return html`<div class="df-place"><button type="button" class=${`df-card is-absent ${frameOf(guide)}`} data-card=${name} title=${t(words)}
    @click=${open} @keydown=${key} @contextmenu=${menu}>
    ${heading(guide, state, t)}${pictures(guide)}
    <span class="df-line">${t(words)}</span><span class="df-effects-row">${t(`${words}.short`)}</span></button></div>`;
}
