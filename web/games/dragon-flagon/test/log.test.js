import assert from 'node:assert/strict';
import { test } from 'node:test';
import { line } from '../log.js';
import { t, table, typeNames } from './table.js';

/** @import { Manner, News } from '../types.d.ts' */

const MANNERS = /** @type {Manner[]} */ (typeNames('Manner'));
const KINDS = typeNames('News').filter((_, place, all) => all[place - 1] === 'kind');
/** @type {News['kind'][]} */
const TOLD_BY_OTHERS = ['marker', 'drawn', 'reach', 'turned', 'hit', 'paid'];

test('each marker move starts a group', () => {
  assert.deepEqual(line({ kind: 'marker', time: 13 }, table(), t), { heading: true, text: 'Time 13' });
});

test('a payment names both, with the symbols of their room seats and the rule', () => {
  const told = line({ kind: 'paid', from: 'jack', to: 'thras', amount: 2, rule: 'DF-REP-01' }, table(), t);
  assert.equal(told?.text, 'Jack loses 2 to Thras.');
  assert.deepEqual(told?.seats, [3, 2]);
  assert.equal(told?.rule, 'DF-REP-01');
  const lost = line({ kind: 'paid', from: 'asma', to: null, amount: 2, rule: 'DF-ALLY-04' }, table(), t);
  assert.deepEqual(lost?.seats, [2]);
});

test('a line that names a square can be shown there', () => {
  const moved = line({ kind: 'moved', character: 'jack', path: ['B2', 'B3'], manner: 'walk' }, table(), t);
  assert.match(moved?.text ?? '', /B3/);
  assert.equal(moved?.spot, 'B3');
  assert.equal(line({ kind: 'stood', character: 'jack' }, table(), t)?.spot, undefined);
});

test('every kind of news has its line, or is told by another one', () => {
  const who = /** @type {const} */ ('thras');
  const rule = 'DF-CANCEL-01';
  /** @type {News[]} */
  const all = [
    { kind: 'called', character: who },
    { kind: 'placed', character: who, square: 'F1', facing: 'south' },
    { kind: 'planned', character: who, added: 1, planned: 2 },
    { kind: 'revealed', character: who, card: 'slash' },
    { kind: 'cancelled', character: who, card: 'slash', rule },
    { kind: 'nobody', character: who, card: 'slash', rule },
    ...MANNERS.map(
      (manner) => /** @type {News} */ ({ kind: 'moved', character: who, path: ['F6', 'F7'], manner }),
    ),
    { kind: 'held', character: who, rule },
    { kind: 'parried', by: who, attacker: 'jack', rule },
    { kind: 'fell', character: who, rule },
    { kind: 'stood', character: who },
    { kind: 'dazed', character: who, cards: 0, rule },
    { kind: 'dazed', character: who, cards: 2, rule },
    { kind: 'took', character: who, thing: 3, object: 'mug', from: 'F6' },
    { kind: 'took', character: who, thing: 3, object: 'flagon', from: 'F6' },
    { kind: 'dropped', character: who, thing: 3, object: 'chair', to: 'F6', rule },
    { kind: 'dropped', character: who, thing: 3, object: 'flagon', to: 'F6', rule },
    { kind: 'thrown', character: who, thing: 3, object: 'mug', path: ['F5'], target: null },
    { kind: 'thrown', character: who, thing: 3, object: 'mug', path: ['F5'], target: 'jack' },
    { kind: 'slid', thing: 3, object: 'barrel', path: ['F5', 'F4'] },
    { kind: 'gone', thing: 3, object: 'chair', rule },
    { kind: 'pushed', table: 0, from: ['F5'], to: ['F4'] },
    { kind: 'began', character: who, card: 'boast', until: 18 },
    { kind: 'ended', character: who, card: 'boast', rule },
    { kind: 'cleared', character: who, cards: 2, rule },
    { kind: 'became', character: 'tuuli', card: 'vision', into: 'slash' },
    { kind: 'dragon', character: who, card: 'battle_frenzy', rule },
    { kind: 'aside', character: who, card: 'battle_frenzy', rule },
    { kind: 'aside', character: 'nari', card: 'daggerang', rule },
    { kind: 'delayed', character: who, from: 12, to: 14, skipped: true, rule },
    { kind: 'delayed', character: who, from: 13, to: 14, skipped: false, rule },
    { kind: 'shot', character: 'jack', card: 'hand_cannon', path: ['F6', 'F5'], target: null },
    { kind: 'shot', character: 'jack', card: 'hand_cannon', path: ['F6', 'F5'], target: who },
    { kind: 'loaded', character: 'jack', loaded: true },
    { kind: 'loaded', character: 'jack', loaded: false },
    { kind: 'barrage', square: 'F6' },
    { kind: 'barrage', square: null },
    { kind: 'prey', character: who, rule },
    { kind: 'prey', character: null, rule },
    { kind: 'familiar', square: 'F6', facing: 'south', rule },
    { kind: 'familiar', square: null, facing: 'south', rule },
    { kind: 'snatched', by: 'nari', from: who, thing: 3, object: 'mug' },
    { kind: 'flipped', table: 0, from: ['F5'], to: ['F4'] },
    { kind: 'spent', character: who, from: 12, to: 14 },
    { kind: 'end_token', time: 21, guard: false },
    { kind: 'end_token', time: 22, guard: true },
    { kind: 'over', time: 22 },
  ];
  for (const news of all) {
    const text = line(news, table(), t)?.text ?? '';
    assert.ok(text.length > 0 && !text.includes('{'), `${news.kind}: ${text}`);
  }
  const told = new Set([...all.map(({ kind }) => kind), ...TOLD_BY_OTHERS]);
  assert.deepEqual(
    KINDS.filter((kind) => !told.has(/** @type {News['kind']} */ (kind))),
    [],
  );
  assert.equal(line({ kind: 'turned', character: who, facing: 'north' }, table(), t), null);
});
