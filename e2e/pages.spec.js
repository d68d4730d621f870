import { openBrawl } from './brawl.js';
import { addBots, begin, ownTurn, sitDown } from './play.js';
import { expect, expectAccessible, test } from './test.js';

test('the first page is light, says what this is, and has no barriers', async ({ arrive }) => {
  const ada = await arrive();
  await ada.page.goto('/', { waitUntil: 'networkidle' });
  for (const game of ['The Dragon & Flagon', 'Drakon'])
    await expect(ada.page.getByRole('button', { name: `Open a table for ${game}` })).toBeEnabled();
  await expectAccessible(ada.page);
  const bytes = [...ada.weights.values()].reduce((sum, weight) => sum + weight, 0);
  expect(bytes, 'bytes of the first page').toBeLessThan(250_000);
  expect(bytes).toBeGreaterThan(10_000);
});

test('an unknown table says so and leads home', async ({ arrive }) => {
  const ada = await arrive();
  // The browser itself tells of the 404 behind it.
  ada.forgiven = /404/;
  await ada.page.goto('/r/aaaa-aaaa-aaaa');
  await expect(ada.page.getByRole('link', { name: 'To the front door' })).toBeVisible();
  await expectAccessible(ada.page);
});

test('a seat moves to another device by a link whose secret leaves the address bar', async ({ arrive }) => {
  const ada = await arrive();
  await openBrawl(ada, 'Ada');
  await ada.page.getByRole('button', { name: 'Continue on another device' }).click();
  const link = await ada.page.getByLabel('The personal link', { exact: true }).inputValue();
  const secret = new URL(link).hash.replace('#seat=', '');
  expect(secret).toMatch(/^[0-9a-f]{32}$/);
  const phone = await arrive();
  await phone.page.goto(link);
  await expect(phone.page.getByRole('heading', { name: 'You sit here, Ada' })).toBeVisible();
  expect(phone.page.url()).not.toContain(secret);
  expect(phone.heard).not.toContain(secret);
  // Both are live on the one seat.
  await ada.page.keyboard.press('Escape');
  await phone.page.getByLabel('Your name').fill('Ada Lovelace');
  await phone.page.getByRole('button', { name: 'Change' }).click();
  await expect(ada.page.getByRole('heading', { name: 'You sit here, Ada Lovelace' })).toBeVisible();
});

test('whoever comes in the middle watches, and can play on for a bot', async ({ arrive }) => {
  const ada = await arrive();
  const link = await openBrawl(ada, 'Ada');
  await ada.page
    .getByRole('button', { name: /^Add a bot/ })
    .first()
    .click();
  await expect(ada.page.locator('.seat[data-kind=bot]')).toHaveCount(1);
  await begin(ada.page);
  await ownTurn(ada.page);
  const bea = await arrive();
  await bea.page.goto(link);
  await expect(bea.page.getByText('You are looking on.')).toBeVisible();
  await bea.page.getByRole('button', { name: 'Take a free seat' }).click();
  await bea.page.getByLabel('Your name').fill('Bea');
  await bea.page.getByRole('button', { name: /^Play on for/ }).click();
  await expect(bea.page.locator('.df-hand')).toBeVisible();
});

test('a friend who opens the link is told who invites', async ({ arrive }) => {
  const ada = await arrive();
  const link = await openBrawl(ada, 'Ada');
  const bea = await arrive();
  await bea.page.goto(link);
  await expect(bea.page.getByRole('heading', { name: 'Ada has kept you a seat' })).toBeVisible();
  await expectAccessible(bea.page);
  await sitDown(bea.page, 'Bea');
  await expect(ada.page.locator('.seat[data-seat="1"]')).toContainText('Bea');
});

test('a room that is arranged and not chosen yet holds the beginning back', async ({ arrive }) => {
  const ada = await arrive();
  const { page } = ada;
  await openBrawl(ada, 'Ada');
  await addBots(page, 1);
  const start = page.getByRole('button', { name: 'Begin the game' });
  await page.getByRole('button', { name: 'Arrange the room' }).click();
  const use = page.getByRole('button', { name: 'Play in this room' });
  await expect(use).toBeEnabled();
  await expect(start, 'nothing was changed').toBeEnabled();
  await page.getByRole('button', { name: 'Surprise me' }).click();
  await expect(start).toBeDisabled();
  await expect(page.getByText('The room you arranged is not chosen yet')).toBeVisible();
  await use.click();
  await expect(start).toBeEnabled();
});
