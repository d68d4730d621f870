import '../../../test/no-page.js';
import assert from 'node:assert/strict';
import { test } from 'node:test';

/** @import { Item } from '../types.d.ts' */
/** @import { Actions, State } from '../people.js' */

const { choose, chosenPlace, cycled, groupsOf, press, shownPlace, turnOn } = await import('../choice.js');
const { offered } = await import('../model.js');

let questions = 0;

/**
 * A table at which this is asked, and what is picked there.
 * @param {string} key
 * @param {Item[]} items
 */
function asked(key, items) {
  questions += 1;
  const prompt = {
    id: `${questions}.0`,
    seat: 0,
    figure: 0,
    key,
    since: 0,
    answered: false,
    offer: { items, hints: [] },
  };
  const delvers = [{ seat: 1, at: '1,0' }];
  const state = { current: prompt, sending: [], pointed: null, live: true, parts: { lair: [], delvers } };
  /** @type {number[]} */
  const picked = [];
  const act = {
    pick: (/** @type {number} */ place) => picked.push(place),
    point: (/** @type {number | null} */ place) => Object.assign(state, { pointed: place }),
    focus: () => {},
  };
  return {
    state: /** @type {State} */ (/** @type {unknown} */ (state)),
    act: /** @type {Actions} */ (/** @type {unknown} */ (act)),
    picked,
  };
}

/** @param {string} at @param {string} arrows @param {number} [tile] @returns {Item} */
const lay = (at, arrows, tile = 3) => ({ lay: { tile, at, arrows } });

const LAYS = [lay('1,0', 'N'), lay('1,0', 'S'), lay('0,1', 'E'), lay('1,0', 'W'), 'back'];

test('what is offered is found by where it lies', () => {
  const { state } = asked('lay', /** @type {Item[]} */ (LAYS));
  assert.deepEqual(
    [...offered(state)],
    [
      ['1,0', [0, 1, 3]],
      ['0,1', [2]],
    ],
  );
  const moves = asked('turn', [{ tile: 4 }, { go: '0,1' }, { through: '1,1' }, { seat: 1 }, 'power']);
  assert.deepEqual([...offered(moves.state).keys()], ['0,1', '1,1', '1,0']);
});

test('nothing is offered in the lair while an answer is on its way', () => {
  const { state } = asked('turn', [{ go: '0,1' }]);
  state.sending = [state.current?.id ?? ''];
  assert.equal(offered(state).size, 0);
});

test('turning goes round through the legal ways and no others', () => {
  const groups = groupsOf([0, 1, 3], /** @type {Item[]} */ (LAYS));
  assert.deepEqual(groups, [[0, 1, 3]]);
  assert.deepEqual([cycled(groups, 0, 1), cycled(groups, 1, 1), cycled(groups, 3, 1)], [1, 3, 0]);
  assert.equal(cycled(groups, 0, -1), 3);
});

test('tiles that could lie in the same place are told apart, each with its own ways', () => {
  const items = [lay('1,0', 'N', 3), lay('1,0', 'N', 7), lay('1,0', 'S', 3)];
  assert.deepEqual(groupsOf([0, 1, 2], items), [[0, 2], [1]]);
  assert.deepEqual(groupsOf([0, 1], [{ send: { seat: 1, to: '0,1' } }, { send: { seat: 2, to: '0,1' } }]), [
    [0],
    [1],
  ]);
});

test('where nothing turns, a press goes on to whoever else can be sent there, round and round', () => {
  const { state, act, picked } = asked('push', [
    { send: { seat: 1, to: '0,1' } },
    { send: { seat: 2, to: '0,1' } },
    { send: { seat: 1, to: '1,0' } },
  ]);
  const chosen = [0, 1, 2].map(() => {
    press(state, act, '0,1');
    return chosenPlace(state);
  });
  assert.deepEqual(chosen, [0, 1, 0]);
  assert.deepEqual(picked, []);
});

test('a move counts at the first press', () => {
  const { state, act, picked } = asked('turn', [{ tile: 4 }, { go: '0,1' }]);
  assert.ok(press(state, act, '0,1'));
  assert.ok(!press(state, act, '5,5'));
  assert.deepEqual(picked, [1]);
});

test('a finger sees the way of a wind first, and goes at the second press', () => {
  const { state, act, picked } = asked('turn', [{ go: '0,1' }, { go: '2,0' }]);
  Object.assign(state.current?.offer ?? {}, {
    hints: [{ path: ['0,0', '0,1'] }, { path: ['0,0', '1,0', '2,0'] }],
  });
  press(state, act, '2,0', true);
  assert.deepEqual([chosenPlace(state), picked.length], [1, 0]);
  press(state, act, '2,0', true);
  press(state, act, '0,1', true);
  assert.deepEqual(picked, [1, 0]);
});

test('a tile is shown where it was pressed and turns when it is pressed again, but is not laid yet', () => {
  const { state, act, picked } = asked('lay', /** @type {Item[]} */ (LAYS));
  assert.equal(chosenPlace(state), null);
  press(state, act, '1,0');
  assert.equal(chosenPlace(state), 0);
  press(state, act, '1,0');
  assert.equal(chosenPlace(state), 1);
  turnOn(state, act, 1);
  turnOn(state, act, 1);
  assert.equal(chosenPlace(state), 0);
  press(state, act, '0,1');
  assert.equal(chosenPlace(state), 2);
  assert.ok(!turnOn(state, act, 1), 'there is one way only');
  assert.deepEqual(picked, []);
  choose(state, act, null);
  assert.equal(chosenPlace(state), null);
});

test('what was chosen for one question is not chosen for the next', () => {
  const first = asked('lay', /** @type {Item[]} */ (LAYS));
  press(first.state, first.act, '1,0');
  const next = asked('shift', [{ chamber: '1,0' }, { chamber: '0,1' }]);
  assert.equal(chosenPlace(next.state), null);
});

test('where all lies in one square, it is shown at once', () => {
  const { state } = asked('rotate_to', [
    { turn: { at: '1,0', arrows: 'E' } },
    { turn: { at: '1,0', arrows: 'S' } },
  ]);
  assert.equal(chosenPlace(state), 0);
});

test('what is pointed at in the list is what the square shows', () => {
  const { state, act } = asked('lay', /** @type {Item[]} */ (LAYS));
  assert.equal(shownPlace(state, [0, 1, 3]), 0);
  state.pointed = 3;
  assert.equal(shownPlace(state, [0, 1, 3]), 3);
  press(state, act, '1,0');
  assert.equal(chosenPlace(state), 3);
});
