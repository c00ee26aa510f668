import { expect, type Page } from '@playwright/test';
import { test } from './hydrated-page';
import { Operator } from './operator';
import { previewWith } from './template-preview';

const row = (page: Page) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: 'Recently viewed' }) });
const names = (page: Page) => row(page).getByRole('heading', { level: 3 });

/** A list without products, which offers those viewed before instead. */
const NOTHING_FOUND = '/Shop?brand=cordis&category=beauty';

/** Opens products and waits until each is remembered. */
async function view(page: Page, ...slugs: string[]): Promise<void> {
  for (const slug of slugs) {
    await page.goto(`/product/${slug}`);
    const remembered = () => page.evaluate(() => localStorage.getItem('recently_viewed') ?? '');
    const { data } = await (await page.request.get(`/backend/api/web/product/${slug}`)).json();
    await expect.poll(remembered).toContain(`["${data.id}"`);
  }
}

test('products that were opened are offered on other pages, newest first, until they are cleared', async ({
  page,
}) => {
  await view(page, 'nova-phone', 'tempo-smart-watch');
  // A product page offers the others only.
  await expect(names(page)).toHaveText(['Nova Phone']);
  await page.goto(NOTHING_FOUND);
  await expect(names(page)).toHaveText(['Tempo Smart Watch', 'Nova Phone']);
  await expect(row(page).getByText('On this device only; nobody else sees it.')).toBeVisible();
  await row(page).getByRole('button', { name: 'Clear recently viewed' }).click();
  await expect(row(page)).toHaveCount(0);
  await page.reload();
  await page.waitForLoadState('networkidle');
  await expect(row(page)).toHaveCount(0);
});

// Here, as the next test turns off what it relies on.
test('offline, a page in the chosen language shows viewed products; its link retries the page', async ({
  page,
  context,
}) => {
  await page.goto('/brands?lang=es');
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  for (const path of ['/Shop', '/cart', '/checkout', '/customer']) await page.goto(path);
  await page.goto('/Shop');
  await page.locator('main article').first().getByRole('link').first().click();
  await page.waitForURL(/\/product\//);
  const name = await page.getByRole('heading', { level: 1 }).innerText();
  const cachedText = () =>
    page.evaluate(async () => {
      const texts: unknown = await (await caches.match('/offline-texts'))?.json();
      return (texts as { language?: string } | undefined)?.language;
    });
  await expect.poll(cachedText).toBe('es');
  const isSeen = () =>
    page.evaluate(async () => (await (await caches.match('/seen-products'))?.text()) ?? '');
  await expect.poll(isSeen).toContain(name);
  await context.setOffline(true);
  const answer = await page.goto('/stores');
  expect(answer?.status()).toBe(503);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No tienes conexión');
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  const seen = page.getByRole('listitem').filter({ hasText: name });
  await expect(seen.getByText(/^Precio del \d/)).toBeVisible();
  const picture = seen.locator('img');
  expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  expect(await keptAddresses(page)).toEqual([]);
  await context.setOffline(false);
  await page.getByRole('link', { name: 'Reintentar' }).click();
  await expect(page.locator('main article').first()).toBeVisible();
});

/** Cached paths of the service worker, except assets and the data of the offline page. */
async function keptAddresses(page: Page): Promise<string[]> {
  const [worker] = page.context().serviceWorkers();
  const paths = await worker?.evaluate(async () => {
    const all = await Promise.all(
      (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
    );
    return all.flat().map(({ url }) => new URL(url).pathname);
  });
  return (paths ?? ['no service worker']).filter(
    (path) => !/^\/(?:assets\/.+|offline-texts|seen-products)$/.test(path),
  );
}

test('operators turn recently viewed products off and on', async ({ page, request }) => {
  const operator = await Operator.signedIn(request);
  const set = (recently_viewed: 0 | 1) =>
    operator.call('POST', 'settings', { group: 'general', values: { recently_viewed } });
  const reloaded = (count: number) =>
    expect(async () => {
      await page.reload();
      await page.waitForLoadState('networkidle');
      await expect(row(page)).toHaveCount(count, { timeout: 1000 });
    }).toPass();
  await view(page, 'nova-phone');
  await page.goto(NOTHING_FOUND);
  await expect(names(page)).toHaveText(['Nova Phone']);
  try {
    await set(0);
    await reloaded(0);
  } finally {
    await set(1);
  }
  await reloaded(1);
});

test('operators remove the trending products from the home page and show them again', async ({
  page,
  request,
}) => {
  const operator = await Operator.signedIn(request);
  const preview = async (...home_sections: string[]): Promise<void> => {
    await page.goto(`/?theme_preview=${await previewWith(operator, { home_sections })}`);
  };
  const trending = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Trending now' }) });
  await page.goto('/');
  await expect(trending.getByText(/^What has sold most in the last \d+ days\.$/)).toBeVisible();
  await preview('brands');
  await expect(page.getByRole('heading', { name: 'Brands' })).toBeVisible();
  await expect(trending).toHaveCount(0);
  await preview('brands', 'trending');
  await expect(trending.getByRole('article').first()).toBeVisible();
});
