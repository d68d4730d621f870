import { chooseQuick, openBrawl, playBrawl } from './brawl.js';
import { begin, dice, playByKeys, sitDown } from './play.js';
import { seeds } from './secrets.js';
import { expect, expectAccessible, test } from './test.js';

test('two people play a whole quick brawl, one with the mouse and one with the keyboard', async ({
  arrive,
  server,
}) => {
  const ada = await arrive();
  const link = await openBrawl(ada, 'Ada');
  const bea = await arrive();
  await bea.page.goto(link);
  await sitDown(bea.page, 'Bea');
  await chooseQuick(ada.page);
  await begin(ada.page);
  await Promise.all([playBrawl(ada.page, dice(1)), playByKeys(bea.page, dice(2))]);
  expect(await seeds(server.data), 'seeds for the scanner').toHaveLength(1);
  for (const { page } of [ada, bea]) {
    const score = page.locator('.score');
    await expect(score).toContainText('Ada');
    await expect(score).toContainText('Bea');
    await expectAccessible(page);
  }
});
