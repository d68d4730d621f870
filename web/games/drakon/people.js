// Who plays, and what is theirs.

/** @import { DelverPart, Guide, Held, Hero, Hint, Item, Kind, OwnPart, Parts, Tile } from './types.d.ts' */

/** @typedef {import('../../app/game-module.d.ts').TableState<Parts, OwnPart, Guide, Item, Hint>} State */
/** @typedef {import('../../app/game-module.d.ts').TableActions<Item>} Actions */
/** @typedef {import('../../app/game-module.d.ts').Translate} Translate */
/** @typedef {import('../../app/protocol.d.ts').PromptView<Item, Hint>} Prompt */
/** @typedef {import('../../app/game-module.d.ts').LogLine} LogLine */

/**
 * Whoever plays a seat of the game, as the room seats them.
 * @param {State} state
 * @param {number} plays
 */
const sitting = (state, plays) => state.room.seats.find((seat) => seat.plays === plays);

/**
 * The room seat, which gives colour and symbol, of a seat in the game.
 * @param {State} state
 * @param {number} plays
 */
export const roomSeat = (state, plays) => sitting(state, plays)?.seat ?? plays;

/**
 * @param {State} state
 * @param {number} plays
 */
export const nameOf = (state, plays) => sitting(state, plays)?.name || String(plays + 1);

/**
 * @param {State} state
 * @param {number} plays
 * @returns {DelverPart | undefined}
 */
export const delverOf = (state, plays) => state.parts?.delvers.find((delver) => delver.seat === plays);

/**
 * From whom a chamber takes when a seat comes in.
 * @param {State} state
 * @param {number} plays
 * @param {Kind | undefined} kind
 */
export function robbed(state, plays, kind) {
  const delver = delverOf(state, plays);
  if (!delver) return undefined;
  if (kind === 'steal_left') return delverOf(state, delver.left);
  return kind === 'steal_right' ? delverOf(state, delver.right) : undefined;
}

/** @param {State} state @returns {DelverPart[]} everybody in the order of the turns, beginning with oneself */
export function ownFirst(state) {
  const all = state.parts?.delvers ?? [];
  const first = all.findIndex((delver) => delver.seat === state.room.you.plays);
  return first > 0 ? [...all.slice(first), ...all.slice(0, first)] : all;
}

/**
 * What a tile of the box shows.
 * @param {State} state
 * @param {Tile} tile
 */
export const faceOf = (state, tile) => state.guide?.faces[tile];

/**
 * The place of a held tile in an offer. Of tiles that look the same one is offered for all of them.
 * @param {State} state
 * @param {Held} held
 * @param {Item[]} items
 */
export function placeOfTile(state, held, items) {
  const tiles = items.map(tileIn);
  const own = tiles.indexOf(held.tile);
  if (own >= 0) return own;
  return tiles.findIndex((tile) => {
    const face = tile === null ? undefined : faceOf(state, tile);
    return face?.kind === held.kind && face.arrows === held.arrows;
  });
}

/** @param {Item} item @returns {Tile | null} */
export const tileIn = (item) => (typeof item === 'object' && 'tile' in item ? item.tile : null);

/** Whether a prompt offers tiles of one's own hand. @param {Prompt} prompt */
export const asksTiles = (prompt) => prompt.offer?.items.some((item) => tileIn(item) !== null) ?? false;

/**
 * The tile that was picked before and that this question is about: the one that is laid, or the first
 * that the Dwarf gives away.
 * @param {Prompt} prompt
 * @returns {Tile | null}
 */
export function settledTile({ key, offer }) {
  if (key === 'dwarf_too')
    return offer?.barred.map(([item]) => tileIn(item)).find((tile) => tile !== null) ?? null;
  if (key !== 'lay') return null;
  for (const item of offer?.items ?? []) if (typeof item === 'object' && 'lay' in item) return item.lay.tile;
  return null;
}
