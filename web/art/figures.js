// The nine fighters as standees, heads and portraits.
import { svg } from '../vendor/lit-html/lit-html.js';
import * as north from './fighters-north.js';
import * as south from './fighters-south.js';
import { head, INK, whole } from './paper.js';

/** @import { Cut } from './paper.js' */

/** @type {Record<string, Cut>} */
const CUTS = { ...north, ...south };

/** What a fighter is cut from. @param {string} character @returns {Cut} */
export const cutOf = (character) => CUTS[character] ?? north.thras;

/**
 * A fighter from head to foot, the feet at (0, 26), cut out with a pale rim.
 * @param {string} character
 * @param {string} facing
 * @param {boolean} prone
 */
export function figure(character, facing, prone = false) {
  const cut = cutOf(character);
  return svg`<g class="df-rim" aria-hidden="true">${whole(cut, facing, prone)}</g>${whole(cut, facing, prone)}`;
}

/**
 * A fighter's head in a box from (-50, -50) to (50, 50).
 * @param {string} character
 */
export function bust(character) {
  const cut = cutOf(character);
  return svg`<g transform="translate(0 46) scale(1.02)" stroke=${INK} stroke-width="4"
    stroke-linejoin="round" stroke-linecap="round">${cut.behind}${cut.body}${head(cut, 'south', false)}</g>`;
}
