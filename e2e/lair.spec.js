import { readFile } from 'node:fs/promises';
import {
  ASKED,
  addBots,
  begin,
  dice,
  openTable,
  ownTurn,
  playByKeys,
  playByMouse,
  SMALL,
  sitDown,
} from './play.js';
import { seeds } from './secrets.js';
import { expect, expectAccessible, expectNothingBeyondTheEdge, test } from './test.js';

/** Whoever wants to be out of the lair soon goes for the gold, by the shortest ways. */
const GOLD = [
  /^(Go to Find a Gold|Be blown to Find a Gold|Take a coin|Keep it)/,
  /^Go to Magical Vortex/,
  /^Place (Find a Gold|Magical Vortex)/,
];

test('two people play Drakon to its end, one by touch on a small phone and one by keyboard', async ({
  arrive,
  server,
}) => {
  const ada = await arrive(SMALL);
  const link = await openTable(ada, 'Ada', 'Drakon');
  await expectNothingBeyondTheEdge(ada.page);
  const bea = await arrive();
  await bea.page.goto(link);
  await sitDown(bea.page, 'Bea');
  await ada.page.getByRole('button', { name: /^Wizard/ }).click();
  await expectAccessible(bea.page);
  await begin(ada.page);
  // What has just come up takes no press yet, and is grey.
  const open = `.prompt:not([data-mine]), ${ASKED}`;
  for (const { page } of [ada, bea]) await page.locator(open).waitFor();
  for (const { page } of [ada, bea]) await expectAccessible(page);
  await expectNothingBeyondTheEdge(ada.page);
  await Promise.all([
    playByMouse(ada.page, dice(1), { wishes: GOLD }),
    playByKeys(bea.page, dice(2), { wishes: GOLD }),
  ]);
  expect(await seeds(server.data), 'seeds for the scanner').toHaveLength(1);
  for (const { page } of [ada, bea]) {
    const score = page.locator('.score');
    await expect(score).toContainText('Ada');
    await expect(score).toContainText('Bea');
    await expectAccessible(page);
  }
  await expectNothingBeyondTheEdge(ada.page);
  await ada.page.getByRole('button', { name: 'Play again' }).click();
  await expect(bea.page.getByText('Ada begins the game.')).toBeVisible();
});

test('the lair is read in words, chambers and rules explain themselves, and a chat goes round', async ({
  arrive,
}) => {
  const ada = await arrive();
  const { page } = ada;
  const link = await openTable(ada, 'Ada', 'Drakon');
  await addBots(page, 2);
  await page.getByRole('button', { name: 'How to play' }).click();
  await expect(page.getByRole('dialog')).toContainText('Heavy Gale');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Heroes with powers' }).click();
  await page.getByRole('button', { name: /^Escape:/ }).click();
  await expect(page.getByRole('button', { name: /^Escape:/ })).toHaveAttribute('aria-pressed', 'true');
  await begin(page);
  await ownTurn(page);

  await page.getByRole('button', { name: 'Read the lair' }).click();
  await expect(page.getByRole('dialog', { name: 'The lair in words' })).toContainText('Start, arrows');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page
    .getByRole('button', { name: /^What does/ })
    .first()
    .click();
  await expect(page.locator('.dk-explained')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'why?' }).first().click();
  await expect(page.locator('.why')).toContainText(/Rule DK-[A-Z]+-\d+/);
  await page.keyboard.press('Escape');

  const bea = await arrive();
  await bea.page.goto(link);
  await page.getByRole('tab', { name: 'Chat' }).click();
  await page.getByLabel('Say something to the table').fill('Mind the gale');
  await page.keyboard.press('Enter');
  await bea.page.getByRole('tab', { name: /Chat/ }).click();
  await expect(bea.page.locator('.chat')).toContainText('Mind the gale');
});

test('another tile is taken in one press while one is laid, by mouse and by its key', async ({ arrive }) => {
  const ada = await arrive();
  const { page } = ada;
  await openTable(ada, 'Ada', 'Drakon');
  await addBots(page, 1);
  await begin(page);
  await ownTurn(page);
  const log = page.locator('.log');
  const told = await log.textContent();
  const question = page.locator('.prompt .question');
  const words = async (/** @type {import('@playwright/test').Locator} */ tile, /** @type {string} */ part) =>
    (await tile.locator(part).textContent()) ?? '';
  // What has just come up takes no press yet.
  const open = page.locator('.back-button:enabled');
  const others = page.locator('.dk-tile[aria-disabled="false"]');
  const laid = page.locator('.dk-tile.is-picked');

  await others.first().click();
  await open.waitFor();
  const second = await words(others.first(), '.dk-tile-name');
  await others.first().click();
  await expect(question).toContainText(second);
  await expect(laid.locator('.dk-tile-name')).toHaveText(second);
  await expect(page.locator('.dk-ready')).toHaveText('✓');
  await open.waitFor();
  const third = await words(others.last(), '.dk-tile-name');
  await page.keyboard.type(await words(others.last(), '.dk-tile-key'));
  await expect(laid.locator('.dk-tile-name')).toHaveText(third);
  await open.click();
  await expect(question).toContainText('Your turn');
  expect(await log.textContent(), 'nothing is told').toBe(told);
});

test('a reload in the lair comes back to the same question, and a moment is saved as a file', async ({
  arrive,
}) => {
  const ada = await arrive();
  const { page } = ada;
  await openTable(ada, 'Ada', 'Drakon');
  await addBots(page, 1);
  await begin(page);
  const lines = page.locator('.log h3');
  await playByMouse(page, dice(5), { enough: async () => (await lines.count()) > 4 });
  await ownTurn(page);
  const question = (await page.locator(`${ASKED} .question`).textContent()) ?? '';
  const told = await lines.allTextContents();
  await page.reload();
  await expect(page.locator(`${ASKED} .question`)).toHaveText(question);
  await expect(lines).toHaveText(told);
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByText('A coin on Start')).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save this moment' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^flagon-drakon-\d+\.json$/);
  expect(JSON.parse(await readFile(await file.path(), 'utf8')).seat).toBe(0);
});
