// Where things lie in the drawing, and which chambers hang together. A chamber is 100 units wide; the
// middle of the Start chamber is at (0, 0).

/** @import { Arrows, Square } from './types.d.ts' */
/** @typedef {{x: number, y: number}} Spot */
/** @typedef {{x: number, y: number, width: number, height: number}} Box */
/** @typedef {'N' | 'E' | 'S' | 'W'} Side */

export const SIDE = 100;

/** The sides of a chamber, clockwise. @type {Side[]} */
export const SIDES = ['N', 'E', 'S', 'W'];

/** The sides that arrows point to. @param {Arrows} arrows */
export const sidesOf = (arrows) => SIDES.filter((side) => arrows.includes(side));

/** @type {Record<Side, [number, number]>} */
const BEYOND = { N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] };

/**
 * Column and row of a place.
 * @param {Square} square
 * @returns {[number, number]}
 */
export function cell(square) {
  const [x = 0, y = 0] = square.split(',').map(Number);
  return [x, y];
}

/** @param {number} x @param {number} y @returns {Square} */
export const squareAt = (x, y) => `${x},${y}`;

/** The place on that side of another. @param {Square} square @param {Side} side */
export function beyond(square, side) {
  const [x, y] = cell(square);
  return squareAt(x + BEYOND[side][0], y + BEYOND[side][1]);
}

/** The middle of a place in the drawing. @param {Square} square @returns {Spot} */
export function middle(square) {
  const [x, y] = cell(square);
  return { x: x * SIDE, y: y * SIDE };
}

/** The place that a point of the drawing lies in. @param {Spot} spot @returns {Square} */
export const squareOf = ({ x, y }) => squareAt(Math.round(x / SIDE) + 0, Math.round(y / SIDE) + 0);

/**
 * The smallest box around some places and so many places more on every side.
 * @param {Square[]} squares
 * @param {number} [ring]
 * @returns {Box}
 */
export function boxAround(squares, ring = 0) {
  const cells = squares.length === 0 ? [cell('0,0')] : squares.map(cell);
  const xs = cells.map(([x]) => x);
  const ys = cells.map(([, y]) => y);
  const left = Math.min(...xs) - ring;
  const top = Math.min(...ys) - ring;
  return {
    x: (left - 0.5) * SIDE,
    y: (top - 0.5) * SIDE,
    width: (Math.max(...xs) + ring - left + 1) * SIDE,
    height: (Math.max(...ys) + ring - top + 1) * SIDE,
  };
}

/**
 * The parts of a lair that hang together, the one with the first square first.
 * @param {Square[]} squares
 * @returns {Square[][]}
 */
export function partsOf(squares) {
  const left = new Set(squares);
  const parts = [];
  for (const first of squares) {
    if (!left.delete(first)) continue;
    const part = [first];
    // The part grows while it is gone through.
    for (const square of part) {
      for (const side of SIDES) {
        const next = beyond(square, side);
        if (left.delete(next)) part.push(next);
      }
    }
    parts.push(part);
  }
  return parts;
}

/** The line around a part of the lair, a piece for each outer edge. @param {Square[]} part */
export function outline(part) {
  const inside = new Set(part);
  const half = SIDE / 2;
  return part
    .flatMap((square) => {
      const { x, y } = middle(square);
      const edges = { N: [-1, -1, 1, -1], E: [1, -1, 1, 1], S: [1, 1, -1, 1], W: [-1, 1, -1, -1] };
      return SIDES.filter((side) => !inside.has(beyond(square, side))).map((side) => {
        const [ax = 0, ay = 0, bx = 0, by = 0] = edges[side].map((edge) => edge * half);
        return `M${x + ax} ${y + ay}L${x + bx} ${y + by}`;
      });
    })
    .join('');
}

/** The same arrows, turned clockwise by so many quarters. @param {Arrows} arrows @param {number} quarters */
export const turned = (arrows, quarters) =>
  SIDES.filter((_, place) => arrows.includes(SIDES[(place - quarters + 8) % 4] ?? '')).join('');

/** How many quarters clockwise lead from one to the other. @param {Arrows} from @param {Arrows} to */
export const quartersBetween = (from, to) =>
  [0, 1, 2, 3].find((quarters) => turned(from, quarters) === to) ?? 0;

/** How far a way keeps to its right, so that there and back are two lines. */
const ASIDE = 9;

/**
 * The way through some places: its line, and a spot for each step.
 * @param {Square[]} path
 * @returns {{line: string, stops: Spot[]}}
 */
export function wayOf(path) {
  const spots = path.map(middle);
  const legs = spots.slice(1).map((to, place) => {
    const from = spots[place] ?? to;
    const length = Math.max(1, Math.hypot(to.x - from.x, to.y - from.y));
    const [dx, dy] = [(to.x - from.x) / length, (to.y - from.y) / length];
    return { aside: { x: -dy * ASIDE, y: dx * ASIDE }, far: length > SIDE + 1 };
  });
  const stops = spots.map(({ x, y }, place) => {
    const [before, after] = [legs[place - 1]?.aside, legs[place]?.aside];
    const back = before && after && before.x === -after.x && before.y === -after.y;
    const shift = back
      ? before
      : { x: (before?.x ?? 0) + (after?.x ?? 0), y: (before?.y ?? 0) + (after?.y ?? 0) };
    const straight = before && after && before.x === after.x && before.y === after.y;
    return straight ? { x: x + before.x, y: y + before.y } : { x: x + shift.x, y: y + shift.y };
  });
  const line = stops.map((to, place) => {
    const from = stops[place - 1];
    if (!from) return `M${to.x} ${to.y}`;
    if (!legs[place - 1]?.far) return `L${to.x} ${to.y}`;
    // A jump across the lair is a bow.
    const [dx, dy] = [to.x - from.x, to.y - from.y];
    return `Q${(from.x + to.x) / 2 - dy / 5} ${(from.y + to.y) / 2 + dx / 5} ${to.x} ${to.y}`;
  });
  return { line: line.join(''), stops };
}

/**
 * Where the cursor goes from a place: to the neighbour on that side, or else to whatever lies nearest
 * in that direction.
 * @param {Square} from
 * @param {Side} side
 * @param {Iterable<Square>} squares
 * @returns {Square}
 */
export function step(from, side, squares) {
  const [x, y] = cell(from);
  const [dx, dy] = BEYOND[side];
  let best = from;
  let least = Number.POSITIVE_INFINITY;
  for (const square of squares) {
    const [sx, sy] = cell(square);
    const ahead = (sx - x) * dx + (sy - y) * dy;
    const beside = Math.abs((sx - x) * dy) + Math.abs((sy - y) * dx);
    // What lies straight ahead is nearer than what lies beside it.
    const far = ahead + 2 * beside;
    if (ahead > 0 && far < least) [best, least] = [square, far];
  }
  return best;
}

/** How large pawns are, how far apart, and in how many rows, by their number: the arrows stay in sight. */
const CROWDS = [
  { size: 1.05, gap: 0, rows: 1 },
  { size: 0.9, gap: 29, rows: 1 },
  { size: 0.72, gap: 21, rows: 1 },
  { size: 0.65, gap: 23, rows: 2 },
  { size: 0.62, gap: 21, rows: 2 },
];
/** Between the feet of two rows. */
const ROW = 32;

/** How far marks stand apart, by how many pawns are in their row: pressed by fingers, they may not touch. */
const MARKS_APART = [0, 46, 33];
/** From the middle of a mark to its edge. */
const MARK = 14;

/** In which row somebody stands, where in it, and with how many. @param {number} place @param {number} count */
function rowOf(place, count) {
  const crowd = CROWDS[Math.min(Math.max(count, 1), CROWDS.length) - 1];
  const { size, gap, rows } = crowd ?? { size: 1, gap: 0, rows: 1 };
  const perRow = Math.ceil(count / rows);
  const row = Math.floor(place / perRow);
  const inRow = row === 0 ? perRow : count - perRow;
  return { size, gap, rows, row, inRow, aside: (place % perRow) - (inRow - 1) / 2 };
}

/** Where pawns stand within a chamber, and how large, by their number. @param {number} place @param {number} count */
export function pawnSpot(place, count) {
  const { size, gap, rows, row, aside } = rowOf(place, count);
  return { x: aside * gap, y: 1 + (row - (rows - 1) / 2) * ROW, size };
}

/**
 * Where the mark of a pawn stands: on its head and beyond, or below its feet in the second row, so that
 * all signs are seen; and how many share the width of the chamber.
 * @param {number} place
 * @param {number} count
 */
export function markSpot(place, count) {
  const { y, size } = pawnSpot(place, count);
  const { row, inRow, aside } = rowOf(place, count);
  const below = row > 0;
  return {
    x: aside * (MARKS_APART[inRow - 1] ?? 0),
    y: below ? y + 23 * size + MARK : y - 5 * size - MARK,
    below,
    among: inRow,
  };
}
