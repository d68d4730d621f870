import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { where } from '../places.js';
import { reason } from '../reasons.js';
import en from '../texts/en.js';
import { label, question, rule, status, waitingFor, warning } from '../words.js';
import { prompt, t, table, typeNames } from './table.js';

/** @import { Item } from '../types.d.ts' */

const SOURCE = new URL('../../../../shared/drakon/src/', import.meta.url);

/** The keys of all prompts, as the rules name them. */
const KEYS = [
  ...readFileSync(new URL('item.rs', SOURCE), 'utf8').matchAll(/pub const \w+: &str = "(\w+)"/g),
].map(([, key]) => key ?? '');

test('squares are told from Start', () => {
  assert.equal(where('0,0', t), 'Start');
  assert.equal(where('1,0', t), '1 right of Start');
  assert.equal(where('-2,0', t), '2 left of Start');
  assert.equal(where('0,-1', t), '1 above Start');
  assert.equal(where('0,3', t), '3 below Start');
  assert.equal(where('-1,-2', t), '2 above, 1 left of Start');
});

test('every prompt is asked and waited for in words', () => {
  assert.ok(KEYS.length > 15);
  for (const key of KEYS) {
    assert.ok(question(prompt(key, ['leave']), table(), t), key);
    assert.match(waitingFor(prompt(key, [], { seat: 1 }), table(), t), /Bea/, key);
  }
});

test('a question names its rule where less is offered than somebody may expect', () => {
  const state = table();
  for (const key of KEYS.filter((key) => key !== 'turn')) {
    assert.match(reason(prompt(key, ['leave']), state) ?? '', /^DK-/, key);
  }
  assert.equal(reason(prompt('turn', [{ tile: 5 }, { go: '1,0' }]), state), null);
  assert.equal(reason(prompt('turn', [{ tile: 5 }]), state), 'DK-MOVE-02', 'no way out');
  if (state.own) state.own.hand = [];
  assert.equal(reason(prompt('turn', [{ go: '1,0' }]), state), 'DK-PLACE-06', 'nothing in hand');
  if (state.parts) state.parts.lair = state.parts.lair.map((one) => ({ ...one, kind: 'heavy_gale' }));
  assert.equal(reason(prompt('turn', [{ tile: 5 }]), state), 'DK-GALE-07', 'no way of three chambers');
  const lay = /** @type {Item} */ ({ lay: { tile: 5, at: '-1,0', arrows: 'NE' } });
  assert.equal(reason(prompt('lay', [lay, 'back']), state), 'DK-PLACE-02');
  assert.equal(reason(prompt('lay', [lay]), state), 'DK-HOUSE-03', 'no way back');
});

test('an offer can be understood without the lair', () => {
  const state = table();
  const lay = /** @type {Item} */ ({ lay: { tile: 5, at: '-1,0', arrows: 'NW' } });
  const turn = prompt('turn', [{ tile: 5 }, { go: '1,0' }, { through: '0,-1' }]);
  assert.equal(label({ tile: 5 }, turn, state, t), 'Place Rotate a Chamber');
  const maps = prompt('turn', [{ tile: 6 }, { tile: 8 }]);
  assert.equal(label({ tile: 6 }, maps, state, t), 'Place Map Chamber (two arrows in line)');
  assert.equal(label({ go: '1,0' }, turn, state, t), 'Go to Find a Gold (1 right of Start)');
  assert.match(label({ through: '0,-1' }, turn, state, t), /wall to Wishing Well \(1 above Start\)/);
  assert.equal(label(lay, prompt('lay', [lay]), state, t), '1 left of Start, arrows up and left');
  assert.match(question(prompt('lay', [lay]), state, t), /^Rotate a Chamber/);
  assert.equal(label(lay, prompt('shift_lay', [lay]), state, t), 'Rotate a Chamber, arrows up and left');
  assert.equal(label({ turn: { at: '1,0', arrows: '' } }, prompt('rotate_to', []), state, t), 'no arrows');
  const send = /** @type {Item} */ ({ send: { seat: 1, to: '0,0' } });
  assert.equal(label(send, prompt('orb_to', [send]), state, t), 'Bea to Start');
  assert.match(question(prompt('orb_to', [send]), state, t), /Bea/);
});

test('another tile, and the second one that goes, are named in the light of the first', () => {
  const state = table();
  const lay = /** @type {Item} */ ({ lay: { tile: 8, at: '-1,0', arrows: 'NES' } });
  const laying = prompt('lay', [{ tile: 5 }, { tile: 6 }, lay, 'back']);
  assert.equal(question(laying, state, t), 'Map Chamber: where?');
  assert.equal(label({ tile: 5 }, laying, state, t), 'Rather Rotate a Chamber');
  assert.equal(label({ tile: 6 }, laying, state, t), 'Rather Map Chamber (two arrows in line)');
  const second = prompt('dwarf_too', [{ tile: 5 }, 'back']);
  second.offer?.barred.push([{ tile: 6 }, 'DK-DWARF-01']);
  assert.equal(question(second, state, t), 'Which other tile goes with Map Chamber?');
  assert.equal(label({ tile: 5 }, second, state, t), 'Rotate a Chamber');
  assert.equal(label({ tile: 6 }, second, state, t), 'Map Chamber goes already');
});

test('the arrows of the tile that goes already are told only where they tell it from another one', () => {
  const labels = (/** @type {number} */ other) => {
    const second = prompt('dwarf_too', [{ tile: other }, 'back']);
    second.offer?.barred.push([{ tile: 6 }, 'DK-DWARF-01']);
    return [other, 6].map((tile) => label({ tile }, second, table(), t));
  };
  assert.deepEqual(labels(7), ['Map Chamber', 'Map Chamber goes already'], 'they look the same');
  const apart = ['Map Chamber (three arrows)', 'Map Chamber (two arrows in line) goes already'];
  assert.deepEqual(labels(8), apart);
});

test('a chamber that steals names whom it takes from', () => {
  const state = table();
  const [, there] = state.parts?.lair ?? [];
  const told = (/** @type {'steal_left' | 'steal_right'} */ kind, /** @type {number} */ seat) => {
    if (there) there.kind = kind;
    return label({ go: '1,0' }, prompt('turn', [{ go: '1,0' }], { seat }), state, t);
  };
  assert.match(told('steal_left', 0), /Left .*, from Bea$/);
  assert.match(told('steal_right', 0), /Right .*, but Cal has no coin$/);
  assert.match(told('steal_left', 2), /, from Ada$/);
});

test('a tile that steals names whom it takes from when it is laid', () => {
  const state = table();
  const lay = /** @type {Item} */ ({ lay: { tile: 5, at: '-1,0', arrows: 'NW' } });
  if (state.guide?.faces[5]) state.guide.faces[5].kind = 'steal_right';
  assert.equal(question(prompt('lay', [lay, 'back']), state, t), 'Steal from the Right (Cal): where?');
});

test('whoever is asked in the turn of another is told where they were sent', () => {
  const state = table();
  assert.equal(question(prompt('orb', ['leave']), state, t), 'Whose mind do you bend?');
  if (state.parts) state.parts.stock.active = 1;
  assert.match(question(prompt('orb', ['leave']), state, t), /^Sent into the Mind Control Orb: whose mind/);
  assert.match(question(prompt('knight', ['leave']), state, t), /^You are about to lose/);
});

test('a tile that cannot be put back says so', () => {
  const lay = /** @type {Item} */ ({ lay: { tile: 5, at: '-1,0', arrows: 'NW' } });
  assert.doesNotMatch(question(prompt('lay', [lay, 'back']), table(), t), /put back/);
  assert.match(question(prompt('lay', [lay]), table(), t), /cannot be put back: where/);
});

test('a way that a wind takes is told', () => {
  const items = /** @type {Item[]} */ ([{ go: '1,0' }]);
  const blown = prompt('turn', items, { hints: [{ path: ['0,-2', '0,-1', '1,0'], costs: false }] });
  assert.match(label(items[0] ?? 'back', blown, table(), t), /by way of Wishing Well/);
});

test('somebody is offered with what matters for the question', () => {
  const state = table();
  assert.match(label({ seat: 1 }, prompt('map', []), state, t), /Bea.* 4 tiles/);
  assert.match(label({ seat: 1 }, prompt('thief', []), state, t), /Bea.* one coin/);
  assert.match(label({ seat: 1 }, prompt('orb', []), state, t), /Bea, in Find a Gold/);
});

test('what is taken or left is called by what was asked, a power by its hero', () => {
  const state = table();
  assert.equal(label('take', prompt('start', []), state, t), 'Take a coin');
  assert.match(label('take', prompt('knight', [], { seat: 2 }), state, t), /^Keep it/);
  assert.equal(label('leave', prompt('after', []), state, t), 'End the turn');
  assert.match(label('power', prompt('turn', []), state, t), /^Push/);
  assert.match(label('power', prompt('after', [], { seat: 1 }), state, t), /coin/);
  assert.ok(label('back', prompt('lay', []), state, t));
});

test('a step that costs oneself a coin is warned of', () => {
  const hints = [true, false, true].map((costs) => ({ path: [], costs }));
  const ask = prompt('turn', [{ go: '0,-1' }, { go: '1,0' }, { send: { seat: 1, to: '0,-1' } }], { hints });
  const warned = [0, 1, 2].map((place) => warning(place, ask, table(), t));
  assert.deepEqual(warned, ['costs you a coin', '', '']);
});

test('the status tells whose turn it is and what wins', () => {
  const state = table();
  assert.equal(status(state, t), 'Your turn · first to 5 coins');
  if (state.parts) state.parts.stock = { ...state.parts.stock, active: 1, goal: 4, escape: true };
  assert.match(status(state, t), /^Bea plays · 4 coins, .* Key/);
  assert.equal(status({ ...state, narrow: true }, t), 'Bea plays · 4 coins, then out', 'short on phones');
  for (const ending of /** @type {const} */ (['gold', 'escape', 'stuck', 'stalled'])) {
    if (state.parts) state.parts.stock.ending = ending;
    assert.ok(status(state, t), ending);
  }
});

test('every chamber and every hero has a name and says what it does', () => {
  for (const kind of typeNames('Kind')) assert.ok(t(`dk.kind.${kind}`) && t(`dk.does.${kind}`), kind);
  for (const hero of typeNames('Hero'))
    assert.ok(t(`dk.hero.${hero}`) && t(`dk.power.${hero}`) && t(`dk.deed.${hero}`), hero);
  assert.equal(typeNames('Kind').length, 16);
  assert.equal(typeNames('Hero').length, 6);
});

test('everything that the lobby can set has words', () => {
  const setup = readFileSync(new URL('setup.rs', SOURCE), 'utf8');
  const settings = [...setup.matchAll(/Setting::new\("(\w+)", &\[(.*?)\]\)/g)];
  assert.ok(settings.length >= 2);
  for (const [, key, choices = ''] of settings) {
    assert.ok(en[`setting.${key}`] && en[`setting.${key}.hint`], key);
    for (const [, choice] of choices.matchAll(/"(\w+)"/g))
      assert.ok(en[`setting.${key}.${choice}`], `${key}.${choice}`);
  }
});

test('rules answer by ledger id; an unknown one names itself', () => {
  assert.equal(rule('DK-MAP-02', t), en['dk.rule.DK-MAP-02']);
  assert.match(rule('DK-NOPE-99', t), /DK-NOPE-99/);
});

test('what a set of decks may change, and every ruling, has words', () => {
  const decks = new URL('../../../../shared/drakon/decks/', import.meta.url);
  const chambers = readFileSync(new URL('chambers.toml', decks), 'utf8');
  const names = [...chambers.matchAll(/^\[?(\w+)(?:\]| = )/gm)].map(([, name]) => name ?? '');
  assert.ok(names.length > 20);
  for (const name of names) assert.ok(en[`deck.name.${name}`], name);
  const rulings = readFileSync(new URL('rulings.toml', decks), 'utf8');
  const keys = [...rulings.matchAll(/^(\w+) = /gm)].map(([, name]) => name ?? '');
  assert.ok(keys.length > 2);
  for (const key of keys) {
    for (const end of ['', '.yes', '.no', '.rule']) assert.ok(en[`setting.ruling.${key}${end}`], key + end);
  }
});
