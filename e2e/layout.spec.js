import { addBots, begin, openTable } from './play.js';
import { expect, expectNothingBeyondTheEdge, test } from './test.js';

/** @import { Locator, Page } from '@playwright/test' */
/** @import { Person } from './person.js' */

/** Phones held sideways and upright, and the smallest of both. */
const SCREENS = [
  [568, 320],
  [640, 360],
  [736, 414],
  [844, 390],
  [320, 480],
  [320, 568],
  [360, 640],
].map(([width = 0, height = 0]) => ({ width, height }));

/** What must be seen whole, whatever is asked. */
const ALWAYS = ['.board', '.mats', '.prompt', '.hand', '.story-button', '.table-top [aria-haspopup]'];

/** @param {Person} person @param {string} game @param {number} bots */
async function sit(person, game, bots) {
  await openTable(person, 'Ada', game);
  await addBots(person.page, bots);
  await begin(person.page);
  await person.page.locator('.prompt[data-mine]').waitFor();
}

/** Nothing of it is beyond an edge of the window. @param {Page} page @param {Locator} part @param {string} name */
async function expectWhole(page, part, name) {
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  const box = await part.boundingBox();
  expect(box, `${name} at ${width}x${height}`).not.toBeNull();
  const { x = -1, y = -1, width: wide = 0, height: high = 0 } = box ?? {};
  const room = { left: x >= -1, top: y >= -1, right: x + wide <= width + 1, bottom: y + high <= height + 1 };
  expect(room, `${name} at ${width}x${height}`).toEqual({ left: true, top: true, right: true, bottom: true });
}

/** @param {Page} page */
async function expectRoom(page) {
  await expectNothingBeyondTheEdge(page);
  for (const part of ALWAYS) await expectWhole(page, page.locator(part).first(), part);
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  if (width < height) return;
  const board = await page.locator('.board').boundingBox();
  expect(board?.height ?? 0, `the board at ${width}x${height}`).toBeGreaterThanOrEqual(height / 2);
}

test('a brawl has its room on every phone, held upright or sideways', async ({ arrive }) => {
  const ada = await arrive({ hasTouch: true });
  await sit(ada, 'The Dragon & Flagon', 3);
  for (const screen of SCREENS) {
    await ada.page.setViewportSize(screen);
    await expectRoom(ada.page);
  }
});

test('so has a lair, with six players, and what is done with a tile hides no place', async ({ arrive }) => {
  const ada = await arrive({ hasTouch: true });
  const { page } = ada;
  await sit(ada, 'Drakon', 5);
  await expect(async () => {
    await page.locator('.dk-tile:not([aria-disabled=true])').first().click();
    await page.locator('.dk-place').first().click({ timeout: 1_000 });
    await expect(page.locator('.dk-drop')).toBeVisible({ timeout: 1_000 });
  }).toPass();
  for (const screen of SCREENS) {
    await page.setViewportSize(screen);
    await expectRoom(page);
    const lair = await page.locator('.dk-lair').boundingBox();
    for (const button of await page.locator('.dk-bar button:visible').all()) {
      const name = (await button.getAttribute('aria-label')) ?? '';
      await expectWhole(page, button, name);
      const { y = 0, width = 0, height = 0 } = (await button.boundingBox()) ?? {};
      expect(y, `${name} stands below the lair`).toBeGreaterThanOrEqual((lair?.y ?? 0) + (lair?.height ?? 0));
      expect(Math.min(width, height), `${name} fits a finger`).toBeGreaterThanOrEqual(44);
    }
    for (const mat of await page.locator('.dk-mat').all()) await expectWhole(page, mat, 'a mat');
    for (const coins of await page.locator('.dk-coins').all()) await expectWhole(page, coins, 'coins');
  }
});
