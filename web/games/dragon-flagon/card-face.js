// What is seen of a card wherever it lies: cost, name, picture, diagram, and what it does.
import { picture } from '../../art/cards.js';
import { sign } from '../../art/marks.js';
import { html, nothing, svg } from '../../vendor/lit-html/lit-html.js';
import { diagram } from './diagram.js';
import { cardName } from './model.js';

/** @import { CardGuide } from './types.d.ts' */
/** @import { State, Translate } from './model.js' */

/**
 * Several costs in the room of one coin; what comes on top of another card's cost has its sign.
 * @param {CardGuide} guide
 */
export function costs({ times, values }) {
  if (values.extra_time) return `+${values.extra_time}`;
  return times.length > 2 ? `${times[0]}–${times.at(-1)}` : times.join('·');
}

/** Gold for one's own cards, red for the Dragon card. @param {CardGuide} guide */
export const frameOf = (guide) => (guide.dragon ? 'is-dragon' : guide.owner ? 'is-own' : '');

/** The line on the face of a card. @param {CardGuide} guide @param {Translate} t */
export const lineOf = (guide, t) => t(`df.card.${guide.card}`, guide.values);

/** What the card does, at length. @param {CardGuide} guide @param {Translate} t */
export const textOf = (guide, t) => t(`df.read.${guide.card}`, guide.values);

/**
 * What a card does to people, each as its sign, a number and words.
 * @param {CardGuide} guide
 * @param {Translate} t
 * @returns {{name: string, count: string | number, words: string}[]}
 */
export function effectsOf(guide, t) {
  const { delay = 0 } = guide.values;
  const far = guide.knockback > 1;
  /** @type {[string, boolean | number | null, string | number, string][]} */
  const all = [
    ['weapon', guide.weapon, '', t('df.card.weapon')],
    [
      'reputation',
      guide.reputation,
      guide.reputation ?? '',
      t('df.card.takes', { count: guide.reputation ?? 0 }),
    ],
    ['daze', guide.daze, guide.daze, t('df.card.daze', { count: guide.daze })],
    ['fall', guide.fall, '', t('df.card.fall')],
    [
      'knockback',
      guide.knockback,
      far ? guide.knockback : '',
      far ? t('df.card.knockback.far', { count: guide.knockback }) : t('df.card.knockback'),
    ],
    ['delay', delay, delay, t('df.card.delay', { count: delay })],
    ['duration', guide.duration, guide.duration ?? '', t('df.card.duration', { count: guide.duration ?? 0 })],
  ];
  return all.flatMap(([name, shown, count, words]) => (shown ? [{ name, count, words }] : []));
}

/** A sign in the line; silent where its words stand beside it. @param {string} name @param {string} [words] */
export const signed = (name, words) =>
  words
    ? html`<svg viewBox="0 0 24 24" role="img" aria-label=${words}>${svg`${sign(name)}`}</svg>`
    : html`<svg viewBox="0 0 24 24" aria-hidden="true">${svg`${sign(name)}`}</svg>`;

/** @param {CardGuide} guide @param {Translate} t */
export const effects = (guide, t) =>
  effectsOf(guide, t).map(
    ({ name, count, words }) =>
      html`<span class=${`df-effect is-${name}`} title=${words}>${signed(name, words)}${count}</span>`,
  );

/** The picture of a card. @param {CardGuide} guide */
export const pictured = (guide) =>
  html`<svg class="df-picture" viewBox="-50 -50 100 100" aria-hidden="true">${svg`${picture(guide.card)}`}</svg>`;

/**
 * Cost and name.
 * @param {CardGuide} guide
 * @param {State} state
 * @param {Translate} t
 */
export function heading(guide, state, t) {
  const name = cardName(state, guide.card);
  const classes = [
    'df-title',
    guide.standing ? 'is-standing' : '',
    guide.times.length > 1 ? 'is-pushed' : '',
    longest(name) > 7 ? 'is-long' : '',
    longest(name) > 8 ? 'is-longest' : '',
  ];
  return html`
  <span class="df-times" role="img" aria-label=${t('df.card.time', { times: guide.times.join(', ') })}>${costs(guide)}</span>
  <span title=${guide.standing ? t('df.card.standing') : ''} class=${classes.join(' ')}><span>${breakable(name)}</span></span>`;
}

/** A name that may go on in the next line after a stroke. @param {string} name */
const breakable = (name) =>
  name.split(/(?<=\/)/).map((part, place) => html`${place > 0 ? html`<wbr>` : nothing}${part}`);

/** The letters of the longest word of a name: long ones are hard to get onto a small card. @param {string} name */
const longest = (name) => Math.max(...name.split(/[\s/-]/).map((word) => word.length));

/** Picture and diagram side by side; the picture alone where there are no squares. @param {CardGuide} guide */
export const pictures = (
  guide,
) => html`<span class=${guide.diagram.length > 0 ? 'df-pictures' : 'df-pictures is-one'}>
  ${pictured(guide)}${guide.diagram.length > 0 ? diagram(guide) : nothing}</span>`;
