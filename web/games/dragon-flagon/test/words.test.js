import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import en from '../texts/en.js';
import { label, question, relative, rule, status, waitingFor, warning } from '../words.js';
import { hint, prompt, t, table } from './table.js';

/** The keys of all prompts, as the rules name them. */
const KEYS = [
  ...readFileSync(new URL('../../../../shared/dragon-flagon/src/item.rs', import.meta.url), 'utf8').matchAll(
    /pub const \w+: &str = "(\w+)"/g,
  ),
].map(([, key]) => key ?? '');

test('squares are told from where one stands and looks', () => {
  assert.equal(relative('F6', 'east', 'H5', t), 'two ahead, left');
  assert.equal(relative('F6', 'north', 'F7', t), 'behind');
  const ask = prompt(0, 'move', [{ square: 'G6' }, { square: 'F6' }], {
    hints: [hint({ time: 2 }), hint({ time: 1 })],
  });
  assert.equal(label({ square: 'G6' }, ask, table(), t), 'ahead · G6');
  assert.equal(label(ask.offer?.items[1] ?? 'nothing', ask, table(), t), 'Stay here (time 1)');
  assert.equal(label({ square: 'C1' }, prompt(0, 'place', []), table(), t), 'C1');
});

test('every kind of item has a name', () => {
  const state = table();
  const ask = prompt(0, 'order', []);
  assert.equal(label({ card: 'slash' }, ask, state, t), 'SLASH');
  assert.equal(label({ character: 'jack' }, ask, state, t), 'Jack');
  assert.match(label({ face: 'west' }, ask, state, t), /left/);
  assert.equal(label({ take: 'flagon' }, ask, state, t), 'Take the Dragon Flagon');
  assert.equal(label({ time: 3 }, ask, state, t), '3 steps of time');
  for (const item of /** @type {const} */ (['drop', 'nothing', 'anywhere']))
    assert.ok(label(item, ask, state, t));
});

test('a throw says where its targets stand, a swing whom it kicks', () => {
  assert.equal(label({ character: 'jack' }, prompt(0, 'throw', []), table(), t), 'Jack · ahead');
  const ask = prompt(0, 'swing', [{ square: 'I6' }], { hints: [hint({ hits: ['jack', 'nari'] })] });
  assert.equal(label(ask.offer?.items[0] ?? 'nothing', ask, table(), t), 'three ahead · I6: Jack & Nari');
});

test('a prompt says whom it asks, and how much', () => {
  const state = table();
  assert.equal(question(prompt(0, 'plan', [], { max: 2 }), state, t), 'Thras, plan 2 cards in order');
  assert.equal(question(prompt(8, 'daze', []), state, t), 'Asma is dazed: plan a card now');
  assert.equal(waitingFor(prompt(6, 'plan', []), state, t), 'Nari plans');
  // Who comes in is still open at the one; the others have two forms and were asked above.
  assert.match(question(prompt(0, 'place_who', []), state, t), /comes in/);
  for (const key of KEYS.filter((key) => !['place_who', 'plan', 'daze'].includes(key))) {
    assert.match(question(prompt(0, key, []), state, t), /Thras/);
    assert.match(waitingFor(prompt(0, key, []), state, t), /Thras/);
  }
});

test('a question of several cards is asked in the words of the one that is played', () => {
  const state = table();
  const mat = state.parts?.mats[0];
  assert.ok(mat);
  assert.equal(question(prompt(0, 'target', []), state, t), 'Thras, whom?');
  mat.revealed = 'shove';
  assert.equal(question(prompt(0, 'target', []), state, t), 'Thras, shove whom?');
});

test('what is left undone is called by what was asked', () => {
  const state = table();
  assert.equal(label('nothing', prompt(0, 'turn_first', []), state, t), 'Turn afterwards');
  assert.equal(label('nothing', prompt(0, 'pick_up', []), state, t), 'Leave it');
  assert.equal(label({ square: 'F6' }, prompt(0, 'origin', []), state, t), 'From where I stand');
  assert.equal(label({ square: 'G6' }, prompt(0, 'throw', []), state, t), 'At the Familiar');
  assert.equal(label({ square: 'A1' }, prompt(0, 'origin', []), state, t), 'From the Familiar');
});

test('a place for a token is told by its name, not from where one stands', () => {
  assert.equal(label({ square: 'G6' }, prompt(0, 'mark', []), table(), t), 'G6');
});

test('hitting the own other fighter is warned of by name', () => {
  const ask = prompt(0, 'throw', [{ character: 'jack' }, { character: 'asma' }], {
    hints: [hint({ hits: ['jack'] }), hint({ hits: ['jack', 'asma'], friend: true })],
  });
  assert.equal(warning(0, ask, table(), t), '');
  assert.equal(warning(1, ask, table(), t), 'hits your own Asma');
});

test('the status tells the time and when guards may come', () => {
  const state = table();
  assert.equal(status(state, t), 'Time 12 · guards on 21–24');
  if (state.parts) {
    state.parts.track.ends = [
      { time: 21, guard: false },
      { time: 22, guard: null },
    ];
  }
  assert.equal(status(state, t), 'Time 12 · guards on 22');
});

test('rules answer by ledger id and by ruling id; an unknown one names itself', () => {
  assert.equal(rule('DF-CANCEL-02', t), en['df.rule.DF-CANCEL-02']);
  assert.equal(rule('CX-4', t), en['df.rule.CX-4']);
  assert.match(rule('DF-NOPE-99', t), /DF-NOPE-99/);
});
