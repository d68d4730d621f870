// The pictures of the action cards: one for each, cut from paper like the figures, in a box from
// (-50, -50) to (50, 50).
import { svg } from '../vendor/lit-html/lit-html.js';
import * as common from './cards-common.js';
import * as east from './cards-east.js';
import * as north from './cards-north.js';
import * as south from './cards-south.js';
import { INK } from './paper.js';

/** @type {Record<string, unknown>} */
const PICTURES = { ...common, ...north, ...east, ...south };

/** The cards that have a picture. */
export const PICTURED = Object.keys(PICTURES);

/** @param {string} card */
export const picture = (
  card,
) => svg`<g stroke=${INK} stroke-width="3.200" stroke-linejoin="round" stroke-linecap="round">
  ${PICTURES[card] ?? ''}</g>`;
