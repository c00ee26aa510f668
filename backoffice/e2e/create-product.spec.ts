import { expect, test } from '@playwright/test';
import { fresh } from './console-user';
import { CountedUser, PIXEL } from './counted-user';

const MOST_INTERACTIONS = 8;

test('an operator creates and publishes a product on one page', async ({ page }) => {
  const operator = new CountedUser(page, '/admin');
  await operator.enter('admin@stoa.test');
  const name = fresh('Clay bowl');
  await operator.open('/products');

  await operator.click('link', 'New product');
  await operator.fill('Name', name);
  await operator.fill('Price', '24.50');
  await operator.fill('In stock', '7');
  await operator.pick('Vendor', 'Hearth & Holt');
  await operator.pick('Main category', /./);
  await operator.upload('bowl.png', PIXEL);
  await operator.click('button', 'Publish');

  await expect(page).toHaveURL(/\/admin\/products\/view\/\d+$/);
  expect(operator.interactions).toBeLessThanOrEqual(MOST_INTERACTIONS);
  await page.goto(`/Shop?q=${encodeURIComponent(name)}`);
  await page.getByRole('link', { name }).first().click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByText('$24.50').first()).toBeVisible();
});

test('what the server refuses stands at its field, and nothing typed is lost', async ({ page }) => {
  const operator = new CountedUser(page, '/admin');
  await operator.enter('admin@stoa.test');
  await operator.open('/products/create');
  const name = fresh('Clay plate');
  await operator.fill('Name', name);
  await operator.pick('Vendor', 'Hearth & Holt');
  await operator.click('button', 'Publish');
  await expect(page.getByText(/needs a price/)).toBeVisible();
  await expect(page).toHaveURL(/\/products\/create$/);
  await expect(page.getByRole('textbox', { name: 'Name' }).first()).toHaveValue(name);

  await operator.fill('Price', '12');
  await operator.click('button', 'Publish');
  await expect(operator.heading(name)).toBeVisible();
});

test('an answer that is lost on its way makes no second product', async ({ page }) => {
  const operator = new CountedUser(page, '/admin');
  await operator.enter('admin@stoa.test');
  await operator.open('/products/create');
  const name = fresh('Clay vase');
  await operator.fill('Name', name);
  await operator.fill('Price', '30');
  await operator.pick('Vendor', 'Hearth & Holt');
  const call = '**/backend/api/admin/createProduct';
  await page.route(call, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await operator.click('button', 'Publish');
  await expect(page.getByRole('alert')).toBeVisible();
  await page.unroute(call);
  await operator.click('button', 'Publish');
  await expect(operator.heading(name)).toBeVisible();
  await operator.openList('products', { q: name });
  await expect(operator.row(name)).toHaveCount(1);
});
