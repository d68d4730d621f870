import { openBrawl } from './brawl.js';
import { begin, sitDown } from './play.js';
import { expect, expectAccessible, test } from './test.js';

test.use({
  sets: {
    'my-box': { 'common.toml': '[slash]\nreputation = { printed = 4 }\n' },
    other: { 'common.toml': '' },
  },
});

test('the host chooses a set of cards and house rulings, and everybody sees what they are', async ({
  arrive,
}) => {
  const ada = await arrive();
  const link = await openBrawl(ada, 'Ada');
  const bea = await arrive();
  await bea.page.goto(link);
  await sitDown(bea.page, 'Bea');
  const ours = ada.page.locator('.decks');
  const theirs = bea.page.locator('.decks');
  await expect(theirs.getByRole('button', { name: 'Built in' })).toHaveAttribute('aria-pressed', 'true');
  await expect(theirs.getByRole('button', { name: 'my-box' })).toBeDisabled();

  await ours.getByRole('button', { name: 'my-box' }).click();
  await expect(theirs.getByText('One value is not as built in')).toBeVisible();
  await expect(theirs.getByRole('listitem')).toHaveText(/Slash, reputation:.*2 →\s+4 \(as printed\)/s);

  for (const decks of [ours, theirs])
    await decks.getByText('Questions that the rulebook leaves open').click();
  await expect(theirs.getByText('all as usual')).toBeVisible();
  const fall = /Knocked from table to table/;
  await ours.getByRole('group', { name: fall }).getByRole('button', { name: 'Yes' }).click();
  await expect(theirs.getByText('one turned round')).toBeVisible();
  const theirFall = theirs.getByRole('group', { name: fall });
  await expect(theirFall.getByRole('button', { name: 'Yes' })).toHaveAttribute('aria-pressed', 'true');
  await expect(theirFall.getByRole('button', { name: '(usual)' })).toHaveAttribute('aria-pressed', 'false');
  await expectAccessible(bea.page);

  await theirs.getByRole('button', { name: 'why?' }).first().click();
  await expect(bea.page.locator('.why')).toContainText('Rule KB-9');
  await bea.page.keyboard.press('Escape');
  await begin(ada.page);
  await expect(bea.page.locator('.df-hand')).toBeVisible();
});
