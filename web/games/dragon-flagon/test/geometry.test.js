import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  cell,
  offset,
  squareAt,
  strokeFacing,
  thingSpot,
  tokenSpot,
  toward,
  trackLength,
  trackSpace,
  wholeBox,
} from '../geometry.js';

test('a square is a letter for the column and a number for the row', () => {
  assert.deepEqual(cell('A1'), [0, 0]);
  assert.deepEqual(cell('K11'), [10, 10]);
  assert.equal(squareAt(5, 5), 'F6');
});

test('offsets are forward and to the right of who looks', () => {
  assert.deepEqual(offset('F6', 'north', 'E4'), [2, -1]);
  assert.deepEqual(offset('F6', 'east', 'H7'), [2, 1]);
  assert.deepEqual(offset('F6', 'south', 'F6'), [0, 0]);
  assert.deepEqual(offset('F6', 'west', 'G6'), [-1, 0]);
});

test('a stroke tells a side once it is long enough', () => {
  assert.equal(strokeFacing(3, 4, 18), null);
  assert.equal(strokeFacing(30, -10, 18), 'east');
  assert.equal(strokeFacing(-5, 40, 18), 'south');
  assert.equal(toward('F6', 'F1'), 'north');
  assert.equal(toward('F6', 'F6'), null);
});

test('the track has room for the whole game, the same on each side', () => {
  assert.equal(trackLength(20), 32);
  assert.equal(trackLength(33), 36);
});

test('time runs clockwise from the top left corner, and stacks grow outward', () => {
  const at = (/** @type {number} */ time) => trackSpace(time, 32, 11);
  assert.ok(at(1).x < 0 && at(1).y < 0);
  assert.ok(at(2).x > at(1).x && at(2).y === at(1).y && at(2).outY === -1);
  assert.ok(at(9).x > 1100 && at(9).outX === 1 && at(10).y > at(9).y);
  assert.ok(at(17).y > 1100 && at(18).x < at(17).x && at(18).outY === 1);
  assert.ok(at(25).x < 0 && at(26).y < at(25).y && at(26).outX === -1);
});

test('no two tokens of a stack of eight lie on the same spot, and higher ones lie further out', () => {
  for (const time of [4, 12]) {
    const space = trackSpace(time, 32, 11);
    const spots = Array.from({ length: 8 }, (_, place) => tokenSpot(space, place, 8));
    const out = spots.map(({ x, y }) => x * space.outX + y * space.outY);
    out.reduce((low, high) => {
      assert.ok(high > low);
      return high;
    });
    assert.equal(new Set(spots.map(({ x, y }) => `${x},${y}`)).size, 8);
  }
});

test('things that share a square lie apart', () => {
  assert.deepEqual(thingSpot(0, 1, false), { x: 0, y: 0 });
  const spots = [0, 1, 2, 3, 4].map((place) => thingSpot(place, 5, true));
  assert.equal(new Set(spots.map(({ x, y }) => `${x},${y}`)).size, 5);
});

test('what is drawn grows only on the side where tokens lie in a pile', () => {
  const space = trackSpace(5, 36, 11);
  const pile = (/** @type {number} */ count) =>
    Array.from({ length: count }, (_, place) => tokenSpot(space, place, count));
  const single = wholeBox(11, pile(1));
  assert.deepEqual(single, wholeBox(11, []));
  const eight = wholeBox(11, pile(8));
  assert.ok(eight.y < single.y && eight.height > single.height);
  assert.deepEqual([eight.x, eight.width], [single.x, single.width]);
  for (const { x, y } of pile(8)) {
    assert.ok(y - 27 >= eight.y && x - 27 >= eight.x && x + 27 <= eight.x + eight.width);
  }
});
