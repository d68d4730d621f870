// The common ways of cutting paper: outlines, limbs, faces. A figure stands with its feet at
// y = 26 around x = 0, looks at us, and is some 100 units high.
import { svg } from '../vendor/lit-html/lit-html.js';

/** @typedef {import('../vendor/lit-html/lit-html.js').SVGTemplateResult} Drawing */

/**
 * What a figure is made of, from back to front. The head is drawn for all in the same way.
 * @typedef {object} Cut
 * @property {string} skin
 * @property {string} hair what is seen of the head from behind
 * @property {Drawing} behind cape, halo, what is carried on the back
 * @property {Drawing} body
 * @property {Drawing} [face] beard, paint, mask: moves with the eyes
 * @property {Drawing} [brows] other eyes and mouth than the usual ones
 * @property {Drawing} over hair in front, hat, helmet
 * @property {Drawing} hand what is held out
 */

export const INK = '#1b0e07';

/**
 * An arm or a strap: a thick line with an outline.
 * @param {string} path
 * @param {string} colour
 * @param {number} [width]
 */
export const limb = (path, colour, width = 9) => svg`
  <path d=${path} fill="none" stroke=${INK} stroke-width=${width + 7} />
  <path d=${path} fill="none" stroke=${colour} stroke-width=${width} />`;

/** A hand. @param {number} x @param {number} y @param {string} skin */
export const fist = (x, y, skin) => svg`<circle cx=${x} cy=${y} r="6.5" fill=${skin} />`;

/** The usual eyes and mouth. */
const OPEN = svg`<g stroke="none">
  <circle cx="-7" cy="-35" r="3.1" fill="#1b0e07" /><circle cx="7" cy="-35" r="3.1" fill="#1b0e07" />
  <circle cx="-6" cy="-36.2" r="1" fill="#fff" /><circle cx="8" cy="-36.2" r="1" fill="#fff" />
  <circle cx="-11" cy="-28.5" r="3" fill="#e2603f" opacity=".35" /><circle cx="11" cy="-28.5" r="3" fill="#e2603f" opacity=".35" /></g>
  <path d="M-4.5 -26.5Q0 -23 4.5 -26.5" fill="none" stroke-width="2.6" />`;

/** Knocked out. */
const SHUT = svg`<g fill="none" stroke-width="2.8">
  <path d="M-10 -38l6 6m0 -6l-6 6M4 -38l6 6m0 -6l-6 6" /><path d="M-3 -26q3 -4 6 0" /></g>`;

/** How far the face lies to the side when the head is turned. @type {Record<string, number>} */
const TURNED = { east: 7, west: 7, south: 0, north: 0 };

/**
 * A head with what is on it.
 * @param {Omit<Cut, 'hand'>} cut
 * @param {string} facing
 * @param {boolean} shut
 */
export const head = (cut, facing, shut) => svg`
  <circle cx="0" cy="-34" r="18.5" fill=${facing === 'north' ? cut.hair : cut.skin} />
  ${
    facing === 'north'
      ? ''
      : svg`<g transform="translate(${TURNED[facing] ?? 0} 0)">
          ${shut ? SHUT : (cut.brows ?? OPEN)}${cut.face ?? ''}</g>`
  }
  ${cut.over}`;

/**
 * A whole figure. Looking west it is the mirror image of looking east.
 * @param {Cut} cut
 * @param {string} facing
 * @param {boolean} shut
 */
export const whole = (cut, facing, shut) => svg`
  <g transform=${facing === 'west' ? 'scale(-1 1)' : 'scale(1 1)'} stroke=${INK} stroke-width="3.8"
    stroke-linejoin="round" stroke-linecap="round">
    ${facing === 'north' ? svg`${cut.hand}${cut.body}${head(cut, facing, shut)}${cut.behind}` : svg`${cut.behind}${cut.body}${head(cut, facing, shut)}${cut.hand}`}
  </g>`;
