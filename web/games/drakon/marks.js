// Which mark stands where: one for each place, in the order in which one reads the lair.
import { markOf } from '../../kit/marks.js';
import { choose, chosenPlace, groupsOf, shownPlace, turnOn } from './choice.js';
import { cell } from './geometry.js';
import { layIn, offered, openPrompt, squareIn } from './model.js';

/** @import { Item, Square } from './types.d.ts' */
/** @import { Actions, Prompt, State } from './people.js' */

/** @param {[Square, unknown]} one @param {[Square, unknown]} other */
function asRead([one], [other]) {
  const [[ax, ay], [bx, by]] = [cell(one), cell(other)];
  return ay - by || ax - bx;
}

/**
 * The places of an offer that bear marks: tiles of the hand, then the lair, then the rest. While a tile is
 * laid its places come before other tiles. Of a tile that could lie in several ways the one that is shown
 * stands for all; the way back has a key of its own.
 * @param {Prompt} prompt
 * @param {State} state
 */
export function keyOrder(prompt, state) {
  const items = prompt.offer?.items ?? [];
  /** @type {Map<Square, number[]>} */
  const lair = new Map();
  /** @type {[number[], number[]]} */
  const [held, others] = [[], []];
  for (const [place, item] of items.entries()) {
    const square = squareIn(item, state);
    if (square !== null) lair.set(square, [...(lair.get(square) ?? []), place]);
    else if (typeof item === 'object') held.push(place);
    else if (item !== 'back') others.push(place);
  }
  const there = [...lair].sort(asRead).flatMap(([, places]) => marked(places, items, state));
  return prompt.key === 'lay' ? [...there, ...held, ...others] : [...held, ...there, ...others];
}

/** @param {number[]} places in one square @param {Item[]} items @param {State} state */
const marked = (places, items, state) =>
  groupsOf(places, items).flatMap((group) =>
    layIn(items[group[0] ?? 0] ?? 'back') ? [shownPlace(state, group) ?? 0] : group,
  );

/** What stands at a place of the offer, if it bears a mark. @param {State} state @param {number | null} place */
export function markAt(state, place) {
  const prompt = openPrompt(state);
  if (!prompt || place === null) return '';
  const order = keyOrder(prompt, state);
  const mark = order.indexOf(place);
  return mark < 0 ? '' : markOf(mark, order.length);
}

/**
 * What a mark does to a tile: it is shown there, and turns when it is shown there already; null lets go
 * of what is chosen.
 * @param {number | null} place
 * @param {State} state
 * @param {Actions} act
 */
export function chooseMarked(place, state, act) {
  const chosen = chosenPlace(state);
  if (place === null) {
    if (chosen === null || offered(state).size < 2) return false;
    choose(state, act, null);
    return true;
  }
  const item = openPrompt(state)?.offer?.items[place];
  if (item === undefined || !layIn(item) || !state.live) return false;
  if (place !== chosen || !turnOn(state, act, 1)) choose(state, act, place);
  return true;
}
