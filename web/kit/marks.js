// The marks of an offer's places: what stands on the button, on the board and on the keyboard.

// Without those that look alike (i, j, l and o), and without r, which turns what is to be laid.
const KEYS = '123456789abcdefghkmnpqstuvwxyz';

/** How many keys, the last ones, open marks of two keys, so that every place has one. @param {number} count */
const openers = (count) => Math.max(0, Math.ceil((count - KEYS.length) / (KEYS.length - 1)));

/**
 * The mark of a place among so many.
 * @param {number} place
 * @param {number} count
 */
export function markOf(place, count) {
  const single = KEYS.length - openers(count);
  if (place < single) return KEYS[place] ?? '';
  const [opener, second] = [Math.floor((place - single) / KEYS.length), (place - single) % KEYS.length];
  return (KEYS[single + opener] ?? '') + KEYS[second];
}

/**
 * The place among so many that typed keys stand for: null when they stand for none, and 'more' when a
 * longer mark begins with them.
 * @param {string} typed
 * @param {number} count
 * @returns {number | 'more' | null}
 */
export function placeOf(typed, count) {
  const [first = -1, second = -1] = [...typed.toLowerCase()].map((key) => KEYS.indexOf(key));
  if (first < 0 || typed.length > 2) return null;
  const single = KEYS.length - openers(count);
  if (first >= single && typed.length === 1) return 'more';
  if (first >= single && second < 0) return null;
  const place = first < single ? first : single + (first - single) * KEYS.length + second;
  return place < count && markOf(place, count) === typed.toLowerCase() ? place : null;
}
