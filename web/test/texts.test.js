import assert from 'node:assert/strict';
import { readdir, readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { keyOf, wordsFor } from '../app/errors.js';
import { span, translator } from '../app/texts.js';
import { markOf, placeOf } from '../kit/marks.js';

/** @param {string} path */
const read = (path) => readFile(new URL(path, import.meta.url), 'utf8');
const english = JSON.parse(await read('../i18n/en.json'));
const protocol = await read('../app/protocol.d.ts');
const t = translator('en', [english]);
const names = {
  seatName: (/** @type {number} */ seat) => `Seat ${seat}`,
  figureName: (/** @type {string} */ figure) => figure,
};

/** The codes of a type in the protocol. @param {string} type */
function codes(type) {
  const text = protocol.match(new RegExp(`export type ${type} =([\\s\\S]*?);\\n\\n`))?.[1] ?? '';
  return [...text.matchAll(/"code": "(\w+)"/g)].map((found) => found[1]);
}

test('every error has words of its own', () => {
  const all = codes('ErrorCode');
  assert.ok(all.length > 20);
  for (const code of all.filter((code) => code !== 'answer' && code !== 'setup')) {
    assert.ok(english[`error.${code}`], `error.${code}`);
  }
  for (const code of codes('Refusal')) assert.ok(english[`error.answer.${code}`], `error.answer.${code}`);
  for (const code of codes('SetupFault')) assert.ok(english[`error.setup.${code}`], `error.setup.${code}`);
});

test('errors name people and things, not numbers', () => {
  assert.equal(keyOf({ code: 'answer', refusal: { code: 'stale' } }).key, 'error.answer.stale');
  const words = wordsFor({ code: 'figure_taken', figure: 'the Wizard', seat: 2 }, t, names);
  assert.match(words, /Seat 2 .*Wizard/);
  assert.doesNotMatch(wordsFor({ code: 'wrong_phase', phase: 'playing' }, t, names), /[{}]|playing$/);
  assert.equal(wordsFor(null, t, names), english['error.unsent']);
});

test('what a game names in a setting has words where it has some', () => {
  const words = translator('en', [
    { 'error.setup.text': 'No.', 'error.setup.text.wet': '{thing} {place} on {at}', 'thing.rug': 'A rug' },
  ]);
  /** @param {string} why @returns {any} */
  const odd = (why) => ({
    code: 'setup',
    fault: { code: 'text', key: 'room', why, values: { thing: 'rug', place: '2', at: 'B4' } },
  });
  assert.equal(wordsFor(odd('wet'), words, names), 'A rug 2 on B4');
  assert.equal(wordsFor(odd('dry'), words, names), 'No.');
});

test('every text that the shell asks for is there', async () => {
  const files = (await readdir(new URL('../app/', import.meta.url))).filter((name) => name.endsWith('.js'));
  const sources = await Promise.all(files.map((name) => read(`../app/${name}`)));
  const asked = sources.flatMap((source) =>
    [...source.matchAll(/\bt\('([\w.]+)'/g)].map((found) => found[1] ?? ''),
  );
  assert.ok(asked.length > 80);
  const ofGames = /^(game|habit|figures\.title)/;
  for (const key of asked.filter((key) => !ofGames.test(key))) {
    assert.ok(english[key] ?? english[`${key}.other`], key);
  }
});

test('words take values, numbers take the right form, and unknown keys stay readable', () => {
  const words = translator('en', [
    { hello: 'Hello {name}' },
    { 'seats.one': '{count} seat', 'seats.other': '{count} seats' },
  ]);
  assert.equal(words('hello', { name: '<b>{name}</b>' }), 'Hello <b>{name}</b>');
  assert.equal(words('seats', { count: 1 }), '1 seat');
  assert.equal(words('seats', { count: 3 }), '3 seats');
  assert.equal(words('nowhere'), 'nowhere');
});

test('a wait is told in seconds, minutes, hours', () => {
  assert.deepEqual(
    [span(-5, t), span(59_999, t), span(61_000, t), span(3_720_000, t)],
    ['0 s', '59 s', '1:01 min', '1 h 2 min'],
  );
});

test('marks and keys are the same thing', () => {
  for (const count of [1, 30, 31, 59, 60, 200]) {
    const marks = Array.from({ length: count }, (_, place) => markOf(place, count));
    assert.equal(new Set(marks).size, count);
    for (const [place, mark] of marks.entries()) {
      assert.doesNotMatch(mark, /[0ijlor]/);
      assert.equal(placeOf(mark, count), place);
      if (mark.length > 1) assert.equal(placeOf(mark[0] ?? '', count), 'more');
    }
  }
  assert.deepEqual([markOf(0, 20), markOf(8, 20), markOf(9, 20)], ['1', '9', 'a']);
  assert.deepEqual([placeOf('B', 20), placeOf('b', 10)], [10, null]);
  for (const other of ['Enter', '0', 'l', 'z', 'zz', '']) assert.equal(placeOf(other, 20), null, other);
});

test('what is left over goes to marks of two keys', () => {
  assert.deepEqual([markOf(28, 29), markOf(29, 30)], ['y', 'z']);
  assert.deepEqual([markOf(28, 31), markOf(29, 31), markOf(30, 31)], ['y', 'z1', 'z2']);
  assert.equal(placeOf('zi', 31), null);
});
