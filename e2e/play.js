// How people open a table, sit down and play.
import { expect } from '@playwright/test';

/** @import { Page } from '@playwright/test' */
/** @import { Person } from './person.js' */

/** How long one try of a press may take; what was pressed may be gone by then. */
const PRESS = { timeout: 2_000 };

/** What is asked here and can be answered: what has just come up, or is being sent, takes no press. */
export const ASKED = '.prompt[data-takes]';

/** What is offered in words, in the bar. */
const OFFERS = '.prompt .offer:not(.barred)';

/** A phone. */
export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** The smallest phone that everything is to fit on. */
export const SMALL = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true };

/**
 * How somebody plays: at random, unless something is offered that is wished for.
 * @typedef {object} Way
 * @property {RegExp[]} [wishes] The dearest first.
 * @property {() => boolean | Promise<boolean>} [enough] Ends it early; it may look at a question before it is answered.
 * @property {Own} [own] What only this game shows.
 */

/**
 * What can be pressed besides in one game, as selectors.
 * @typedef {object} Own
 * @property {string} beside In the bar, beside what is offered in words.
 * @property {string} held In the hand, where it is offered nowhere else.
 */

/** A small generator, so that a failing game can be played again. @param {number} seed */
export function dice(seed) {
  let state = seed;
  return (/** @type {number} */ sides) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return Math.floor((state / 0x80000000) * sides);
  };
}

/**
 * Opens a table from the landing page.
 * @param {Person} person
 * @param {string} name
 * @param {string} game Its name, as the front door has it.
 */
export async function openTable({ page }, name, game) {
  await page.goto('/');
  await page.getByRole('button', { name: `Open a table for ${game}` }).click();
  await page.waitForURL('**/r/*');
  await sitDown(page, name);
  return page.getByLabel('The link to this table', { exact: true }).inputValue();
}

/** @param {Page} page @param {string} name */
export async function sitDown(page, name) {
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Sit down' }).click();
  await expect(page.getByRole('heading', { name: `You sit here, ${name}` })).toBeVisible();
}

/** @param {Page} page */
export const begin = (page) => page.getByRole('button', { name: 'Begin the game' }).click();

/** Waits until one can answer. @param {Page} page */
export const ownTurn = (page) => page.locator(ASKED).waitFor();

/** @param {Page} page */
const closedScore = (page) => page.getByRole('button', { name: 'Show the score' });

/** Whether the score is there; an Escape that came too late has closed it. @param {Page} page */
async function ended(page) {
  if (await closedScore(page).isVisible()) await closedScore(page).press('Enter');
  return page.locator('.score').isVisible();
}

/**
 * Waits until something is asked here, or the score is there; what is shown meanwhile is skipped.
 * @param {Page} page
 */
async function asked(page) {
  const mine = page.locator(ASKED);
  const skip = page.locator('.prompt').getByRole('button', { name: 'Skip' });
  const over = page.locator('.score').or(closedScore(page));
  await mine.or(skip).or(over).first().waitFor({ timeout: 90_000 });
  // On a busy machine a press may last so long that it asks what lies there, instead of taking it.
  const read = await page.locator('dialog[open]').isVisible();
  if (read || (await skip.isVisible())) await page.keyboard.press('Escape');
  else if (await mine.isVisible()) return true;
  return false;
}

/**
 * Plays with the mouse, whatever is asked, until the score is there.
 * @param {Page} page
 * @param {(sides: number) => number} roll
 * @param {Way} [way]
 */
export async function playByMouse(page, roll, { wishes = [], enough = () => false, own } = {}) {
  while (!(await ended(page))) {
    const mine = await asked(page);
    if (await enough()) return;
    if (mine) await answerByMouse(page, roll, wishes, own).catch(forgiven);
  }
}

/** Which of the offers is wished for most; -1 for none. @param {string[]} offers @param {RegExp[]} wishes */
function wishedFor(offers, wishes) {
  for (const wish of wishes) {
    // Before the words stands the mark.
    const place = offers.findIndex((text) => wish.test(text.trim().slice(1).trim()));
    if (place >= 0) return place;
  }
  return -1;
}

/** A press that came too late is tried again by the loop around it. @param {unknown} error */
function forgiven(error) {
  if (!(error instanceof Error) || error.name !== 'TimeoutError') throw error;
}

/** @param {Page} page @param {(sides: number) => number} roll @param {RegExp[]} wishes @param {Own} [own] */
async function answerByMouse(page, roll, wishes, own) {
  const offers = page.locator(own ? `${OFFERS}, ${own.beside}` : OFFERS);
  const confirm = page.locator('.prompt :is(.confirm-button, .decide-button)');
  // Asking what is not there whether it is enabled would wait for it.
  const ready = (await confirm.isVisible()) && (await confirm.isEnabled(PRESS).catch(() => false));
  if (ready) return confirm.click(PRESS);
  // A phone shows many squares on the board alone, until they are asked for.
  const list = page.locator('.prompt .list-button[aria-expanded=false]');
  if (await list.isVisible()) await list.click(PRESS);
  const fresh = offers.and(page.locator('[aria-pressed=false]'));
  const choices = own && (await offers.count()) === 0 ? page.locator(own.held) : fresh;
  const count = await choices.count();
  if (count === 0) return page.waitForTimeout(50);
  const texts = wishes.length > 0 ? await fresh.allTextContents() : [];
  const wished = wishedFor(texts, wishes);
  const choice = wished < 0 ? choices.nth(roll(count)) : fresh.nth(wished);
  await choice.click(PRESS);
  // A choice with a warning asks to be made twice.
  const armed = page.locator('.prompt .offer[data-armed]');
  if (await armed.isVisible()) await armed.click(PRESS);
}

/**
 * Plays with the keyboard alone, until the score is there.
 * @param {Page} page
 * @param {(sides: number) => number} roll
 * @param {Way} [way]
 */
export async function playByKeys(page, roll, { wishes = [] } = {}) {
  const marks = page.locator('.prompt kbd, .hand kbd, .board [class*=badge] text');
  while (!(await ended(page))) {
    if (!(await asked(page))) continue;
    const offers = page.locator(OFFERS);
    const wished = wishedFor(await offers.allTextContents(), wishes);
    // Where the list is folded the marks stand on the board and in the hand.
    const seen = (await marks.allTextContents()).filter((mark) => /^[1-9a-z]{1,2}$/.test(mark));
    const mark =
      wished >= 0
        ? await offers.nth(wished).locator('kbd').textContent(PRESS).catch(forgiven)
        : seen[roll(seen.length)];
    await page.keyboard.type(mark ?? '1');
    await page.keyboard.press('Enter');
  }
}

/** Puts a house bot on each of the first free seats. @param {Page} page @param {number} count */
export async function addBots(page, count) {
  for (let bots = 1; bots <= count; bots += 1) {
    if ((await page.getByRole('button', { name: /^Add a bot/ }).count()) === 0)
      await page.getByRole('button', { name: 'One seat more' }).click();
    await page
      .getByRole('button', { name: /^Add a bot/ })
      .first()
      .click();
    await expect(page.locator('.seat[data-kind=bot]')).toHaveCount(bots);
  }
}
