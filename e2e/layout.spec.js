import { takeTile } from './lair.js';
import { addBots, begin, openTable, ownTurn } from './play.js';
import { expect, expectNothingBeyondTheEdge, test } from './test.js';

/** @import { Locator, Page } from '@playwright/test' */
/** @import { Person } from './person.js' */

/** Phones held sideways and upright, and the smallest of both. */
const SCREENS = [
  [480, 320],
  [568, 320],
  [640, 360],
  [736, 414],
  [844, 390],
  [320, 480],
  [320, 568],
  [360, 640],
].map(([width = 0, height = 0]) => ({ width, height }));

/** What must be seen whole, whatever is asked. */
const ALWAYS = [
  '.status',
  '.board',
  '.mats',
  '.prompt',
  '.hand',
  '.story-button',
  '.table-top [aria-haspopup]',
];

/** @param {Person} person @param {string} game @param {number} bots */
async function sit(person, game, bots) {
  await openTable(person, 'Ada', game);
  await addBots(person.page, bots);
  await begin(person.page);
  await ownTurn(person.page);
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
async function expectRoomNow(page) {
  await expectNothingBeyondTheEdge(page);
  for (const part of ALWAYS) await expectWhole(page, page.locator(part).first(), part);
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  if (width < height) return;
  const board = await page.locator('.board').boundingBox();
  expect(board?.height ?? 0, `the board at ${width}x${height}`).toBeGreaterThanOrEqual(height / 2);
}

/** The lair, the mats and what can be pressed beside them have their room. @param {Page} page */
async function expectLairRoomNow(page) {
  await expectRoomNow(page);
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

/** The room of the brawl has all of the height where a phone is held sideways, and everybody is seen. @param {Page} page */
async function expectBrawlRoomNow(page) {
  await expectRoomNow(page);
  await expectWhole(page, page.locator('.df-slots:visible'), 'what is planned');
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  if (width < height) return;
  const room = await page.locator('.df-room').boundingBox();
  expect(room?.height ?? 0, `the room at ${width}x${height}`).toBeGreaterThan(0.9 * height);
  for (const chip of await page.locator('.df-chip').all()) await expectWhole(page, chip, 'a face');
}

/**
 * It comes to hold on every screen: the page is drawn anew for each, which takes a moment.
 * @param {Page} page
 * @param {(page: Page) => Promise<void>} holds
 */
async function onEveryScreen(page, holds) {
  for (const screen of SCREENS) {
    await page.setViewportSize(screen);
    await expect(() => holds(page)).toPass();
  }
}

test('a brawl has its room on every phone, held upright or sideways', async ({ arrive }) => {
  const ada = await arrive({ hasTouch: true });
  await sit(ada, 'The Dragon & Flagon', 3);
  await onEveryScreen(ada.page, expectBrawlRoomNow);
});

test('so has a lair, with six players, and what is done with a tile hides no place', async ({ arrive }) => {
  const ada = await arrive({ hasTouch: true });
  const { page } = ada;
  await sit(ada, 'Drakon', 5);
  await takeTile(page);
  await page.locator('.dk-place').first().click();
  await expect(page.locator('.dk-drop')).toBeVisible();
  await onEveryScreen(page, expectLairRoomNow);
});
