import { expect, test } from '@playwright/test';
import { ConsoleUser, fresh } from '../../backoffice/e2e/console-user';
import { placeOrder } from '../../backoffice/e2e/place-order';

/** The smallest picture that is one: a single pixel. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

test('a vendor lists a product in three steps', async ({ page }) => {
  const vendor = new ConsoleUser(page, '/seller');
  await vendor.enter('vendor@stoa.test');
  const name = fresh('Clay jug');

  await page.getByRole('link', { name: 'Products' }).first().click();
  await page.getByRole('link', { name: 'New product' }).click();
  await vendor.fill('Name', name);
  await vendor.pick('Main category', /./);
  await page.getByRole('button', { name: 'Create and continue' }).click();

  await expect(page).toHaveURL(/\/seller\/products\/edit\/\d+\/step2$/);
  await page.getByRole('textbox', { name: 'SKU: The product' }).fill(fresh('JUG').replace(' ', '-'));
  await page.getByRole('textbox', { name: 'Price: The product' }).fill('24.50');
  await page.getByRole('textbox', { name: 'In stock: The product' }).fill('7');
  await page.getByRole('button', { name: 'Save and continue' }).click();

  await expect(page).toHaveURL(/\/step3$/);
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'jug.png', mimeType: 'image/png', buffer: PIXEL });
  await page.getByRole('textbox', { name: /^Description for people/ }).fill('A clay jug');
  await page.getByRole('button', { name: 'Save and finish' }).click();

  await expect(page).toHaveURL(/\/seller\/products\/view\/\d+$/);
  await expect(vendor.heading(name)).toBeVisible();
  await expect(page.getByText('$24.50')).toBeVisible();
  await expect(page.getByRole('img', { name: 'A clay jug' })).toBeVisible();
});

test('an option makes one variant for each of its values', async ({ page }) => {
  const vendor = new ConsoleUser(page, '/seller');
  await vendor.enter('vendor@stoa.test');
  await vendor.open('/products/create');
  await vendor.fill('Name', fresh('Woven belt'));
  await vendor.pick('Type', 'Variable');
  await vendor.pick('Main category', /./);
  await page.getByRole('button', { name: 'Create and continue' }).click();
  await page.getByRole('button', { name: 'Add an option' }).click();
  await page.getByRole('combobox', { name: 'Values' }).first().click();
  await page.getByRole('option').nth(0).click();
  await page.getByRole('option').nth(1).click();
  await page.keyboard.press('Escape');
  await expect(page.getByText('2 variants')).toBeVisible();
  await page.getByRole('button', { name: 'Save and continue' }).click();
  await expect(page.getByText('A price is needed').first()).toBeVisible();
});

test('a vendor moves an order along and sees no other vendor’s', async ({ page, request }) => {
  const number = await placeOrder(request, 'hearth-and-holt');
  const vendor = new ConsoleUser(page, '/seller');
  await vendor.enter('vendor@stoa.test');
  await vendor.openList('orders', { q: number });
  await expect(page.getByRole('columnheader', { name: 'Vendor' })).toHaveCount(0);
  await page.getByRole('link', { name: number }).click();
  await page.getByRole('button', { name: /^Move to ./ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').first().fill('On the bench');
  await dialog.getByRole('button', { name: /^Move to / }).click();
  await expect(page.getByText('On the bench')).toBeVisible();
});

test('an operator’s account is no vendor’s', async ({ page }) => {
  const operator = new ConsoleUser(page, '/seller');
  await operator.signIn('admin@stoa.test');
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page).toHaveURL(/\/seller\/login$/);
});

test('the seller portal has no serious finding', async ({ page }) => {
  test.slow();
  const vendor = new ConsoleUser(page, '/seller');
  await vendor.enter('vendor@stoa.test');
  for (const path of ['/dashboard', '/products', '/orders', '/products/create']) {
    await vendor.open(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await vendor.expectNoSeriousFindings();
  }
});
