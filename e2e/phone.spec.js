import { chooseQuick } from './brawl.js';
import { addBots, begin, dice, openTable, PHONE, playByMouse } from './play.js';
import { expect, expectAccessible, expectNothingBeyondTheEdge, test } from './test.js';

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
