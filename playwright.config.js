import { defineConfig } from '@playwright/test';

export default defineConfig({
  testDir: 'e2e',
  // A whole brawl takes a while, also in a hurry, and much longer on a busy machine.
  timeout: 900_000,
  // Two cores that draw several pages at once can take seconds over one.
  expect: { timeout: 30_000, toPass: { timeout: 30_000 } },
  workers: process.env.CI ? 2 : undefined,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list']],
  use: {
    browserName: 'chromium',
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    actionTimeout: 30_000,
    // A trace copies the page at every step; ask for one with --trace on.
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
      args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-sync'],
    },
  },
});
