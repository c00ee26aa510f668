import { expect } from '@playwright/test';
import { test } from './hydrated-page';
import { Operator } from './operator';

test.use({ serviceWorkers: 'block' });

/** A product whose store no other test shops in, as during the vacation nobody can. */
const PRODUCT = '/product/sandalwood-misbaha?lang=en';
const AWAY = 'This store is on vacation and isn’t taking orders right now.';

test('a store on vacation says so, and sells nothing until the vacation ends', async ({ page, request }) => {
  const operator = await Operator.signedIn(request);
  await page.goto(PRODUCT);
  const add = page.getByRole('main').getByRole('button', { name: 'Add to cart', exact: true }).first();
  await add.click();
  await expect(page.getByRole('main').getByText('Added to cart', { exact: true })).toBeVisible();
  const link = page.getByRole('main').locator('a[href^="/store/"]').first();
  const store = (await link.getAttribute('href')) ?? '';
  const { data } = await (await request.get(`/backend/api/web/vendor/${store.split('/').pop()}`)).json();
  const setStatus = (store_status: 'open' | 'vacation') =>
    operator.call('PUT', `updateVendorStoreStatus/${data.id}`, { store_status });
  const notice = page.getByText(AWAY).first();
  await setStatus('vacation');
  try {
    await page.goto(PRODUCT);
    await expect(notice).toBeVisible();
    await expect(add).toBeDisabled();
    await page.goto(`${store}?lang=en`);
    await expect(page.getByRole('status').filter({ hasText: AWAY })).toBeVisible();
    await page.goto('/cart');
    await expect(notice).toBeVisible();
    await expect(page.getByText('No longer available. Remove it to continue.')).toBeVisible();
  } finally {
    await setStatus('open');
  }
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cart');
  await expect(page.getByText(AWAY)).toHaveCount(0);
  await expect(page.getByText('No longer available. Remove it to continue.')).toHaveCount(0);
  await page.goto(`${store}?lang=en`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(AWAY)).toHaveCount(0);
  await page.goto(PRODUCT);
  await add.click();
  await expect(page.getByRole('main').getByText('Added to cart', { exact: true })).toBeVisible();
});
