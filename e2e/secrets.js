// Looks for secrets where they must not be: in frames, answers, logs and pages.
import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

// The seeds, as the database keeps them. Node has no SQLite of its own yet, Python has.
const SEEDS = `
import sqlite3, sys
for (seed,) in sqlite3.connect(sys.argv[1]).execute("select seed from game"):
    print(bytes(seed).hex())
`;

/**
 * The seeds of all games that were begun.
 * @param {string} data The server's data folder.
 */
export async function seeds(data) {
  const run = promisify(execFile);
  const { stdout } = await run('python3', ['-c', SEEDS, path.join(data, 'flagon.db')]);
  return stdout.split('\n').filter((line) => line !== '');
}

/**
 * The ways in which bytes are usually written down.
 * @param {string} hex
 */
function spellings(hex) {
  const bytes = Buffer.from(hex, 'hex');
  const list = [...bytes].join(',');
  return [hex, bytes.toString('base64').replace(/=+$/, ''), bytes.toString('base64url'), list];
}

/**
 * Where secrets appear among texts; empty when all is well.
 * @param {string[]} secrets In hexadecimal.
 * @param {Map<string, string>} texts By the place where they were seen.
 */
export function leaks(secrets, texts) {
  const found = [];
  for (const [place, text] of texts) {
    const lower = text.toLowerCase();
    for (const secret of secrets) {
      for (const spelling of spellings(secret)) {
        if (text.includes(spelling) || lower.includes(spelling.toLowerCase())) found.push(place);
      }
    }
  }
  return [...new Set(found)];
}
