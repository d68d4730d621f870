// The pieces of a layout while somebody arranges them. What may stand where, the server says.
import { boxAround, cell, SIDE, squareAt } from './geometry.js';

/** @import { Furnishing } from './types.d.ts' */

/**
 * A piece: what it is, its first square by column and row, and how many squares it covers.
 * @typedef {{ kind: Kind, x: number, y: number, wide: number, high: number }} Piece
 * @typedef {'large_table' | 'small_table' | 'rug' | 'chair' | 'mug' | 'barrel'} Kind
 */

/** The shape of each kind. @type {Record<Kind, [number, number]>} */
const SHAPES = {
  rug: [3, 3],
  large_table: [3, 1],
  small_table: [2, 1],
  chair: [1, 1],
  mug: [1, 1],
  barrel: [1, 1],
};

/** Rugs lie below tables, and tables below what stands on them. */
export const KINDS = /** @type {Kind[]} */ (Object.keys(SHAPES));

/** @param {Furnishing} furnishing @returns {Piece[]} */
export function piecesOf(furnishing) {
  /** @param {Kind} kind @param {string[]} squares @returns {Piece} */
  const piece = (kind, squares) => {
    const box = boxAround(squares);
    return { kind, x: box.x / SIDE, y: box.y / SIDE, wide: box.width / SIDE, high: box.height / SIDE };
  };
  const { rugs, tables, chairs, mugs, barrels } = furnishing;
  return [
    ...rugs.map((squares) => piece('rug', squares)),
    ...tables.map((squares) => piece(squares.length > 2 ? 'large_table' : 'small_table', squares)),
    ...chairs.map((square) => piece('chair', [square])),
    ...mugs.map((square) => piece('mug', [square])),
    ...barrels.map((square) => piece('barrel', [square])),
  ];
}

/** Where a piece is, as the server reads it. @param {Piece} piece */
export function spanOf({ x, y, wide, high }) {
  const from = squareAt(x, y);
  return wide * high === 1 ? from : `${from}-${squareAt(x + wide - 1, y + high - 1)}`;
}

/** All pieces as a text that the server reads. @param {Piece[]} pieces */
export function listOf(pieces) {
  /** @param {string} name @param {Kind[]} kinds */
  const list = (name, ...kinds) =>
    `${name}:${pieces
      .filter((piece) => kinds.includes(piece.kind))
      .map(spanOf)
      .join(',')}`;
  return [
    list('tables', 'large_table', 'small_table'),
    list('rugs', 'rug'),
    list('chairs', 'chair'),
    list('mugs', 'mug'),
    list('barrels', 'barrel'),
  ].join(';');
}

/**
 * The code, or the list, that a pasted text holds, such as a link or a line of a chat; else nothing.
 * @param {string} text
 */
export function codeIn(text) {
  const list = text.trim();
  if (/^(tables|rugs|chairs|mugs|barrels):/.test(list)) return list;
  return text.match(/(?<![\w-])F\d[\w-]{8,}/)?.[0] ?? '';
}

/**
 * A piece elsewhere, kept inside the room.
 * @param {Piece} piece
 * @param {number} x
 * @param {number} y
 * @param {number} side
 * @returns {Piece}
 */
export function moved(piece, x, y, side) {
  const keep = (/** @type {number} */ at, /** @type {number} */ size) =>
    Math.min(Math.max(at, 0), side - size);
  return { ...piece, x: keep(x, piece.wide), y: keep(y, piece.high) };
}

/** A table the other way round. @param {Piece} piece @param {number} side */
export const turned = (piece, side) =>
  moved({ ...piece, wide: piece.high, high: piece.wide }, piece.x, piece.y, side);

/** @param {Piece} piece */
const isTable = ({ kind }) => kind === 'large_table' || kind === 'small_table';

/** Whether two pieces share a square. @param {Piece} one @param {Piece} other */
const meets = (one, other) =>
  one.x < other.x + other.wide &&
  other.x < one.x + one.wide &&
  one.y < other.y + other.high &&
  other.y < one.y + one.high;

/**
 * The place of the table under a piece, or -1.
 * @param {Piece[]} pieces
 * @param {Piece} piece
 */
export const tableUnder = (pieces, piece) =>
  isTable(piece) || piece.kind === 'rug'
    ? -1
    : pieces.findIndex((other) => isTable(other) && meets(other, piece));

/**
 * All pieces after one of them was moved or turned: what stands on a table goes with it.
 * @param {Piece[]} pieces
 * @param {number} place
 * @param {Piece} to
 * @returns {Piece[]}
 */
export function carried(pieces, place, to) {
  const from = pieces[place];
  if (!from) return pieces;
  const turns = from.wide !== to.wide;
  return pieces.map((piece, other) => {
    if (other === place) return to;
    if (!isTable(from) || tableUnder([from], piece) < 0) return piece;
    const [along, across] = [piece.x - from.x, piece.y - from.y];
    return { ...piece, x: to.x + (turns ? across : along), y: to.y + (turns ? along : across) };
  });
}

/**
 * One more of a kind: as near to the middle of the room as there is a free place for it.
 * @param {Kind} kind
 * @param {{ side: number, centre: string, starts: string[] }} room
 * @param {Piece[]} pieces
 * @returns {Piece}
 */
export function fresh(kind, { side, centre, starts }, pieces) {
  const [wide, high] = SHAPES[kind];
  /** @param {string} square @returns {Piece} */
  const one = (square) => ({ kind: 'chair', x: cell(square)[0], y: cell(square)[1], wide: 1, high: 1 });
  const taken = [...pieces, ...[centre, ...starts].map(one)];
  const middle = one(centre);
  const from = { kind, x: middle.x - Math.floor(wide / 2), y: middle.y - Math.floor(high / 2), wide, high };
  const far = (/** @type {Piece} */ { x, y }) => Math.hypot(x - from.x, y - from.y);
  const spots = Array.from({ length: side * side }, (_, at) =>
    moved(from, at % side, Math.floor(at / side), side),
  );
  const free = spots.filter((spot) => !taken.some((other) => meets(spot, other)));
  return free.sort((a, b) => far(a) - far(b))[0] ?? from;
}
