// A small lair to test words and drawings with.
import { readFileSync } from 'node:fs';
import { translator } from '../../../app/texts.js';
import en from '../texts/en.js';

/** @import { Hint, Item, Parts } from '../types.d.ts' */
/** @import { Prompt, State } from '../people.js' */

const words = translator('en', [en]);

/** @param {string} key @param {Record<string, string | number>} [values] */
export const t = (key, values = {}) => {
  const text = words(key, values);
  if (text === key) throw new Error(`no text for ${key}`);
  if (/[{}]/.test(text)) throw new Error(`values are missing in ${key}: ${text}`);
  return text;
};

const TYPES = readFileSync(new URL('../types.d.ts', import.meta.url), 'utf8');

/** All strings that stand in a type, in order: the names that the rules can send. @param {string} type */
export function typeNames(type) {
  const text = TYPES.match(new RegExp(`export type ${type} = ([^;]*(?:"[^"]*"[^;]*)*);`))?.[1] ?? '';
  return [...text.matchAll(/"(\w+)"/g)].map(([, name]) => name ?? '');
}

/**
 * @param {string} key
 * @param {Item[]} items
 * @param {{ seat?: number, hints?: Hint[], max?: number }} [more]
 * @returns {Prompt}
 */
export const prompt = (key, items, { seat = 0, hints = [], max = 1 } = {}) => ({
  id: '7.0',
  seat,
  figure: 0,
  key,
  since: 0,
  answered: false,
  offer: {
    items,
    min: max,
    max,
    ordered: false,
    barred: [],
    hints,
    answer: null,
    draft: null,
    standing_at: null,
  },
});

/** @returns {Parts} */
const parts = () => ({
  lair: [
    { tile: 0, kind: 'start', at: '0,0', arrows: 'NES' },
    { tile: 1, kind: 'find_gold', at: '1,0', arrows: 'NE' },
    { tile: 2, kind: 'wishing_well', at: '0,-1', arrows: 'E' },
    { tile: 3, kind: 'strong_wind', at: '0,-2', arrows: 'S' },
    { tile: 4, kind: 'master_key', at: '-3,2', arrows: '' },
  ],
  delvers: [
    { seat: 0, hero: 'barbarian', at: '0,0', coins: 2, tiles: 2, power: true, left: 1, right: 2 },
    { seat: 1, hero: 'thief', at: '1,0', coins: 1, tiles: 4, power: false, left: 2, right: 0 },
    { seat: 2, hero: 'knight', at: '0,0', coins: 0, tiles: 4, power: true, left: 0, right: 1 },
  ],
  stock: { active: 0, hoard: 25, start: 1, pile: 40, goal: 5, escape: false, ending: null },
});

/** Ada, Bea and Cal; the seats of the room are two further than those of the game. @returns {State} */
export function table() {
  const seats = ['Ada', 'Bea', 'Cal'].map((name, seat) => ({ seat: seat + 2, name, plays: seat }));
  return /** @type {State} */ (
    /** @type {unknown} */ ({
      room: { seats, you: { seat: 2, plays: 0, host: true } },
      parts: parts(),
      own: {
        hand: [
          { tile: 6, kind: 'map', arrows: 'NS' },
          { tile: 7, kind: 'map', arrows: 'NS' },
        ],
      },
      guide: {
        faces: [
          { kind: 'start', arrows: 'NES' },
          { kind: 'find_gold', arrows: 'NE' },
          { kind: 'wishing_well', arrows: 'N' },
          { kind: 'strong_wind', arrows: 'N' },
          { kind: 'master_key', arrows: '' },
          { kind: 'rotate', arrows: 'NE' },
          { kind: 'map', arrows: 'NS' },
          { kind: 'map', arrows: 'NS' },
          { kind: 'map', arrows: 'NES' },
        ],
      },
      prompts: [],
      current: null,
      picked: [],
      drafts: new Map(),
      sending: [],
      given: [],
      pointed: null,
      armed: null,
      live: true,
      narrow: false,
    })
  );
}
