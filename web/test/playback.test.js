import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Playback } from '../app/playback.js';

function stage() {
  /** @type {string[]} */
  const seen = [];
  /** @type {(() => void)[]} */
  const ends = [];
  const clock = { time: 0 };
  const playback = new Playback({
    play: (news, hurry) => {
      seen.push(`play ${news}${hurry ? '!' : ''}`);
      return new Promise((resolve) => ends.push(() => resolve(undefined)));
    },
    told: (news) => seen.push(`told ${news}`),
    shown: (parts) => seen.push(`shown ${parts.board}`),
    cut: () => seen.push('cut'),
    later: () => {},
    now: () => clock.time,
  });
  const end = async () => {
    ends.shift()?.();
    await settled();
  };
  return { seen, playback, end, clock };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

/** @param {string[]} news @param {number} board @param {boolean} [urgent] */
const step = (news, board, urgent = false) => ({ news, parts: { board }, urgent });

test('without news the parts are shown at once', () => {
  const { seen, playback } = stage();
  playback.push(step([], 1));
  assert.deepEqual(seen, ['shown 1']);
  assert.equal(playback.busy, false);
});

test('news are shown one by one, then the parts after them', async () => {
  const { seen, playback, end } = stage();
  playback.push(step(['a', 'b'], 1));
  assert.deepEqual(seen, ['told a', 'play a']);
  await end();
  assert.deepEqual(seen.slice(2), ['told b', 'play b']);
  await end();
  assert.deepEqual(seen.slice(4), ['shown 1']);
  assert.equal(playback.busy, false);
});

test('it hurries when an own decision waits further on', async () => {
  const { seen, playback, end } = stage();
  playback.push(step(['a', 'b'], 1));
  playback.push(step(['c'], 2, true));
  await end();
  assert.ok(seen.includes('play b!'));
});

test('it hurries when it is late, and sooner with an own decision', async () => {
  const played = async (/** @type {boolean} */ urgent, /** @type {number} */ took) => {
    const { seen, playback, end, clock } = stage();
    playback.push(step(['a', 'b'], 1, urgent));
    clock.time += took;
    await end();
    return seen.at(-1);
  };
  assert.equal(await played(false, 300), 'play b');
  assert.equal(await played(true, 300), 'play b');
  assert.equal(await played(true, 700), 'play b!');
  assert.equal(await played(false, 700), 'play b');
  assert.equal(await played(false, 1_300), 'play b!');
});

test('what is far too late is told without being played', async () => {
  const { seen, playback, end, clock } = stage();
  playback.push(step(['a', 'b'], 1));
  clock.time += 5_000;
  await end();
  assert.deepEqual(seen, ['told a', 'play a', 'told b', 'shown 1']);
  playback.push(step(['c'], 2));
  assert.equal(seen.at(-1), 'play c');
});

test('skipping tells everything and shows the present', async () => {
  const { seen, playback } = stage();
  playback.push(step(['a', 'b'], 1));
  playback.push(step(['c'], 2));
  playback.skip();
  await settled();
  assert.deepEqual(seen, ['told a', 'play a', 'cut', 'told b', 'shown 1', 'told c', 'shown 2']);
  playback.push(step(['d'], 3));
  assert.ok(seen.includes('play d'));
});

test('what is dropped is not drawn over what replaces it', async () => {
  const { seen, playback } = stage();
  playback.push(step(['a', 'b'], 1));
  playback.drop();
  await settled();
  assert.deepEqual(seen, ['told a', 'play a', 'cut']);
  assert.equal(playback.busy, false);
});

test('a drawing that fails stops nothing', async () => {
  /** @type {number[]} */
  const shown = [];
  const playback = new Playback({
    play: () => Promise.reject(new Error('no such figure')),
    told: () => {},
    shown: (parts) => shown.push(parts.board),
    cut: () => {},
    later: () => {},
    now: () => 0,
  });
  playback.push(step(['a'], 1));
  await settled();
  assert.deepEqual(shown, [1]);
});
