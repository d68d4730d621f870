// What the parts say, asked in the words of the table.

/** @import { Card, CardGuide, Character, Facing, Guide, Hint, Item, Kind, Mat, News, OwnPart, Parts, Standee } from './types.d.ts' */

/** @typedef {import('../../app/game-module.d.ts').TableState<Parts, OwnPart, Guide, Item, Hint>} State */
/** @typedef {import('../../app/game-module.d.ts').TableActions<Item>} Actions */
/** @typedef {import('../../app/game-module.d.ts').Translate} Translate */
/** @typedef {import('../../app/protocol.d.ts').PromptView<Item, Hint>} Prompt */
/** @typedef {import('../../app/game-module.d.ts').LogLine} LogLine */

/** The fighters in the order of the box: a figure's number is its place here.
 *  @type {Character[]} */
const CHARACTERS = ['thras', 'jack', 'tuuli', 'margalo', 'teo', 'goodheart', 'nari', 'montero', 'asma'];

/** Prompts that are no part of the actor's own action, or ask for a facing themselves. */
const BESIDE = [
  'place',
  'place_who',
  'plan',
  'daze',
  'turn',
  'turn_first',
  'vision',
  'slide',
  'familiar_face',
  'waltz_turn',
];

/** Whether a prompt belongs to the actor's own action, after which it may turn. @param {Prompt} prompt */
export const isAction = (prompt) => !BESIDE.includes(prompt.key);

/** Prompts that fill the slots of a mat. */
export const PLAN_KEYS = ['plan', 'daze'];

/** Whether a prompt asks to plan; also where its offer is not seen. @param {{key: string}} prompt */
export const plans = (prompt) => PLAN_KEYS.includes(prompt.key);

/** Whether one's own cards are what is offered. @param {Prompt} prompt */
export const asksCards = (prompt) =>
  plans(prompt) || (prompt.offer?.items ?? []).some((item) => cardIn(item) !== null);

/** Whether the sides to look to are what is offered. @param {Prompt} prompt */
export const asksFaces = (prompt) => (prompt.offer?.items ?? []).some((item) => faceIn(item) !== null);

/** What stands in the middle of the room for whoever takes it. @type {Kind[]} */
export const PRIZES = ['flagon', 'cookies'];

/** @param {number} figure */
export const characterOf = (figure) => CHARACTERS[figure] ?? null;

/** @param {Character} character */
export const figureOf = (character) => CHARACTERS.indexOf(character);

/**
 * The room seat, which gives colour and symbol, of a seat in the game.
 * @param {State} state
 * @param {number} plays
 */
export const roomSeat = (state, plays) =>
  state.room.seats.find((seat) => seat.plays === plays)?.seat ?? plays;

/**
 * The room seat of whoever plays a character.
 * @param {State} state
 * @param {Character} character
 */
export function seatOf(state, character) {
  const mat = matOf(state, character);
  const plays = mat?.seat ?? state.guide?.characters.find(([, other]) => other === character)?.[0];
  return plays === undefined ? 0 : roomSeat(state, plays);
}

/**
 * @param {State} state
 * @param {Character} character
 * @returns {Mat | undefined}
 */
export const matOf = (state, character) => state.parts?.mats.find((mat) => mat.character === character);

/**
 * @param {State} state
 * @param {Character} character
 * @returns {Standee | undefined}
 */
export const standeeOf = (state, character) =>
  state.parts?.board.standees.find((standee) => standee.character === character);

/**
 * The short name of a character.
 * @param {State} state
 * @param {Character} character
 */
export const nameOf = (state, character) => state.guide?.names.characters[character]?.short ?? character;

/**
 * @param {State} state
 * @param {Card} card
 */
export const cardName = (state, card) => state.guide?.names.cards[card] ?? card;

/**
 * @param {State} state
 * @param {Card} card
 * @returns {CardGuide | undefined}
 */
export const cardGuide = (state, card) => state.guide?.cards.find((guide) => guide.card === card);

/**
 * Whose own card this is, as far as that character plays along.
 * @param {State} state
 * @param {Card} card
 * @returns {Character | null}
 */
export const ownerOf = (state, card) => cardGuide(state, card)?.owner ?? null;

/**
 * Whether one's own seat plays this character.
 * @param {State} state
 * @param {Character} character
 */
export const isOwn = (state, character) => matOf(state, character)?.seat === state.room.you.plays;

/**
 * The space where a character's token lies.
 * @param {State} state
 * @param {Character} character
 */
export const dueOf = (state, character) =>
  state.parts?.track.stacks.find((stack) => stack.tokens.includes(character))?.time ?? null;

/**
 * The last space of the track that is drawn: tokens that are pushed on can come further than the
 * guide says.
 * @param {State} state
 */
export function lastTime(state) {
  const tokens = state.parts?.track.stacks.map((stack) => stack.time) ?? [];
  const effects = state.parts?.mats.flatMap((mat) => mat.effects.map(({ until }) => until ?? 0)) ?? [];
  return Math.max(state.guide?.last_time ?? 32, ...tokens, ...effects);
}

/**
 * The hint of an offer's place.
 * @param {Prompt | null} prompt
 * @param {number | null} place
 * @returns {Hint | null}
 */
export const hintAt = (prompt, place) => (place === null ? null : (prompt?.offer?.hints[place] ?? null));

/** @param {Item} item */
export const squareIn = (item) => (typeof item === 'object' && 'square' in item ? item.square : null);

/** @param {Item} item */
export const faceIn = (item) => (typeof item === 'object' && 'face' in item ? item.face : null);

/** @param {Item} item */
export const cardIn = (item) => (typeof item === 'object' && 'card' in item ? item.card : null);

/**
 * The cards in the slots of an own fighter, with those that were planned but are not drawn yet.
 * @param {State} state
 * @param {import('./types.d.ts').Hand | undefined} hand
 * @returns {Card[]}
 */
export function slotsOf(state, hand) {
  // What lies in the dark stays unseen, also what was just put there.
  if (!hand || hand.hidden) return [];
  const given = state.given.filter((one) => one.figure === figureOf(hand.character) && plans(one));
  return [...hand.slots, ...given.flatMap(({ items }) => items.map(cardIn)).filter((card) => card !== null)];
}

/**
 * The way a character was told ahead to look after its action.
 * @param {State} state
 * @param {number} figure
 * @returns {Facing | null}
 */
export function draftedFace(state, figure) {
  const first = state.drafts.get(`${figure}:turn`)?.[0];
  return first === undefined ? null : faceIn(first);
}

/**
 * The own prompt during which a facing can be given ahead, or none.
 * @param {State} state
 */
export function actionPrompt(state) {
  const prompt = state.current;
  return prompt?.offer && !prompt.answered && isAction(prompt) ? prompt : null;
}
