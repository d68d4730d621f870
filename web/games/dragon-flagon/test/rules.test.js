import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { rule } from '../words.js';
import { t } from './table.js';

const SOURCES = fileURLToPath(new URL('../../../../shared/dragon-flagon/src/', import.meta.url));

/** The ids that the rules can send: they stand as plain strings in their source. */
function sentIds() {
  const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.rs'),
  );
  const ids = files.flatMap(
    (name) => readFileSync(`${SOURCES}${name}`, 'utf8').match(/"(DF-[A-Z]+-\d+|[A-Z]{2}-\d+)"/g) ?? [],
  );
  return [...new Set(ids.map((id) => id.slice(1, -1)))];
}

test('every rule that the game can name has an answer to "why?"', () => {
  const ids = sentIds();
  assert.ok(ids.length > 20);
  for (const id of ids) assert.ok(!rule(id, t).includes(id), `${id} has no words`);
});
