// How things that share a square lie in it, so that they can be counted.
import { thingSpot } from './geometry.js';

/** @import { Lying } from './types.d.ts' */

/** More than this in one square are heaped by kind. */
const APART = 4;

/**
 * @typedef {object} Placed
 * @property {Lying} lying
 * @property {{x: number, y: number}} spot from the middle of the square
 * @property {boolean} crowded whether it is drawn small
 * @property {number} count how many lie in the heap, on its uppermost thing; 0 on the others
 */

/**
 * Things apart while they are few; heaps of a kind, with their number, when they are many.
 * @param {Lying[]} things
 * @param {Set<string>} taken squares where somebody stands
 * @returns {Placed[]}
 */
export function heaps(things, taken) {
  /** @type {Map<string, Lying[]>} */
  const bySquare = new Map();
  for (const lying of things) bySquare.set(lying.square, [...(bySquare.get(lying.square) ?? []), lying]);
  return [...bySquare].flatMap(([square, here]) => {
    const crowded = here.length > 1 || taken.has(square);
    const kinds = [...new Set(here.map((lying) => lying.kind))];
    return here.map((lying, place) => {
      if (here.length <= APART) {
        return { lying, spot: thingSpot(place, here.length, taken.has(square)), crowded, count: 0 };
      }
      const alike = here.filter((other) => other.kind === lying.kind);
      const spot = thingSpot(kinds.indexOf(lying.kind), kinds.length, taken.has(square));
      return { lying, spot, crowded, count: alike.at(-1) === lying ? alike.length : 0 };
    });
  });
}
