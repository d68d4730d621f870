// What squares, arrows and chambers are called, so that nobody has to see the lair.
import { listed } from '../../kit/words.js';
import { cell, sidesOf } from './geometry.js';
import { nameOf, robbed } from './people.js';

/** @import { Arrows, Chamber, Kind, Square } from './types.d.ts' */
/** @import { State, Translate } from './people.js' */

const WAYS = { N: 'north', E: 'east', S: 'south', W: 'west' };

/**
 * Where a square lies, seen from the Start chamber: "2 above, 1 left of Start".
 * @param {Square} square
 * @param {Translate} t
 */
export function where(square, t) {
  const [x, y] = cell(square);
  const height = y === 0 ? [] : [y < 0 ? 'above' : 'below'];
  const side = x === 0 ? [] : [x < 0 ? 'left' : 'right'];
  if (height.length + side.length === 0) return t('dk.at.start');
  return t(['dk.at', ...height, ...side].join('.'), { far: Math.abs(y), over: Math.abs(x) });
}

/** @param {Kind} kind @param {Translate} t */
export const kindName = (kind, t) => t(`dk.kind.${kind}`);

/** A kind of chamber, with whom it takes from when this seat enters. @param {State} state @param {Kind} kind @param {number | null | undefined} plays @param {Translate} t */
export function namedFor(state, kind, plays, t) {
  const victim = typeof plays === 'number' ? robbed(state, plays, kind) : undefined;
  const chamber = kindName(kind, t);
  return victim ? t('dk.kind.from', { chamber, who: nameOf(state, victim.seat) }) : chamber;
}

/** @param {State} state @param {Square} square @returns {Chamber | undefined} */
export const chamberAt = (state, square) => state.parts?.lair.find((chamber) => chamber.at === square);

/** What lies there, if anything. @param {State} state @param {Square} square */
export const kindOf = (state, square) => chamberAt(state, square)?.kind;

/**
 * A chamber by what it is and where it lies: "Find a Gold, 2 above Start".
 * @param {Kind | undefined} kind
 * @param {Square} square
 * @param {Translate} t
 */
export const chamberWords = (kind, square, t) =>
  !kind || kind === 'start'
    ? where(square, t)
    : t('dk.chamber', { kind: kindName(kind, t), where: where(square, t) });

/**
 * The chamber that lies there now, in words.
 * @param {State} state
 * @param {Square} square
 * @param {Translate} t
 */
export const chamberName = (state, square, t) => chamberWords(kindOf(state, square), square, t);

/**
 * Which way arrows point: "arrows up and left".
 * @param {Arrows} arrows
 * @param {Translate} t
 */
export function arrowWords(arrows, t) {
  if (arrows === '') return t('dk.arrows.none');
  const ways = sidesOf(arrows).map((side) => t(`dk.way.${WAYS[side]}`));
  return t('dk.arrows', { count: ways.length, ways: listed(ways) });
}

/**
 * How the arrows of a tile stand to each other before it lies.
 * @param {Arrows} arrows
 * @param {Translate} t
 */
export function shapeWords(arrows, t) {
  const straight = arrows === 'NS' || arrows === 'EW';
  return t(`dk.shape.${arrows.length === 2 && !straight ? 'corner' : arrows.length}`);
}
