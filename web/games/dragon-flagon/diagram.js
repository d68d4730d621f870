// A card's diagram: which squares it means, seen from the actor who looks up.
import { html, svg } from '../../vendor/lit-html/lit-html.js';

/** @import { CardGuide } from './types.d.ts' */

/**
 * The part of the world that a diagram shows, at least five squares wide.
 * @param {CardGuide['diagram']} squares
 */
export function extent(squares) {
  const forward = squares.map(({ at }) => at[0]);
  const right = squares.map(({ at }) => Math.abs(at[1]));
  const top = Math.max(1, ...forward);
  const bottom = Math.min(0, ...forward);
  const aside = Math.max(1, ...right);
  const height = top - bottom + 1;
  const half = Math.max(aside, Math.ceil((height - 1) / 2), 2);
  return { top, bottom, half, height };
}

/** @param {CardGuide} card */
export function diagram(card) {
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

/** @param {string} means */
function mark(means) {
  if (means === 'go') return svg`<circle r="3.200" />`;
  if (means === 'one') return svg`<path d="M-5 0H5" />`;
  return svg`<path d="M-4 -4 4 4M4 -4-4 4" />`;
}
