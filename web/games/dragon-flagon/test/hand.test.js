import assert from 'node:assert/strict';
import { test } from 'node:test';
import { extent } from '../geometry.js';
import { keyed, pressed, sorted } from '../hand-model.js';
import { asksCards, asksFaces, isAction } from '../model.js';
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

test('the own cards come first, and what is no card has the last key', () => {
  const own = (/** @type {Card} */ card) => card === 'slash';
  assert.deepEqual(
    sorted(hand, null, [], own).live.map((stack) => stack.card),
    ['slash', 'boast', 'move'],
  );
  const vision = prompt(0, 'vision', ['nothing', { card: 'boast' }, { card: 'slash' }]);
  assert.deepEqual(keyed({ ...hand, deck: ['boast', 'slash'] }, vision, own), [2, 1, 0]);
});

test('a question is told by what it offers', () => {
  assert.ok(asksCards(prompt(0, 'vision', ['nothing', { card: 'boast' }])));
  assert.ok(!asksCards(prompt(0, 'target', [{ character: 'jack' }])));
  assert.ok(asksFaces(prompt(0, 'waltz_turn', [{ face: 'north' }])));
  assert.ok(!asksFaces(prompt(0, 'leap', [{ square: 'F6' }])));
  assert.ok(isAction(prompt(0, 'leap', [])) && !isAction(prompt(0, 'waltz_turn', [])));
});
