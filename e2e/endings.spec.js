import { box, openLair } from './lair.js';
import { addBots, begin, dice, playByMouse, sitDown } from './play.js';
import { expect, expectAccessible, test } from './test.js';

/** @import { Page } from '@playwright/test' */

test.use({
  sets: {
    'near-exit': box({ hand: 1, escape: 1 }, { find_gold: { three: 12 }, master_key: { none: 12 } }),
    'dead-ends': box({ hand: 1 }, { blank: { one: 6 } }),
    'no-gold': box({ hand: 1, rounds: 5 }, { master_key: { none: 6 } }),
  },
});

/** @param {Page} page */
const score = (page) => page.locator('.score');

test('whoever has the coins and comes to a way out escapes and wins', async ({ arrive }) => {
  const ada = await arrive();
  const { page } = ada;
  await openLair(ada, 'Ada', 'near-exit');
  await addBots(page, 1);
  await page.getByRole('button', { name: /^Escape:/ }).click();
  await begin(page);
  await expect(page.getByRole('heading', { name: /then out by a Key or a Vortex/ })).toBeVisible();
  await playByMouse(page, dice(3), { wishes: [/^Go to/] });
  await expect(score(page)).toContainText(/(Ada|[A-Z]\w+) is out with (one coin|\d+ coins) and has won/);
  await expect(score(page)).toContainText('enters a Master Key or a Magical Vortex is out and wins at once');
  await expectAccessible(page);
});

test('when nobody can place or move any more, the coins are counted', async ({ arrive }) => {
  const ada = await arrive();
  const link = await openLair(ada, 'Ada', 'dead-ends');
  const bea = await arrive();
  await bea.page.goto(link);
  await sitDown(bea.page, 'Bea');
  await begin(ada.page);
  await Promise.all(
    [ada, bea].map(({ page }, seat) =>
      playByMouse(page, dice(4 + seat), { wishes: [/^Place/, /arrow up$/] }),
    ),
  );
  await expect(score(bea.page)).toContainText('Ada and Bea have equally many coins and share the win');
  await expect(score(bea.page)).toContainText('Nobody could place or move any more');
  await bea.page.getByRole('button', { name: 'Look at the board' }).click();
  await expect(bea.page.locator('.log')).toContainText('Nobody can do anything any more: the game is over.');
});

test('a game that gets nowhere is ended and counted', async ({ arrive }) => {
  const ada = await arrive();
  const { page } = ada;
  await openLair(ada, 'Ada', 'no-gold');
  await addBots(page, 1);
  await begin(page);
  await playByMouse(page, dice(6), { wishes: [/^Place/] });
  await expect(score(page)).toContainText('share the win');
  await expect(score(page)).toContainText('For many rounds nobody placed a tile');
});
