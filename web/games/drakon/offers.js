// What can be picked in the lair, and what it would look like.
import { PAWN } from '../../art/chambers.js';
import { repeat } from '../../vendor/lit-html/directives/repeat.js';
import { nothing, svg } from '../../vendor/lit-html/lit-html.js';
import { chamberFace } from './chamber.js';
import { chosenPlace, shownPlace } from './choice.js';
import { middle, wayOf } from './geometry.js';
import { squareLabel } from './labels.js';
import { markAt } from './marks.js';
import { isThrough, layIn, openPrompt, pathAt, seatIn, turnIn } from './model.js';
import { spotOfMark, spotOfPawn } from './pawns.js';
import { delverOf, faceOf } from './people.js';
import { chamberAt } from './places.js';

/** @import { Item, Square } from './types.d.ts' */
/** @import { State, Translate } from './people.js' */
/** @typedef {Map<Square, number[]>} Offered */

/** @param {State} state @param {number | null} place @returns {Item | undefined} */
const itemAt = (state, place) => (place === null ? undefined : openPrompt(state)?.offer?.items[place]);

/** How what is offered in a square looks now. @param {State} state @param {number[]} here */
function mood(state, here) {
  const shown = shownPlace(state, here);
  const is = (/** @type {number | null} */ place) => place !== null && here.includes(place);
  return [
    is(state.pointed) ? 'is-pointed' : '',
    is(state.armed) ? 'is-armed' : '',
    is(chosenPlace(state)) ? 'is-chosen' : '',
    state.picked.some((place) => here.includes(place)) ? 'is-picked' : '',
    isThrough(itemAt(state, shown) ?? 'leave') ? 'is-through' : '',
    state.live ? '' : 'is-still',
  ].join(' ');
}

/**
 * The empty places where a tile can go, each with the tile as it would lie there.
 * @param {State} state
 * @param {Offered} there
 * @param {Translate} t
 */
export const places = (state, there, t) =>
  repeat(
    [...there].filter(([square]) => !chamberAt(state, square)),
    ([square]) => square,
    ([square, here]) => {
      const { x, y } = middle(square);
      const chosen = here.includes(chosenPlace(state) ?? -1);
      return svg`<g class=${`dk-place ${mood(state, here)}`} data-square=${square} role="button" tabindex="-1"
        aria-pressed=${chosen ? 'true' : 'false'} aria-label=${squareLabel(state, square, here, t)} transform=${`translate(${x} ${y})`}>
        <rect class="dk-lot" x="-46" y="-46" width="92" height="92" rx="9" />
        <g class="dk-ghost">${laid(state, shownPlace(state, here))}</g>
        <rect class="dk-focus" x="-47.5" y="-47.5" width="95" height="95" rx="8" /></g>`;
    },
  );

/** The tile of an offer as it would lie. @param {State} state @param {number | null} place */
function laid(state, place) {
  const item = itemAt(state, place);
  if (item === undefined) return nothing;
  const [lay, turn] = [layIn(item), turnIn(item)];
  const kind = lay ? faceOf(state, lay.tile)?.kind : turn ? chamberAt(state, turn.at)?.kind : undefined;
  return kind ? chamberFace(kind, lay?.arrows ?? turn?.arrows ?? '') : nothing;
}

/** What is chosen, over the chamber that it changes or on its empty place. @param {State} state @param {Offered} there */
export function ghosts(state, there) {
  const place = chosenPlace(state);
  return [...there].map(([square, here]) => {
    const shown = shownPlace(state, here);
    if (place === null || !here.includes(place) || laid(state, shown) === nothing) return nothing;
    const { x, y } = middle(square);
    return svg`<g class="dk-chosen" aria-hidden="true" transform=${`translate(${x} ${y})`}>
      ${laid(state, shown)}<rect class="dk-frame" x="-48" y="-48" width="96" height="96" rx="9" /></g>`;
  });
}

/** The light on the chambers that can be picked. @param {State} state @param {Offered} there */
export const lights = (state, there) =>
  [...there]
    .filter(
      ([square, here]) =>
        chamberAt(state, square) && seatIn(itemAt(state, here[0] ?? null) ?? 'leave') === null,
    )
    .map(([square, here]) => {
      const { x, y } = middle(square);
      return svg`<rect class=${`dk-lit ${mood(state, here)}`} aria-hidden="true" x=${x - 49} y=${y - 49} width="98" height="98" rx="9" />`;
    });

/** The marks of the offer, where they do not hide the sign. @param {State} state @param {Offered} there */
export const badges = (state, there) =>
  [...there].flatMap(([square, here]) => {
    const people = here.filter((place) => seatIn(itemAt(state, place) ?? 'leave') !== null);
    if (people.length > 0) return people.map((place) => personBadge(state, place));
    const { x, y } = middle(square);
    return [badge(state, shownPlace(state, here), here, x + 34, y - 34, 'is-corner')];
  });

/** @param {State} state @param {number} place */
function personBadge(state, place) {
  const seat = seatIn(itemAt(state, place) ?? 'leave');
  const delver = seat === null ? undefined : delverOf(state, seat);
  if (!delver) return nothing;
  const { x, y, size } = spotOfPawn(state, delver);
  const mark = spotOfMark(state, delver);
  const where = `is-person is-among-${mark.among} ${mark.below ? 'is-below' : ''}`;
  return svg`<path class=${`dk-lit is-pawn ${mood(state, [place])}`} aria-hidden="true" d=${PAWN}
    transform=${`translate(${x} ${y}) scale(${size})`} />${badge(state, place, [place], mark.x, mark.y, where)}`;
}

/**
 * @param {State} state
 * @param {number | null} place
 * @param {number[]} here
 * @param {number} x
 * @param {number} y
 * @param {string} where it stands, which says how it may grow
 */
function badge(state, place, here, x, y, where) {
  const mark = markAt(state, place);
  if (mark === '') return nothing;
  return svg`<g class=${`dk-badge ${where} ${mood(state, here)}`} aria-hidden="true" transform=${`translate(${x} ${y})`}>
    <g class="dk-fixed"><rect x="-14" y="-14" width="28" height="28" rx="7" /><text class=${mark.length > 1 ? 'is-long' : ''} y="8">${mark}</text></g></g>`;
}

/** The way of the move that is pointed at, or that waits for a second look. @param {State} state */
export function ways(state) {
  const path = pathAt(state, state.pointed ?? state.armed ?? chosenPlace(state));
  if (path.length < 2) return nothing;
  const { line, stops } = wayOf(path);
  const last = stops.length - 1;
  return svg`<g class="dk-way" aria-hidden="true"><path class="dk-way-shade" d=${line} /><path class="dk-way-line" d=${line} />
    ${stops.map(({ x, y }, place) => (place === 0 ? nothing : stop(x, y, place, last)))}</g>`;
}

/** A step of a way; where there are several, they are counted. @param {number} x @param {number} y @param {number} place @param {number} last */
const stop = (x, y, place, last) => svg`<g transform=${`translate(${x} ${y})`}><g class="dk-fixed">
  <circle class=${place === last ? 'is-last' : ''} r=${place === last ? 13 : 11} />${last > 1 ? svg`<text y="6">${place}</text>` : nothing}</g></g>`;
