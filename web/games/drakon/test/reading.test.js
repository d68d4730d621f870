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
    'Leads to Wishing Well (above Start) and Find a Gold (right of Start).',
    'One coin lies here.',
    'Here: Ada and Cal.',
  ]);
  assert.equal(chamberSentences(gold, state, t)[1], 'Leads nowhere yet.');
  assert.match(chamberSentences(key, state, t)[1] ?? '', /any side/);
});

test('a lair that fell apart is read piece by piece, from Start and from the top', () => {
  const lair = table().parts?.lair ?? [];
  assert.deepEqual(
    pieces(lair).map((piece) => piece.map(({ at }) => at)),
    [['0,-2', '0,-1', '0,0', '1,0'], ['-3,2']],
  );
});

/** @param {'gold' | 'escape' | 'stuck'} ending @param {number[]} coins @param {string[]} at */
function ended(ending, coins, at = []) {
  const state = table();
  for (const [seat, delver] of (state.parts?.delvers ?? []).entries()) {
    delver.coins = coins[seat] ?? 0;
    delver.at = at[seat] ?? delver.at;
  }
  if (state.parts) Object.assign(state.parts.stock, { ending, goal: ending === 'escape' ? 4 : 5 });
  return standing(state).map(({ delver, rank }) => [delver.seat, rank]);
}

test('whoever is out is first, also with fewer coins; equal coins share a place', () => {
  assert.deepEqual(ended('gold', [2, 5, 2]), [
    [1, 1],
    [0, 2],
    [2, 2],
  ]);
  assert.deepEqual(ended('escape', [4, 6, 1], ['-3,2', '1,0', '0,0']), [
    [0, 1],
    [1, 2],
    [2, 3],
  ]);
  assert.deepEqual(ended('stuck', [3, 3, 1]), [
    [0, 1],
    [1, 1],
    [2, 3],
  ]);
});
