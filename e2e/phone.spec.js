import { chooseQuick, openBrawl, playBrawl } from './brawl.js';
import { addBots, begin, dice, ownTurn, PHONE } from './play.js';
import { expect, expectAccessible, expectNothingBeyondTheEdge, test } from './test.js';

test('a quick brawl can be played on a phone', async ({ arrive }) => {
  const ada = await arrive(PHONE);
  const { page } = ada;
  await openBrawl(ada, 'Ada');
  await expectNothingBeyondTheEdge(page);
  await addBots(page, 4);
  await chooseQuick(page);
  await begin(page);
  await ownTurn(page);
  await expectNothingBeyondTheEdge(page);
  await expectAccessible(page);
  await playBrawl(page, dice(4));
  await expect(page.locator('.score')).toContainText('Ada');
  await expectNothingBeyondTheEdge(page);
});
