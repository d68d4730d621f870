import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { keepsLedger } from '../../../test/ledger.js';
import english from '../texts/en.js';
import rules from '../texts/en-rules.js';
import { rule } from '../words.js';
import { t } from './table.js';

keepsLedger({
  sources: new URL('../../../../shared/drakon/src/', import.meta.url),
  sent: /"(DK-[A-Z]+-\d+|[A-Z]{2}-\d+)"/g,
  least: 8,
  rules,
  english,
  long: 'DK-GOAL-02',
  rule,
  t,
});

test('every rule that log and questions name can be opened', () => {
  const texts = new Set(Object.values(rules).flatMap((lines) => Object.keys(lines)));
  const log = readFileSync(new URL('../reasons.js', import.meta.url), 'utf8');
  const ids = [...log.matchAll(/'(DK-[A-Z]+-\d+)'/g)].map(([, id]) => id ?? '');
  assert.ok(ids.length > 30);
  for (const id of ids) assert.ok(texts.has(id), id);
});
