import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fresh, listOf, moved, piecesOf, spanOf, turned } from '../layout-model.js';

const furnishing = {
  tables: [
    ['B4', 'C4', 'D4'],
    ['H3', 'H4'],
  ],
  rugs: [['B6', 'C6', 'D6', 'B7', 'C7', 'D7', 'B8', 'C8', 'D8']],
  chairs: ['B3', 'K11'],
  mugs: ['B4'],
  barrels: ['J2'],
};

test('a layout becomes pieces, and a list that the server reads', () => {
  const pieces = piecesOf(furnishing);
  assert.deepEqual(
    pieces.map((piece) => piece.kind),
    ['rug', 'large_table', 'small_table', 'chair', 'chair', 'mug', 'barrel'],
  );
  assert.equal(listOf(pieces), 'tables:B4-D4,H3-H4;rugs:B6-D8;chairs:B3,K11;mugs:B4;barrels:J2');
});

test('a piece moves and turns, and stays inside the room', () => {
  const table = fresh('large_table', 'F6');
  assert.equal(spanOf(table), 'E6-G6');
  assert.equal(spanOf(turned(table, 11)), 'E6-E8');
  assert.equal(spanOf(moved(table, 20, -3, 11)), 'I1-K1');
  assert.equal(spanOf(turned(moved(table, 0, 10, 11), 11)), 'A9-A11');
});
