// Where things stand in the drawing: squares, the time track around the room, directions.
// A square is 100 units wide; the board's top left corner is at (0, 0).

/** @import { DiagramSquare, Facing, Square } from './types.d.ts' */

export const SIDE = 100;
/** How wide the wall is that carries the coins of the time track. */
export const WALL = 80;
/** The room around the wall: a single token has its place there. */
const MARGIN = 50;
/** More of it comes in steps, so that the room seldom grows or shrinks. */
const STEP = 52;
/** What a token needs around its middle. */
const TOKEN = 32;

/** @type {Record<Facing, [number, number]>} */
export const AHEAD = { north: [0, -1], east: [1, 0], south: [0, 1], west: [-1, 0] };
/** @type {Facing[]} */
export const FACINGS = ['north', 'east', 'south', 'west'];

/**
 * Column and row of a square, from 0.
 * @param {Square} square
 * @returns {[number, number]}
 */
export const cell = (square) => [square.charCodeAt(0) - 65, Number(square.slice(1)) - 1];

/**
 * @param {number} x
 * @param {number} y
 * @returns {Square}
 */
export const squareAt = (x, y) => `${String.fromCharCode(65 + x)}${y + 1}`;

/**
 * The middle of a square in the drawing.
 * @param {Square} square
 */
export function middle(square) {
  const [x, y] = cell(square);
  return { x: (x + 0.5) * SIDE, y: (y + 0.5) * SIDE };
}

/**
 * How far a square lies forward and to the right of somebody.
 * @param {Square} from
 * @param {Facing} facing
 * @param {Square} to
 * @returns {[number, number]}
 */
export function offset(from, facing, to) {
  const [ax, ay] = cell(from);
  const [bx, by] = cell(to);
  const [dx, dy] = [bx - ax, by - ay];
  // A plain 0 on either side, never -0, so that offsets compare as one expects.
  const [forward, right] = {
    north: [-dy, dx],
    east: [dx, dy],
    south: [dy, -dx],
    west: [-dx, -dy],
  }[facing];
  return [(forward ?? 0) + 0, (right ?? 0) + 0];
}

/** Degrees clockwise from north. @param {Facing} facing */
export const degrees = (facing) => FACINGS.indexOf(facing) * 90;

/**
 * The side that a stroke points to, or null while it is too short to tell.
 * @param {number} dx
 * @param {number} dy
 * @param {number} least
 * @returns {Facing | null}
 */
export function strokeFacing(dx, dy, least) {
  if (Math.hypot(dx, dy) < least) return null;
  if (Math.abs(dx) > Math.abs(dy)) return dx > 0 ? 'east' : 'west';
  return dy > 0 ? 'south' : 'north';
}

/**
 * The side that looks most directly from one square to another.
 * @param {Square} from
 * @param {Square} to
 */
export function toward(from, to) {
  const [ax, ay] = cell(from);
  const [bx, by] = cell(to);
  return strokeFacing(bx - ax, by - ay, 0.5);
}

/**
 * How many spaces are drawn: enough for the game, at least 32, the same number along each side.
 * @param {number} last
 */
export const trackLength = (last) => Math.max(32, Math.ceil(last / 4) * 4);

/**
 * Where a space of the track lies, and which way its stack grows. The spaces run clockwise from
 * the top left corner of the wall.
 * @param {number} time
 * @param {number} length
 * @param {number} side squares along the board
 */
export function trackSpace(time, length, side) {
  const perSide = length / 4;
  const place = (time - 1 + length) % length;
  const edge = Math.floor(place / perSide);
  const low = -WALL / 2;
  const high = side * SIDE + WALL / 2;
  const along = ((place % perSide) / perSide) * (high - low);
  const spots = [
    { x: low + along, y: low, outX: 0, outY: -1 },
    { x: high, y: low + along, outX: 1, outY: 0 },
    { x: high - along, y: high, outX: 0, outY: 1 },
    { x: low, y: high - along, outX: -1, outY: 0 },
  ];
  return spots[edge] ?? { x: low, y: low, outX: 0, outY: -1 };
}

/**
 * Where a token of a stack lies: the lowest one next to the coin, the others outward of it and a
 * little to either side, so that each of up to eight can be seen.
 * @param {{x: number, y: number, outX: number, outY: number}} space
 * @param {number} place from the bottom, from 0
 * @param {number} count
 */
export function tokenSpot(space, place, count) {
  const upright = space.outY !== 0;
  const gap = count > 2 ? Math.min(25, (upright ? 105 : 58) / (count - 1)) : 50;
  const out = 56 + place * gap;
  const across = count > 2 ? (place % 2 === 0 ? -25 : 25) : 0;
  return {
    x: space.x + space.outX * out + (upright ? across : 0),
    y: space.y + space.outY * out + (upright ? 0 : across),
  };
}

/**
 * Where a thing is drawn within its square when it shares it with others or with a standee.
 * @param {number} place
 * @param {number} count
 * @param {boolean} crowded
 */
export function thingSpot(place, count, crowded) {
  if (count === 1 && !crowded) return { x: 0, y: 0 };
  const spots = [
    { x: 27, y: -25 },
    { x: -27, y: -25 },
    { x: 27, y: 25 },
    { x: -27, y: 25 },
  ];
  const spot = spots[place % spots.length] ?? { x: 0, y: 0 };
  const ring = Math.floor(place / spots.length);
  return { x: spot.x * (1 - ring * 0.35), y: spot.y * (1 - ring * 0.35) };
}

/**
 * The smallest box, in units, around some squares.
 * @param {Square[]} squares
 */
export function boxAround(squares) {
  const cells = squares.map(cell);
  const xs = cells.map(([x]) => x);
  const ys = cells.map(([, y]) => y);
  const left = Math.min(...xs) * SIDE;
  const top = Math.min(...ys) * SIDE;
  return {
    x: left,
    y: top,
    width: (Math.max(...xs) + 1) * SIDE - left,
    height: (Math.max(...ys) + 1) * SIDE - top,
  };
}

/** The board and the wall. @param {number} side */
export const wallBox = (side) => {
  const size = side * SIDE + 2 * WALL;
  return { x: -WALL, y: -WALL, width: size, height: size };
};

/**
 * All that is drawn: the board, the wall, and the tokens outside.
 * @param {number} side
 * @param {{x: number, y: number}[]} tokens where they lie
 */
export function wholeBox(side, tokens) {
  const wall = wallBox(side);
  const [low, high] = [wall.x, wall.x + wall.width];
  const margin = (/** @type {number[]} */ beyond) =>
    MARGIN + Math.ceil(Math.max(0, ...beyond.map((out) => out + TOKEN - MARGIN)) / STEP) * STEP;
  const left = margin(tokens.map(({ x }) => low - x));
  const right = margin(tokens.map(({ x }) => x - high));
  const top = margin(tokens.map(({ y }) => low - y));
  const bottom = margin(tokens.map(({ y }) => y - high));
  const size = high - low;
  return { x: low - left, y: low - top, width: size + left + right, height: size + top + bottom };
}

/**
 * The part of the world that a diagram shows, at least five squares wide.
 * @param {DiagramSquare[]} squares
 */
export function extent(squares) {
  const forward = squares.map(({ at }) => at[0]);
  const right = squares.map(({ at }) => Math.abs(at[1]));
  const top = Math.max(1, ...forward);
  const bottom = Math.min(0, ...forward);
  const aside = Math.max(1, ...right);
  const height = top - bottom + 1;
  const half = Math.max(aside, Math.ceil((height - 1) / 2), 2);
  return { top, bottom, half, height };
}
