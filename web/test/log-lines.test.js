import assert from 'node:assert/strict';
import { test } from 'node:test';
import { folded } from '../app/log-lines.js';

/** @import { LogLine } from '../app/game-module.d.ts' */

const say = (/** @type {string} */ key, /** @type {string[]} */ names) => `${key}: ${names.join('+')}`;

/** @param {string} name @param {number} seat @returns {LogLine} */
const waits = (name, seat) => ({ text: `${name} waits`, seats: [seat], fold: { key: 'waiting', name } });

test('what is said of several in a row is one line, in which each is named once', () => {
  const lines = [waits('Ada', 0), waits('Bea', 1), waits('Cal', 0), waits('Bea', 1)];
  const [line, ...more] = folded(lines, say);
  assert.equal(line?.text, 'waiting: Ada+Bea+Cal');
  assert.deepEqual(line?.seats, [0, 1]);
  assert.equal(more.length, 0);
});

test('what stands alone, or apart, stays as it is', () => {
  const blow = { text: 'A blow!' };
  const lines = [waits('Ada', 0), blow, waits('Bea', 1), blow, blow];
  assert.deepEqual(folded(lines, say), lines);
});
