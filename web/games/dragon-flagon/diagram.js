// A card's diagram: which squares it means, seen from the actor who looks up.
import { picture } from '../../art/cards.js';
import { html, svg } from '../../vendor/lit-html/lit-html.js';
import { extent } from './geometry.js';

/** @import { CardGuide } from './types.d.ts' */

/** A square of the diagram, in its own units. */
const CELL = 20;

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
  const content = svg`${cells}
    ${card.diagram.map(
      ({ at: [forward, right], means }) => svg`<g class=${`df-means is-${means}`}
        transform=${`translate(${right * CELL + 10} ${-forward * CELL + 10})`}>
        ${cell(means)}</g>`,
    )}
    ${actor}`;
  return { x: -half * CELL, y: -top * CELL, width: (half * 2 + 1) * CELL, height: height * CELL, content };
}

/** Whoever plays the card, in a box of 20 by 20. */
export const actor = svg`<path class="df-actor" d="M10 2.500 17.500 17H2.500Z" />`;

/** @param {string} means */
const cell = (means) => svg`<rect x="-9" y="-9" width="18" height="18" rx="3" />${mark(means)}`;

/** A square that a card means, around the middle of a box of 20 by 20. @param {string} means */
export const square = (means) => svg`<g class=${`df-means is-${means}`}>${cell(means)}</g>`;

/** @param {string} means */
function mark(means) {
  if (means === 'go') return svg`<circle r="3.200" />`;
  if (means === 'one') return svg`<path d="M-5 0H5" />`;
  return svg`<path d="M-4 -4 4 4M4 -4-4 4" />`;
}
