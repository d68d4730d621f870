// What only Drakon's tests do: tables with a box of their own.
import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { ASKED, openTable, ownTurn } from './play.js';

/** @import { Page } from '@playwright/test' */
/** @import { Person } from './person.js' */

const BUILT_IN = readFileSync(new URL('../shared/drakon/decks/chambers.toml', import.meta.url), 'utf8');

/**
 * A box of such chambers and no others, in which a game can hardly end but in one way.
 * @param {Record<string, number>} numbers
 * @param {Record<string, Record<string, number>>} chambers How many of a kind, by the shape of their arrows.
 */
export function box(numbers, chambers) {
  /** @param {Record<string, number>} values */
  const lines = (values) => Object.entries(values).map(([key, value]) => `${key} = { house = ${value} }\n`);
  const sections = BUILT_IN.split(/^(?=\[)/m).map((section) => {
    const kind = /^\[(\w+)\]/.exec(section)?.[1] ?? '';
    if (kind === '' || kind === 'start') return '';
    if (kind === 'game') return `[game]\n${lines(numbers).join('')}`;
    const shapes = [...section.matchAll(/^(\w+) =/gm)].map(([, shape = '']) => shape);
    const none = Object.fromEntries(shapes.map((shape) => [shape, 0]));
    return `[${kind}]\n${lines({ ...none, ...chambers[kind] }).join('')}`;
  });
  return { 'chambers.toml': sections.join('') };
}

/**
 * Opens a table at which one of the boxes of this server is played with.
 * @param {Person} person
 * @param {string} name
 * @param {string} set
 */
export async function openLair(person, name, set) {
  const link = await openTable(person, name, 'Drakon');
  const choice = person.page.getByRole('button', { name: set, exact: true });
  await choice.click();
  await expect(choice).toHaveAttribute('aria-pressed', 'true');
  return link;
}

/** Takes a tile that can be laid, and waits until it can be answered where. @param {Page} page */
export async function takeTile(page) {
  await ownTurn(page);
  const place = page.locator(`.table:has(${ASKED}) .dk-place`).first();
  // Where all tiles of a hand are alike the place alone is asked.
  if (!(await place.isVisible())) await page.locator('.dk-tile:not([aria-disabled=true])').first().click();
  await place.waitFor();
}
