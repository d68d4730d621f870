import assert from 'node:assert/strict';
import { test } from 'node:test';
import { extent } from '../geometry.js';
import { pressed, sorted } from '../hand-model.js';
import { hint, prompt } from './table.js';

/** @import { Card, Hand } from '../types.d.ts' */

/** @type {Hand} */
const hand = { character: 'thras', slots: [], hidden: false, deck: ['boast', 'move', 'move', 'slash'] };
const nobodys = () => false;
const ask = prompt(
  0,
  'plan',
  hand.deck.map((card) => ({ card })),
  {
    min: 2,
    max: 2,
    ordered: true,
    hints: [hint({ idle: 'DF-BOAST-01' }), hint(), hint(), hint()],
  },
);

test('cards that would do nothing now come last, with the rule', () => {
  const { live, idle } = sorted(hand, ask, [], nobodys);
  assert.deepEqual(
    live.map((stack) => [stack.card, stack.copies]),
    [
      ['move', 2],
      ['slash', 1],
    ],
  );
  assert.deepEqual(
    idle.map((stack) => [stack.card, stack.idle]),
    [['boast', 'DF-BOAST-01']],
  );
});

test('without a card prompt nothing is sorted away', () => {
  const { live, idle } = sorted(hand, null, [], nobodys);
  assert.equal(live.length, 3);
  assert.equal(idle.length, 0);
});

test('pressing a card twice picks both copies, and then puts one back', () => {
  /** @type {number[]} */
  const picked = [];
  const stack = () => {
    const found = sorted(hand, ask, picked, nobodys).live.find((one) => one.card === 'move');
    assert.ok(found);
    return found;
  };
  picked.push(pressed(stack(), picked, 2) ?? -1);
  picked.push(pressed(stack(), picked, 2) ?? -1);
  assert.deepEqual(picked, [1, 2]);
  assert.deepEqual(stack().picked, [0, 1]);
  assert.equal(pressed(stack(), picked, 2), 2);
});

test('a barred card says why', () => {
  const barred = prompt(0, 'plan', [{ card: 'slash' }], {
    barred: [[{ card: /** @type {Card} */ ('boast') }, 'DF-PLAN-15']],
  });
  assert.equal(
    sorted(hand, barred, [], nobodys).idle.find((stack) => stack.card === 'boast')?.barred,
    'DF-PLAN-15',
  );
});

test('a diagram is at least five squares wide and holds all of its squares', () => {
  assert.deepEqual(extent([{ at: [1, 0], means: 'one' }]), { top: 1, bottom: 0, half: 2, height: 2 });
  const far = extent([{ at: [3, -3], means: 'one' }]);
  assert.ok(far.top === 3 && far.half >= 3);
});
