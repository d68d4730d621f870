// The four arrows of facing, inside the prompt bar.
import { markOf } from '../../kit/marks.js';
import { html, nothing } from '../../vendor/lit-html/lit-html.js';
import { lineOf } from './card-face.js';
import { FACINGS } from './geometry.js';
import { keyOrder } from './hand.js';
import { turn } from './input.js';
import {
  actionPrompt,
  asksCards,
  asksFaces,
  cardGuide,
  cardIn,
  cardName,
  draftedFace,
  faceIn,
  hintAt,
  plans,
  squareIn,
} from './model.js';
import { turner } from './offers.js';
import { label, rule, warning } from './words.js';

/** @import { Facing } from './types.d.ts' */
/** @import { Actions, Prompt, State, Translate } from './model.js' */

/**
 * @param {Prompt} prompt
 * @param {State} state
 * @param {Actions} act
 * @param {Translate} t
 */
export function extras(prompt, state, act, t) {
  if (asksFaces(prompt))
    return html`<div class="df-answers">${faces(prompt, state, t)}${others(prompt, state, act, t)}</div>`;
  if (asksCards(prompt))
    return html`<div class="df-answers">${pointedCard(prompt, state, act, t)}${others(prompt, state, act, t)}</div>`;
  if (actionPrompt(state)?.id !== prompt.id) return nothing;
  const ahead = draftedFace(state, prompt.figure);
  const swiped = prompt.offer?.items.some((item) => squareIn(item) !== null);
  const habit = t(`habit.${state.room.seats[state.room.you.seat ?? -1]?.habit}`);
  const words = t(ahead ? 'df.hint.ahead' : swiped ? 'df.hint.swipe' : 'df.hint.ahead.none', { habit });
  return arrows(state, t, { places: null, chosen: ahead, words, more: '' });
}

/** The arrows as answers. @param {Prompt} prompt @param {State} state @param {Translate} t */
function faces(prompt, state, t) {
  const places = FACINGS.map(
    (facing) => prompt.offer?.items.findIndex((item) => faceIn(item) === facing) ?? -1,
  );
  const chosen = turner(prompt, state)?.facing ?? null;
  return arrows(state, t, { places, chosen, words: t('df.hint.turn'), more: 'is-asked' });
}

/**
 * What is offered beside cards or sides to look to, such as doing nothing.
 * @param {Prompt} prompt
 * @param {State} state
 * @param {Actions} act
 * @param {Translate} t
 */
const others = (prompt, state, act, t) =>
  prompt.offer?.items.map((item, place) =>
    typeof item === 'string'
      ? html`<button type="button" class="offer" aria-pressed="false" ?disabled=${!state.live} @click=${() => act.pick(place)}>
        <kbd>${marked(prompt, state, place)}</kbd><span>${label(item, prompt, state, t)}</span></button>`
      : nothing,
  );

/** The mark of a place of the offer. @param {Prompt} prompt @param {State} state @param {number} place */
function marked(prompt, state, place) {
  const order = keyOrder(prompt, state);
  return order ? markOf(order.indexOf(place), order.length) : markOf(place, prompt.offer?.items.length ?? 0);
}

/**
 * @param {State} state
 * @param {Translate} t
 * @param {{places: number[] | null, chosen: Facing | null, words: string, more: string}} how `places` are
 *   those of the offer, when the arrows answer it
 */
const arrows = (
  state,
  t,
  { places, chosen, words, more },
) => html`<div class=${`df-arrows ${more}`} role="group"
  aria-label=${words}><span class="df-arrows-words">${words}</span>
  ${FACINGS.map((facing, index) => {
    const place = places?.[index] ?? null;
    const friend = place === null || !state.current ? '' : warning(place, state.current, state, t);
    const words = [t(`df.way.${facing}`), friend].filter((word) => word !== '').join(', ');
    return html`<button type="button" data-face=${facing} aria-label=${words} title=${words}
      ?disabled=${!state.live || (place ?? 0) < 0} aria-pressed=${chosen === facing ? 'true' : 'false'} @click=${() => turn(facing)}>
      <svg viewBox="-24 -24 48 48" aria-hidden="true"><path d="M0 -17 17 5H7V17H-7V5H-17Z" transform=${`rotate(${index * 90})`} /></svg>
      ${place === null ? nothing : html`<kbd aria-hidden="true">${markOf(place, state.current?.offer?.items.length ?? 0)}</kbd>`}
      ${friend ? html`<span class="flag df-friend" aria-hidden="true">!</span>` : nothing}</button>`;
  })}</div>`;

/**
 * The card that is pointed at, in words, for those that show only pictures.
 * @param {Prompt} prompt
 * @param {State} state
 * @param {Actions} act
 * @param {Translate} t
 */
function pointedCard(prompt, state, act, t) {
  const place = state.pointed;
  const card = place === null ? null : cardIn(prompt.offer?.items[place] ?? 'nothing');
  const guide = card && cardGuide(state, card);
  if (!guide)
    return html`<p class="df-pointed is-hint">${plans(prompt) ? html`<span class="df-plan-hint">${t('df.read.hint.plan')}</span>` : nothing}
      ${t('df.read.hint')}</p>`;
  const idle = hintAt(prompt, place)?.idle ?? null;
  return html`<p class="df-pointed"><b>${cardName(state, guide.card)}</b> ${
    idle
      ? html`${t('df.hand.idle')} ${plans(prompt) ? rule(idle, t) : nothing} <button type="button" class="why-button" @click=${() => act.why(idle)}>${t('df.hand.why')}</button>`
      : lineOf(guide, t)
  }</p>`;
}
