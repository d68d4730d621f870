import { mkdir } from 'node:fs/promises';
import { openBrawl, playBrawl, timeOf } from './brawl.js';
import { addBots, begin, dice } from './play.js';
import { expect, test } from './test.js';

/** Where the README looks for it. */
const PICTURE = 'docs/images/table.png';

// The README shows a real game. With FLAGON_PICTURE=1 the picture is taken anew.
test('a table of four with eight fighters in full swing', async ({ arrive }, info) => {
  const ada = await arrive();
  const { page } = ada;
  await openBrawl(ada, 'Ada');
  await addBots(page, 3);
  await begin(page);
  const offered = page.locator('.table:has(.prompt[data-mine]) .df-board .df-offer');
  await playBrawl(page, dice(7), {
    enough: async () => (await timeOf(page)) >= 4 && (await offered.count()) > 0,
  });
  await expect(offered.first()).toBeVisible();
  await page.mouse.move(0, 0);
  const picture = await page.screenshot();
  await info.attach('the table', { body: picture, contentType: 'image/png' });
  if (process.env.FLAGON_PICTURE) {
    await mkdir('docs/images', { recursive: true });
    await page.screenshot({ path: PICTURE });
  }
});
