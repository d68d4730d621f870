// The offers of a prompt as marked buttons, and what is picked of them so far.
/** @import { Room } from './room.js' */
/** @import { PromptView } from './protocol.d.ts' */
/** @typedef {PromptView<any, any>} Prompt */

import { markOf } from '../kit/marks.js';
import { html, nothing } from '../vendor/lit-html/lit-html.js';
import * as desk from './desk.js';
import { whyButton } from './why.js';

/** On a phone more offers than these that stand on the board, too, would push it away. */
const FEW = 4;

/** @param {Room} room @param {Prompt} prompt */
export function offersView(room, prompt) {
  const offer = prompt.offer;
  if (!offer) return nothing;
  const { t, game, state } = room;
  const onBoard = offer.items.map((item) => game?.onBoard?.(item, prompt, state) ?? false);
  const many = room.narrow.matches && onBoard.filter(Boolean).length > FEW;
  const folded = many && room.ui.listed !== prompt.id;
  return html`<div class="offers" role="group" aria-label=${t('prompt.offers')}>
    ${offer.items.map((item, place) => (folded && onBoard[place] ? nothing : offerView(room, prompt, item, place)))}
    ${
      many
        ? html`<button type="button" class="tab-button" aria-expanded=${!folded}
      @click=${() => room.set({ listed: folded ? prompt.id : null })}>${t(folded ? 'prompt.list' : 'prompt.fold')}</button>`
        : nothing
    }
    ${(folded ? [] : offer.barred).map(([item, rule]) => barredView(room, prompt, item, rule))}
  </div>`;
}

/**
 * @param {Room} room
 * @param {Prompt} prompt
 * @param {any} item
 * @param {number} place
 */
function offerView(room, prompt, item, place) {
  const { t, act, game, state } = room;
  const taken = (room.desk.picked[prompt.id] ?? []).includes(place);
  const armed = state.armed === place;
  const warned = game?.warning(place, prompt, state, t) !== '';
  return html`<button type="button" class="offer" aria-pressed=${taken} ?data-armed=${armed} ?data-warned=${warned}
    ?disabled=${!desk.takes(room.desk, prompt, Date.now())}
    @click=${() => act.pick(place)}
    @pointerenter=${() => act.point(place)} @pointerleave=${() => act.point(null)}
    @focus=${() => act.point(place)} @blur=${() => act.point(null)}>
    <kbd>${markOf(place)}</kbd><span>${game?.label(item, prompt, state, t)}</span>
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
  if (!offer || (single && picked.length === 0)) return nothing;
  const open = desk.takes(room.desk, prompt, Date.now());
  return html`<div class="row picks">
    <ol class="picked">${picked.map(
      (place) => html`<li><button type="button" class="pick" ?disabled=${!open}
      aria-label=${t('prompt.unpick', { item: game?.label(offer.items[place], prompt, state, t) ?? '' })}
      @click=${() => (single ? act.clear() : act.pick(place))}>${game?.label(offer.items[place], prompt, state, t)} ×</button></li>`,
    )}</ol>
    <span class="hint">${countWords(room, prompt, picked.length)}</span>
    <button type="button" class="button" ?disabled=${!desk.ready(room.desk, prompt) || !open}
      @click=${() => act.confirm()}>${t('prompt.confirm')} <kbd>⏎</kbd></button>
  </div>`;
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
