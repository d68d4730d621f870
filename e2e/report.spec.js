import { readFile } from 'node:fs/promises';
import { addBots, begin, chooseQuick, dice, openTable, playByMouse, timeOf } from './play.js';
import { expect, expectAccessible, test } from './test.js';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

test('a moment that looks wrong is saved as a file', async ({ arrive }) => {
  const ada = await arrive(PHONE);
  const { page } = ada;
  await openTable(ada, 'Ada');
  await addBots(page, 4);
  await chooseQuick(page);
  await begin(page);
  await playByMouse(page, dice(6), async () => (await timeOf(page)) > 1);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByLabel('What looks wrong').fill('Nari should have fallen');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save this moment' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^flagon-dragon-flagon-\d+\.json$/);
  const text = await readFile(await file.path(), 'utf8');
  const report = JSON.parse(text);
  expect(report.head).toMatchObject({ report: 'view', remark: 'Nari should have fallen' });
  expect(report.seat).toBe(0);
  expect(text, 'the name of the room is its key').not.toContain(page.url().split('/r/')[1]);
  const status = page.locator('.wrong [role=status]');
  await expect(status).toContainText('no cards, plans or secrets of anybody else');
  await expect(status).toBeInViewport({ ratio: 1 });
  await expectAccessible(page);
  if (process.env.FLAGON_PICTURE) await page.screenshot({ path: 'test-results/report.png' });
});
