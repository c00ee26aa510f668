import { gzipSync } from 'node:zlib';
import { expect, type Page, test } from '@playwright/test';
import { Shopper } from './shopper';

interface Weight {
  /** Bytes of gzipped scripts. */
  scripts: number;
  fonts: string[];
}

/** Loads a page as on a first visit and measures its requests until the network is idle. */
async function weigh(page: Page, path: string): Promise<Weight> {
  const weight: Weight = { scripts: 0, fonts: [] };
  const measured: Promise<void>[] = [];
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'font')
      weight.fonts.push(/([a-z-]+)-wght/.exec(request.url())?.[1] ?? request.url());
    if (request.resourceType() === 'script')
      measured.push(
        request.response().then(async (response) => {
          const script = await response?.body();
          weight.scripts += script ? gzipSync(script).length : 0;
        }),
      );
  });
  await page.goto(path, { waitUntil: 'networkidle' });
  // On a busy machine, a console may render its heading only after the network is idle.
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  // The storefront's scripts load one by one after the page. What an interaction loads is not counted.
  const isConsole = /^\/(?:admin|seller)/.test(path);
  if (!isConsole) await page.waitForFunction(() => '__remixRouter' in window);
  await page.evaluate(() => document.fonts.ready);
  await Promise.all(measured);
  return weight;
}

// Cached copies would hide the cost of a first visit.
test.use({ serviceWorkers: 'block' });

for (const [path, kilobytes] of [
  ['/', 110],
  ['/Shop', 110],
  ['/product/nova-phone', 110],
  ['/cart', 110],
  ['/blog', 110],
  ['/login', 110],
  ['/admin', 200],
  ['/seller', 200],
] as const) {
  test(`${path} loads at most ${kilobytes} kB of compressed scripts and only the Latin font`, async ({
    page,
  }) => {
    const { scripts, fonts } = await weigh(page, path);
    expect(scripts).toBeGreaterThan(10_000);
    expect(scripts).toBeLessThan(kilobytes * 1_000);
    expect(fonts).toEqual(['inter-latin']);
  });
}

test('/checkout loads at most 130 kB of scripts', async ({ page, browser, baseURL }) => {
  await new Shopper(page).addFromStore(0);
  const storageState = await page.context().storageState();
  const context = await browser.newContext({ baseURL, storageState, serviceWorkers: 'block' });
  const { scripts, fonts } = await weigh(await context.newPage(), '/checkout');
  await context.close();
  expect(scripts).toBeGreaterThan(10_000);
  expect(scripts).toBeLessThan(130_000);
  expect(fonts).toEqual(['inter-latin']);
});

test('the English home page loads only the Latin font', async ({ page }) => {
  expect((await weigh(page, '/')).fonts).toEqual(['inter-latin']);
});

test('a page loads only the translations of its own language, and once', async ({ page }) => {
  const texts: string[] = [];
  page.on('request', (request) => {
    const [, language] = /\/texts-(\w+)-/.exec(request.url()) ?? [];
    if (language) texts.push(language);
  });
  await weigh(page, '/brands?lang=ar');
  expect(texts).toEqual(['ar']);
});
