import { chooseQuick, openBrawl, playBrawl } from './brawl.js';
import { addBots, begin, dice } from './play.js';
import { expect, expectAccessible, test } from './test.js';

test('one person alone plays a quick brawl against house bots', async ({ arrive }) => {
  const ada = await arrive();
  const { page } = ada;
  await openBrawl(ada, '<b>Ada</b>');
  await addBots(page, 4);
  await chooseQuick(page);
  await expectAccessible(page);
  await begin(page);
  await playBrawl(page, dice(3));
  const score = page.locator('.score');
  await expect(score).toContainText('<b>Ada</b>');
  await expect(score.getByRole('button', { name: 'Play again' })).toBeVisible();
  await score.getByRole('button', { name: 'Play again' }).click();
  await expect(page.getByRole('button', { name: 'Begin the game' })).toBeVisible();
  await expect(page.locator('.seat[data-kind=bot]')).toHaveCount(4);
});
