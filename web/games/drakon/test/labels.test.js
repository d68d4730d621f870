import '../../../test/no-page.js';
import assert from 'node:assert/strict';
import { test } from 'node:test';

/** @import { Item, Square } from '../types.d.ts' */
/** @import { State } from '../people.js' */

const { squareLabel } = await import('../labels.js');
const { offered } = await import('../model.js');
const { translator } = await import('../../../app/texts.js');
const { default: en } = await import('../texts/en.js');

const t = translator('en', [en]);

/**
 * What a place is called while this is asked.
 * @param {Square} square
 * @param {string} key
 * @param {Item[]} items
 */
function called(square, key, items) {
  const state = /** @type {State} */ (
    /** @type {unknown} */ ({
      current: { id: key, key, answered: false, offer: { items, hints: [] } },
      sending: [],
      pointed: null,
      guide: { faces: [{ kind: 'find_gold', arrows: 'N' }] },
      room: {
        you: { plays: 0 },
        seats: [
          { seat: 0, plays: 0, name: 'Ada' },
          { seat: 1, plays: 1, name: 'Nari' },
        ],
      },
      parts: {
        lair: [
          { tile: 1, kind: 'start', at: '0,0', arrows: 'NES' },
          { tile: 2, kind: 'strong_wind', at: '1,0', arrows: 'NW' },
        ],
        delvers: [
          { seat: 0, at: '0,0' },
          { seat: 1, at: '1,0' },
        ],
        stock: { start: 2 },
      },
    })
  );
  return squareLabel(state, square, offered(state).get(square) ?? [], t);
}

test('a chamber says what it is, where it lies, who stands there and what can be done', () => {
  assert.equal(
    called('1,0', 'turn', [{ tile: 0 }, { go: '1,0' }]),
    'Strong Wind, arrows up and left, 1 right of Start, Nari stands here, you can go here, key 2',
  );
  assert.equal(
    called('0,0', 'turn', []),
    'Start, arrows up, right, and down, 2 coins lie here, you stand here',
  );
});

test('every kind of answer in the lair has its words', () => {
  /** @type {[string, Item, RegExp][]} */
  const asked = [
    ['turn', { through: '1,0' }, /through the wall/],
    ['shift', { chamber: '1,0' }, /you can swap it/],
    ['destroy', { chamber: '1,0' }, /you can destroy it/],
    ['rotate', { chamber: '1,0' }, /you can turn it/],
    ['rotate_to', { turn: { at: '1,0', arrows: 'N' } }, /you can turn it, chosen, arrow up/],
    ['shift_lay', { lay: { tile: 0, at: '1,0', arrows: 'S' } }, /one of your tiles here, chosen, arrow down/],
    ['orb', { seat: 1 }, /you can choose Nari/],
    ['orb_to', { send: { seat: 1, to: '1,0' } }, /you can send Nari here/],
  ];
  for (const [key, item, words] of asked) assert.match(called('1,0', key, [item]), words);
  const empty = called('0,-1', 'lay', [{ lay: { tile: 0, at: '0,-1', arrows: 'N' } }]);
  assert.match(empty, /^Empty place, 1 above Start, you can lay Find a Gold here/);
});
