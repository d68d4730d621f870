// What is chosen on the board but not decided yet: a place for a tile, and how the tile lies there.
import { LAYS, layIn, offered, openPrompt, pathAt, sendIn } from './model.js';

/** @import { Item, Square } from './types.d.ts' */
/** @import { Actions, State } from './people.js' */

/** @type {{ id: string, place: number } | null} */
let chosen = null;

/**
 * The places of an offer that lie in one square, by what makes them differ at first sight: which tile,
 * or whose character. Within a group they differ in how the tile lies.
 * @param {number[]} places
 * @param {Item[]} items
 * @returns {number[][]}
 */
export function groupsOf(places, items) {
  /** @type {Map<unknown, number[]>} */
  const groups = new Map();
  for (const place of places) {
    const item = items[place];
    const key = item === undefined ? null : (layIn(item)?.tile ?? sendIn(item)?.seat ?? seatKey(item));
    groups.set(key, [...(groups.get(key) ?? []), place]);
  }
  return [...groups.values()];
}

/** @param {Item} item */
const seatKey = (item) => (typeof item === 'object' && 'seat' in item ? `seat ${item.seat}` : null);

/**
 * The place that comes so many after this one, round and round: in its group, or where that has no other,
 * in the next group.
 * @param {number[][]} groups
 * @param {number} place
 * @param {number} by
 */
export function cycled(groups, place, by) {
  const group = groups.find((one) => one.includes(place)) ?? [];
  const round = group.length > 1 ? group : groups.map(([first = place]) => first);
  const next = (round.indexOf(place) + by) % round.length;
  return round[(next + round.length) % round.length] ?? place;
}

/** Whether what is pressed counts at once, so that nothing is chosen first. @param {State} state @param {number[]} places */
function countsAtOnce(state, places) {
  const key = openPrompt(state)?.key ?? '';
  return places.length === 1 && !LAYS.includes(key);
}

/** The chosen place of the offer, as far as it is still offered; where all lies in one square, its first. @param {State} state */
export function chosenPlace(state) {
  const prompt = openPrompt(state);
  if (!prompt?.offer) return null;
  if (chosen?.id === prompt.id && chosen.place < prompt.offer.items.length) return chosen.place;
  const there = [...offered(state).values()];
  const only = there.length === 1 && LAYS.includes(prompt.key) ? there[0] : undefined;
  return only?.[0] ?? null;
}

/**
 * The place of the offer that a square shows: the one pointed at, the chosen one, or the first.
 * @param {State} state
 * @param {number[]} places
 */
export function shownPlace(state, places) {
  const { pointed } = state;
  if (pointed !== null && places.includes(pointed)) return pointed;
  const place = chosenPlace(state);
  return place !== null && places.includes(place) ? place : (places[0] ?? null);
}

/** Chooses a place of the offer, or none. @param {State} state @param {Actions} act @param {number | null} place */
export function choose(state, act, place) {
  const prompt = openPrompt(state);
  chosen = prompt && place !== null ? { id: prompt.id, place } : null;
  // Being asked again draws the board again, also where nothing else is pointed at now.
  act.focus(prompt?.id ?? '');
  act.point(place);
}

/** Turns the chosen tile on; what does not turn gives way to another thing to do there. @param {State} state @param {Actions} act @param {number} by */
export function turnOn(state, act, by) {
  const place = chosenPlace(state);
  const square = squareOfPlace(state, place);
  const items = openPrompt(state)?.offer?.items;
  if (place === null || square === null || !items) return false;
  const groups = groupsOf(offered(state).get(square) ?? [], items);
  const next = cycled(groups, place, by);
  if (next === place) return false;
  choose(state, act, next);
  return true;
}

/** Where a place of the offer lies. @param {State} state @param {number | null} place @returns {Square | null} */
export function squareOfPlace(state, place) {
  if (place === null) return null;
  return [...offered(state)].find(([, places]) => places.includes(place))?.[0] ?? null;
}

/**
 * A press on a square where something is offered: it counts at once, or is chosen; pressed again, the
 * chosen tile turns on, or somebody else there is chosen, and a chosen way is gone.
 * @param {State} state
 * @param {Actions} act
 * @param {Square} square
 * @param {boolean} [looks] whether a way through several chambers is shown first
 */
export function press(state, act, square, looks = false) {
  const places = offered(state).get(square);
  const [first] = places ?? [];
  if (!places || first === undefined || !state.live) return false;
  const fresh = squareOfPlace(state, chosenPlace(state)) !== square;
  const far = pathAt(state, first).length > 2;
  if (countsAtOnce(state, places) && !(looks && far && fresh)) act.pick(first);
  else if (fresh) choose(state, act, shownPlace(state, places));
  else turnOn(state, act, 1);
  return true;
}

/** Decides for what is chosen. @param {State} state @param {Actions} act */
export function decide(state, act) {
  const place = chosenPlace(state);
  if (place === null || !state.live) return false;
  act.pick(place);
  return true;
}
