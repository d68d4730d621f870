import { openBrawl, playBrawl, timeOf } from './brawl.js';
import { ASKED, addBots, begin, dice, ownTurn } from './play.js';
import { expect, test } from './test.js';

test('after a power cut everybody is back at the same decision', async ({ arrive, server }) => {
  const ada = await arrive();
  const { page } = ada;
  await openBrawl(ada, 'Ada');
  await addBots(page, 1);
  await begin(page);
  await playBrawl(page, dice(5), { enough: async () => (await timeOf(page)) >= 2 });
  await ownTurn(page);
  const asked = page.locator(`${ASKED} .question`);
  const question = (await asked.textContent()) ?? '';
  expect(question).not.toBe('');
  ada.braced = true;
  await server.kill();
  await expect(page.locator('.link[data-link=offline]')).toBeVisible();
  await server.start();
  await expect(page.locator('.link[data-link=live]')).toBeVisible({ timeout: 40_000 });
  await expect(asked).toHaveText(question);
  await page.reload();
  await expect(asked).toHaveText(question);
  const time = await timeOf(page);
  await playBrawl(page, dice(6), { enough: async () => (await timeOf(page)) > time });
});
