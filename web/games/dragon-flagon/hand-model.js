// The cards of a hand, put together by name and sorted into what would do something now.

/** @import { Card, Hand } from './types.d.ts' */
/** @import { Prompt } from './model.js' */

import { cardIn } from './model.js';

/**
 * @typedef {object} Stack
 * @property {Card} card
 * @property {number} copies
 * @property {number[]} places where the offer holds it; empty when it is not offered
 * @property {number[]} picked the order numbers under which it is picked, from 0
 * @property {string | null} idle the rule for which it would do nothing now
 * @property {string | null} barred the rule that bars it
 */

/**
 * @param {Hand} hand
 * @param {Prompt | null} prompt the card prompt about this hand, if one is open
 * @param {number[]} picked
 * @param {(card: Card) => boolean} isOwn whether it is nobody else's; these come first
 * @returns {{live: Stack[], idle: Stack[]}}
 */
export function sorted(hand, prompt, picked, isOwn) {
  const offer = prompt?.offer;
  const names = [...new Set(hand.deck)].sort((a, b) => Number(isOwn(b)) - Number(isOwn(a)));
  const stacks = names.map((card) => {
    const places = (offer?.items ?? []).flatMap((item, place) => (cardIn(item) === card ? [place] : []));
    const first = places[0];
    return {
      card,
      copies: hand.deck.filter((other) => other === card).length,
      places,
      picked: picked.flatMap((place, order) => (places.includes(place) ? [order] : [])),
      idle: first === undefined ? null : (offer?.hints[first]?.idle ?? null),
      barred: offer?.barred.find(([item]) => cardIn(item) === card)?.[1] ?? null,
    };
  });
  const works = (/** @type {Stack} */ stack) => stack.idle === null && stack.barred === null;
  return { live: stacks.filter(works), idle: stacks.filter((stack) => !works(stack)) };
}

/**
 * The places of a card prompt in the order of the keys: what would do something first, second
 * copies after it, and what is no card last.
 * @param {Hand} hand
 * @param {Prompt} prompt
 * @param {(card: Card) => boolean} isOwn
 */
export function keyed(hand, prompt, isOwn) {
  const { live, idle } = sorted(hand, prompt, [], isOwn);
  const stacks = [...live, ...idle];
  const others = (prompt.offer?.items ?? []).flatMap((item, place) => (cardIn(item) ? [] : [place]));
  return [
    ...stacks.map(({ places }) => places.slice(0, 1)),
    ...stacks.map(({ places }) => places.slice(1)),
    others,
  ].flat();
}

/**
 * The place to pick or to put back when a card is pressed: another copy while there is room, else
 * the one picked last.
 * @param {Stack} stack
 * @param {number[]} picked
 * @param {number} max
 */
export function pressed(stack, picked, max) {
  const free = stack.places.find((place) => !picked.includes(place));
  if (free !== undefined && (picked.length < max || max === 1)) return free;
  return picked.findLast((place) => stack.places.includes(place)) ?? null;
}
