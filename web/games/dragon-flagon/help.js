// How the brawl goes and what its signs mean, drawn like on the cards.
import { thing } from '../../art/furniture.js';
import { endToken, sign } from '../../art/marks.js';
import { html, svg } from '../../vendor/lit-html/lit-html.js';
import { actor, square } from './diagram.js';

/** @import { Translate } from './model.js' */

const LINES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

/** @param {unknown} content @param {string} box */
const drawing = (content, box) => html`<svg viewBox=${box} aria-hidden="true">${svg`${content}`}</svg>`;

/** @param {string} name */
const small = (name) => drawing(sign(name), '0 0 24 24');

/** @param {string} means */
const cell = (means) => drawing(square(means), '-10 -10 20 20');

/** @param {string} words */
const coin = (words) => html`<span class="df-times">${words}</span>`;

/** @param {Translate} t @returns {[string, unknown][]} */
const legend = (t) => [
  ['cost', coin('2')],
  ['either', coin('1·2')],
  ['range', coin('1–3')],
  ['copies', html`<b>${t('df.hand.copies', { count: 2 })}</b>`],
  ['go', cell('go')],
  ['one', cell('one')],
  ['all', cell('all')],
  [
    'on',
    drawing(
      svg`<g class="df-means is-one"><rect x="-9" y="-9" width="18" height="18" rx="3" /><path d="M0 6V-5M-4.500 -1 0 -5.500 4.500 -1" /></g>`,
      '-10 -10 20 20',
    ),
  ],
  ['own.text', html`<span class="df-band is-own">${t('df.help.own')}</span>`],
  ['dragon.text', html`<span class="df-band is-dragon">${t('df.help.dragon')}</span>`],
  ['actor', drawing(actor, '0 0 20 20')],
  ['standing', html`<span class="df-title is-standing">${t('df.help.purple')}</span>`],
  ['reputation', small('reputation')],
  ['weapon', small('weapon')],
  ['daze', small('daze')],
  ['knockback', small('knockback')],
  ['fall', small('fall')],
  ['delay', small('delay')],
  ['prone', small('prone')],
  ['duration', small('duration')],
  ['slots', html`<b>I II III</b>`],
  ['end', drawing(endToken(null), '-22 -22 44 44')],
  ['flagon', drawing(thing('flagon'), '-36 -40 72 76')],
];

/** @param {Translate} t */
export const help = (t) => html`<section class="help-game df-help">
  <h3>${t('df.help.brawl')}</h3>
  <ol>${LINES.map((line) => html`<li>${t(`df.help.line.${line}`)}</li>`)}</ol>
  <h3>${t('df.help.signs')}</h3>
  <dl>${legend(t).map(
    ([key, drawn]) => html`<div><dt aria-hidden="true">${drawn}</dt><dd>${t(`df.help.${key}`)}</dd></div>`,
  )}</dl>
  <p>${t('df.help.swipe')}</p>
  <p>${t('df.help.read')}</p>
</section>`;
