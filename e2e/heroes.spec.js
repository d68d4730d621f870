import { box, openLair } from './lair.js';
import { ASKED, addBots, begin, dice, ownTurn, playByMouse } from './play.js';
import { expect, expectAccessible, test } from './test.js';

/** @import { Person } from './person.js' */

/** Heroes are dealt by chance; so many tables are opened until it is the one that is wanted. */
const TABLES = 80;

// In blank chambers nothing happens but what heroes do.
test.use({ sets: { blank: box({}, { blank: { three: 30 } }) } });

/** @param {Person} person @param {string} hero */
async function sitAs(person, hero) {
  const { page } = person;
  for (let table = 0; table < TABLES; table += 1) {
    await openLair(person, 'Ada', 'blank');
    await addBots(page, 1);
    await page.getByRole('button', { name: 'Heroes with powers' }).click();
    await begin(page);
    await ownTurn(page);
    if (await page.getByRole('button', { name: `About Ada, the ${hero}` }).isVisible()) return;
  }
  throw new Error(`nobody was dealt the ${hero} at ${TABLES} tables`);
}

test('the Dwarf thinks better of it, and then swaps two tiles, once', async ({ arrive }) => {
  const ada = await arrive();
  const { page } = ada;
  await sitAs(ada, 'Dwarf');
  const question = page.locator('.prompt .question');
  const power = page.getByRole('button', { name: /Swap two of your tiles \(your power, once a game\)/ });
  await power.click();
  await expect(question).toContainText('Which two tiles do you give away?');
  await expectAccessible(page);
  const back = page.locator('.back-button:enabled');
  await back.click();
  await power.click();
  await expect(question).toContainText('Which two tiles do you give away?');
  await back.waitFor();
  await page.keyboard.press('1');
  await expect(question).toContainText('Which other tile goes with Blank Chamber?');
  await expect(page.locator('.dk-tile.is-picked .dk-ready')).toHaveText('✓');
  await expectAccessible(page);
  await expect(page.locator('.log')).not.toContainText('Ada uses');
  await back.waitFor();
  await page.keyboard.press('1');
  await expect(page.locator('.log')).toContainText('Ada uses the Dwarf’s power and digs for other tiles.');
  await expect(page.locator('.log')).toContainText('You put Blank Chamber, Blank Chamber under the pile.');
  // Where all tiles look the same there is nothing to choose.
  await expect(question).toContainText(/Your turn|cannot be put back/);
  await expect(power, 'once a game').toHaveCount(0);
});

test('the Wizard goes through a wall by a press in the lair', async ({ arrive }) => {
  const ada = await arrive();
  const { page } = ada;
  await sitAs(ada, 'Wizard');
  const beyond = page.locator(`.table:has(${ASKED}) .dk-lair [aria-label*="through the wall"]`);
  // Start has no arrow to the left; others may move one meanwhile, but every chamber has a wall.
  await playByMouse(page, dice(1), {
    wishes: [/^Place/, /^1 left of Start/],
    enough: async () => (await beyond.count()) > 0,
  });
  await expect(page.locator('.prompt')).toContainText(/Through the wall to .*\(your power, once a game\)/);
  await beyond.first().click();
  await expect(page.locator('.log')).toContainText('Ada uses the Wizard’s power and walks through the wall.');
  await expect(beyond).toHaveCount(0);
});
