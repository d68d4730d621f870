import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  boxAround,
  markSpot,
  outline,
  partsOf,
  pawnSpot,
  quartersBetween,
  SIDES,
  squareOf,
  step,
  turned,
  wayOf,
} from '../geometry.js';

test('the box of a lair has room for one more chamber on every side', () => {
  assert.deepEqual(boxAround(['0,0'], 1), { x: -150, y: -150, width: 300, height: 300 });
  assert.deepEqual(boxAround(['0,0', '-2,1'], 1), { x: -350, y: -150, width: 500, height: 400 });
});

test('the box grows only on the side where the lair does', () => {
  const before = boxAround(['0,0', '1,0'], 1);
  const after = boxAround(['0,0', '1,0', '1,-1'], 1);
  assert.equal(after.y, before.y - 100);
  assert.equal(after.y + after.height, before.y + before.height);
  assert.deepEqual([after.x, after.width], [before.x, before.width]);
});

test('every point of a chamber lies in its square', () => {
  assert.equal(squareOf({ x: 49, y: -49 }), '0,0');
  assert.equal(squareOf({ x: 51, y: -149 }), '1,-1');
});

test('a lair falls apart where the last chamber between two parts is gone', () => {
  const row = ['0,0', '1,0', '2,0', '2,1'];
  assert.deepEqual(partsOf(row), [row]);
  assert.deepEqual(partsOf(['0,0', '2,0', '2,1']), [['0,0'], ['2,0', '2,1']]);
  // Corners do not hold chambers together.
  assert.equal(partsOf(['0,0', '1,1']).length, 2);
  assert.deepEqual(partsOf([]), []);
});

test('the line around a part has a piece for each outer edge and none between its chambers', () => {
  assert.equal(outline(['0,0']).match(/M/g)?.length, 4);
  assert.equal(outline(['0,0', '1,0']).match(/M/g)?.length, 6);
  assert.ok(!outline(['0,0', '1,0']).includes('M50 -50L50 50'));
});

test('four quarters of a turn come back, and are found again', () => {
  assert.equal(turned('NE', 1), 'ES');
  assert.equal(turned('NES', 3), 'NEW');
  for (const arrows of ['', 'N', 'NS', 'NE', 'NES', 'NESW']) {
    assert.equal(turned(arrows, 4), arrows);
    for (const quarters of [0, 1, 2, 3]) {
      const after = turned(arrows, quarters);
      assert.equal(turned(arrows, quartersBetween(arrows, after)), after);
    }
  }
});

test('a way has a stop for every chamber on it, and there and back are two lines', () => {
  const { line, stops } = wayOf(['0,0', '1,0', '0,0']);
  assert.equal(stops.length, 3);
  assert.equal(line.match(/[ML]/g)?.length, 3);
  const [first, , last] = stops;
  assert.ok(first && last && Math.abs(first.y - last.y) > 10);
  const straight = wayOf(['0,0', '0,1', '0,2']).stops;
  assert.equal(new Set(straight.map(({ x }) => x)).size, 1);
});

test('a way across the lair is a bow', () => {
  assert.ok(wayOf(['0,0', '3,-2']).line.includes('Q'));
  assert.ok(!wayOf(['0,0', '1,0']).line.includes('Q'));
});

test('the cursor goes to the neighbour, over gaps, and stays where nothing lies ahead', () => {
  const squares = ['0,0', '1,0', '4,0', '1,1', '0,-3'];
  assert.equal(step('0,0', 'E', squares), '1,0');
  assert.equal(step('1,0', 'E', squares), '4,0');
  assert.equal(step('1,0', 'S', squares), '1,1');
  assert.equal(step('0,0', 'N', squares), '0,-3');
  assert.equal(step('0,0', 'W', squares), '0,0');
});

test('every chamber can be reached with the arrow keys from every other', () => {
  const squares = ['0,0', '2,3', '-4,1', '-4,2', '5,-2', '1,-6'];
  for (const from of squares) {
    const seen = new Set([from]);
    for (const square of seen) for (const side of SIDES) seen.add(step(square, side, squares));
    assert.equal(seen.size, squares.length, from);
  }
});

test('as many as six stand in one chamber, each on a spot of their own and none on an arrow', () => {
  for (const count of [1, 2, 3, 4, 5, 6]) {
    const spots = Array.from({ length: count }, (_, place) => pawnSpot(place, count));
    assert.equal(new Set(spots.map(({ x, y }) => `${x},${y}`)).size, count);
    // A pawn is 32 wide and 47 high at its size, and the heads of the arrows begin 32 from the middle.
    assert.ok(spots.every(({ x, size }) => Math.abs(x) + 16 * size <= 34));
    assert.ok(spots.every(({ y, size }) => Math.abs(y) + 24 * size <= 34));
  }
});

test('the marks of those who stand together leave room for each other, and hide no sign', () => {
  for (const count of [1, 2, 3, 4, 5, 6]) {
    const marks = Array.from({ length: count }, (_, place) => markSpot(place, count));
    for (const [place, mark] of marks.entries()) {
      const others = marks.slice(place + 1).filter(({ below }) => below === mark.below);
      // A mark with its edge is 31 wide, and grows where there is room for it.
      const room = mark.among === 3 ? 31 : 31 * 1.4;
      assert.ok(others.every(({ x }) => Math.abs(x - mark.x) > room));
      // The sign of a pawn lies between 2 and 19 below its middle, at its size.
      for (const { y, size } of marks.map((_, one) => pawnSpot(one, count))) {
        const [top, bottom] = [mark.y - 14, mark.y + 14];
        assert.ok(bottom <= y + 2 * size || top >= y + 19 * size, `${place} of ${count}`);
      }
    }
  }
});
