// The marks of an offer's places: what stands on the button, on the board and on the keyboard.

const MARKS = '123456789abcdefghijklmnopqrstuvwxyz';

/**
 * The mark of a place in an offer; empty when there are more places than marks.
 * @param {number} place
 */
export const markOf = (place) => MARKS[place] ?? '';

/**
 * The place that a key stands for, or null.
 * @param {string} key
 */
export function placeOf(key) {
  const place = key.length === 1 ? MARKS.indexOf(key.toLowerCase()) : -1;
  return place < 0 ? null : place;
}
