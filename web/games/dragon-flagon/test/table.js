// A small table to test words and cards with.
import { readFileSync } from 'node:fs';
import en from '../texts/en.js';

/** @import { Card, Character, Hint, Item } from '../types.d.ts' */
/** @import { Prompt, State } from '../model.js' */

/** @param {string} key @param {Record<string, string | number>} [values] */
export const t = (key, values = {}) => {
  const text = en[key];
  if (text === undefined) throw new Error(`no text for ${key}`);
  return text.replace(/\{(\w+)\}/g, (_, name) => String(values[name] ?? `{${name}}`));
};

const TYPES = readFileSync(new URL('../types.d.ts', import.meta.url), 'utf8');

/** All strings that stand in a type, in order: the names that the rules can send. @param {string} type */
export function typeNames(type) {
  const text = TYPES.match(new RegExp(`export type ${type} = ([^;]*(?:"[^"]*"[^;]*)*);`))?.[1] ?? '';
  return [...text.matchAll(/"(\w+)"/g)].map(([, name]) => name ?? '');
}

/** @param {Partial<Hint>} [some] @returns {Hint} */
export const hint = (some = {}) => ({
  squares: [],
  hits: [],
  friend: false,
  takes: null,
  parried: false,
  time: null,
  idle: null,
  ...some,
});

/**
 * @param {number} figure
 * @param {string} key
 * @param {Item[]} items
 * @param {Partial<NonNullable<Prompt['offer']>>} [more]
 * @returns {Prompt}
 */
export const prompt = (figure, key, items, more = {}) => ({
  id: '7.0',
  seat: 0,
  figure,
  key,
  since: 0,
  answered: false,
  offer: {
    items,
    min: 1,
    max: 1,
    ordered: false,
    barred: [],
    hints: [],
    answer: null,
    draft: null,
    standing_at: null,
    ...more,
  },
});

/** @type {Character[]} */
const FIGHTERS = ['thras', 'asma', 'jack', 'nari'];
/** @type {Card[]} */
const CARDS = ['boast', 'charge', 'move', 'slash', 'throw'];

/** Two seats with two fighters each; Thras looks east from F6. @returns {State} */
export function table() {
  const seats = [0, 1].map((seat) => ({
    seat: seat + 2,
    kind: /** @type {const} */ ('person'),
    name: `Player ${seat}`,
    present: true,
    figures: [],
    plays: seat,
    habit: 'rival',
  }));
  const names = { thras: 'Thras', asma: 'Asma', jack: 'Two-Eyed Jack', nari: 'Nari' };
  const named = Object.entries(names).map(([key, name]) => [
    key,
    { name, short: name.split(' ').at(-1), class: '' },
  ]);
  return /** @type {State} */ (
    /** @type {unknown} */ ({
      room: { seats, you: { seat: 2, plays: 0, host: true } },
      parts: {
        board: {
          standees: FIGHTERS.map((character, place) => ({
            character,
            square: ['F6', 'E6', 'G6', 'F7'][place],
            facing: 'east',
            prone: false,
            on_table: false,
          })),
          tables: [],
          things: [],
        },
        track: {
          marker: 12,
          stacks: [{ time: 12, tokens: FIGHTERS }],
          ends: [21, 22, 23, 24].map((time) => ({ time, guard: null })),
          waiting: [],
          acting: 'thras',
          step: 'perform',
        },
        mats: FIGHTERS.map((character, place) => ({
          character,
          seat: place < 2 ? 0 : 1,
          reputation: 20,
          held: null,
          planned: 2,
          revealed: null,
          effects: [],
        })),
        score: null,
      },
      own: { hands: [] },
      guide: {
        characters: [
          [0, 'thras'],
          [0, 'asma'],
          [1, 'jack'],
          [1, 'nari'],
        ],
        cards: [],
        names: {
          characters: Object.fromEntries(named),
          cards: Object.fromEntries(CARDS.map((card) => [card, card.toUpperCase()])),
        },
        last_time: 32,
      },
      prompts: [],
      current: null,
      picked: [],
      drafts: new Map(),
      pointed: null,
      live: true,
      armed: null,
      sending: [],
      given: [],
      narrow: false,
    })
  );
}
