import '../../../test/no-page.js';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { prompt, table } from './table.js';

/** @import { Held, Item } from '../types.d.ts' */
/** @import { State } from '../people.js' */

const { heldNow } = await import('../hand.js');

/** @type {Held} */
const ROTATE = { tile: 5, kind: 'rotate', arrows: 'NE' };
/** @type {Held[]} */
const MAPS = [
  { tile: 6, kind: 'map', arrows: 'NS' },
  { tile: 7, kind: 'map', arrows: 'NS' },
];

/** @type {Item} */
const LAY = { lay: { tile: 5, at: '-1,0', arrows: 'NE' } };

/** @param {string} key @param {Item[]} items @returns {State} */
const asked = (key, items) => ({ ...table(), current: prompt(key, items) });

test('while a tile is laid, a press on another one takes that instead and prepares nothing', () => {
  const state = asked('lay', [{ tile: 6 }, LAY, 'back']);
  state.drafts = new Map([['0:turn', [{ tile: 7 }]]]);
  const other = heldNow(MAPS, state);
  assert.deepEqual([other.open, other.next, other.chosen, other.prepared], [true, 0, false, false]);
  const laid = heldNow([ROTATE], state);
  assert.deepEqual([laid.open, laid.next, laid.chosen], [true, null, true]);
  assert.equal(laid.mood.trim(), 'is-picked', 'it is no tile that cannot be laid');
});

test('also where nothing else can be laid, a press while laying prepares nothing', () => {
  const laid = heldNow([ROTATE], asked('lay', [LAY]));
  assert.deepEqual([laid.open, laid.next, laid.chosen], [true, null, true]);
});

test('while an answer is on its way a press takes no other tile and prepares none', () => {
  /** @type {Item} */
  const swap = { lay: { tile: 6, at: '1,0', arrows: 'NS' } };
  /** @type {[string, Item[]][]} */
  const prompts = [
    ['turn', [{ tile: 6 }, { go: '1,0' }]],
    ['lay', [{ tile: 6 }, LAY, 'back']],
    ['dwarf', [{ tile: 6 }, 'back']],
    ['dwarf_too', [{ tile: 6 }, 'back']],
    ['shift_lay', [swap, LAY]],
  ];
  for (const [key, items] of prompts) {
    const state = asked(key, items);
    assert.equal(heldNow(MAPS, state).next, 0, key);
    state.sending = [state.current?.id ?? ''];
    const held = heldNow(MAPS, state);
    assert.deepEqual([held.open, held.next], [true, null], key);
    assert.equal(held.mood.trim(), '', `${key}: for a moment only, so nothing turns grey`);
  }
});

test('the first tile that the Dwarf gives away is seen while the second is chosen', () => {
  const state = asked('dwarf_too', [{ tile: 5 }, { tile: 7 }, 'back']);
  state.current?.offer?.barred.push([{ tile: 6 }, 'DK-DWARF-01']);
  const maps = heldNow(MAPS, state);
  assert.deepEqual([maps.next, maps.chosen], [1, true], 'the other one of two alike may go with it');
  assert.deepEqual([heldNow([ROTATE], state).next, heldNow([ROTATE], state).chosen], [0, false]);
});

test('a tile waits for the turn while others play', () => {
  const state = table();
  state.drafts = new Map([['0:turn', [{ tile: 7 }]]]);
  const maps = heldNow(MAPS, state);
  assert.deepEqual([maps.open, maps.prepared, maps.chosen], [false, true, false]);
});
