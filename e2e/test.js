// The test of this house: a server of its own, people who arrive, and a look for errors and
// secrets at the end of each.
import { AxeBuilder } from '@axe-core/playwright';
import { test as base, expect } from '@playwright/test';
import { Person } from './person.js';
import { leaks, seeds } from './secrets.js';
import { Server } from './server.js';

/** @import { BrowserContextOptions, Page } from '@playwright/test' */

/**
 * @typedef {object} Fixtures
 * @property {Record<string, Record<string, string>>} sets
 * @property {Server} server
 * @property {(options?: BrowserContextOptions) => Promise<Person>} arrive
 */

export const test = base.extend(
  /** @type {import('@playwright/test').Fixtures<Fixtures, {}, import('@playwright/test').PlaywrightTestArgs, import('@playwright/test').PlaywrightWorkerArgs>} */ ({
    sets: [{}, { option: true }],

    server: async ({ sets }, use) => {
      const server = await Server.open(sets);
      await use(server);
      await server.close();
    },

    arrive: async ({ browser, server }, use) => {
      /** @type {Person[]} */
      const people = [];
      await use(async (options) => {
        const person = await Person.arrive(browser, { baseURL: server.url, ...options });
        people.push(person);
        return person;
      });
      const own = await Promise.all(people.map((person) => person.secrets()));
      const secrets = [...own.flat(), ...(await seeds(server.data))];
      for (const person of people) {
        expect(person.errors, 'errors in the page').toEqual([]);
        expect(leaks(secrets, await person.seen()), 'places that hold a secret').toEqual([]);
        await person.context.close();
      }
      expect(leaks(secrets, new Map([['the log', server.log]])), 'secrets in the log').toEqual([]);
      expect(server.log, 'errors in the log').not.toMatch(/ERROR|panicked/);
    },
  }),
);

/** No barrier that axe knows. @param {Page} page */
export async function expectAccessible(page) {
  // Preloading would read the style sheets once more, from addresses of its own making.
  const { violations } = await new AxeBuilder({ page }).options({ preload: false }).analyze();
  const told = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n')}`);
  expect(told, 'barriers').toEqual([]);
}

/** The page never scrolls sideways. @param {Page} page */
export async function expectNothingBeyondTheEdge(page) {
  const width = () => page.evaluate(() => document.documentElement.scrollWidth);
  await expect.poll(width, 'width of the page').toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
}

export { expect };
