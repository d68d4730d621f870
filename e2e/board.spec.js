import { box, openLair, takeTile } from './lair.js';
import { ASKED, addBots, begin, ownTurn, SMALL } from './play.js';
import { expect, expectAccessible, test } from './test.js';

/** @import { Page } from '@playwright/test' */

// In blank chambers nobody takes away or turns what has just been laid.
test.use({ sets: { blank: box({}, { blank: { straight: 10, corner: 10, three: 10 } }) } });

/**
 * A table for two at which it is Ada's turn.
 * @param {(options?: import('@playwright/test').BrowserContextOptions) => Promise<import('./person.js').Person>} arrive
 * @param {import('@playwright/test').BrowserContextOptions} [screen]
 */
async function sit(arrive, screen) {
  const ada = await arrive(screen);
  await openLair(ada, 'Ada', 'blank');
  await addBots(ada.page, 1);
  await begin(ada.page);
  await ownTurn(ada.page);
  return ada.page;
}

/** How wide a part of the lair is seen. @param {Page} page */
const seen = async (page) =>
  Number((await page.locator('.dk-lair').getAttribute('viewBox'))?.split(' ')[2] ?? 0);

/** The label of what the keyboard is at. @param {Page} page */
const focused = (page) => page.locator('.dk-lair :focus');

test('a chamber is laid with the mouse: chosen, turned, and only then decided', async ({ arrive }) => {
  const page = await sit(arrive);
  await takeTile(page);
  await expectAccessible(page);
  const place = page.locator('.dk-place').first();
  const square = await place.getAttribute('data-square');
  await place.click();
  await expect(place).toHaveAttribute('aria-pressed', 'true');
  await expect(place).toHaveAttribute('aria-label', /chosen, /);
  const turn = page.getByRole('button', { name: 'Turn', exact: true });
  if (await turn.isVisible()) {
    const before = await place.getAttribute('aria-label');
    await turn.click();
    await expect(place).not.toHaveAttribute('aria-label', before ?? '');
  }
  // It stands in one place, or this would find two.
  await page.getByRole('button', { name: 'Lay it here' }).click();
  await expect(page.locator(`.dk-chamber[data-square="${square}"]`)).toBeVisible();
});

test('a chamber is laid with the keyboard, and every chamber says what it is', async ({ arrive }) => {
  const page = await sit(arrive);
  await takeTile(page);
  await page.keyboard.press('Home');
  await expect(focused(page)).toHaveAttribute('aria-label', /^Start, arrows .*you/);
  await page.keyboard.press('Enter');
  const told = page.getByRole('dialog', { name: 'Start' });
  await expect(told).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(told).toBeHidden();
  const first = page.locator('.dk-place').first();
  await first.focus();
  const square = await first.getAttribute('data-square');
  await page.keyboard.press('Enter');
  await expect(first).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Escape');
  await expect(first).toHaveAttribute('aria-pressed', 'false');
  await page.keyboard.press('Enter');
  await expect(first).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Enter');
  await expect(page.locator(`.dk-chamber[data-square="${square}"]`)).toBeVisible();
});

test('whoever presses a button with the mouse goes on with the keys', async ({ arrive }) => {
  const page = await sit(arrive);
  await takeTile(page);
  const place = page.locator('.dk-place').first();
  const square = await place.getAttribute('data-square');
  await place.click();
  await page.getByRole('button', { name: 'Nearer' }).click();
  await page.keyboard.press('Escape');
  await expect(place).toHaveAttribute('aria-pressed', 'false');
  await place.click();
  const turn = page.getByRole('button', { name: 'Turn', exact: true });
  if (await turn.isVisible()) {
    await turn.click();
    const before = (await place.getAttribute('aria-label')) ?? '';
    await page.keyboard.press('r');
    await expect(place).not.toHaveAttribute('aria-label', before);
  }
  await page.getByRole('button', { name: 'Nearer' }).click();
  await page.keyboard.press('Enter');
  await expect(page.locator(`.dk-chamber[data-square="${square}"]`)).toBeVisible();
});

test('a control of the lair that the keyboard went to takes Enter itself', async ({ arrive }) => {
  const page = await sit(arrive);
  await takeTile(page);
  const place = page.locator('.dk-place').first();
  await place.click();
  const farther = page.getByRole('button', { name: 'Farther away' });
  await page.getByRole('button', { name: 'Nearer' }).click();
  const width = await seen(page);
  await page.keyboard.press('Tab');
  await expect(farther).toBeFocused();
  await page.keyboard.press('Enter');
  await expect.poll(() => seen(page)).toBeGreaterThan(width);
  await expect(place).toHaveAttribute('aria-pressed', 'true');
});

test('the first arrow key goes on from where one stands', async ({ arrive }) => {
  const page = await sit(arrive);
  await takeTile(page);
  /** @type {Record<string, string>} */
  const keys = { '0,-1': 'ArrowUp', '1,0': 'ArrowRight', '0,1': 'ArrowDown', '-1,0': 'ArrowLeft' };
  const beside = Object.keys(keys).map((square) => `.dk-place[data-square="${square}"]`);
  const first = page.locator(beside.join(',')).first();
  const square = (await first.getAttribute('data-square')) ?? '';
  await page.keyboard.press(keys[square] ?? '');
  await expect(first).toBeFocused();
});

test('arrow keys in the log show on the board where something happened', async ({ arrive }) => {
  const page = await sit(arrive);
  await takeTile(page);
  await page.locator('.dk-place').first().click();
  await page.keyboard.press('Enter');
  const log = page.locator(`.table:has(${ASKED}) .log`);
  await expect(log).toContainText('Ada places');
  // It is pointed at for a moment only: the page itself looks out for it.
  const pointed = page.waitForFunction(() => document.querySelector('.pointed-out'));
  await log.press('ArrowUp');
  await pointed;
  const latest = await page.locator('.line-place.is-here').textContent();
  await log.press('ArrowUp');
  await expect(page.locator('.line-place.is-here')).not.toHaveText(latest ?? '');
});

test('on a phone the lair is moved and zoomed, and found again', async ({ arrive }) => {
  const page = await sit(arrive, SMALL);
  await page.getByRole('button', { name: 'Show the whole lair' }).tap();
  const whole = await seen(page);
  for (const name of ['Nearer', 'Farther away', 'Show the whole lair']) {
    const size = await page.getByRole('button', { name }).boundingBox();
    expect(Math.min(size?.width ?? 0, size?.height ?? 0), name).toBeGreaterThanOrEqual(44);
  }
  await page.getByRole('button', { name: 'Nearer' }).tap();
  await expect.poll(() => seen(page)).toBeLessThan(whole - 10);
  await page.getByRole('button', { name: 'Show the whole lair' }).tap();
  await expect.poll(() => seen(page)).toBe(whole);
});

test('whoever only looks on moves the view with the keys', async ({ arrive }) => {
  const page = await sit(arrive);
  const bea = await arrive();
  await bea.page.goto(page.url());
  await bea.page.locator('.dk-chamber').first().waitFor();
  const before = await seen(bea.page);
  await bea.page.keyboard.press('+');
  await expect.poll(() => seen(bea.page)).toBeLessThan(before);
  await bea.page.keyboard.press('Home');
  await expect(focused(bea.page)).toHaveAttribute('data-square', '0,0');
});

test('a double tap on a control does not press what comes under the finger', async ({ arrive }) => {
  const page = await sit(arrive, SMALL);
  await takeTile(page);
  await page.locator('.dk-place').first().click();
  // Both presses on the spot where the button stood when it had come to rest.
  await page.getByRole('button', { name: 'Lay it here' }).dblclick({ delay: 5, position: { x: 20, y: 20 } });
  await expect(page.locator('.dk-place')).toHaveCount(0);
  await expect(page.locator('dialog[open]')).toHaveCount(0);
});
