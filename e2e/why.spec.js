import { chooseQuick, openBrawl, playBrawl } from './brawl.js';
import { ASKED, addBots, begin, dice } from './play.js';
import { expect, expectAccessible, test } from './test.js';

test('"why?" opens the rule in full, and the rules that it mentions', async ({ arrive }) => {
  const ada = await arrive();
  const { page } = ada;
  /** @type {string[]} */
  const loaded = [];
  page.on('request', (request) => loaded.push(request.url()));
  const rules = () => loaded.filter((url) => url.endsWith('/en-rules.js')).length;
  await openBrawl(ada, 'Ada');
  await addBots(page, 4);
  await chooseQuick(page);
  await begin(page);
  const questions = page.locator(`.table:has(${ASKED})`).getByRole('button', { name: 'why?' });
  await playBrawl(page, dice(5), { enough: async () => (await questions.count()) > 0 });
  expect(rules(), 'the long texts wait for the first question').toBe(0);

  await questions.first().click();
  const answer = page.locator('.why');
  await expect(answer).toContainText(/ · Rule (DF-)?[A-Z]{2,}-\d+/);
  expect(rules()).toBe(1);
  await expectAccessible(page);
  const mention = answer.locator('.why-button').first();
  if (await mention.isVisible()) {
    const name = (await mention.textContent()) ?? '';
    await mention.click();
    await expect(answer).toContainText(`Rule ${name}`);
  }
  await page.keyboard.press('Escape');
  await expect(answer).toBeHidden();
});
