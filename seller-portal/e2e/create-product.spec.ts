import { expect, test, type APIRequestContext } from '@playwright/test';
import { fresh } from '../../backoffice/e2e/console-user';
import { CountedUser, PIXEL } from '../../backoffice/e2e/counted-user';

const MAX_INTERACTIONS = 8;

/** Sets whether operators must approve vendors' products before they are shown. */
async function approveFirst(request: APIRequestContext, approve_products: 0 | 1): Promise<void> {
  const login = await request.post('/backend/api/admin/auth/login', {
    data: { email: 'admin@stoa.test', password: 'stoa-demo' },
  });
  const { data } = (await login.json()) as { data: { token: string } };
  const headers = { Authorization: `Bearer ${data.token}` };
  const body = { group: 'general', values: { approve_products } };
  expect((await request.post('/backend/api/admin/settings', { headers, data: body })).ok()).toBe(true);
}

test('a vendor creates and publishes a product on one page', async ({ page }) => {
  const vendor = new CountedUser(page, '/seller');
  await vendor.authenticate('vendor@stoa.test');
  const name = fresh('Clay jug');
  await vendor.open('/products');

  await vendor.click('link', 'New product');
  await vendor.fill('Name', name);
  await vendor.fill('Description', 'Thrown by hand');
  await vendor.fill('Price', '24.50');
  await vendor.fill('Opening stock', '7');
  await vendor.pick('Main category', /./);
  await vendor.upload('jug.png', PIXEL);
  await vendor.click('button', 'Publish');

  await expect(page).toHaveURL(/\/seller\/products\/view\/\d+$/);
  expect(vendor.interactions).toBeLessThanOrEqual(MAX_INTERACTIONS);
  await page.goto(`/Shop?q=${encodeURIComponent(name)}`);
  await page.getByRole('link', { name }).first().click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByText('Thrown by hand')).toBeVisible();
});

test('a vendor submits a product for approval if the shop requires it', async ({ page, request }) => {
  const vendor = new CountedUser(page, '/seller');
  await vendor.authenticate('vendor@stoa.test');
  const name = fresh('Clay lamp');
  await approveFirst(request, 1);
  try {
    await vendor.open('/products/create');
    await vendor.fill('Name', name);
    await vendor.fill('Price', '24.50');
    await vendor.click('button', 'Submit for approval');
    await expect(vendor.heading(name)).toBeVisible();
    await expect(page.getByText('Pending').first()).toBeVisible();
  } finally {
    await approveFirst(request, 0);
  }
});

test('an option creates one variant per value, and a new value can be created by typing its name; the draft is then published', async ({
  page,
}) => {
  const vendor = new CountedUser(page, '/seller');
  await vendor.authenticate('vendor@stoa.test');
  await vendor.open('/products/create');
  await vendor.fill('Name', fresh('Woven belt'));
  await vendor.pick('Type', 'Variable');
  await vendor.pick('Main category', /./);
  await vendor.click('button', 'Create and add options');

  await expect(page).toHaveURL(/\/seller\/products\/edit\/\d+\/step2$/);
  await page.getByRole('button', { name: 'Add option' }).click();
  const values = page.getByRole('combobox', { name: 'Values' }).first();
  await values.click();
  await page.getByRole('option').nth(0).click();
  await page.getByRole('option').nth(1).click();
  await expect(page.getByText('2 variants')).toBeVisible();
  const value = fresh('Moss');
  await values.fill(value);
  await page.getByRole('option', { name: `Create “${value}”` }).click();
  await expect(page.getByText('3 variants')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Save and continue' }).click();
  await expect(page.getByText('Price is required').first()).toBeVisible();

  await page.getByLabel('Price for all variants').fill('12.50');
  await page.getByRole('button', { name: 'Apply' }).click();
  await page.getByRole('button', { name: 'Save and continue' }).click();
  await page.getByRole('button', { name: 'Save and finish' }).click();
  await expect(page.getByText('customers can’t see it yet')).toBeVisible();
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('is now “Active”')).toBeVisible();
  await expect(page.getByText('customers can’t see it yet')).toHaveCount(0);
});
