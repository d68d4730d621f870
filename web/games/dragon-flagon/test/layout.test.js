import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  carried,
  codeIn,
  fresh,
  listOf,
  moved,
  piecesOf,
  spanOf,
  tableUnder,
  turned,
} from '../layout-model.js';

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

const ROOM = { side: 11, centre: 'F6', starts: ['C1'] };

test('a piece moves and turns, and stays inside the room', () => {
  const [table] = piecesOf({ ...furnishing, rugs: [], tables: [['E6', 'F6', 'G6']] });
  assert.ok(table);
  assert.equal(spanOf(turned(table, 11)), 'E6-E8');
  assert.equal(spanOf(moved(table, 20, -3, 11)), 'I1-K1');
  assert.equal(spanOf(turned(moved(table, 0, 10, 11), 11)), 'A9-A11');
});

test('a table takes along what stands on it, and nothing else', () => {
  const pieces = piecesOf(furnishing);
  const [rug, table, , chair, , mug] = pieces;
  assert.ok(rug && table && chair && mug);
  assert.equal(tableUnder(pieces, mug), 1);
  assert.equal(tableUnder(pieces, chair), -1);
  const there = carried(pieces, 1, moved(table, 4, 8, 11));
  assert.equal(listOf(there), 'tables:E9-G9,H3-H4;rugs:B6-D8;chairs:B3,K11;mugs:E9;barrels:J2');
  const [last] = piecesOf({ ...furnishing, rugs: [], tables: [], chairs: [], barrels: [], mugs: ['D4'] });
  assert.ok(last);
  const around = carried([table, last], 0, turned(table, 11));
  assert.deepEqual(around.map(spanOf), ['B4-B6', 'B6']);
  assert.deepEqual(carried(pieces, 5, moved(mug, 0, 0, 11))[1], table, 'a mug moves no table');
});

test('a new piece comes to a free place near the middle', () => {
  const chair = fresh('chair', ROOM, []);
  assert.notEqual(spanOf(chair), 'F6', 'the prize stands there');
  assert.equal(Math.abs(chair.x - 5) + Math.abs(chair.y - 5), 1);
  const pieces = piecesOf(furnishing);
  const rug = fresh('rug', ROOM, pieces);
  assert.equal(pieces.filter((piece) => spanOf(piece) === spanOf(rug)).length, 0);
  const again = fresh('chair', ROOM, [chair]);
  assert.notEqual(spanOf(again), spanOf(chair));
});

test('a pasted link, line or list gives its code, and other words give none', () => {
  const code = 'F1BRMzd5dyczc4V1gCFTdzlQkSMiSYeIZiSGcMEy-_';
  for (const text of [
    code,
    ` ${code}\n`,
    `"${code}"`,
    `https://x.example/?room=${code}&y=1`,
    `Look: ${code}!`,
  ])
    assert.equal(codeIn(text), code);
  assert.equal(codeIn(' tables:B4-D4;mugs:B4 '), 'tables:B4-D4;mugs:B4');
  for (const text of ['hello there', 'https://x.example/F1', 'F1', `x${code}`])
    assert.equal(codeIn(text), '');
});
