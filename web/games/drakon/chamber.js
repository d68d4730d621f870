// A chamber as it is drawn.
import { svg } from '../../vendor/lit-html/lit-html.js';

/** @import { Arrows, Kind } from './types.d.ts' */

const TURNS = /** @type {Record<string, number>} */ ({ N: 0, E: 90, S: 180, W: 270 });

/** @param {Kind} kind @param {Arrows} arrows */
export const chamberFace = (
  kind,
  arrows,
) => svg`<rect x="-48" y="-48" width="96" height="96" rx="8" fill="#d9c08a" stroke="#26140a" stroke-width="3" />
  ${[...arrows].map((side) => svg`<path d="M0 -44 12 -26H-12Z" fill="#8c2f2b" transform=${`rotate(${TURNS[side] ?? 0})`} />`)}
  <text text-anchor="middle" y="5" font-size="13">${kind}</text>`;
