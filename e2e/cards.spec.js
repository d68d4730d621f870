import { openBrawl, playUntil } from './brawl.js';
import { ASKED, addBots, begin, dice, PHONE } from './play.js';
import { expect, expectAccessible, test } from './test.js';

/** @import { Page } from '@playwright/test' */

/** Sits down with a hand of seventeen cards, which waits to be planned from. @param {Page} page */
async function toTheFirstPlan(page) {
  await page.getByRole('button', { name: /^All cards/ }).click();
  await addBots(page, 4);
  await begin(page);
  const plan = page.locator(`${ASKED} .question`, { hasText: 'plan 2 cards' });
  await playUntil(page, dice(1), plan);
}

test('a card is read by key without being planned, and leads to its rules', async ({ arrive }) => {
  const ada = await arrive();
  const { page } = ada;
  await openBrawl(ada, 'Ada');
  await toTheFirstPlan(page);
  const cards = page.locator('.df-panel:visible .df-card');
  await expect(cards).toHaveCount(17);
  const own = cards.first();
  const name = (await own.locator('.df-title').textContent()) ?? '';
  await own.focus();
  await page.keyboard.press('?');
  const sheet = page.locator('.df-read[open]');
  await expect(sheet.getByRole('heading', { name })).toBeVisible();
  await sheet.getByText('Every rule of this card').click();
  await expect(sheet.locator('details li').first()).toBeVisible();
  await expectAccessible(page);
  // The others of the same fighter are a press away.
  await sheet.locator('nav button').last().click();
  await expect(sheet.locator('.df-read-kind')).toContainText('Dragon card');
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  await expect(page.locator('.df-card[aria-pressed=true]')).toHaveCount(0);
});

test('a greyed card says why, also to a finger', async ({ arrive }) => {
  const ada = await arrive(PHONE);
  const { page } = ada;
  await openBrawl(ada, 'Ada');
  await toTheFirstPlan(page);
  const greyed = page.locator('.df-panel:visible .df-place:has(.df-why)').first();
  await greyed.scrollIntoViewIfNeeded();
  await greyed.locator('.df-why').tap();
  await expect(page.locator('.why')).toContainText('Rule');
  await page.keyboard.press('Escape');
  await expect(page.locator('.why')).toBeHidden();
  await expect(page.locator('.df-card[aria-pressed=true]')).toHaveCount(0);
});
