import '../../../test/no-page.js';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { prompt, table } from './table.js';

/** @import { Item } from '../types.d.ts' */
/** @import { Actions } from '../people.js' */

const { game } = await import('../index.js');
const { markAt } = await import('../marks.js');
const { t } = await import('./table.js');

/** @param {string} at @param {string} arrows @param {number} [tile] @returns {Item} */
const lay = (at, arrows, tile = 5) => ({ lay: { tile, at, arrows } });

let questions = 0;

/** @param {string} key @param {Item[]} items */
function asked(key, items) {
  questions += 1;
  const current = { ...prompt(key, items), id: `${questions}.1` };
  const state = { ...table(), current };
  /** @type {number[]} */
  const picked = [];
  const act = {
    pick: (/** @type {number} */ place) => picked.push(place),
    point: (/** @type {number | null} */ pointed) => Object.assign(state, { pointed }),
    focus: () => {},
  };
  const order = () => game.keyOrder?.(current, state) ?? [];
  const chosen = () => game.chosen?.(current, state, t) ?? null;
  const choose = (/** @type {number | null} */ place) =>
    game.choose?.(place, state, /** @type {Actions} */ (/** @type {unknown} */ (act)));
  return { state, order, chosen, choose, picked };
}

test('a key takes another tile while one is laid, after the keys of its places', () => {
  const { order, choose, picked } = asked('lay', [{ tile: 6 }, lay('1,0', 'NE'), lay('0,1', 'NE'), 'back']);
  assert.deepEqual(order(), [1, 2, 0]);
  assert.ok(!choose(0), 'nothing is chosen on the board: it counts at once');
  assert.deepEqual(picked, []);
});

test('each place bears one mark, in the order in which one reads', () => {
  const places = [lay('1,1', 'NE'), lay('1,1', 'ES'), lay('0,1', 'NE'), lay('-1,0', 'SW'), lay('-1,0', 'NE')];
  const { state, order } = asked('lay', [...places, 'back']);
  assert.deepEqual(order(), [3, 2, 0]);
  assert.deepEqual(
    order().map((place) => markAt(state, place)),
    ['1', '2', '3'],
  );
  assert.equal(markAt(state, 1), '', 'a turn of the same tile has no mark of its own');
});

test('a mark shows the tile, Enter lays it as it was turned, and letting go comes before going back', () => {
  const { order, chosen, choose, picked } = asked('lay', [
    lay('1,1', 'NE'),
    lay('1,1', 'ES'),
    lay('0,1', 'E'),
  ]);
  assert.equal(chosen(), null);
  assert.ok(choose(0));
  assert.deepEqual(chosen(), { place: 0, decide: 'Lay it here' });
  assert.ok(choose(order()[1] ?? 0), 'pressed again, it turns');
  assert.equal(chosen()?.place, 1);
  assert.deepEqual(order(), [2, 1]);
  assert.deepEqual(picked, [], 'nothing is laid yet');
  assert.ok(choose(null));
  assert.equal(chosen(), null);
  assert.ok(!choose(null), 'then Escape goes back');
});

test('tiles of the hand come first, then the lair, then what has no place', () => {
  const { order, choose } = asked('turn', ['power', { go: '1,0' }, { go: '0,-1' }, { tile: 6 }]);
  assert.deepEqual(order(), [3, 2, 1, 0]);
  assert.ok(!choose(1), 'a move is picked at once');
});

test('ways to turn one chamber, and people in one chamber, have a mark each', () => {
  const turns = ['E', 'S', 'W'].map((arrows) => ({ turn: { at: '1,0', arrows } }));
  assert.deepEqual(asked('rotate_to', turns).order(), [0, 1, 2]);
  assert.deepEqual(asked('orb', [{ seat: 2 }, { seat: 0 }]).order(), [0, 1]);
});

test('of several tiles for one place each has a mark', () => {
  const items = [lay('1,0', 'N', 5), lay('1,0', 'E', 5), lay('1,0', 'N', 6)];
  assert.deepEqual(asked('shift_lay', items).order(), [0, 2]);
});
