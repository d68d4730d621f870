import '../../../test/no-page.js';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { t, table } from './table.js';

const { chamberSentences, pieces } = await import('../reading.js');
const { standing } = await import('../score.js');

test('a chamber tells where it leads, who is there and what lies there', () => {
  const state = table();
  const [start, gold, well, , key] = state.parts?.lair ?? [];
  assert.ok(start && gold && well && key);
  assert.deepEqual(chamberSentences(start, state, t), [
    'Start, arrows up, right, and down.',
    'Leads to Wishing Well (1 above Start) and Find a Gold (1 right of Start).',
    'One coin lies here.',
    'Here: Ada and Cal.',
  ]);
  assert.equal(chamberSentences(gold, state, t)[1], 'Leads nowhere yet.');
  assert.match(chamberSentences(key, state, t)[1] ?? '', /any side/);
});

test('a wind tells how far it blows and where it sets out, and not that one can stop there', () => {
  const state = table();
  const wind = state.parts?.lair.find(({ kind }) => kind === 'strong_wind');
  assert.ok(wind);
  const told = (/** @type {import('../types.d.ts').Chamber} */ chamber) =>
    chamberSentences(chamber, state, t)[1];
  assert.equal(
    told(wind),
    'Whoever leaves is blown exactly two chambers far, first to Wishing Well (1 above Start).',
  );
  const gale = /** @type {const} */ ({ tile: 9, kind: 'heavy_gale', at: '1,-1', arrows: 'SW' });
  assert.match(told(gale) ?? '', /exactly three chambers far, first to Find a Gold .* or Wishing Well/);
  assert.equal(told({ ...gale, arrows: 'N' }), 'Leads nowhere yet.');
});

test('a lair that fell apart is read piece by piece, from Start and from the top', () => {
  const lair = table().parts?.lair ?? [];
  assert.deepEqual(
    pieces(lair).map((piece) => piece.map(({ at }) => at)),
    [['0,-2', '0,-1', '0,0', '1,0'], ['-3,2']],
  );
});

test('places are those that the game has given, also where fewer coins won', () => {
  const state = table();
  assert.deepEqual(standing(state), []);
  state.room.outcome = [
    { seat: 2, rank: 1, score: 0 },
    { seat: 0, rank: 2, score: 2 },
    { seat: 1, rank: 2, score: 1 },
  ];
  assert.deepEqual(
    standing(state).map(({ delver, rank }) => [delver.hero, rank]),
    [
      ['knight', 1],
      ['barbarian', 2],
      ['thief', 2],
    ],
  );
});
