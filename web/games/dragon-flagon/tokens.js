// The tokens of single cards in the room: the Familiar, and where the guns of the ship will strike.
import { barrageMark, familiar } from '../../art/tokens.js';
import { nothing, svg } from '../../vendor/lit-html/lit-html.js';
import { cell, degrees, middle, squareAt } from './geometry.js';
import { cardGuide, nameOf, ownerOf } from './model.js';

/** @import { Square } from './types.d.ts' */
/** @import { State, Translate } from './model.js' */

/**
 * The squares around a marker that the guns of the ship will strike.
 * @param {State} state
 * @param {Square} at
 * @returns {Square[]}
 */
export function struck(state, at) {
  const side = state.guide?.board.side ?? 11;
  const [x, y] = cell(at);
  const around = cardGuide(state, 'cannon_barrage')?.diagram ?? [];
  const spots = around.map(({ at: [forward, right] }) => [x + right, y - forward]);
  const inside = spots.filter(([x = -1, y = -1]) => x >= 0 && y >= 0 && x < side && y < side);
  return inside.map(([x = 0, y = 0]) => squareAt(x, y));
}

/** @param {State} state @param {Translate} t */
export function tokens(state, t) {
  const board = state.parts?.board;
  return board ? svg`${barrage(board.barrage, state, t)}${owl(state, t)}` : nothing;
}

/** @param {Square | null} square @param {State} state @param {Translate} t */
function barrage(square, state, t) {
  if (!square) return nothing;
  const { x, y } = middle(square);
  const owner = ownerOf(state, 'cannon_barrage');
  const label = t('df.board.barrage', { square, who: owner ? nameOf(state, owner) : '' });
  return svg`<g class="df-barrage" aria-hidden="true">${struck(state, square).map((one) => {
    const at = middle(one);
    return svg`<rect x=${at.x - 46} y=${at.y - 46} width="92" height="92" rx="10" />`;
  })}</g>
  <g data-barrage role="img" aria-label=${label} transform=${`translate(${x} ${y})`}><g class="mover">${barrageMark}</g></g>`;
}

/** @param {State} state @param {Translate} t */
function owl(state, t) {
  const token = state.parts?.board.familiar;
  if (!token) return nothing;
  const { x, y } = middle(token.square);
  const owner = ownerOf(state, 'familiar');
  const label = t('df.board.familiar', {
    who: owner ? nameOf(state, owner) : '',
    square: token.square,
    way: t(`df.way.${token.facing}`),
  });
  return svg`<g data-familiar role="img" aria-label=${label} transform=${`translate(${x} ${y})`}>
    <g class="mover">${familiar(degrees(token.facing))}</g></g>`;
}
