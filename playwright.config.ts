import { defineConfig } from '@playwright/test';
import { findChromium, findHeadlessShell, launchArguments } from './scripts/testing/chromium.mjs';

const SURFACES = ['storefront', 'backoffice', 'seller-portal'];
/** Only a whole browser grants the permission that these tests need. */
const NOTIFICATIONS = '**/notifications.spec.ts';
const browser = await findChromium();
const args = launchArguments();

export default defineConfig({
  globalSetup: './scripts/testing/demo-shop.ts',
  projects: [
    ...SURFACES.map((name) => ({ name, testDir: `./${name}/e2e`, testIgnore: NOTIFICATIONS })),
    {
      name: 'notifications',
      testDir: './storefront/e2e',
      testMatch: NOTIFICATIONS,
      use: { launchOptions: { executablePath: browser, args } },
    },
  ],
  testMatch: '**/*.spec.ts',
  outputDir: './test-results',
  reporter: [['list'], ['json', { outputFile: '.cache/test/browser.json' }]],
  workers: 2,
  retries: process.env.CI ? 1 : 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    // Set by the global setup; workers evaluate this file again and see it.
    baseURL: process.env.STOA_URL,
    actionTimeout: 15_000,
    navigationTimeout: 30_000,
    // Tracing costs a third of the time, so CI traces only retries.
    trace: process.env.CI ? 'on-first-retry' : 'retain-on-failure',
    launchOptions: { executablePath: findHeadlessShell() ?? browser, args },
  },
});
