import assert from 'node:assert/strict';
import { test } from 'node:test';
import { heaps } from '../heaps.js';

/** @import { Kind, Lying } from '../types.d.ts' */

/** @param {Kind[]} kinds @returns {Lying[]} */
const inOneSquare = (...kinds) => kinds.map((kind, id) => ({ id, kind, square: 'F6' }));

test('a thing alone lies in the middle, unless somebody stands there', () => {
  assert.deepEqual(heaps(inOneSquare('mug'), new Set())[0]?.spot, { x: 0, y: 0 });
  assert.notDeepEqual(heaps(inOneSquare('mug'), new Set(['F6']))[0]?.spot, { x: 0, y: 0 });
});

test('a few things lie apart and need no number', () => {
  const placed = heaps(inOneSquare('mug', 'mug', 'chair', 'barrel'), new Set());
  assert.equal(new Set(placed.map(({ spot }) => `${spot.x},${spot.y}`)).size, 4);
  assert.ok(placed.every(({ count }) => count === 0));
});

test('many things are heaped by kind, with a number on each heap', () => {
  const placed = heaps(inOneSquare('mug', 'chair', 'mug', 'chair', 'mug', 'flagon'), new Set());
  assert.equal(new Set(placed.map(({ spot }) => `${spot.x},${spot.y}`)).size, 3);
  assert.deepEqual(
    placed.filter(({ count }) => count > 0).map(({ lying, count }) => [lying.kind, count]),
    [
      ['chair', 2],
      ['mug', 3],
      ['flagon', 1],
    ],
  );
});
