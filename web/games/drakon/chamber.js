// A chamber as it is drawn wherever it lies: in the lair, in a hand, on a button.
import { floor, sides, sign } from '../../art/chambers.js';
import { svg } from '../../vendor/lit-html/lit-html.js';

/** @import { Arrows, Kind } from './types.d.ts' */

/**
 * In a box of 100 by 100 around (0, 0). The sides can be turned beneath the sign, which stays upright;
 * where somebody stands, the sign makes room.
 * @param {Kind} kind
 * @param {Arrows} arrows
 * @param {boolean} [crowded]
 */
export const chamberFace = (kind, arrows, crowded = false) => svg`${floor(kind)}
  <g class="dk-sides">${sides(kind, arrows)}</g>
  <g class="dk-sign" transform=${crowded ? 'translate(-31 -31) scale(.5)' : 'scale(.92)'}>${sign(kind)}</g>`;
