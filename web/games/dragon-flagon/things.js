// What lies about: chairs, mugs, barrels and the Flagon, on the floor and on tables.
import { glow, thing } from '../../art/furniture.js';
import { repeat } from '../../vendor/lit-html/directives/repeat.js';
import { nothing, svg } from '../../vendor/lit-html/lit-html.js';
import { middle } from './geometry.js';
import { heaps } from './heaps.js';
import { PRIZES } from './model.js';

/** @import { BoardPart } from './types.d.ts' */

/** How far a table's top lifts what stands on it. */
const TABLE_TOP = 10;

/**
 * @param {BoardPart} part
 * @param {string} centre
 */
export function things(part, centre) {
  const taken = new Set(part.standees.map((standee) => standee.square));
  const tabled = new Set(part.tables.flatMap((one) => one.squares));
  const drawn = heaps(part.things, taken);
  return repeat(
    drawn,
    ({ lying }) => lying.id,
    ({ lying, spot, crowded, count }) => {
      const { x, y } = middle(lying.square);
      const lift = tabled.has(lying.square) ? TABLE_TOP : 0;
      return svg`<g data-thing=${lying.id} transform=${`translate(${x + spot.x} ${y + spot.y - lift})`}>
        <g class="mover">${PRIZES.includes(lying.kind) && lying.square === centre ? glow : nothing}
          <g transform=${crowded ? 'scale(.78)' : 'scale(1)'}>${thing(lying.kind)}</g>
          ${count > 1 ? svg`<text class="df-count" x="14" y="24">×${count}</text>` : nothing}</g></g>`;
    },
  );
}
