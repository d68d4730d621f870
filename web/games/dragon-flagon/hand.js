// One's own cards.
import { symbol } from '../../kit/symbols.js';
import { live } from '../../vendor/lit-html/directives/live.js';
import { ref } from '../../vendor/lit-html/directives/ref.js';
import { repeat } from '../../vendor/lit-html/directives/repeat.js';
import { html, nothing } from '../../vendor/lit-html/lit-html.js';
import { absent, card } from './hand-card.js';
import { keyed, sorted } from './hand-model.js';
import {
  asksCards,
  cardIn,
  cardName,
  figureOf,
  matOf,
  nameOf,
  ownerOf,
  PLAN_KEYS,
  roomSeat,
  slotsOf,
} from './model.js';

/** @import { Card, Character, Hand } from './types.d.ts' */
/** @import { Actions, Prompt, State, Translate } from './model.js' */

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
  const asked = current?.offer && asksCards(current) ? `${current.id} ${current.since}` : '';
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
  const own = state.prompts.filter((one) => one.figure === figure && one.offer);
  const prompt = own.find((one) => !one.answered) ?? own[0];
  if (prompt) act.focus(prompt.id);
}

/** @param {Character} character @param {State} state @param {Translate} t */
function tab(character, state, t) {
  const seat = roomSeat(state, state.room.you.plays ?? 0);
  const own = state.prompts.filter((one) => one.figure === figureOf(character) && one.offer);
  const asks = own.some((one) => !one.answered);
  const done = own.length > 0 && !asks;
  return html`<label for=${`df-tab-${character}`} data-tab=${character} class=${asks ? 'is-asked' : ''}>
    ${symbol(seat)} ${nameOf(state, character)}${asks ? html`<span class="df-dot" role="img" aria-label=${t('df.hand.asked')}></span>` : nothing}
    ${done ? html`<span role="img" aria-label=${t('df.mat.ready')}>✓</span>` : nothing}</label>`;
}

/** @param {Hand} one @param {State} state @param {Actions} act @param {Translate} t */
function oneHand(one, state, act, t) {
  const figure = figureOf(one.character);
  const prompt =
    state.prompts.find((open) => open.figure === figure && open.offer && asksCards(open)) ?? null;
  const current = prompt !== null && prompt.id === state.current?.id;
  const picked = current ? state.picked : [];
  const isOwn = owns(state);
  const { live: works, idle } = sorted(one, prompt, picked, isOwn);
  const held = {
    prompt: current ? prompt : null,
    picked,
    prepared: preparedCard(state, figure),
    figure,
    keys: prompt ? keyed(one, prompt, isOwn) : [],
    taken: one.slots.length,
  };
  const group = (/** @type {'special' | 'common'} */ name) => {
    const all = [...works, ...idle].filter((stack) => isOwn(stack.card) === (name === 'special'));
    const away = name === 'special' ? (matOf(state, one.character)?.aside ?? []) : [];
    if (all.length + away.length === 0) return nothing;
    return html`<section class=${`df-group is-${name}`} aria-label=${t(`df.card.${name}`)}>
      <span class="df-group-name" aria-hidden="true">${t(`df.card.${name}`)}</span>
      ${repeat(
        all,
        (stack) => stack.card,
        (stack) => card(stack, held, state, act, t),
      )}
      ${away.map((name) => absent(name, state, t))}
    </section>`;
  };
  return html`<div class="df-panel" data-panel=${one.character} role="group" aria-label=${t('df.hand.of', { who: nameOf(state, one.character) })}>
    ${slots(one, prompt, picked, state, t)}
    <div class="df-cards">${group('special')}${group('common')}</div>
  </div>`;
}

/** Whether a card is a character's own. @param {State} state */
const owns = (state) => (/** @type {Card} */ card) => ownerOf(state, card) !== null;

/** The card that waits for the next prompt that asks for one. @param {State} state @param {number} figure */
const preparedCard = (state, figure) =>
  PLAN_KEYS.map((key) => cardIn(state.drafts.get(`${figure}:${key}`)?.[0] ?? 'nothing')).find(Boolean) ??
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
  const unseen = one.hidden ? (matOf(state, one.character)?.planned ?? 0) : 0;
  const coming = items.map(cardIn).filter((name) => name !== null);
  return html`<ol class="df-slots" aria-label=${t('df.hand.slots')}>
    ${SLOTS.map((slot, place) => {
      const lies = slots[place];
      const comes = coming[place - Math.max(slots.length, unseen)];
      if (!lies && place < unseen)
        return html`<li class="is-locked" aria-label=${t('df.hand.slot.unseen', { slot })}><b>${slot}</b><span>?</span></li>`;
      const name = lies ?? comes;
      const words = name
        ? t('df.hand.slot.full', { slot, card: cardName(state, name) })
        : t('df.hand.slot.empty', { slot });
      return html`<li class=${lies ? 'is-locked' : comes ? 'is-coming' : ''} aria-label=${words}><b>${slot}</b><span>${name ? cardName(state, name) : ''}</span></li>`;
    })}</ol>`;
}

/**
 * The places of a card prompt in the order of their keys.
 * @param {Prompt} prompt
 * @param {State} state
 */
export function keyOrder(prompt, state) {
  const hand = state.own?.hands.find((one) => figureOf(one.character) === prompt.figure);
  return hand && asksCards(prompt) ? keyed(hand, prompt, owns(state)) : null;
}
