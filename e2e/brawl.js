// What only The Dragon & Flagon has.
import { expect } from '@playwright/test';
import { openTable, playByMouse } from './play.js';

/** @import { Locator, Page } from '@playwright/test' */
/** @import { Person } from './person.js' */
/** @import { Way } from './play.js' */

/** The arrows to turn by. */
const ARROWS = '.prompt .df-arrows.is-asked button:enabled';

/** Those, and the cards of the hand that lies open. */
const OWN = {
  beside: ARROWS,
  held: '.df-panel:visible .df-card:not([disabled]):not([aria-disabled=true])[aria-pressed=false]',
};

/** Opens a table for it from the landing page. @param {Person} person @param {string} name */
export const openBrawl = (person, name) => openTable(person, name, 'The Dragon & Flagon');

/** Plays it with the mouse. @param {Page} page @param {(sides: number) => number} roll @param {Way} [way] */
export const playBrawl = (page, roll, way) => playByMouse(page, roll, { ...way, own: OWN });

/**
 * Plays it until such a question is asked, and takes no card on the way.
 * @param {Page} page
 * @param {(sides: number) => number} roll
 * @param {Locator} question
 */
export async function playUntil(page, roll, question) {
  const own = { beside: ARROWS, held: ARROWS };
  await playByMouse(page, roll, { enough: () => question.isVisible(), own });
  await expect(question).toBeVisible();
}

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
