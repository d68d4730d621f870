// What the rules texts of every game have to keep.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';

/** @import { Translate } from '../app/game-module.d.ts' */

/**
 * @param {object} game
 * @param {URL} game.sources Where the rules of the game are programmed.
 * @param {RegExp} game.sent How the ids look there that can be sent, in plain strings.
 * @param {number} game.least So many of them there are at least.
 * @param {Record<string, Record<string, string>>} game.rules The long texts, by heading and id.
 * @param {Record<string, string>} game.english The texts of the first page.
 * @param {string} game.long One of the rules that are told at length only.
 * @param {(id: string, t: Translate) => string} game.rule
 * @param {Translate} game.t
 */
export function keepsLedger({ sources, sent, least, rules, english, long, rule, t }) {
  const texts = new Map(Object.values(rules).flatMap((lines) => Object.entries(lines)));

  test('every rule that the game can name has a short form and a long one', () => {
    const ids = sentIds(sources, sent);
    assert.ok(ids.length > least);
    for (const id of ids) {
      assert.ok(!rule(id, t).includes(id), `${id} has no words; scripts/rules makes them from the ledger`);
      assert.ok(texts.has(id), `${id} is in no ledger`);
    }
  });

  test('every rule that another one mentions can be opened', () => {
    for (const [id, text] of texts) {
      for (const [mention] of text.matchAll(/\b[A-Z]{2}(?:-[A-Z]+)?-(?:EX)?\d+\b/g)) {
        assert.ok(texts.has(mention), `${id} mentions ${mention}`);
      }
    }
  });

  test('a rule is told in words, without the marks of the ledger', () => {
    for (const [id, text] of texts) assert.doesNotMatch(text, /\[|\]|\*/, id);
  });

  test('the long texts are not part of the first page', () => {
    const text = texts.get(long) ?? '';
    assert.notEqual(text, '');
    assert.equal(Object.values(english).includes(text), false);
  });
}

/** The ids in the sources of a game, without those of its scenarios. @param {URL} sources @param {RegExp} sent */
function sentIds(sources, sent) {
  const files = readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.rs') && !name.startsWith('scenario'),
  );
  const ids = files.flatMap((name) => readFileSync(new URL(name, sources), 'utf8').match(sent) ?? []);
  return [...new Set(ids.map((id) => id.slice(1, -1)))];
}
