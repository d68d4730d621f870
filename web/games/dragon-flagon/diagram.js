// A card's diagram: which squares it means, seen from the actor who looks up.
import { picture } from '../../art/cards.js';
import { html, nothing, svg } from '../../vendor/lit-html/lit-html.js';
import { extent } from './geometry.js';

/** @import { Card, CardGuide, DiagramSquare } from './types.d.ts' */

/** A square of the diagram, in its own units. */
const CELL = 20;

/** Cards whose lines go on and on; the diagram has only their beginning. @type {Card[]} */
const ENDLESS = [
  'hand_cannon',
  'arcane_bolt',
  'daggerang',
  'dragon_kick',
  'throw',
  'monkey_throw',
  'divine_hurl',
];

/** Cards whose squares belong together in pairs. @type {Card[]} */
const PAIRED = ['shadow_step'];

/** @param {CardGuide} card */
export function diagram(card) {
  const { x, y, width, height, content } = drawn(card);
  return html`<svg class="df-diagram" viewBox=${`${x} ${y} ${width} ${height}`} aria-hidden="true">${content}</svg>`;
}

/**
 * The diagram with the box that it fills.
 * @param {CardGuide} card
 */
export function drawn(card) {
  if (card.diagram.length === 0)
    return { x: -50, y: -50, width: 100, height: 100, content: picture(card.card) };
  const { top, bottom, half, height } = extent(card.diagram);
  const cells = [];
  for (let forward = top; forward >= bottom; forward -= 1) {
    for (let right = -half; right <= half; right += 1) {
      cells.push(
        svg`<rect class="df-cell" x=${right * CELL + 1} y=${-forward * CELL + 1} width="18" height="18" rx="3" />`,
      );
    }
  }
  const around = card.diagram.some(({ at: [forward, right] }) => forward === 0 && right === 0);
  const content = svg`${cells}
    ${card.diagram.map(
      (square, place) => svg`<g class=${`df-means is-${square.means}`}
        transform=${`translate(${square.at[1] * CELL + 10} ${-square.at[0] * CELL + 10})`}>
        ${cell(signOf(card, square, place))}</g>`,
    )}
    ${around ? aim : actor}`;
  return { x: -half * CELL, y: -top * CELL, width: (half * 2 + 1) * CELL, height: height * CELL, content };
}

/**
 * What stands in a square: what it means, or the letter of its pair, or that the line goes on.
 * @param {CardGuide} card
 * @param {DiagramSquare} square
 * @param {number} place
 */
function signOf({ card, diagram }, square, place) {
  if (PAIRED.includes(card)) {
    const before = diagram.slice(0, place).filter(({ means }) => means === square.means);
    return svg`<text class="df-letter" y="5">${'ABC'[before.length] ?? ''}</text>`;
  }
  const [forward, right] = square.at;
  const further = [forward + Math.sign(forward), right + Math.sign(right)];
  const last = !diagram.some(({ at }) => at[0] === further[0] && at[1] === further[1]);
  if (!ENDLESS.includes(card) || !last) return mark(square.means);
  const turn = (Math.atan2(right, forward) * 180) / Math.PI;
  return svg`<path d="M0 6V-5M-4.500 -1 0 -5.500 4.500 -1" transform=${`rotate(${turn})`} />`;
}

/** Whoever plays the card, in a box of 20 by 20. */
export const actor = svg`<path class="df-actor" d="M10 2.500 17.500 17H2.500Z" />`;

/** The middle of an area that lies anywhere. */
const aim = svg`<g class="df-aim" transform="translate(10 10)"><circle r="6.500" /><path d="M0 -9V9M-9 0H9" /></g>`;

/** @param {unknown} inside */
const cell = (inside) => svg`<rect x="-9" y="-9" width="18" height="18" rx="3" />${inside ?? nothing}`;

/** A square that a card means, around the middle of a box of 20 by 20. @param {string} means */
export const square = (means) => svg`<g class=${`df-means is-${means}`}>${cell(mark(means))}</g>`;

/** @param {string} means */
function mark(means) {
  if (means === 'go') return svg`<circle r="3.200" />`;
  if (means === 'one') return svg`<path d="M-5 0H5" />`;
  return svg`<path d="M-4 -4 4 4M4 -4-4 4" />`;
}
