import '../../../test/no-page.js';

import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { PICTURED } from '../../../art/cards.js';
import { costs, effectsOf, frameOf, lineOf, textOf } from '../card-face.js';
import { drawn } from '../diagram.js';
import { rulesOf } from '../reading.js';
import rules from '../texts/en-rules.js';
import { t, typeNames } from './table.js';

/** @import { Card, CardGuide } from '../types.d.ts' */

const CARDS = /** @type {Card[]} */ (typeNames('Card'));
const DECKS = new URL('../../../../shared/dragon-flagon/decks/', import.meta.url);

/** The numbers of each card as the built-in decks have them. */
function values() {
  /** @type {Record<string, Record<string, number>>} */
  const found = {};
  for (const name of readdirSync(DECKS)) {
    let [card, object] = ['', ''];
    for (const line of readFileSync(new URL(name, DECKS), 'utf8').split('\n')) {
      // The numbers of a thrown object stand in a section of their own: `[throw.mug]`.
      const section = /^\[(\w+)(?:\.(\w+))?\]/.exec(line);
      if (section) [card, object] = [section[1] ?? '', section[2] ? `${section[2]}_` : ''];
      const number = /^(\w+) = \{ (?:printed|house) = (\d+) \}/.exec(line);
      if (number?.[1]) found[card] = { ...found[card], [object + number[1]]: Number(number[2]) };
    }
  }
  return found;
}

/** @param {Card} card @param {Partial<CardGuide>} [some] @returns {CardGuide} */
const guide = (card, some = {}) => ({
  card,
  owner: null,
  dragon: false,
  copies: 1,
  times: [2],
  standing: false,
  weapon: false,
  diagram: [],
  reputation: null,
  daze: 0,
  fall: false,
  knockback: 0,
  duration: null,
  values: values()[card] ?? {},
  house: [],
  ...some,
});

test('every card has a picture of its own', () => {
  assert.equal(CARDS.length, 57);
  assert.deepEqual(
    CARDS.filter((card) => !PICTURED.includes(card)),
    [],
  );
  assert.equal(PICTURED.length, CARDS.length);
});

test('every card says what it does, with all of its numbers filled in', () => {
  for (const card of CARDS) {
    for (const text of [lineOf(guide(card), t), textOf(guide(card), t)]) {
      assert.ok(text.length > 0 && !/[{}]/.test(text), `${card}: ${text}`);
    }
  }
});

test('a house that changes a number reads its own', () => {
  const mine = guide('boast', { values: { gain: 5, loss: 3 } });
  assert.match(lineOf(mine, t), /win 5 more, lose 3 more/);
  assert.match(textOf(mine, t), /win 5 more .* lose 3 more/);
});

test('every card leads to its rules', () => {
  for (const card of CARDS) assert.ok(rulesOf(card, rules).length > 0, card);
  // Shadow Step and Shadow Dash are two cards.
  assert.ok(rulesOf('shadow_step', rules).every((text) => !rulesOf('shadow_dash', rules).includes(text)));
});

test('what a card does to people is told by signs with numbers', () => {
  const bite = guide('bite', { reputation: 4, values: { delay: 2 } });
  assert.deepEqual(
    effectsOf(bite, t).map(({ name, count }) => [name, count]),
    [
      ['reputation', 4],
      ['delay', 2],
    ],
  );
  assert.match(effectsOf(guide('god_smack', { knockback: 4 }), t)[0]?.words ?? '', /4 times/);
});

test('one coin tells what a card costs', () => {
  assert.equal(costs(guide('slash', { times: [2] })), '2');
  assert.equal(costs(guide('move', { times: [1, 2] })), '1·2');
  assert.equal(costs(guide('riposte', { times: [1, 2, 3] })), '1–3');
  assert.equal(costs(guide('vision', { times: [1] })), '+1');
});

test('own cards and Dragon cards have frames of their own', () => {
  assert.equal(frameOf(guide('slash')), '');
  assert.equal(frameOf(guide('bite', { owner: 'margalo' })), 'is-own');
  assert.equal(frameOf(guide('tithe', { owner: 'tuuli', dragon: true })), 'is-dragon');
});

test('a card without squares shows its picture in their place', () => {
  assert.deepEqual([drawn(guide('boast')).width, drawn(guide('boast')).height], [100, 100]);
  const wide = drawn(guide('slash', { diagram: [{ at: [1, 0], means: 'all' }] }));
  assert.equal(wide.width, 100);
  assert.equal(wide.height, 40);
});
