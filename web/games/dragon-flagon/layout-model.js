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

/** One more of a kind, in the middle of the room. @param {Kind} kind @param {string} centre @returns {Piece} */
export function fresh(kind, centre) {
  const [x, y] = cell(centre);
  const [wide, high] = SHAPES[kind];
  return { kind, x: x - Math.floor(wide / 2), y: y - Math.floor(high / 2), wide, high };
}
