import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as desk from '../app/desk.js';

/** @param {string} id @param {object} offer @param {boolean} [answered] @returns {any} */
const prompt = (id, offer, answered = false) => ({
  id,
  seat: 0,
  figure: 0,
  key: 'turn',
  since: 0,
  answered,
  offer: {
    items: ['a', 'b', 'b', 'c'],
    min: 1,
    max: 2,
    ordered: true,
    barred: [],
    hints: [],
    answer: null,
    draft: null,
    standing_at: null,
    ...offer,
  },
});
const one = { min: 1, max: 1 };

/** @param {any[]} prompts */
const laid = (...prompts) => desk.settle(desk.EMPTY, prompts, 1_000);

test('one of these is an answer at once', () => {
  const asked = prompt('1.0', one);
  assert.deepEqual(desk.pick(laid(asked), asked, 3, false).answer, [3]);
});

test('many of these are gathered in order, taken out again, and no more than can be', () => {
  const asked = prompt('1.0', {});
  const first = desk.pick(laid(asked), asked, 2, false);
  assert.equal(first.answer, null);
  const second = desk.pick(first.desk, asked, 0, false);
  assert.deepEqual(desk.ready(second.desk, asked), [2, 0]);
  assert.equal(desk.pick(second.desk, asked, 3, false).full, true);
  assert.deepEqual(desk.ready(desk.pick(second.desk, asked, 2, false).desk, asked), [0]);
  assert.equal(desk.ready(desk.clear(second.desk, '1.0'), asked), null);
});

test('a place that is not offered is no pick', () => {
  const asked = prompt('1.0', one);
  assert.equal(desk.pick(laid(asked), asked, 4, false).answer, null);
});

test('what was prepared is picked already; an item that stands there twice can be twice', () => {
  const asked = prompt('1.0', { draft: ['b', 'b'] });
  assert.deepEqual(desk.ready(laid(asked), asked), [1, 2]);
  assert.deepEqual(desk.placesOf(['a', 'b'], ['b', 'b', 'z']), [1]);
});

test('a warned pick is done at the second time only', () => {
  const asked = prompt('1.0', one);
  const first = desk.pick(laid(asked), asked, 1, true);
  assert.equal(first.answer, null);
  assert.deepEqual(first.desk.armed, { id: '1.0', place: 1, ahead: [] });
  assert.deepEqual(desk.pick(first.desk, asked, 1, true).answer, [1]);
  const other = desk.pick(first.desk, asked, 0, false);
  assert.deepEqual(other.answer, [0]);
});

test('what goes with a warned pick is kept for the second time', () => {
  const asked = prompt('1.0', one);
  const ahead = [{ figure: 0, key: 'turn', items: ['east'] }];
  const first = desk.pick(laid(asked), asked, 1, true, ahead);
  assert.deepEqual(first.ahead, []);
  assert.deepEqual(desk.pick(first.desk, asked, 1, true).ahead, ahead);
  assert.deepEqual(desk.pick(first.desk, asked, 0, false).ahead, []);
  const other = [{ figure: 0, key: 'turn', items: ['west'] }];
  assert.deepEqual(desk.pick(first.desk, asked, 1, true, other).ahead, other);
});

test('what was prepared and is not enough is picked and can be filled up', () => {
  const asked = prompt('1.0', { min: 2, max: 2, draft: ['c', 'gone'] });
  const start = laid(asked);
  assert.deepEqual(start.picked['1.0'], [3]);
  assert.equal(desk.ready(start, asked), null);
  assert.deepEqual(desk.ready(desk.pick(start, asked, 0, false).desk, asked), [3, 0]);
});

test('a new prompt takes nothing for a moment', () => {
  const asked = prompt('1.0', one);
  const fresh = laid(asked);
  assert.equal(desk.takes(fresh, asked, 1_000 + desk.GUARD - 1), false);
  assert.equal(desk.takes(fresh, asked, 1_000 + desk.GUARD), true);
  assert.equal(desk.takes(desk.sent(fresh, '1.0', true), asked, 9_000), false);
});

test('picks survive when the prompts are sent again, and go with their prompt', () => {
  const asked = prompt('1.0', {});
  const picked = desk.pick(laid(asked), asked, 3, false).desk;
  assert.deepEqual(desk.settle(picked, [prompt('1.0', {})], 5_000).picked['1.0'], [3]);
  assert.deepEqual(desk.settle(picked, [prompt('2.0', {})], 5_000).picked, { '2.0': [] });
});

test('the bar shows the prompt asked for, else the first that waits', () => {
  const both = [prompt('1.0', {}, true), prompt('1.1', {})];
  assert.equal(desk.currentOf(laid(...both), both)?.id, '1.1');
  assert.equal(desk.currentOf({ ...laid(...both), focus: '1.0' }, both)?.id, '1.0');
  assert.equal(desk.currentOf(desk.EMPTY, []), null);
});

test('all own prompts are ready together only when none is left out', () => {
  const both = [prompt('1.0', { draft: ['a'] }), prompt('1.1', {})];
  const start = laid(...both);
  assert.deepEqual(desk.readyTogether(start, both), []);
  const second = both[1];
  const full = desk.pick(start, second, 0, false).desk;
  assert.equal(desk.readyTogether(full, both).length, 2);
  assert.deepEqual(desk.readyTogether(desk.sent(full, '1.0', true), both), []);
});

test('an answer on its way is let go when the prompt shows it', () => {
  const asked = prompt('1.0', one);
  const sending = desk.sent(laid(asked), '1.0', true);
  assert.deepEqual(desk.settle(sending, [asked], 0).sending, ['1.0']);
  assert.deepEqual(desk.settle(sending, [prompt('1.0', one, true)], 0).sending, []);
});
