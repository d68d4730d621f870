import { addBots, begin, chooseQuick, dice, openTable, playByMouse } from './play.js';
import { expect, expectAccessible, test } from './test.js';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

test('a quick brawl can be played on a phone', async ({ arrive }) => {
  const ada = await arrive(PHONE);
  const { page } = ada;
  await openTable(ada, 'Ada');
  await expectNothingBeyondTheEdge(page);
  await addBots(page, 4);
  await chooseQuick(page);
  await begin(page);
  await page.locator('.prompt[data-mine]').waitFor();
  await expectNothingBeyondTheEdge(page);
  await expectAccessible(page);
  await playByMouse(page, dice(4));
  await expect(page.locator('.score')).toContainText('Ada');
  await expectNothingBeyondTheEdge(page);
});

/** The page never scrolls sideways. @param {import('@playwright/test').Page} page */
async function expectNothingBeyondTheEdge(page) {
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width, 'width of the page').toBeLessThanOrEqual(390);
}
