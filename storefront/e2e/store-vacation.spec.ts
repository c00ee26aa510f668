import { expect, type APIRequestContext } from '@playwright/test';
import { fillCart } from './fill-cart';
import { test } from './hydrated-page';
import { Operator } from './operator';
import { Shopper } from './shopper';

test.use({ serviceWorkers: 'block' });

/** A product whose store no other test shops in, as during the vacation nobody can. */
const SLUG = 'sandalwood-misbaha';
const PRODUCT = `/product/${SLUG}?lang=en`;
const AWAY = 'This store is on vacation and isn’t taking orders right now.';
const LINE = 'Not available during the vacation. Save it for later or remove it to continue.';

/** Sends a store on vacation, or back, as an operator does. */
async function statusOf(request: APIRequestContext, store: string) {
  const operator = await Operator.signedIn(request);
  const { data } = await (await request.get(`/backend/api/web/vendor/${store}`)).json();
  return (store_status: 'open' | 'vacation') =>
    operator.call('PUT', `updateVendorStoreStatus/${data.id}`, { store_status });
}

test('a store on vacation says so, and sells nothing until the vacation ends', async ({ page, request }) => {
  await page.goto(PRODUCT);
  const add = page.getByRole('main').getByRole('button', { name: 'Add to cart', exact: true }).first();
  await add.click();
  await expect(page.getByRole('main').getByText('Added to cart', { exact: true })).toBeVisible();
  const link = page.getByRole('main').locator('a[href^="/store/"]').first();
  const store = (await link.getAttribute('href')) ?? '';
  const setStatus = await statusOf(request, store.split('/').pop() ?? '');
  const notice = page.getByText(AWAY).first();
  await setStatus('vacation');
  try {
    await page.goto(PRODUCT);
    await expect(notice).toBeVisible();
    await expect(add).toBeDisabled();
    await page.goto(`${store}?lang=en`);
    await expect(page.getByRole('status').filter({ hasText: AWAY })).toBeVisible();
    await expect(page.getByText('There are no products for sale here at the moment.')).toBeVisible();
    await page.goto('/cart');
    await expect(notice).toBeVisible();
    await expect(page.getByText(LINE)).toBeVisible();
  } finally {
    await setStatus('open');
  }
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cart');
  await expect(page.getByText(AWAY)).toHaveCount(0);
  await expect(page.getByText(LINE)).toHaveCount(0);
  await page.goto(`${store}?lang=en`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(AWAY)).toHaveCount(0);
  await page.goto(PRODUCT);
  await add.click();
  await expect(page.getByRole('main').getByText('Added to cart', { exact: true })).toBeVisible();
});

test('a vacation that begins at the address step loses no entry, and its item can wait in the saved list', async ({
  page,
  request,
  baseURL,
}) => {
  const { data } = await (await request.get(`/backend/api/web/product/${SLUG}`)).json();
  const setStatus = await statusOf(request, data.vendor.slug);
  const saved = page.getByRole('region', { name: /^Saved for later/ });
  await fillCart(page, baseURL, [SLUG]);
  await page.goto('/checkout');
  await new Shopper(page).fillAddress('away@example.test');
  await setStatus('vacation');
  try {
    await page.getByRole('button', { name: 'Continue to shipping' }).click();
    await expect(page).toHaveURL(/\/cart$/);
    await expect(page.getByText(LINE)).toBeVisible();
    await page.getByRole('button', { name: /later/ }).click();
    await expect(saved.getByText('Not available at the moment.')).toBeVisible();
    await expect(saved.getByRole('button', { name: /to cart/ })).toHaveCount(0);
  } finally {
    await setStatus('open');
  }
  await page.reload();
  // The list is empty before the server has moved the item.
  const moved = page.waitForResponse((response) => response.request().method() === 'POST');
  await saved.getByRole('button', { name: /to cart/ }).click();
  await moved;
  await expect(saved).toHaveCount(0);
  await page.goto('/checkout');
  await expect(page).toHaveURL(/step=shipping/);
  await expect(page.getByText('12 Colonnade Street')).toBeVisible();
});

test('a vacation that begins at the shipping step keeps the chosen shipping', async ({
  page,
  request,
  baseURL,
}) => {
  const { data } = await (await request.get(`/backend/api/web/product/${SLUG}`)).json();
  const setStatus = await statusOf(request, data.vendor.slug);
  await fillCart(page, baseURL, [SLUG]);
  await page.goto('/checkout');
  await new Shopper(page).fillAddress('chosen@example.test');
  await page.getByRole('button', { name: 'Continue to shipping' }).click();
  await expect(page).toHaveURL(/step=shipping/);
  const last = page.getByRole('main').getByRole('radio').last();
  await expect(last).not.toBeChecked();
  await last.check();
  await setStatus('vacation');
  try {
    await page.getByRole('button', { name: 'Continue to payment' }).click();
    await expect(page).toHaveURL(/\/cart$/);
    await expect(page.getByText(LINE)).toBeVisible();
  } finally {
    await setStatus('open');
  }
  await page.goto('/checkout');
  await expect(page).toHaveURL(/step=payment/);
  await page.goto('/checkout?step=shipping');
  await expect(last).toBeChecked();
});
