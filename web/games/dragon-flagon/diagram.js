// A card's diagram: which squares it means, seen from the actor who looks up.
import { table, thing } from '../../art/furniture.js';
import { sign } from '../../art/marks.js';
import { html, svg } from '../../vendor/lit-html/lit-html.js';
import { extent } from './geometry.js';

/** @import { CardGuide } from './types.d.ts' */

/** @param {CardGuide} card */
export function diagram(card) {
  if (card.diagram.length === 0) return emblem(card.card);
  const { top, bottom, half, height } = extent(card.diagram);
  const width = half * 2 + 1;
  const cells = [];
  for (let forward = top; forward >= bottom; forward -= 1) {
    for (let right = -half; right <= half; right += 1) {
      cells.push(
        svg`<rect class="df-cell" x=${right * 20 + 1} y=${-forward * 20 + 1} width="18" height="18" rx="3" />`,
      );
    }
  }
  return html`<svg class="df-diagram" viewBox=${`${-half * 20} ${-top * 20} ${width * 20} ${height * 20}`} aria-hidden="true">
    ${cells}
    ${card.diagram.map(
      ({
        at: [forward, right],
        means,
      }) => svg`<g class=${`df-means is-${means}`} transform=${`translate(${right * 20 + 10} ${-forward * 20 + 10})`}>
      <rect x="-9" y="-9" width="18" height="18" rx="3" />${mark(means)}</g>`,
    )}
    <path class="df-actor" d="M10 2.500 17.500 17H2.500Z" /></svg>`;
}

/** What stands for a card that has no squares. @param {string} card */
const emblem = (card) => html`<svg class="df-diagram" viewBox="-60 -44 120 88" aria-hidden="true">
  ${card === 'boast' ? svg`<g transform="translate(0 22) scale(.9)">${table(110, 60)}</g><g transform="translate(-27 -43) scale(2.200)">${sign('boast')}</g>` : svg`<g transform="translate(-20 0) scale(1.300)">${thing('mug')}</g><g transform="translate(26 0)">${thing('chair')}</g>`}</svg>`;

/** @param {string} means */
function mark(means) {
  if (means === 'go') return svg`<circle r="3.200" />`;
  if (means === 'one') return svg`<path d="M-5 0H5" />`;
  return svg`<path d="M-4 -4 4 4M4 -4-4 4" />`;
}
