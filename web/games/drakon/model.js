// What is asked and offered in the lair.
import { delverOf } from './people.js';

/** @import { Item, Square } from './types.d.ts' */
/** @import { Prompt, State } from './people.js' */

/** The prompts that ask how a tile is to lie. */
export const LAYS = ['lay', 'shift_lay', 'rotate_to'];

/** Who stands there, in the order of the seats. @param {State} state @param {Square} square */
export const standingAt = (state, square) => (state.parts?.delvers ?? []).filter(({ at }) => at === square);

/** One's own character; none for those who look on. @param {State} state */
export const ownDelver = (state) => {
  const { plays } = state.room.you;
  return plays === null || plays === undefined ? undefined : delverOf(state, plays);
};

/** The own prompt that waits, also while an answer to it is on its way, or none. @param {State} state @returns {Prompt | null} */
export const waitingPrompt = ({ current }) => (current?.offer && !current.answered ? current : null);

/** The own prompt that can be answered now, or none. @param {State} state @returns {Prompt | null} */
export function openPrompt(state) {
  const prompt = waitingPrompt(state);
  return prompt && !state.sending.includes(prompt.id) ? prompt : null;
}

/** @param {Item} item */
export const layIn = (item) => (typeof item === 'object' && 'lay' in item ? item.lay : null);

/** @param {Item} item */
export const turnIn = (item) => (typeof item === 'object' && 'turn' in item ? item.turn : null);

/** @param {Item} item */
export const sendIn = (item) => (typeof item === 'object' && 'send' in item ? item.send : null);

/** @param {Item} item */
export const seatIn = (item) => (typeof item === 'object' && 'seat' in item ? item.seat : null);

/** Whether somebody is to be picked. @param {State} state */
export const asksPeople = (state) =>
  openPrompt(state)?.offer?.items.some((item) => seatIn(item) !== null) ?? false;

/** Whether it is a move where no arrow points. @param {Item | undefined} item */
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

/** The way of an offer, as far as it is known. @param {State} state @param {number | null} place @returns {Square[]} */
export const pathAt = (state, place) =>
  place === null ? [] : (openPrompt(state)?.offer?.hints[place]?.path ?? []);
