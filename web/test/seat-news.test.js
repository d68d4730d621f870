import assert from 'node:assert/strict';
import { test } from 'node:test';
import { seatNews } from '../app/seat-news.js';

/** @param {any[]} seats @param {string} [phase] @returns {any} */
const room = (seats, phase = 'playing') => ({
  phase,
  seats: seats.map(([kind, name], seat) => ({ seat, kind, name })),
});
const t = (/** @type {string} */ key, /** @type {any} */ { name, before } = {}) => `${key} ${before}>${name}`;
/** @param {any} before @param {any} after */
const told = (before, after) => seatNews(before, after, t).map(({ text, seats }) => `${seats} ${text}`);

test('everybody is told who plays a seat from now on', () => {
  const all = [
    ['person', 'Ada'],
    ['person', 'Bob'],
    ['bot', 'Odo'],
  ];
  const away = [all[0], ['stand_in', 'Bob'], all[2]];
  assert.deepEqual(told(room(/** @type {any[]} */ (all)), room(away)), ['1 seat.news.bot Bob>Bob']);
  assert.deepEqual(told(room(away), room(all)), ['1 seat.news.back Bob>Bob']);
  const taken = [all[0], ['person', 'Cy'], all[2]];
  assert.deepEqual(told(room(away), room(taken)), ['1 seat.news.taken Bob>Cy']);
});

test('a new name, and what happens in the lobby, is no change of hands', () => {
  assert.deepEqual(told(room([['person', 'Ada']]), room([['person', 'Ann']])), []);
  assert.deepEqual(told(room([['person', 'Ada']], 'lobby'), room([['bot', 'Odo']], 'lobby')), []);
  assert.deepEqual(told(null, room([['person', 'Ada']])), []);
});
