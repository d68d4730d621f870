// The signs on a mat: what a fighter holds, which effects run, which tokens lie there.
import { thing } from '../../art/furniture.js';
import { sign } from '../../art/marks.js';
import { preyMark } from '../../art/tokens.js';
import { html, nothing, svg } from '../../vendor/lit-html/lit-html.js';
import { pictured } from './card-face.js';
import { cardGuide, cardName, standeeOf } from './model.js';
import { read } from './reading.js';

/** @import { Card, Mat } from './types.d.ts' */
/** @import { State, Translate } from './model.js' */

/**
 * @typedef {object} Mark
 * @property {string} words
 * @property {unknown} drawn
 * @property {number | null} [count]
 * @property {Card} [card] the card that can be read there
 * @property {string} [more] classes
 */

/** @param {string} name */
const small = (name) =>
  html`<svg class="df-small" viewBox="0 0 24 24" aria-hidden="true">${svg`${sign(name)}`}</svg>`;

/** @param {unknown} drawing @param {string} box */
const token = (drawing, box) =>
  html`<svg class="df-held" viewBox=${box} aria-hidden="true">${svg`${drawing}`}</svg>`;

/**
 * What there is to say of a fighter besides what it does; each with its sign.
 * @param {Mat} mat
 * @param {State} state
 * @param {Translate} t
 * @returns {Mark[]}
 */
export function marks(mat, state, t) {
  /** @type {Mark[]} */
  const some = [];
  if (standeeOf(state, mat.character)?.prone) some.push({ words: t('df.mat.prone'), drawn: small('prone') });
  if (mat.held)
    some.push({
      words: t(`df.mat.holds.${mat.held.kind}`),
      drawn: token(thing(mat.held.kind), '-36 -40 72 76'),
    });
  if (mat.loaded !== null && cardGuide(state, 'hand_cannon')) {
    const words = t(mat.loaded ? 'df.mat.loaded' : 'df.mat.unloaded');
    some.push({ words, drawn: small(mat.loaded ? 'loaded' : 'unloaded'), card: 'hand_cannon' });
  }
  if (mat.prey) some.push({ words: t('df.mat.prey'), drawn: token(preyMark, '-25 -25 50 50') });
  return [...some, ...cardMarks(mat, state, t)];
}

/**
 * The cards that lie open.
 * @param {Mat} mat
 * @param {State} state
 * @param {Translate} t
 * @returns {Mark[]}
 */
function cardMarks(mat, state, t) {
  const mark = (
    /** @type {Card} */ card,
    /** @type {string} */ words,
    /** @type {Partial<Mark>} */ more = {},
  ) => {
    const guide = cardGuide(state, card);
    return guide ? [{ card, words, drawn: pictured(guide), ...more }] : [];
  };
  const name = (/** @type {Card} */ card) => cardName(state, card);
  const dragon = state.guide?.cards.find((guide) => guide.dragon && guide.owner === mat.character)?.card;
  const runs = mat.effects.flatMap(({ card, until }) => {
    const words =
      until === null ? t('df.mat.effect.guard') : t('df.mat.effect', { card: name(card), time: until });
    return mark(card, words, { count: until, more: 'is-running' });
  });
  const has =
    dragon && !mat.aside.includes(dragon) && !mat.effects.some(({ card }) => card === dragon)
      ? mark(dragon, t('df.mat.dragon', { card: name(dragon) }), { more: 'is-dragon' })
      : [];
  const last = mat.last ? mark(mat.last, t('df.mat.last', { card: name(mat.last) }), { more: 'is-off' }) : [];
  const gone = mat.aside.filter((card) => card !== dragon);
  return [
    ...runs,
    ...has,
    ...last,
    ...gone.flatMap((card) => mark(card, t('df.mat.gone', { card: name(card) }), { more: 'is-off' })),
  ];
}

/** @param {Mark} mark @param {State} state @param {Translate} t */
export function markView({ words, drawn, count, card, more }, state, t) {
  const inside = html`${drawn}${count ? html`<b aria-hidden="true">${count}</b>` : nothing}<span class="df-words">${words}</span>`;
  const classes = `df-mark ${more ?? ''}`;
  return card
    ? html`<button type="button" class=${classes} title=${words} @click=${() => read(card, state, t)}>${inside}</button>`
    : html`<span class=${classes} title=${words}>${inside}</span>`;
}
