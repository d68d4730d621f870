import { mkdir, writeFile } from 'node:fs/promises';
import { openBrawl, playBrawl, timeOf } from './brawl.js';
import { ASKED, addBots, begin, dice, openTable, playByMouse } from './play.js';
import { expect, test } from './test.js';

/** @import { Page, TestInfo } from '@playwright/test' */

/** Where the README looks for its pictures. */
const PICTURES = 'docs/images';

/**
 * The README shows real games. With FLAGON_PICTURE=1 its pictures are taken anew.
 * @param {Page} page
 * @param {TestInfo} info
 * @param {string} name
 */
async function takePicture(page, info, name) {
  await page.mouse.move(0, 0);
  const picture = await page.screenshot();
  await info.attach(name, { body: picture, contentType: 'image/png' });
  if (!process.env.FLAGON_PICTURE) return;
  await mkdir(PICTURES, { recursive: true });
  await writeFile(`${PICTURES}/${name}.png`, picture);
}

test('a table of four with eight fighters in full swing', async ({ arrive }, info) => {
  const ada = await arrive();
  const { page } = ada;
  await openBrawl(ada, 'Ada');
  await addBots(page, 3);
  await begin(page);
  const offered = page.locator(`.table:has(${ASKED}) .df-board .df-offer`);
  // A choice of squares tells more than one of four sides; after a while any will do.
  await playBrawl(page, dice(7), {
    enough: async () => {
      const [time, offers] = [await timeOf(page), await offered.count()];
      return (time >= 4 && offers > 4) || (time >= 18 && offers > 0);
    },
  });
  await expect(offered.first()).toBeVisible();
  await takePicture(page, info, 'table');
});

test('a lair that four heroes have built', async ({ arrive }, info) => {
  const ada = await arrive();
  const { page } = ada;
  await openTable(ada, 'Ada', 'Drakon');
  await addBots(page, 3);
  await begin(page);
  const chambers = page.locator('.dk-chamber');
  const turn = page.locator(`${ASKED} .question`, { hasText: 'Your turn' });
  await playByMouse(page, dice(7), {
    wishes: [/^Place/],
    enough: async () => (await chambers.count()) >= 10 && (await turn.isVisible()),
  });
  await expect(turn).toBeVisible();
  await takePicture(page, info, 'lair');
});
