import { expect, test } from '@playwright/test';
import { ConsoleUser } from './console-user';
import { newOperator } from './new-operator';

test('an operator who may only read orders gets no “Mark as” button', async ({ page, request }) => {
  const reader = new ConsoleUser(page, '/admin');
  const email = await newOperator(request, ['orders.read', 'orders.export', 'dashboard.read']);
  await reader.enter(email);
  await reader.open('/orders/view/1');
  await expect(reader.heading(/^Order /)).toBeVisible();
  await expect(page.getByText('Timeline')).toBeVisible();
  await expect(page.getByRole('main').getByRole('button', { name: /^(Move|Mark)/ })).toHaveCount(0);
});

test('a vendor’s name in the list opens the vendor’s page', async ({ page }) => {
  const operator = new ConsoleUser(page, '/admin');
  await operator.enter('admin@stoa.test');
  await operator.openList('vendors', { q: 'Hearth' });
  await page
    .getByRole('main')
    .getByRole('link', { name: /Hearth/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/admin\/vendors\/view\/\d+$/);
});

test('a document that fails to load offers “Try again”, which loads it', async ({ page }) => {
  const operator = new ConsoleUser(page, '/admin');
  await operator.enter('admin@stoa.test');
  await page.route('**/backend/api/admin/about_us*', (route) => route.fulfill({ status: 503, json: {} }));
  await operator.open('/about_us');
  const retry = page.getByRole('main').getByRole('button', { name: 'Try again' });
  await expect(retry).toBeVisible();
  await page.unroute('**/backend/api/admin/about_us*');
  await retry.click();
  await expect(operator.heading('About us')).toBeVisible();
});
