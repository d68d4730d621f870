import '../../../test/no-page.js';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { t, table } from './table.js';

/** @import { Ending } from '../types.d.ts' */

const { score } = await import('../score.js');

/** The words in what is drawn, without its tags. @param {unknown} drawn @returns {string} */
function wordsOf(drawn) {
  if (Array.isArray(drawn)) return drawn.map(wordsOf).join(' ');
  if (typeof drawn === 'string' || typeof drawn === 'number') return String(drawn);
  if (drawn === null || typeof drawn !== 'object' || !('strings' in drawn)) return '';
  const { strings, values } = /** @type {{ strings: string[], values: unknown[] }} */ (drawn);
  const text = strings.map((part, place) => part + wordsOf(values[place])).join('');
  return text.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ');
}

/** @param {Ending} ending @param {[number, number][]} places seats with their ranks @param {number} [goal] */
function told(ending, places, goal = 5) {
  const state = table();
  if (state.parts) state.parts.stock = { ...state.parts.stock, ending, goal };
  const outcome = places.map(([seat, rank]) => ({ seat, rank, score: 0 }));
  return wordsOf(score({ ...state, room: { ...state.room, outcome } }, t));
}

test('every ending says who has won, and by which rule', () => {
  const places = /** @type {[number, number][]} */ ([
    [0, 1],
    [1, 2],
    [2, 3],
  ]);
  assert.match(told('gold', places, 2), /Ada holds 2 coins and has won.*first holds 2 coins wins at once/);
  assert.match(told('escape', places, 1), /Ada is out with 2 coins.*holds one coin and enters a Master Key/);
  assert.match(told('stuck', places), /Ada has most coins and wins.*Nobody could place or move any more/);
  assert.match(told('stalled', places), /Ada has most coins and wins.*For many rounds nobody placed a tile/);
});

test('a shared win names all who share it', () => {
  const shared = told('stuck', [
    [0, 1],
    [1, 1],
    [2, 3],
  ]);
  assert.match(shared, /Ada and Bea have equally many coins and share the win/);
});
