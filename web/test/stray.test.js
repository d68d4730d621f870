import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isStray, judged, TWICE } from '../app/stray.js';

const [lay, read, beside] = ['Lay it here', 'Read the lair', 'Drop it'];
const first = { at: 1_000, x: 100, y: 200, control: lay };

test('a second press at once on what has come under the finger was not meant', () => {
  const again = { at: 1_000 + TWICE - 1, x: 104, y: 198, control: read };
  assert.equal(isStray(first, again, read), true);
  assert.equal(isStray(first, { ...again, at: 1_000 + TWICE }, read), false);
  assert.equal(isStray(first, { ...again, x: 140 }, read), false);
});

test('what is still there can be pressed as fast as anybody likes, and what lies beside it, too', () => {
  assert.equal(isStray(first, { ...first, at: 1_060 }, lay), false);
  assert.equal(isStray(first, { at: 1_060, x: 120, y: 200, control: beside }, lay), false);
});

test('a press on nothing leaves the next one alone', () => {
  assert.equal(isStray({ ...first, control: null }, { ...first, at: 1_060 }, lay), false);
  assert.equal(isStray(null, first, null), false);
});

test('whoever taps on and on at the same spot is heard in the end', () => {
  const after = (/** @type {number} */ pause) => ({ ...first, at: first.at + pause, control: read });
  const second = judged(first, after(TWICE / 2), read);
  assert.equal(second.stray, true);
  assert.equal(judged(second.before, after(TWICE), read).stray, false);
});
