import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { differenceWords, rulingState } from '../../../app/deck-words.js';
import { translator } from '../../../app/texts.js';
import brawl from '../texts/en.js';

/** @param {string} path */
const read = (path) => readFile(new URL(path, import.meta.url), 'utf8');
const t = translator('en', [brawl, JSON.parse(await read('../../../i18n/en.json'))]);
const decks = '../../../../shared/dragon-flagon/decks/';

/** @param {string} text @param {string | null} mark */
const shown = (text, mark = null) => ({ text, mark });

test('a difference says where, what it was and what it is', () => {
  const path = ['slash', 'reputation'];
  assert.deepEqual(
    differenceWords(
      { file: 'common', path, title: 'Slash', built_in: shown('2', 'printed'), set: shown('3', 'house') },
      t,
    ),
    { place: 'Slash, reputation:', before: '2', after: '3', mark: '(a house value)' },
  );
  const area = {
    file: 'areas',
    path: ['F3'],
    title: 'Slash',
    built_in: { text: null, mark: null },
    set: { text: null, mark: null },
  };
  assert.deepEqual(differenceWords(area, t), {
    place: 'Squares of the cards, F3 (Slash):',
    before: null,
    after: 'changed',
    mark: '',
  });
  const flag = {
    file: 'common',
    path: ['boast', 'weapon'],
    title: 'Boast',
    built_in: null,
    set: shown('true', 'printed'),
  };
  assert.deepEqual(differenceWords(flag, t), {
    place: 'Boast, a weapon:',
    before: null,
    after: 'new: yes',
    mark: '(as printed)',
  });
});

test('a ruling of a set is told in the words of its choices', () => {
  const path = ['move_inside_area'];
  const words = differenceWords(
    { file: 'rulings', path, title: null, built_in: shown('true', 'house'), set: shown('false', 'house') },
    t,
  );
  assert.equal(words.before, brawl['setting.ruling.move_inside_area.yes']);
  assert.equal(words.after, brawl['setting.ruling.move_inside_area.no']);
});

test('a ruling that is as usual follows the set', () => {
  assert.deepEqual([rulingState('default', 'yes').now, rulingState('default', 'yes').usual], ['yes', true]);
  assert.deepEqual([rulingState('no', 'yes').now, rulingState('no', 'yes').usual], ['no', false]);
  assert.deepEqual(
    [rulingState('no', 'yes').choice('yes'), rulingState('no', 'yes').choice('no')],
    ['default', 'no'],
  );
});

test('every ruling has words for both choices and names its rule', async () => {
  const rulings = [...(await read(`${decks}rulings.toml`)).matchAll(/^(\w+) = /gm)].map((found) => found[1]);
  assert.ok(rulings.length >= 4);
  for (const ruling of rulings) {
    for (const end of ['', '.yes', '.no', '.rule'])
      assert.ok(brawl[`setting.ruling.${ruling}${end}`], `${ruling}${end}`);
  }
});

test('every field of a card has a name in plain words', async () => {
  const files = [
    'common',
    'thras',
    'jack',
    'tuuli',
    'margalo',
    'teo',
    'goodheart',
    'nari',
    'montero',
    'asma',
    'board',
  ];
  const texts = await Promise.all(files.map((file) => read(`${decks}${file}.toml`)));
  const fields = new Set(
    texts.flatMap((text) => [...text.matchAll(/^(\w+) = \{/gm)].map((found) => found[1] ?? '')),
  );
  const plain = ['reputation', 'time', 'times', 'normal', 'extended', 'quick'];
  for (const field of fields) assert.ok(plain.includes(field) || brawl[`deck.name.${field}`], field);
});
