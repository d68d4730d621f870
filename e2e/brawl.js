// What only The Dragon & Flagon has.
import { expect } from '@playwright/test';

/** @import { Page } from '@playwright/test' */

/** The shortest game there is. @param {Page} page */
export async function chooseQuick(page) {
  const quick = page.getByRole('button', { name: /^Quick brawl/ });
  await quick.click();
  await expect(quick).toHaveAttribute('aria-pressed', 'true');
}

/** The space that the time marker has reached; 0 before the first. @param {Page} page */
export async function timeOf(page) {
  const status = (await page.locator('.status').textContent()) ?? '';
  return Number(/Time (\d+)/.exec(status)?.[1] ?? 0);
}
