import assert from 'node:assert/strict';
import { test } from 'node:test';
import { line } from '../log.js';
import { t, table, typeNames } from './table.js';

/** @import { Ending, Hero, Kind, News, Open } from '../types.d.ts' */

const HEROES = /** @type {Hero[]} */ (typeNames('Hero'));
const ENDINGS = /** @type {Ending[]} */ (typeNames('Ending'));
const WHATS = typeNames('Open').filter((_, place, all) => all[place - 1] === 'what');

/** @param {Open} news @param {ReturnType<typeof table>} [state] */
const open = (news, state = table()) => line({ kind: 'open', news }, state, t);

test('a turn is a heading, with the sign of the room seat', () => {
  const told = open({ what: 'placed', seat: 0, tile: 5, at: '-1,0', arrows: 'NE' });
  assert.equal(told?.text, 'Ada places Rotate a Chamber (1 left of Start)');
  assert.deepEqual([told?.heading, told?.seats], [true, [2]]);
});

test('whoever moves is told of with the chamber, and with whoever made them move', () => {
  const path = ['1,0', '2,0'];
  const moved = open({ what: 'moved', seat: 1, by: null, path, kind: 'rotate', rule: null });
  assert.equal(moved?.text, 'Bea goes to Rotate a Chamber (2 right of Start)');
  const pushed = open({ what: 'moved', seat: 1, by: 0, path, kind: 'master_key', rule: null });
  assert.equal(pushed?.text, 'Ada sends Bea to Master Key (2 right of Start).');
  assert.deepEqual(pushed?.seats, [2, 3]);
  const blown = open({ what: 'moved', seat: 1, by: null, path: ['0,0', ...path], kind: 'map', rule: null });
  assert.match(blown?.text ?? '', /carried/);
});

test('a line can be shown where it happened: where a way ends, and nowhere without a place', () => {
  assert.equal(
    open({ what: 'moved', seat: 1, by: null, path: ['1,0', '2,0'], kind: 'rotate', rule: null })?.spot,
    '2,0',
  );
  assert.equal(open({ what: 'placed', seat: 0, tile: 5, at: '-1,0', arrows: 'NE' })?.spot, '-1,0');
  assert.equal(open({ what: 'coin', from: 'hoard', to: { seat: 1 }, rule: 'DK-FIND-02' })?.spot, undefined);
});

test('coins name where they come from and where they go', () => {
  const coins = /** @type {const} */ ([
    ['hoard', { seat: 1 }, /Bea .*hoard/],
    ['start', { seat: 1 }, /Bea .*Start/],
    [{ seat: 0 }, { seat: 1 }, /Bea .*from Ada/],
    [{ seat: 0 }, 'hoard', /Ada .*well/],
    [{ seat: 0 }, 'start', /Ada .*Start/],
  ]);
  for (const [from, to, words] of coins)
    assert.match(open({ what: 'coin', from, to, rule: 'DK-FIND-02' })?.text ?? '', words);
});

test('a tile is named to whoever may see it, and to nobody else', () => {
  const state = table();
  assert.match(line({ kind: 'drew', seat: 0, tile: 6 }, state, t)?.text ?? '', /Map Chamber/);
  assert.equal(line({ kind: 'drew', seat: 1, tile: null }, state, t), null);
  assert.match(
    line({ kind: 'stolen', from: 0, to: 1, tile: 6, rule: 'DK-MAP-02' }, state, t)?.text ?? '',
    /Bea takes Map Chamber/,
  );
  const hidden = line({ kind: 'stolen', from: 2, to: 1, tile: null, rule: 'DK-MAP-02' }, state, t);
  assert.match(hidden?.text ?? '', /Bea takes a tile .*Cal/);
  assert.match(line({ kind: 'buried', seat: 1, count: 2, tiles: [] }, state, t)?.text ?? '', /2 tiles/);
  assert.match(
    line({ kind: 'buried', seat: 0, count: 2, tiles: [6, 5] }, state, t)?.text ?? '',
    /Map.*Rotate/,
  );
});

test('what a rule has decided can be asked after', () => {
  for (const kind of /** @type {Kind[]} */ (typeNames('Kind'))) {
    const told = open({ what: 'idle', seat: 0, kind, rule: 'DK-MOVE-05' });
    assert.equal(told?.rule, 'DK-MOVE-05');
  }
  assert.ok(open({ what: 'skipped', seat: 0 })?.rule);
  for (const hero of HEROES) assert.ok(open({ what: 'power', seat: 0, hero })?.rule, hero);
  const path = ['0,0', '2,1'];
  for (const by of [null, 0]) {
    const moved = open({ what: 'moved', seat: 1, by, path, kind: 'map', rule: 'DK-VORTEX-02' });
    assert.equal(moved?.rule, 'DK-VORTEX-02');
  }
  assert.equal(open({ what: 'moved', seat: 1, by: null, path, kind: 'map', rule: null })?.rule, undefined);
  const coin = open({ what: 'coin', from: { seat: 1 }, to: { seat: 0 }, rule: 'DK-STEAL-04' });
  assert.equal(coin?.rule, 'DK-STEAL-04');
  const stolen = line({ kind: 'stolen', from: 2, to: 1, tile: null, rule: 'DK-BARB-05' }, table(), t);
  assert.equal(stolen?.rule, 'DK-BARB-05');
  assert.ok(open({ what: 'over', ending: 'gold', winners: [1] })?.rule);
});

test('the end names whoever has won, one or several', () => {
  assert.equal(open({ what: 'over', ending: 'gold', winners: [1] })?.text, 'Bea has 5 coins and wins.');
  assert.match(open({ what: 'over', ending: 'escape', winners: [0] })?.text ?? '', /^Ada is out .*wins/);
  const stuck = open({ what: 'over', ending: 'stuck', winners: [2] });
  assert.match(stuck?.text ?? '', /Cal has most coins and wins/);
  const shared = open({ what: 'over', ending: 'stalled', winners: [0, 2] });
  assert.match(shared?.text ?? '', /Ada and Cal have most coins and share/);
  assert.deepEqual(shared?.seats, [2, 4]);
});

test('every kind of news has its line', () => {
  const state = table();
  /** @type {Open[]} */
  const all = [
    { what: 'first', seat: 0 },
    { what: 'placed', seat: 0, tile: 5, at: '2,0', arrows: 'NE' },
    { what: 'moved', seat: 0, by: null, path: ['0,0', '1,0', '2,0'], kind: 'rotate', rule: null },
    { what: 'idle', seat: 0, kind: 'map', rule: 'DK-MAP-02' },
    { what: 'coin', from: 'hoard', to: { seat: 0 }, rule: 'DK-FIND-02' },
    { what: 'shifted', seat: 0, at: '2,0', out: 5, tile: 6, arrows: 'EW' },
    { what: 'turned', seat: 0, at: '2,0', tile: 6, arrows: 'NS' },
    { what: 'destroyed', seat: 0, at: '2,0', tile: 6 },
    { what: 'skipped', seat: 0 },
    ...ENDINGS.map((ending) => /** @type {Open} */ ({ what: 'over', ending, winners: [0] })),
    ...HEROES.map((hero) => /** @type {Open} */ ({ what: 'power', seat: 0, hero })),
  ];
  for (const news of all) assert.ok(open(news, state)?.text, news.what);
  const whats = new Set(all.map(({ what }) => /** @type {string} */ (what)));
  assert.deepEqual(
    WHATS.filter((what) => !whats.has(what)),
    [],
  );
});
