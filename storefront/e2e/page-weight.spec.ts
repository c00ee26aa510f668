import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, type Page, type Response, test } from '@playwright/test';
import { Shopper } from './shopper';

/** Gzipped bytes of what a first visit loads. */
interface Weights {
  document: number;
  scripts: number;
  styles: number;
}
interface Weight extends Weights {
  fonts: string[];
}

const FILE = join(import.meta.dirname, 'page-weights.json');
/** Shares of the recorded bytes. A document may vary, as the demo shop’s reviews depend on the day and other tests on the same shop. */
const TOLERANCES = { document: 1.1, scripts: 1.02, styles: 1.02 };
const MEASURED = { document: 'document', script: 'scripts', stylesheet: 'styles' } as const;
const isMeasured = (type: string): type is keyof typeof MEASURED => type in MEASURED;

/** Loads a page as on a first visit and measures its requests until the network is idle. */
async function weigh(page: Page, path: string): Promise<Weight> {
  const weight: Weight = { document: 0, scripts: 0, styles: 0, fonts: [] };
  const measured: Promise<void>[] = [];
  const add = async (type: keyof typeof MEASURED, response: Response | null) => {
    // A redirect to another page has no body.
    const body = response?.ok() ? await response.body() : '';
    weight[MEASURED[type]] += gzipSync(body).length;
  };
  page.on('requestfinished', (request) => {
    const type = request.resourceType();
    if (type === 'font') weight.fonts.push(/([a-z-]+)-wght/.exec(request.url())?.[1] ?? request.url());
    if (isMeasured(type)) measured.push(request.response().then((response) => add(type, response)));
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

/** Fails if a page weighs more than recorded, or records it if `ACCEPT_WEIGHTS` is set. */
function expectRecorded(path: string, { document, scripts, styles }: Weights): void {
  const recorded = JSON.parse(readFileSync(FILE, 'utf8')) as Record<string, Weights>;
  const weights = { document, scripts, styles };
  if (process.env.ACCEPT_WEIGHTS) {
    writeFileSync(FILE, `${JSON.stringify({ ...recorded, [path]: weights }, null, 2)}\n`);
    return;
  }
  for (const name of ['document', 'scripts', 'styles'] as const)
    expect(
      weights[name],
      `${path} loads more gzipped bytes of ${name} than recorded. If that is intended, record it: ` +
        'ACCEPT_WEIGHTS=1 npx playwright test --project=storefront page-weight',
    ).toBeLessThanOrEqual((recorded[path]?.[name] ?? 0) * TOLERANCES[name]);
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
  test(`${path} loads at most ${kilobytes} kB of compressed scripts, what is recorded, and only the Latin font`, async ({
    page,
  }) => {
    const weight = await weigh(page, path);
    expect(weight.scripts).toBeGreaterThan(10_000);
    expect(weight.scripts).toBeLessThan(kilobytes * 1_000);
    expect(weight.fonts).toEqual(['inter-latin']);
    expectRecorded(path, weight);
  });
}

test('/checkout loads at most 130 kB of scripts and what is recorded', async ({ page, browser, baseURL }) => {
  await new Shopper(page).addFromStore(0);
  const storageState = await page.context().storageState();
  const context = await browser.newContext({ baseURL, storageState, serviceWorkers: 'block' });
  const weight = await weigh(await context.newPage(), '/checkout');
  await context.close();
  expect(weight.scripts).toBeGreaterThan(10_000);
  expect(weight.scripts).toBeLessThan(130_000);
  expect(weight.fonts).toEqual(['inter-latin']);
  expectRecorded('/checkout', weight);
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
