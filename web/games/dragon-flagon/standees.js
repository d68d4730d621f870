// The fighters in the room, each on a base that shows the seat and the way it looks.
import { figure } from '../../art/figures.js';
import { preyMark } from '../../art/tokens.js';
import { symbolPath } from '../../kit/symbols.js';
import { repeat } from '../../vendor/lit-html/directives/repeat.js';
import { nothing, svg } from '../../vendor/lit-html/lit-html.js';
import { AHEAD, cell, degrees, middle, squareAt } from './geometry.js';
import { draftedFace, figureOf, matOf, nameOf, seatOf } from './model.js';

/** @import { Facing, Square, Standee } from './types.d.ts' */
/** @import { State, Translate } from './model.js' */

/** The wedge of a base that points north. */
export const WEDGE = 'M-33 -31Q0 -50 33 -31L0 -70Z';

/**
 * @param {State} state
 * @param {Translate} t
 */
export function standees(state, t) {
  const all = [...(state.parts?.board.standees ?? [])];
  // Those further down stand nearer and hide what is behind them.
  all.sort((a, b) => cell(a.square)[1] - cell(b.square)[1]);
  const filled = new Set([...all, ...(state.parts?.board.things ?? [])].map(({ square }) => square));
  return repeat(
    all,
    (one) => one.character,
    (one) => standee(one, filled.has(behind(one.square)), state, t),
  );
}

/** The square that a figure's head may hide. @param {Square} square */
function behind(square) {
  const [x, y] = cell(square);
  return squareAt(x, y - 1);
}

/**
 * @param {Standee} one
 * @param {boolean} low whether it is drawn low, so that what is behind it can be seen
 * @param {State} state
 * @param {Translate} t
 */
function standee(one, low, state, t) {
  const { x, y } = middle(one.square);
  const { character, facing, prone } = one;
  const track = state.parts?.track;
  const ahead = draftedFace(state, figureOf(character));
  const classes = [
    'df-standee',
    prone ? 'is-prone' : '',
    track?.acting === character ? 'is-acting' : '',
    track?.waiting.includes(character) ? 'is-waiting' : '',
  ];
  const seat = seatOf(state, character);
  const label = t(prone ? 'df.board.standee.prone' : 'df.board.standee', {
    who: nameOf(state, character),
    square: one.square,
    way: t(`df.way.${facing}`),
  });
  return svg`<g class=${classes.join(' ')} data-character=${character} data-seat=${seat} role="img" aria-label=${label}
    transform=${`translate(${x} ${y - (one.on_table ? 12 : 0)})`}>
    <g class="mover">
      <ellipse class="df-shade" cx="8" cy="18" rx="44" ry="36" />
      <g class="df-turner" transform=${`translate(0 9) scale(1 .9) rotate(${degrees(facing)})`}><g class="df-spin">
        <path class="df-wedge" d=${WEDGE} /></g></g>
      ${ahead && ahead !== facing ? svg`<path class="df-wedge is-ahead" d=${WEDGE} transform=${`translate(0 9) scale(1 .9) rotate(${degrees(ahead)})`} />` : nothing}
      ${track?.acting === character ? svg`<ellipse class="df-halo" cx="0" cy="9" rx="47" ry="42" />` : nothing}
      <ellipse class="df-base" cx="0" cy="9" rx="40" ry="36" />
      <ellipse class="df-base-rim" cx="0" cy="9" rx="33" ry="29" />
      ${prone ? lying(one) : standing(one, low)}
      <path class="df-symbol" d=${symbolPath(seat)} transform=${prone ? 'translate(20 22) scale(.8)' : 'translate(-11.500 21) scale(.96)'} />
      ${matOf(state, character)?.prey ? svg`<g transform="translate(-34 26) scale(.86)">${preyMark}</g>` : nothing}
    </g></g>`;
}

// What is played moves `df-body`, so its place and size are given by the element around it.

/** A figure on its feet; one that looks away has its wedge on the back. @param {Standee} one @param {boolean} low */
const standing = (
  { character, facing },
  low,
) => svg`<g transform=${low ? 'translate(0 9) scale(.66)' : 'translate(0 3.500) scale(.87)'}><g class="df-body">
  ${figure(character, facing)}
  ${facing === 'north' ? svg`<path class="df-wedge" d="M0 -26 25 8 0 -2 -25 8Z" />` : nothing}</g></g>`;

/**
 * The turn of a figure that lies, in degrees; a little askew, so that one who lies with the head up is
 * not taken for one who stands.
 * @param {Facing} facing
 */
export const lyingAngle = (facing) => degrees(facing) + { north: -16, east: 6, south: 12, west: -6 }[facing];

/** A fallen figure: it lies with its head the way it looks. @param {Standee} one */
const lying = ({ character, facing }) => {
  const [dx, dy] = AHEAD[facing];
  return svg`<g transform=${`translate(0 6) rotate(${lyingAngle(facing)}) translate(0 24) scale(.87)`}>
    <g class="df-body"><ellipse class="df-base is-down" cx="0" cy="27" rx="36" ry="10" />${figure(character, 'south', true)}</g></g>
    <path class="df-stars" aria-hidden="true" transform=${`translate(${dx * 34 + dy * 10} ${dy * 34 - 30})`}
      d=${`${star(-8, -4, 0.95)}${star(14, -10, 0.75)}`} />`;
};

/** A small star. @param {number} x @param {number} y @param {number} size */
const star = (x, y, size) =>
  `M${x} ${y - 11 * size}l${3 * size} ${7 * size} ${8 * size} ${0.6 * size} ${-6 * size} ${5.4 * size} ${2 * size} ${7.6 * size}-${7 * size} ${-4.2 * size} ${-7 * size} ${4.2 * size} ${2 * size} ${-7.6 * size} ${-6 * size} ${-5.4 * size} ${8 * size} ${-0.6 * size}Z`;
