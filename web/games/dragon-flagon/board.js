// The tavern board: room, furniture, standees, what is offered, and the time track around it.
import { table } from '../../art/furniture.js';
import { light, names, paints, room } from '../../art/room.js';
import { attachStage, settle } from '../../kit/stage.js';
import { guard } from '../../vendor/lit-html/directives/guard.js';
import { ref } from '../../vendor/lit-html/directives/ref.js';
import { repeat } from '../../vendor/lit-html/directives/repeat.js';
import { html, nothing, svg } from '../../vendor/lit-html/lit-html.js';
import { camera, follow, toggleWhole } from './camera.js';
import { boxAround, middle, WALL, wholeBox } from './geometry.js';
import { attachInput, listen } from './input.js';
import { lights, offers, previews } from './offers.js';
import { standees } from './standees.js';
import { things } from './things.js';
import { tokens } from './tokens.js';
import { allArrived, soon, tokenSpots, track } from './track.js';

/** @import { Actions, State, Translate } from './model.js' */

/** Called by lit with the same function each time, so the drawing is attached once. */
const attach = (/** @type {Element | undefined} */ element) => {
  if (!(element instanceof SVGSVGElement)) return;
  camera.attach(element);
  attachInput(element);
  attachStage(element);
};

/**
 * @param {State} state
 * @param {Actions} act
 * @param {Translate} t
 */
export function board(state, act, t) {
  const { parts, guide } = state;
  if (!parts || !guide) return html`<div class="df-board"></div>`;
  const { side, centre, rugs, starts, ale } = guide.board;
  listen(state, act);
  if (settle([parts.board, parts.track, parts.mats])) allArrived();
  follow(state, wholeBox(side, tokenSpots(state)));
  return html`<div class="df-board">
    ${state.narrow ? bar(state, t) : nothing}
    <svg class="df-room" viewBox="0 0 1100 1100" role="group" tabindex="-1" aria-label=${t('df.board')} ${ref(attach)}>
      ${paints}
      ${guard([guide], () => room(side, WALL, rugs.map(boxAround), middle(centre), ale.length === 0 ? null : boxAround(ale)))}
      ${parts.track.step === 'place' ? starts.map(startSquare) : nothing}
      ${guard([guide], () => [light(side), names(side)])}
      ${repeat(
        parts.board.tables,
        (part) => part.id,
        (part) => drawnTable(part.squares, part.id),
      )}
      ${things(parts.board, centre)}
      ${tokens(state, t)}
      ${track(state, t)}
      ${lights(state)}
      ${previews(state)}
      ${standees(state, t)}
      ${offers(state, t)}
      <g class="effects df-effects" aria-hidden="true"></g>
      <g class="df-stroke" aria-hidden="true"></g>
    </svg>
  </div>`;
}

/** What a phone has above the board: who is next, and the way to all of the room. @param {State} state @param {Translate} t */
const bar = (state, t) => html`<div class="df-bar">${soon(state, t)}
  <button type="button" class="df-zoom" aria-label=${t('df.board.zoom')} @click=${toggleWhole}>
    <svg viewBox="0 0 24 24" aria-hidden="true"><path d="M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5" /></svg></button></div>`;

/** @param {string} square */
function startSquare(square) {
  const { x, y } = middle(square);
  return svg`<rect class="df-start" x=${x - 42} y=${y - 42} width="84" height="84" rx="10" />`;
}

/**
 * @param {string[]} squares
 * @param {number} id
 */
function drawnTable(squares, id) {
  const { x, y, width, height } = boxAround(squares);
  return svg`<g data-table=${id} transform=${`translate(${x + width / 2} ${y + height / 2})`}>
    <g class="mover">${table(width, height)}</g></g>`;
}
