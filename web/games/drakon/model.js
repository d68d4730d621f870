// What the parts say, asked in the words of the table.

/** @import { Chamber, DelverPart, Guide, Hint, Item, News, OwnPart, Parts, Seat, Square, Tile } from './types.d.ts' */

/** @typedef {import('../../app/game-module.d.ts').TableState<Parts, OwnPart, Guide, Item, Hint>} State */
/** @typedef {import('../../app/game-module.d.ts').TableActions<Item>} Actions */
/** @typedef {import('../../app/game-module.d.ts').Translate} Translate */
/** @typedef {import('../../app/protocol.d.ts').PromptView<Item, Hint>} Prompt */
/** @typedef {import('../../app/game-module.d.ts').LogLine} LogLine */

/** The prompts that ask how a tile is to lie. */
export const LAYS = ['lay', 'shift_lay', 'rotate_to'];

/** @param {State} state @param {Square} square @returns {Chamber | undefined} */
export const chamberAt = (state, square) => state.parts?.lair.find(({ at }) => at === square);

/** @param {State} state @param {Seat} seat @returns {DelverPart | undefined} */
export const delverOf = (state, seat) => state.parts?.delvers.find((delver) => delver.seat === seat);

/** Who stands there, in the order of the seats. @param {State} state @param {Square} square */
export const standingAt = (state, square) => (state.parts?.delvers ?? []).filter(({ at }) => at === square);

/** One's own character; none for those who look on. @param {State} state */
export const ownDelver = (state) => {
  const { plays } = state.room.you;
  return plays === null || plays === undefined ? undefined : delverOf(state, plays);
};

/** The room seat, which gives colour and symbol, of a seat in the game. @param {State} state @param {Seat} plays */
export const roomSeat = (state, plays) =>
  state.room.seats.find((seat) => seat.plays === plays)?.seat ?? plays;

/** What somebody is called at the table. @param {State} state @param {Seat} plays */
export const nameOf = (state, plays) => state.room.seats.find((seat) => seat.plays === plays)?.name ?? '';

/** What a tile shows. @param {State} state @param {Tile} tile */
export const faceOf = (state, tile) => state.guide?.faces[tile];

/** The own prompt that can be answered now, or none. @param {State} state @returns {Prompt | null} */
export function openPrompt(state) {
  const prompt = state.current;
  return prompt?.offer && !prompt.answered && !state.sending.includes(prompt.id) ? prompt : null;
}

/** @param {Item} item */
export const layIn = (item) => (typeof item === 'object' && 'lay' in item ? item.lay : null);

/** @param {Item} item */
export const turnIn = (item) => (typeof item === 'object' && 'turn' in item ? item.turn : null);

/** @param {Item} item */
export const sendIn = (item) => (typeof item === 'object' && 'send' in item ? item.send : null);

/** @param {Item} item */
export const seatIn = (item) => (typeof item === 'object' && 'seat' in item ? item.seat : null);

/** Whether it is a move where no arrow points. @param {Item} item */
export const isThrough = (item) => typeof item === 'object' && 'through' in item;

/**
 * Where an offer lies in the lair, or null when it has no place there.
 * @param {Item} item
 * @param {State} state
 * @returns {Square | null}
 */
export function squareIn(item, state) {
  if (typeof item === 'string') return null;
  if ('go' in item) return item.go;
  if ('through' in item) return item.through;
  if ('chamber' in item) return item.chamber;
  if ('lay' in item) return item.lay.at;
  if ('turn' in item) return item.turn.at;
  if ('send' in item) return item.send.to;
  if ('seat' in item) return delverOf(state, item.seat)?.at ?? null;
  return null;
}

/**
 * The places of the offer by where they lie in the lair, each list in the order of the offer.
 * @param {State} state
 * @returns {Map<Square, number[]>}
 */
export function offered(state) {
  /** @type {Map<Square, number[]>} */
  const found = new Map();
  const items = openPrompt(state)?.offer?.items ?? [];
  for (const [place, item] of items.entries()) {
    const square = squareIn(item, state);
    if (square === null) continue;
    const there = found.get(square);
    if (there) there.push(place);
    else found.set(square, [place]);
  }
  return found;
}

/** Whether an offer can be pressed in the lair. @param {Item} item @param {Prompt} _prompt @param {State} state */
export const onBoard = (item, _prompt, state) => squareIn(item, state) !== null;

/** The way of an offer, as far as it is known. @param {State} state @param {number | null} place @returns {Square[]} */
export const pathAt = (state, place) =>
  place === null ? [] : (openPrompt(state)?.offer?.hints[place]?.path ?? []);
