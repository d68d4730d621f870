// Everybody's mat: a panel on wide screens; on phones a strip whose chips open the mat.
import { bust } from '../../art/figures.js';
import { thing } from '../../art/furniture.js';
import { sign } from '../../art/marks.js';
import { symbol } from '../../kit/symbols.js';
import { repeat } from '../../vendor/lit-html/directives/repeat.js';
import { html, nothing, svg } from '../../vendor/lit-html/lit-html.js';
import { cardName, dueOf, nameOf, roomSeat, standeeOf } from './model.js';

/** @import { Mat } from './types.d.ts' */
/** @import { Actions, State, Translate } from './model.js' */

const SLOTS = ['I', 'II', 'III'];

/**
 * @param {State} state
 * @param {Actions} _act
 * @param {Translate} t
 */
export function mats(state, _act, t) {
  const all = state.parts?.mats ?? [];
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

/** @param {Mat} mat @param {State} state */
function mood(mat, state) {
  const track = state.parts?.track;
  if (track?.acting === mat.character) return 'is-acting';
  return track?.waiting.includes(mat.character) ? 'is-waiting' : '';
}

/** @param {Mat} mat @param {State} state @param {Translate} t */
function chip(mat, state, t) {
  const seat = roomSeat(state, mat.seat);
  const prone = standeeOf(state, mat.character)?.prone ?? false;
  const words = [
    nameOf(state, mat.character),
    t('df.mat.reputation', { count: mat.reputation }),
    ...notes(mat, state, t),
  ];
  return html`<button type="button" class=${`df-chip ${mood(mat, state)}`} data-seat=${seat} aria-label=${words.join(', ')}
    popovertarget=${`df-mat-${mat.character}`}>
    <svg class="df-face" viewBox="-50 -50 100 100" aria-hidden="true">${bust(mat.character)}</svg>
    ${symbol(seat)}<b>${mat.reputation}</b>
    <span class="df-chip-marks">${prone ? small('prone') : nothing}${mat.held ? held(mat, '') : nothing}
      ${mat.effects.map((effect) => small(effect.card))}</span>
  </button>`;
}

/** @param {string} name */
const small = (name) =>
  html`<svg class="df-small" viewBox="0 0 24 24" aria-hidden="true">${svg`${sign(name)}`}</svg>`;

/** @param {Mat} mat @param {string} words */
const held = (mat, words) =>
  html`<svg class="df-held" viewBox="-36 -40 72 76" role="img" aria-label=${words}>${svg`${thing(mat.held?.kind ?? '')}`}</svg>`;

/**
 * What there is to say of a fighter beside reputation and cards.
 * @param {Mat} mat
 * @param {State} state
 * @param {Translate} t
 */
function notes(mat, state, t) {
  const track = state.parts?.track;
  const due = dueOf(state, mat.character);
  const some = [];
  if (track?.acting === mat.character) some.push(t('df.mat.acting'));
  else if (track?.waiting.includes(mat.character)) some.push(t('df.mat.waiting'));
  else if (due !== null && track?.step !== 'place') some.push(t('df.mat.due', { time: due }));
  if (mat.revealed) some.push(t('df.mat.does', { card: cardName(state, mat.revealed) }));
  if (standeeOf(state, mat.character)?.prone) some.push(t('df.mat.prone'));
  if (mat.held) some.push(t(`df.mat.holds.${mat.held.kind}`));
  for (const effect of mat.effects) {
    some.push(
      effect.until === null
        ? t('df.mat.effect.guard')
        : t('df.mat.effect', { card: cardName(state, effect.card), time: effect.until }),
    );
  }
  return some;
}

/** @param {Mat} mat @param {State} state @param {Translate} t */
function panel(mat, state, t) {
  const seat = roomSeat(state, mat.seat);
  const own = state.own?.hands.find((hand) => hand.character === mat.character);
  const mine = state.room.you.plays === mat.seat;
  const prone = standeeOf(state, mat.character)?.prone ?? false;
  const player = state.room.seats.find((one) => one.plays === mat.seat)?.name ?? '';
  return html`<article class=${`df-mat ${mood(mat, state)} ${mine ? 'is-mine' : ''}`} data-seat=${seat} data-mat=${mat.character}>
    <svg class="df-face" viewBox="-50 -50 100 100" aria-hidden="true">${bust(mat.character)}</svg>
    <h3>${symbol(seat)}<span>${nameOf(state, mat.character)}</span><small>${mine ? t('df.mat.you') : player}</small></h3>
    <span class="df-coinage" aria-label=${t('df.mat.reputation', { count: mat.reputation })}>${mat.reputation}</span>
    <ol class="df-planned" aria-label=${t('df.mat.planned', { count: mat.planned })}>
      ${SLOTS.map((slot, place) => {
        const card = own?.slots[place];
        const full = place < mat.planned;
        return html`<li class=${full ? (card ? 'is-known' : 'is-full') : ''} title=${card ? cardName(state, card) : slot}>${card ? cardName(state, card) : full ? '' : slot}</li>`;
      })}</ol>
    <p class="df-notes">${prone ? small('prone') : nothing}${mat.held ? held(mat, t(`df.mat.holds.${mat.held.kind}`)) : nothing}
      ${mat.effects.map((effect) => small(effect.card))}<span>${notes(mat, state, t).join(' · ')}</span></p>
  </article>`;
}
