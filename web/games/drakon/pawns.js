// Everybody in the lair, side by side where several stand in one chamber.
import { coin, PAWN, pawn } from '../../art/chambers.js';
import { INK } from '../../art/paper.js';
import { symbolPath } from '../../kit/symbols.js';
import { repeat } from '../../vendor/lit-html/directives/repeat.js';
import { nothing, svg } from '../../vendor/lit-html/lit-html.js';
import { markSpot, middle, pawnSpot } from './geometry.js';
import { standingAt } from './model.js';
import { delverOf, roomSeat } from './people.js';

/** @import { DelverPart, Seat } from './types.d.ts' */
/** @import { Spot } from './geometry.js' */
/** @import { State } from './people.js' */

/**
 * Where a pawn stands, and how large it is.
 * @param {State} state
 * @param {DelverPart} delver
 */
export function spotOfPawn(state, delver) {
  const { x, y, size } = pawnSpot(...placeAmong(state, delver));
  const { x: cx, y: cy } = middle(delver.at);
  return { x: cx + x, y: cy + y, size };
}

/** Where the mark of a pawn stands. @param {State} state @param {DelverPart} delver */
export function spotOfMark(state, delver) {
  const { x, y, ...more } = markSpot(...placeAmong(state, delver));
  const { x: cx, y: cy } = middle(delver.at);
  return { x: cx + x, y: cy + y, ...more };
}

/**
 * The place of a pawn among those in its chamber, and how many they are.
 * @param {State} state
 * @param {DelverPart} delver
 * @returns {[number, number]}
 */
function placeAmong(state, { seat, at }) {
  const together = standingAt(state, at);
  return [together.findIndex((one) => one.seat === seat), together.length];
}

/** @param {State} state @param {Seat} seat @returns {Spot | null} */
export function whereStands(state, seat) {
  const delver = delverOf(state, seat);
  return delver ? spotOfPawn(state, delver) : null;
}

/** @param {State} state */
export const pawns = (state) =>
  repeat(
    state.parts?.delvers ?? [],
    ({ seat }) => seat,
    (delver) => drawn(delver, state),
  );

/** @param {DelverPart} delver @param {State} state */
function drawn(delver, state) {
  const { seat } = delver;
  const { x, y, size } = spotOfPawn(state, delver);
  const sits = roomSeat(state, seat);
  const { stock } = state.parts ?? {};
  const acts = stock?.active === seat && stock.ending === null;
  const own = state.room.you.plays === seat;
  return svg`<g class=${`dk-delver ${acts ? 'is-acting' : ''} ${own ? 'is-own' : ''}`} data-pawn=${seat} data-seat=${sits}
    aria-hidden="true" transform=${`translate(${x} ${y})`}><g class="mover"><g transform=${`scale(${size})`}>
      ${acts ? svg`<ellipse class="dk-halo" cy="16" rx="25" ry="13" />` : nothing}
      ${own ? svg`<ellipse class="dk-own" cy="17" rx="20" ry="9" />` : nothing}
      ${own ? svg`<path class="dk-mine" d=${PAWN} />` : nothing}
      <g class="dk-figure">${pawn(symbolPath(sits))}</g>
    </g></g></g>`;
}

/** The coins that lie on Start. @param {number} count */
export const startCoins = (count) =>
  count === 0
    ? nothing
    : svg`<g class="dk-start-coins" aria-hidden="true" transform="translate(-34 33)" stroke=${INK} stroke-width="3">
        ${count > 1 ? coin(-4, 5, 15) : nothing}${coin(0, 0, 15)}<text y="6">${count}</text></g>`;
