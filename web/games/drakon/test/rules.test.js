import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import rules from '../texts/en-rules.js';
import { rule } from '../words.js';
import { t } from './table.js';

const SOURCES = fileURLToPath(new URL('../../../../shared/drakon/src/', import.meta.url));
const texts = new Map(Object.values(rules).flatMap((lines) => Object.entries(lines)));

/** The ids that the rules can send: they stand as plain strings in their source, beside that of the scenarios. */
function sentIds() {
  const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.rs') && !name.startsWith('scenario'),
  );
  const ids = files.flatMap(
    (name) => readFileSync(`${SOURCES}${name}`, 'utf8').match(/"(DK-[A-Z]+-\d+|[A-Z]{2}-\d+)"/g) ?? [],
  );
  return [...new Set(ids.map((id) => id.slice(1, -1)))];
}

test('every rule that the game can name has a short form and a long one', () => {
  const ids = sentIds();
  assert.ok(ids.length > 8);
  for (const id of ids) {
    assert.ok(!rule(id, t).includes(id), `${id} has no words; scripts/rules makes them from the ledger`);
    assert.ok(texts.has(id), `${id} is in no ledger`);
  }
});

test('every rule that the log names can be opened', () => {
  const log = readFileSync(new URL('../log.js', import.meta.url), 'utf8');
  const ids = [...log.matchAll(/'(DK-[A-Z]+-\d+)'/g)].map(([, id]) => id ?? '');
  assert.ok(ids.length > 5);
  for (const id of ids) assert.ok(texts.has(id), id);
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

test('the long texts are not part of the first page', async () => {
  const { default: english } = await import('../texts/en.js');
  const text = texts.get('DK-GOAL-02') ?? '';
  assert.notEqual(text, '');
  assert.equal(Object.values(english).includes(text), false);
});
