// One's own cards.
import { sign } from '../../art/marks.js';
import { markOf } from '../../kit/marks.js';
import { symbol } from '../../kit/symbols.js';
import { live } from '../../vendor/lit-html/directives/live.js';
import { ref } from '../../vendor/lit-html/directives/ref.js';
import { repeat } from '../../vendor/lit-html/directives/repeat.js';
import { html, nothing, svg } from '../../vendor/lit-html/lit-html.js';
import { diagram } from './diagram.js';
import { keyed, pressed, sorted } from './hand-model.js';
import { CARD_KEYS, cardGuide, cardIn, cardName, figureOf, nameOf, roomSeat, slotsOf } from './model.js';
import { rule, warning } from './words.js';

/** @import { Card, CardGuide, Character, Hand } from './types.d.ts' */
/** @import { Actions, Prompt, State, Translate } from './model.js' */
/** @import { Stack } from './hand-model.js' */

const SLOTS = ['I', 'II', 'III'];

/**
 * @param {State} state
 * @param {Actions} act
 * @param {Translate} t
 */
export function hand(state, act, t) {
  const hands = state.own?.hands ?? [];
  if (hands.length === 0 || !state.guide || state.parts?.track.step === 'over') return nothing;
  const shown = shownFigure(state, hands);
  const { current } = state;
  const asked = current?.offer && CARD_KEYS.includes(current.key) ? `${current.id} ${current.since}` : '';
  return html`<section class="df-hand" aria-label=${t('df.hand')} ${ref((element) => startOver(element, asked))}>
    ${hands.map((one) => {
      const figure = figureOf(one.character);
      return hands.length < 2
        ? nothing
        : html`<input class="df-tab" type="radio" name="df-tab" id=${`df-tab-${one.character}`}
            .checked=${live(figure === shown)} @change=${() => focusOn(figure, state, act)} />`;
    })}
    ${hands.length < 2 ? nothing : html`<div class="df-tabs">${hands.map((one) => tab(one.character, state, t))}</div>`}
    ${repeat(
      hands,
      (one) => one.character,
      (one) => oneHand(one, state, act, t),
    )}
  </section>`;
}

/** A new question about cards begins with the first of them. @param {Element | undefined} element @param {string} asked */
function startOver(element, asked) {
  if (!(element instanceof HTMLElement) || asked === '' || element.dataset.asked === asked) return;
  element.dataset.asked = asked;
  // The cards are drawn only after this.
  queueMicrotask(() => {
    for (const cards of element.querySelectorAll('.df-cards')) cards.scrollTo(0, 0);
  });
}

/** Whose cards are looked at: of whoever was asked last, until another tab is chosen. */
const look = { prompt: '', figure: -1 };

/** @param {State} state @param {Hand[]} hands */
function shownFigure(state, hands) {
  const figures = hands.map((one) => figureOf(one.character));
  const asked = state.current?.offer ? state.current : null;
  // Another game asks under the same ids, at another time.
  const prompt = asked ? `${asked.id} ${asked.since}` : look.prompt;
  if (asked && prompt !== look.prompt && figures.includes(asked.figure)) {
    look.prompt = prompt;
    look.figure = asked.figure;
  }
  return figures.includes(look.figure) ? look.figure : figures[0];
}

/** Shows the cards of a figure, and makes its open prompt the current one. @param {number} figure @param {State} state @param {Actions} act */
function focusOn(figure, state, act) {
  look.figure = figure;
  const prompt = state.prompts.find((one) => one.figure === figure && one.offer && !one.answered);
  if (prompt) act.focus(prompt.id);
}

/** @param {Character} character @param {State} state @param {Translate} t */
function tab(character, state, t) {
  const seat = roomSeat(state, state.room.you.plays ?? 0);
  const asks = state.prompts.some((one) => one.figure === figureOf(character) && one.offer && !one.answered);
  return html`<label for=${`df-tab-${character}`} data-tab=${character} class=${asks ? 'is-asked' : ''}>
    ${symbol(seat)} ${nameOf(state, character)}${asks ? html`<span class="df-dot" role="img" aria-label=${t('df.hand.asked')}></span>` : nothing}</label>`;
}

/** @param {Hand} one @param {State} state @param {Actions} act @param {Translate} t */
function oneHand(one, state, act, t) {
  const figure = figureOf(one.character);
  const prompt =
    state.prompts.find((open) => open.figure === figure && open.offer && CARD_KEYS.includes(open.key)) ??
    null;
  const current = prompt !== null && prompt.id === state.current?.id;
  const picked = current ? state.picked : [];
  const { live: works, idle } = sorted(one, prompt, picked);
  const prepared = preparedCard(state, figure);
  const keys = prompt ? keyed(one, prompt) : [];
  const show = (/** @type {Stack} */ stack) =>
    card(stack, { prompt: current ? prompt : null, picked, prepared, figure, keys }, state, act, t);
  const open = prompt !== null && !prompt.answered;
  return html`<div class="df-panel" data-panel=${one.character} role="group" aria-label=${t('df.hand.of', { who: nameOf(state, one.character) })}>
    ${slots(one, prompt, picked, state, t)}
    <div class=${prompt ? 'df-cards' : 'df-cards is-quiet'}>
      ${repeat(works, (stack) => stack.card, show)}
      ${idle.length > 0 ? divide(idle, current ? state.pointed : null, t) : nothing}
      ${repeat(idle, (stack) => stack.card, show)}
      ${open || !state.live ? nothing : html`<p class="df-tip">${t('df.hand.prepare')}</p>`}
    </div>
  </div>`;
}

/** What parts the cards that would do nothing from the rest, and why the one pointed at would not. @param {Stack[]} idle @param {number | null} pointed @param {Translate} t */
function divide(idle, pointed, t) {
  const stack = idle.find(({ places }) => pointed !== null && places.includes(pointed));
  const reason = stack?.barred ?? stack?.idle;
  return html`<span class=${reason ? 'df-divide is-reason' : 'df-divide'}>${reason ? rule(reason, t) : t('df.hand.idle')}</span>`;
}

/** The card that waits for the next prompt that asks for one. @param {State} state @param {number} figure */
const preparedCard = (state, figure) =>
  CARD_KEYS.map((key) => cardIn(state.drafts.get(`${figure}:${key}`)?.[0] ?? 'nothing')).find(Boolean) ??
  null;

/**
 * The slots of the mat: what lies there, what was answered, what is picked.
 * @param {Hand} one
 * @param {Prompt | null} prompt
 * @param {number[]} picked
 * @param {State} state
 * @param {Translate} t
 */
function slots(one, prompt, picked, state, t) {
  const items = prompt?.offer?.answer ?? picked.map((place) => prompt?.offer?.items[place] ?? 'nothing');
  const slots = slotsOf(state, one);
  const coming = items.map(cardIn).filter((name) => name !== null);
  return html`<ol class="df-slots" aria-label=${t('df.hand.slots')}>
    ${SLOTS.map((slot, place) => {
      const lies = slots[place];
      const comes = coming[place - slots.length];
      const name = lies ?? comes;
      const words = name
        ? t('df.hand.slot.full', { slot, card: cardName(state, name) })
        : t('df.hand.slot.empty', { slot });
      return html`<li class=${lies ? 'is-locked' : comes ? 'is-coming' : ''} aria-label=${words}><b>${slot}</b><span>${name ? cardName(state, name) : ''}</span></li>`;
    })}</ol>`;
}

/**
 * @param {Stack} stack
 * @param {{prompt: Prompt | null, picked: number[], prepared: Card | null, figure: number, keys: number[]}} how
 * @param {State} state
 * @param {Actions} act
 * @param {Translate} t
 */
function card(stack, { prompt, picked, prepared, figure, keys }, state, act, t) {
  const guide = cardGuide(state, stack.card);
  if (!guide) return nothing;
  const open = prompt !== null && !prompt.answered;
  const ready = !open && prepared === stack.card;
  const bar = stack.barred ?? stack.idle;
  const press = () => {
    if (!state.live) return;
    if (open) {
      const place = pressed(stack, picked, prompt.offer?.max ?? 1);
      if (place !== null) act.pick(place);
    } else {
      // Nobody knows yet which of them comes first.
      for (const key of CARD_KEYS) act.draft(figure, key, ready ? [] : [{ card: stack.card }]);
    }
  };
  // A focused card that goes away says so in the middle of a drawing: wait until that is done.
  const point = () => queueMicrotask(() => act.point(open ? (stack.places[0] ?? null) : null));
  const away = () => queueMicrotask(() => act.point(null));
  const first = stack.places[0];
  const friend = open && first !== undefined ? warning(first, prompt, state, t) : '';
  const classes = [
    'df-card',
    bar ? 'is-idle' : '',
    stack.picked.length > 0 ? 'is-picked' : '',
    ready ? 'is-ready' : '',
  ];
  return html`<button type="button" class=${classes.join(' ')} data-card=${stack.card} title=${bar ? rule(bar, t) : t(`df.card.${stack.card}`)} ?disabled=${stack.barred !== null || !state.live}
    aria-pressed=${stack.picked.length > 0 || ready ? 'true' : 'false'} @click=${press}
    @pointerenter=${point} @pointerleave=${away} @focus=${point} @blur=${away}>
    ${cardFace(guide, stack, state, t)}
    ${stack.picked.map((order) => html`<span class="df-order">${SLOTS[order + slotsTaken(figure, state)] ?? order + 1}</span>`)}
    ${open && stack.places.length > 0 ? html`<kbd class="df-key" aria-hidden="true">${markOf(keys.indexOf(stack.places.find((place) => !picked.includes(place)) ?? stack.places[0] ?? 0))}</kbd>` : nothing}
    ${friend ? html`<span class="flag df-friend" role="img" aria-label=${friend} title=${friend}>!</span>` : nothing}
    ${ready ? html`<span class="df-ready">${t('df.hand.prepared')}</span>` : nothing}
  </button>`;
}

/**
 * The places of a card prompt in the order of their keys.
 * @param {Prompt} prompt
 * @param {State} state
 */
export function keyOrder(prompt, state) {
  const hand = state.own?.hands.find((one) => figureOf(one.character) === prompt.figure);
  return hand && CARD_KEYS.includes(prompt.key) ? keyed(hand, prompt) : null;
}

/** @param {number} figure @param {State} state */
const slotsTaken = (figure, state) =>
  state.own?.hands.find((one) => figureOf(one.character) === figure)?.slots.length ?? 0;

/**
 * What a card says.
 * @param {CardGuide} guide
 * @param {Stack} stack
 * @param {State} state
 * @param {Translate} t
 */
function cardFace(guide, stack, state, t) {
  const bar = stack.barred ?? stack.idle;
  return html`
    <span class="df-times" role="img" aria-label=${t('df.card.time', { times: guide.times.join(', ') })}>${times(guide.times)}</span>
    <span title=${guide.standing ? t('df.card.standing') : ''} class=${`df-title ${guide.standing ? 'is-standing' : ''} ${guide.times.length > 1 ? 'is-pushed' : ''}`}>${cardName(state, guide.card)}</span>
    ${stack.copies > 1 ? html`<span class="df-copies">${t('df.hand.copies', { count: stack.copies })}</span>` : nothing}
    ${diagram(guide)}
    <span class="df-line">${bar ? rule(bar, t) : t(`df.card.${guide.card}`)}</span>
    <span class="df-effects-row">${effects(guide, t)}</span>`;
}

/** Several costs in the room of one coin. @param {number[]} costs */
const times = (costs) => (costs.length > 2 ? `${costs[0]}–${costs.at(-1)}` : costs.join('·'));

/** @param {CardGuide} guide @param {Translate} t */
function effects(guide, t) {
  /** @type {[string, string | number, string][]} */
  const shown = [];
  if (guide.weapon) shown.push(['weapon', '', t('df.card.weapon')]);
  if (guide.reputation)
    shown.push(['reputation', guide.reputation, t('df.card.takes', { count: guide.reputation })]);
  if (guide.daze) shown.push(['daze', guide.daze, t('df.card.daze', { count: guide.daze })]);
  if (guide.fall) shown.push(['fall', '', t('df.card.fall')]);
  if (guide.knockback) shown.push(['knockback', '', t('df.card.knockback')]);
  if (guide.duration)
    shown.push(['duration', guide.duration, t('df.card.duration', { count: guide.duration })]);
  return shown.map(
    ([name, count, words]) => html`<span class=${`df-effect is-${name}`} title=${words}>
    <svg viewBox="0 0 24 24" role="img" aria-label=${words}>${svg`${sign(name)}`}</svg>${count}</span>`,
  );
}
