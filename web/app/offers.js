// The offers of a prompt as marked buttons, and what is picked of them so far.
/** @import { Room } from './room.js' */
/** @import { PromptView } from './protocol.d.ts' */
/** @typedef {PromptView<any, any>} Prompt */

import { markOf } from '../kit/marks.js';
import { ref } from '../vendor/lit-html/directives/ref.js';
import { html, nothing } from '../vendor/lit-html/lit-html.js';
import * as desk from './desk.js';
import { UPRIGHT } from './ui.js';
import { whyButton } from './why.js';

/** On a phone more offers than these that stand on the board, too, would push it away. */
const FEW = 4;
/** More than these push everything else away on any screen. */
const MANY = 16;

/** Whether an offer lies in the hand, too. @param {Room} room @param {any} item */
const inHand = ({ game }, item) => game?.inHand?.(item) ?? false;

/** Whether an offer stands on the board or lies in the hand, too. @param {Room} room @param {Prompt} prompt @param {any} item */
const isSeen = (room, prompt, item) =>
  inHand(room, item) || (room.game?.onBoard?.(item, prompt, room.state) ?? false);

/** The places of the offer that bear a mark, in the order of the marks. @param {Room} room @param {Prompt} prompt */
export const markedPlaces = ({ game, state }, prompt) =>
  game?.keyOrder?.(prompt, state) ?? (prompt.offer?.items ?? []).map((_, place) => place);

/** What is chosen on the board and waits for the word. @param {Room} room @param {Prompt} prompt */
export const chosenOffer = ({ game, state, t }, prompt) => game?.chosen?.(prompt, state, t) ?? null;

/** What the mark of a place does, on its button and by its key. @param {Room} room @param {number} place */
export function pressMarked({ game, state, act }, place) {
  if (!game?.choose?.(place, state, act)) act.pick(place);
}

/** @param {PointerEvent} event @param {Room} room @param {number} place */
function pressed({ detail, currentTarget }, room, place) {
  pressMarked(room, place);
  // After a pointer Enter decides for what is chosen, and does not press the same once more.
  if (detail > 0 && currentTarget instanceof HTMLElement) currentTarget.blur();
}

/** Whether only board and hand are to show what can be pressed there. @param {Room} room @param {Prompt} prompt */
function folds(room, prompt) {
  const { game, narrow } = room;
  if (game?.offeredInHand(prompt)) return false;
  const items = prompt.offer?.items ?? [];
  const marked = markedPlaces(room, prompt).map((place) => items[place]);
  // What can lie in several ways is turned on the board, and a phone has little room beside it.
  const seen = (narrow.matches ? items : marked).filter((item) => isSeen(room, prompt, item));
  // On a phone the hand is next to the bar: to say it twice would cost the board.
  if (narrow.matches && seen.some((item) => inHand(room, item))) return true;
  if (!narrow.matches) return seen.length > MANY;
  // Upright even a few take height from the board, and are not missed if it shows them all.
  const rest = items.length - (backPlace(room, prompt) < 0 ? 0 : 1);
  const all = seen.length > 0 && seen.length === rest;
  return seen.length > FEW || (all && matchMedia(UPRIGHT).matches);
}

/** @param {Room} room @param {Prompt} prompt */
const isFolded = (room, prompt) => folds(room, prompt) && room.ui.listed !== prompt.id;

/** The way to the list of what the board shows, and back. @param {Room} room @param {Prompt} prompt */
export function listButton(room, prompt) {
  if (!folds(room, prompt)) return nothing;
  const listed = room.ui.listed === prompt.id;
  return html`<button type="button" class="tab-button list-button" aria-expanded=${listed}
    @click=${() => room.set({ listed: listed ? null : prompt.id })}>${room.t(listed ? 'prompt.fold' : 'prompt.list')}</button>`;
}

/** The place of the offer that goes back to the question before, or -1. @param {Room} room @param {Prompt} prompt */
export const backPlace = ({ game }, prompt) =>
  prompt.offer?.items.findIndex((item) => game?.isBack?.(item) ?? false) ?? -1;

/** The way back to the question before; it stays in sight however long the list is. @param {Room} room @param {Prompt} prompt */
export function backButton(room, prompt) {
  const { t, act, game, state } = room;
  const place = backPlace(room, prompt);
  if (place < 0) return nothing;
  return html`<button type="button" class="tab-button back-button" ?disabled=${!desk.takes(room.desk, prompt, Date.now())}
    @click=${() => act.pick(place)}>${game?.label(prompt.offer?.items[place], prompt, state, t)} <kbd>Esc</kbd></button>`;
}

/** The word for what is chosen on the board. @param {Room} room @param {Prompt} prompt */
export function decideButton(room, prompt) {
  const chosen = chosenOffer(room, prompt);
  // On a phone the board has its own, unless one chooses from the list.
  if (!chosen || (room.narrow.matches && isFolded(room, prompt))) return nothing;
  return html`<button type="button" class="button decide-button" ?disabled=${!desk.takes(room.desk, prompt, Date.now())}
    @click=${() => room.act.pick(chosen.place)}>${chosen.decide} <kbd>⏎</kbd></button>`;
}

/** @param {Room} room @param {Prompt} prompt */
export function offersView(room, prompt) {
  const offer = prompt.offer;
  if (!offer) return nothing;
  const folded = isFolded(room, prompt);
  const back = backPlace(room, prompt);
  const marked = markedPlaces(room, prompt);
  const shown = marked.map(
    (place) => place !== back && (!folded || !isSeen(room, prompt, offer.items[place])),
  );
  if (!shown.includes(true)) return nothing;
  return html`<div class="offers" role="group" aria-label=${room.t('prompt.offers')}>
    ${marked.map((place, mark) =>
      shown[mark] ? offerView(room, prompt, place, markOf(mark, marked.length)) : nothing,
    )}
    ${(folded ? [] : offer.barred).map(([item, rule]) => barredView(room, prompt, item, rule))}
  </div>`;
}

/** A warning takes room above the very offer that it is about. @param {Element | undefined} element */
const intoSight = (element) => requestAnimationFrame(() => element?.scrollIntoView({ block: 'nearest' }));

/**
 * @param {Room} room
 * @param {Prompt} prompt
 * @param {number} place
 * @param {string} mark
 */
function offerView(room, prompt, place, mark) {
  const { t, act, game, state } = room;
  const chosen = chosenOffer(room, prompt)?.place === place;
  const taken = chosen || (room.desk.picked[prompt.id] ?? []).includes(place);
  const armed = state.armed === place;
  const warned = game?.warning(place, prompt, state, t) !== '';
  return html`<button type="button" class="offer" aria-pressed=${taken} ?data-armed=${armed} ?data-warned=${warned} ${ref(armed ? intoSight : undefined)}
    ?disabled=${!desk.takes(room.desk, prompt, Date.now())}
    @click=${(/** @type {PointerEvent} */ event) => pressed(event, room, place)}
    @pointerenter=${() => act.point(place)} @pointerleave=${() => act.point(null)}
    @focus=${() => act.point(place)} @blur=${() => act.point(null)}>
    <kbd>${mark}</kbd><span>${game?.label(prompt.offer?.items[place], prompt, state, t)}</span>
    ${warned ? html`<span class="flag" aria-hidden="true">!</span>` : nothing}</button>`;
}

/**
 * @param {Room} room
 * @param {Prompt} prompt
 * @param {any} item
 * @param {string} rule
 */
function barredView(room, prompt, item, rule) {
  const { t, game, state } = room;
  return html`<span class="offer barred"><span>${game?.label(item, prompt, state, t)}</span>${whyButton(room, rule)}</span>`;
}

/**
 * What is picked of a prompt that takes several, in order, and the button that sends it.
 * @param {Room} room
 * @param {Prompt} prompt
 */
export function picksView(room, prompt) {
  const { t, act, game, state } = room;
  const offer = prompt.offer;
  const picked = room.desk.picked[prompt.id] ?? [];
  const single = offer?.min === 1 && offer.max === 1;
  if (!offer || !gathers(room, prompt)) return nothing;
  const open = desk.takes(room.desk, prompt, Date.now());
  return html`<div class="row picks">
    <ol class="picked">${picked.map(
      (place) => html`<li><button type="button" class="pick" ?disabled=${!open}
      aria-label=${t('prompt.unpick', { item: game?.label(offer.items[place], prompt, state, t) ?? '' })}
      @click=${() => (single ? act.clear() : act.pick(place))}><span>${game?.label(offer.items[place], prompt, state, t)}</span> ×</button></li>`,
    )}</ol>
    <span class="hint">${countWords(room, prompt, picked.length)}</span>
    ${room.narrow.matches ? nothing : confirmButton(room, prompt)}
  </div>`;
}

/** The word that sends what is picked. @param {Room} room @param {Prompt} prompt */
function confirmButton(room, prompt) {
  const open = desk.takes(room.desk, prompt, Date.now());
  return html`<button type="button" class="button confirm-button" ?disabled=${!desk.ready(room.desk, prompt) || !open}
    @click=${() => room.act.confirm()}>${room.t('prompt.confirm')} <kbd>⏎</kbd></button>`;
}

/** On a phone that word stands beside the question, so that many picks do not push it out of sight. @param {Room} room @param {Prompt} prompt */
export const earlyConfirm = (room, prompt) =>
  room.narrow.matches && gathers(room, prompt) ? confirmButton(room, prompt) : nothing;

/** Whether picks are gathered before they are sent. @param {Room} room @param {Prompt} prompt */
function gathers(room, { id, offer }) {
  const single = offer?.min === 1 && offer.max === 1;
  return offer !== undefined && (!single || (room.desk.picked[id] ?? []).length > 0);
}

/**
 * @param {Room} room
 * @param {Prompt} prompt
 * @param {number} picked
 */
function countWords(room, prompt, picked) {
  const { t } = room;
  const { min, max } = prompt.offer ?? { min: 0, max: 0 };
  if (picked < min) return t('prompt.more', { count: min - picked });
  return picked < max && max > min ? t('prompt.upto', { count: max - picked }) : '';
}
