import { expect, type Page } from '@playwright/test';
import { signInAsCustomer } from './demo-addresses';
import { test } from './hydrated-page';

const accountMenu = (page: Page) => page.getByRole('navigation', { name: 'Account', exact: true });

test.beforeEach(async ({ page, baseURL }) => {
  await signInAsCustomer(page.context().request, baseURL ?? '');
});

test('an account page that does not exist keeps the account’s navigation', async ({ page }) => {
  const answer = await page.goto('/customer/orders/999999?lang=en');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page could not be found');
  await expect(page).toHaveTitle('This page could not be found | Stoa');
  await expect(accountMenu(page).getByRole('link', { name: 'Orders' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await accountMenu(page).getByRole('link', { name: 'Wallet' }).click();
  await expect(page).toHaveURL(/\/customer\/wallet/);
});

test('an account page that fails during navigation keeps header, footer and the account’s navigation', async ({
  page,
}) => {
  await page.goto('/customer/orders?lang=en');
  await page.route(/\/customer\/stores\?.*_data=/, (route) =>
    route.fulfill({ status: 500, headers: { 'X-Remix-Error': 'yes' }, json: { message: 'Broken' } }),
  );
  await accountMenu(page).getByRole('link', { name: 'Followed stores' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('500 - Internal Server Error');
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await accountMenu(page).getByRole('link', { name: 'Orders' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Orders');
});

test('a link that was cut off within a letter gets the page for what does not exist', async ({ page }) => {
  const answer = await page.goto('/store/%D8%A8%D9');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page could not be found');
  await expect(page.getByRole('banner')).toBeVisible();
});

test('a link to an invoice that does not exist gets the page for what does not exist', async ({ page }) => {
  for (const path of ['/invoice/999999', '/dispute-file/999999']) {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page could not be found');
    await expect(page.getByRole('banner')).toBeVisible();
  }
});

test('the page of a product that is gone offers similar ones, or popular ones', async ({ page }) => {
  for (const [slug, title] of [
    ['tide-stoneware-mug-2019', 'Similar products'],
    ['zzqqxx', 'Popular products'],
  ] as const) {
    const answer = await page.goto(`/product/${slug}?lang=en`);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page could not be found');
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  }
});
