import { expect, test } from '@playwright/test';
import { ConsoleUser } from './console-user';
import { newOperator } from './new-operator';
import { placeOrder } from './place-order';

test('an operator who may only read orders gets no button that changes an order’s status', async ({
  browser,
  request,
}) => {
  const number = await placeOrder(request, 'hearth-and-holt');
  const changing = /^(Change status|Mark as)/;
  for (const [extra, isOffered] of [
    [['orders.status'], true],
    [[], false],
  ] as const) {
    const context = await browser.newContext();
    const page = await context.newPage();
    const operator = new ConsoleUser(page, '/admin');
    await operator.authenticate(await newOperator(request, ['orders.read', 'dashboard.read', ...extra]));
    const buttons = page.getByRole('main').getByRole('button', { name: changing });
    await operator.openList('orders', { q: number });
    await expect(operator.row(number)).toHaveCount(1);
    await expect(buttons).toHaveCount(isOffered ? 1 : 0);
    await page.getByRole('link', { name: number }).click();
    await expect(operator.heading(`Order ${number}`)).toBeVisible();
    await expect(page.getByText('Timeline')).toBeVisible();
    await expect(buttons).toHaveCount(isOffered ? 2 : 0);
    await context.close();
  }
});

test('a vendor’s name in the list opens the vendor’s page', async ({ page }) => {
  const operator = new ConsoleUser(page, '/admin');
  await operator.authenticate('admin@stoa.test');
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
  await operator.authenticate('admin@stoa.test');
  await page.route('**/backend/api/admin/about_us*', (route) => route.fulfill({ status: 503, json: {} }));
  await operator.open('/about_us');
  const retry = page.getByRole('main').getByRole('button', { name: 'Try again' });
  await expect(retry).toBeVisible();
  await page.unroute('**/backend/api/admin/about_us*');
  await retry.click();
  await expect(operator.heading('About us')).toBeVisible();
});

test('permissions have names in the language of the console and stand in the groups of its menu', async ({
  browser,
}) => {
  const context = await browser.newContext({ locale: 'es-ES' });
  const page = await context.newPage();
  const operator = new ConsoleUser(page, '/admin');
  await operator.authenticate('admin@stoa.test');
  await operator.openList('permissions', { resource: 'products', action: 'read', audience: 'admin' });
  await expect(page.getByRole('link', { name: 'Productos: Ver' })).toBeVisible();
  await operator.openList('permissions', { q: 'productos ver', audience: 'admin' });
  await expect(page.getByRole('main').getByRole('link', { name: /: Crear$/ })).toHaveCount(0);
  await page.getByRole('link', { name: 'Productos: Ver', exact: true }).click();
  await expect(operator.heading('Productos: Ver')).toBeVisible();

  await operator.openList('roles', { audience: 'vendor' });
  await operator.row('vendor_catalogue').getByRole('link', { name: 'Catálogo', exact: true }).click();
  await expect(operator.heading('Catálogo')).toBeVisible();
  await page.goto(`${page.url()}/permissions`);
  await expect(page.getByRole('rowheader', { name: 'Catálogo', exact: true })).toBeVisible();
  await expect(page.getByRole('checkbox', { name: 'Productos: Ver', exact: true })).toBeVisible();
  await context.close();
});

test('an operator who may not read vendors sees their names rather than numbers', async ({
  page,
  request,
}) => {
  const operator = new ConsoleUser(page, '/admin');
  await operator.authenticate(await newOperator(request, ['products.read', 'dashboard.read']));
  await operator.open('/products/view/1');
  const vendor = page
    .getByRole('term')
    .filter({ hasText: 'Vendor' })
    .locator('xpath=following-sibling::*[1]');
  await expect(vendor).toHaveText('Brightwave Electronics');
  await expect(vendor.getByRole('link')).toHaveCount(0);
});

test('operators see the status of their own account, and can’t change it', async ({ page, request }) => {
  const operator = new ConsoleUser(page, '/admin');
  const email = await newOperator(request, ['admins.read', 'admins.update', 'roles.read', 'dashboard.read']);
  await operator.authenticate(email);
  await operator.openList('admins', { q: email });
  await operator.row(email).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/admins\/edit\/\d+$/);
  const status = page.getByRole('main').getByRole('combobox', { name: 'Status' });
  await expect(status).toHaveText('Active');
  await expect(status).toHaveAttribute('aria-disabled', 'true');
});
