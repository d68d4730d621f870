// Everybody's mat: a panel on wide screens; on phones a strip whose chips open the mat.
import { bust } from '../../art/figures.js';
import { symbol } from '../../kit/symbols.js';
import { repeat } from '../../vendor/lit-html/directives/repeat.js';
import { html, nothing } from '../../vendor/lit-html/lit-html.js';
import { marks, markView } from './mat-marks.js';
import { cardName, dueOf, figureOf, nameOf, plans, roomSeat, slotsOf } from './model.js';
import { read } from './reading.js';

/** @import { Mat } from './types.d.ts' */
/** @import { Actions, State, Translate } from './model.js' */

const SLOTS = ['I', 'II', 'III'];
const SIDES = ['A', 'B'];

/**
 * @param {State} state
 * @param {Actions} _act
 * @param {Translate} t
 */
export function mats(state, _act, t) {
  const all = ownFirst(state);
  if (!state.narrow) {
    return html`<section class="df-mats" aria-label=${t('df.mats')}>
      ${repeat(
        all,
        (mat) => mat.character,
        (mat) => panel(mat, state, t),
      )}</section>`;
  }
  return html`<section class="df-strip" aria-label=${t('df.mats')}>
    ${repeat(
      all,
      (mat) => mat.character,
      (mat) => chip(mat, state, t),
    )}
    ${repeat(
      all,
      (mat) => mat.character,
      (mat) =>
        html`<div popover class="df-popover" id=${`df-mat-${mat.character}`}>${panel(mat, state, t)}</div>`,
    )}
  </section>`;
}

/** The mats in the order of the seats, beginning with one's own. @param {State} state */
function ownFirst(state) {
  const all = state.parts?.mats ?? [];
  const first = all.findIndex((mat) => mat.seat === state.room.you.plays);
  return first > 0 ? [...all.slice(first), ...all.slice(0, first)] : all;
}

/** @param {Mat} mat @param {State} state */
function mood(mat, state) {
  const track = state.parts?.track;
  if (track?.acting === mat.character) return 'is-acting';
  return track?.waiting.includes(mat.character) ? 'is-waiting' : '';
}

/** @param {Mat} mat @param {State} state @param {Translate} t */
function chip(mat, state, t) {
  const seat = roomSeat(state, mat.seat);
  const words = [
    nameOf(state, mat.character),
    t('df.mat.reputation', { count: mat.reputation }),
    ...doing(mat, state, t),
    ...marks(mat, state, t).map((mark) => mark.words),
  ];
  return html`<button type="button" class=${`df-chip ${mood(mat, state)}`} data-seat=${seat} aria-label=${words.join(', ')}
    popovertarget=${`df-mat-${mat.character}`}>
    <svg class="df-face" viewBox="-50 -50 100 100" aria-hidden="true">${bust(mat.character)}</svg>
    ${symbol(seat)}${pennant(mat, t)}<b>${mat.reputation}</b>
    <span class="df-chip-marks">${marks(mat, state, t).map((mark) => mark.drawn)}</span>
  </button>`;
}

/**
 * What a fighter does or waits for.
 * @param {Mat} mat
 * @param {State} state
 * @param {Translate} t
 */
function doing(mat, state, t) {
  const track = state.parts?.track;
  const due = dueOf(state, mat.character);
  const asked = state.prompts.find((prompt) => plans(prompt) && prompt.figure === figureOf(mat.character));
  if (track?.step === 'over') return [];
  if (mat.revealed) return [t('df.mat.does', { card: cardName(state, mat.revealed) })];
  if (asked) return [t(asked.answered ? 'df.mat.ready' : 'df.mat.plans')];
  if (track?.acting === mat.character) return [t('df.mat.acting')];
  if (track?.waiting.includes(mat.character)) return [t('df.mat.waiting')];
  return due !== null && track?.step !== 'place' ? [t('df.mat.due', { time: due })] : [];
}

/** @param {Mat} mat @param {State} state @param {Translate} t */
function panel(mat, state, t) {
  const seat = roomSeat(state, mat.seat);
  const mine = state.room.you.plays === mat.seat;
  const player = state.room.seats.find((one) => one.plays === mat.seat)?.name ?? '';
  const own = state.guide?.cards.find((guide) => guide.owner === mat.character)?.card;
  const face = html`<svg class="df-face" viewBox="-50 -50 100 100" aria-hidden="true">${bust(mat.character)}</svg>`;
  return html`<article class=${`df-mat ${mood(mat, state)} ${mine ? 'is-mine' : ''}`} data-seat=${seat} data-mat=${mat.character}>
    ${
      own
        ? html`<button type="button" class="df-who-button" title=${t('df.mat.cards', { who: nameOf(state, mat.character) })}
      aria-label=${t('df.mat.cards', { who: nameOf(state, mat.character) })} @click=${() => read(own, state, t)}>${face}</button>`
        : face
    }
    ${pennant(mat, t)}
    <h2>${symbol(seat)}<span>${nameOf(state, mat.character)}</span></h2>
    ${planned(mat, state, t)}
    <span class="df-coinage" role="img" aria-label=${t('df.mat.reputation', { count: mat.reputation })}>${mat.reputation}</span>
    <p class="df-notes"><span>${[...doing(mat, state, t), mine ? t('df.mat.you') : player].join(' · ')}</span>
      ${marks(mat, state, t).map((mark) => markView(mark, state, t))}</p>
  </article>`;
}

/** The side of a fighter where people play in teams. @param {Mat} mat @param {Translate} t */
function pennant({ side }, t) {
  if (side === null || side === undefined) return nothing;
  const letter = SIDES[side] ?? '';
  return html`<b class="df-side" data-side=${side} role="img" aria-label=${t('df.mat.side', { side: letter })}>${letter}</b>`;
}

/**
 * The three slots: backs of what lies face down, one's own cards by their first letters.
 * @param {Mat} mat
 * @param {State} state
 * @param {Translate} t
 */
function planned(mat, state, t) {
  const own = state.own?.hands.find((hand) => hand.character === mat.character);
  const names = slotsOf(state, own).map((card) => cardName(state, card));
  const words = [t('df.mat.planned', { count: Math.max(mat.planned, names.length) }), ...names].join(', ');
  return html`<ol class="df-planned" aria-label=${words} title=${words}>
    ${SLOTS.map((slot, place) => {
      const name = names[place];
      const kind = name ? 'is-known' : place < mat.planned ? 'is-full' : '';
      return html`<li class=${kind} data-slot=${slot}>${name ? name.slice(0, 2) : ''}</li>`;
    })}</ol>`;
}
