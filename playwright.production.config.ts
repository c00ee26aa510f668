import { defineConfig } from '@playwright/test';
import base from './playwright.config';

/** Main journeys against the production topology: nginx, two web nodes, a worker, MariaDB and Redis. */
export default defineConfig({
  ...base,
  globalSetup: './scripts/testing/production-shop.ts',
  projects: [
    {
      name: 'production',
      testDir: '.',
      testMatch: [
        'docker/e2e/nginx.spec.ts',
        'storefront/e2e/guest-buys.spec.ts',
        'backoffice/e2e/operator.spec.ts',
        'seller-portal/e2e/vendor.spec.ts',
      ],
    },
    // Runs last, because it kills a node for good.
    {
      name: 'loss of a node',
      dependencies: ['production'],
      testDir: './docker/e2e',
      testMatch: 'lost-node.spec.ts',
    },
  ],
  reporter: [['list'], ['json', { outputFile: '.cache/test/production.json' }]],
});
