import assert from 'node:assert/strict';
import { test } from 'node:test';
import { goesOn, NOTHING, newsOf, promptsOf, reduce, roomOf } from '../app/store.js';

/** @param {object} change @returns {any} */
const welcome = (change) => ({
  type: 'welcome',
  version: 1,
  now: 1_000,
  about: { name: 'x' },
  game_id: 'g1',
  guide: {},
  parts: { room: { phase: 'playing' }, board: 1, prompts: [] },
  news: ['a', 'b'],
  news_from: 0,
  chat: [],
  ...change,
});

/** @param {any[]} messages */
const after = (...messages) => messages.reduce((known, message) => reduce(known, message, 400), NOTHING);

test('a welcome brings everything, and how far the clocks are apart', () => {
  const known = after(welcome({}));
  assert.deepEqual(roomOf(known), { phase: 'playing' });
  assert.deepEqual(known.news, ['a', 'b']);
  assert.equal(known.ahead, 600);
  assert.equal(known.gap, false);
});

test('a frame replaces whole parts and leaves the others', () => {
  const known = after(welcome({}), { type: 'frame', parts: { board: 2 }, news: ['c'], news_count: 3 });
  assert.equal(known.parts.board, 2);
  assert.deepEqual(promptsOf(known), []);
  assert.deepEqual(known.news, ['a', 'b', 'c']);
  assert.equal(known.gap, false);
});

test('missing news are noticed', () => {
  assert.equal(after(welcome({}), { type: 'frame', news: ['d'], news_count: 4 }).gap, true);
  assert.equal(after(welcome({ news_from: 5 })).gap, true);
});

test('a returning page adds the news since; another game begins anew', () => {
  const again = after(welcome({}), welcome({ news: ['c'], news_from: 2 }));
  assert.deepEqual(again.news, ['a', 'b', 'c']);
  const overlap = after(welcome({}), welcome({ news: ['b', 'c'], news_from: 1 }));
  assert.deepEqual(overlap.news, ['a', 'b', 'c']);
  const rematch = after(welcome({}), welcome({ game_id: 'g2', news: ['z'] }));
  assert.deepEqual(rematch.news, ['z']);
});

test('the page names the news that it has, unless some are missing in between', () => {
  assert.deepEqual(newsOf(NOTHING), { news: null, game_id: null });
  assert.deepEqual(newsOf(after(welcome({}))), { news: 2, game_id: 'g1' });
  const gap = after(welcome({}), { type: 'frame', news: ['d'], news_count: 4 });
  assert.deepEqual(newsOf(gap), { news: null, game_id: 'g1' });
});

test('a welcome at a quiet table, or with what is new, goes on; anything else begins anew', () => {
  const seated = (/** @type {object} */ change, seat = 0) =>
    welcome({ parts: { room: { you: { seat } } }, ...change });
  const before = after(seated({}));
  const goes = (/** @type {any} */ message) => goesOn(before, reduce(before, message, 400));
  assert.equal(goes(seated({ news: [], news_from: 2 })), true);
  assert.equal(goes(seated({ news: ['c'], news_from: 2 })), true);
  assert.equal(goes(seated({ news: ['a', 'b', 'c'], news_from: 0 })), true);
  assert.equal(goes(seated({ news: ['x'], news_from: 0 })), false);
  assert.equal(goes(seated({}, 1)), false);
  assert.equal(goes(seated({ game_id: 'g2' })), false);
  const gap = reduce(before, /** @type {any} */ ({ type: 'frame', news: ['d'], news_count: 4 }), 400);
  const mended = reduce(gap, seated({ news: ['a', 'b', 'c', 'd'] }), 400);
  assert.deepEqual(mended.news, ['a', 'b', 'c', 'd']);
  assert.equal(goesOn(gap, mended), false);
});

test('a line of chat stands there once, in its place', () => {
  const line = (/** @type {number} */ number) => ({
    type: 'chat',
    number,
    seat: 0,
    name: 'Ada',
    text: `${number}`,
    at: 0,
  });
  const known = after(welcome({ chat: [line(0)] }), line(2), line(1), line(2), welcome({ chat: [line(1)] }));
  assert.deepEqual(
    known.chat.map((/** @type {any} */ one) => one.number),
    [0, 1, 2],
  );
});

test('a refusal stays until it is dismissed, through a resync', () => {
  const notice = { type: 'notice', error: { code: 'not_host' }, about: 'start' };
  const known = after(welcome({}), notice, welcome({}));
  assert.equal(known.notices.length, 1);
  assert.deepEqual(reduce(known, welcome({ game_id: 'g2' }), 0).notices, []);
  const number = known.notices[0]?.number ?? 0;
  assert.deepEqual(reduce(known, { type: 'dismiss', number }, 0).notices, []);
});

test('what was refused before the first welcome is kept', () => {
  assert.equal(
    after({ type: 'notice', error: { code: 'bad_link' }, about: null }, welcome({})).notices.length,
    1,
  );
});

test('an unreadable message is told to the person, an answered action to the one who asked', () => {
  assert.equal(
    after({ type: 'refused', action: null, error: { code: 'bad_message', detail: '' } }).notices.length,
    1,
  );
  assert.equal(after({ type: 'refused', action: 'a', error: { code: 'not_host' } }).notices.length, 0);
});

test('a server that says farewell for good says why', () => {
  assert.deepEqual(after({ type: 'closing', error: { code: 'room_fault' }, again: false }).ended, {
    code: 'room_fault',
  });
  assert.equal(after({ type: 'closing', error: { code: 'restarting' }, again: true }).ended, null);
});
