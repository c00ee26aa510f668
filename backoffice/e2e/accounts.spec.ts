import { expect, test } from '@playwright/test';
import type { OrderRecord } from '@stoa/contracts';
import { ConsoleUser } from './console-user';
import { newOperator } from './new-operator';
import { placeOrder } from './place-order';

test('a password is required for a new account, and kept where it is left empty', async ({
  page,
  request,
}) => {
  const email = await newOperator(request, ['units.read']);
  const operator = new ConsoleUser(page, '/admin');
  await operator.authenticate('admin@stoa.test');
  const label = page.locator('form label').filter({ hasText: /^Password/ });
  await operator.open('/admins/create');
  await expect(label).toHaveText(/^Password\s?\*$/);

  await operator.openList('admins', { q: email });
  await operator.row(email).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/admins\/edit\/\d+$/);
  await expect(label).toHaveText('Password');
  await operator.fill('Phone', '+34600111222');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
});

test('the order of an erased account names no customer, and offers no message to one', async ({
  page,
  request,
}) => {
  const number = await placeOrder(request);
  const operator = new ConsoleUser(page, '/admin');
  await operator.authenticate('admin@stoa.test');
  // The server erases accounts only after a grace period.
  await page.route(/\/admin\/orders\/\d+$/, async (route) => {
    const answer = await route.fetch();
    const { data, ...rest } = (await answer.json()) as { data: OrderRecord };
    const shipping_address = { ...data.shipping_address, name: '– –', lines: ['–', 'Spain'] };
    const erased = { customer_name: '–', email: 'erased-7@erased.invalid', customer_id: 7, shipping_address };
    await route.fulfill({ json: { ...rest, data: { ...data, ...erased } } });
  });
  await operator.openList('orders', { q: number });
  await page.getByRole('link', { name: number }).click();
  const main = page.getByRole('main');
  await expect(main.getByText('Deleted account')).toBeVisible();
  await expect(main.locator('address').first()).toHaveText(/^Spain/);
  // Alone in its direction: “28001 Madrid” is otherwise turned round in Arabic.
  await expect(main.locator('address').first().locator('bdi').first()).toHaveText('Spain');
  await expect(main.getByText('erased.invalid')).toHaveCount(0);
  await page.getByRole('button', { name: 'Change status' }).first().click();
  await page.getByRole('menuitem', { name: 'Cancelled' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('textbox', { name: 'Internal note (optional)' })).toBeVisible();
  await expect(dialog.getByRole('textbox', { name: 'Message to the customer (optional)' })).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Cancel', exact: true }).click();
  await page.getByRole('button', { name: 'Change status' }).first().click();
  await page.getByRole('menuitem').first().click();
  await expect(dialog).toContainText('Deleted account');
  await expect(dialog).not.toContainText('The customer can see');
});

test('an erased account is named as such in the customers’ list, in reports and where an order is chosen', async ({
  page,
  request,
}) => {
  await placeOrder(request);
  const operator = new ConsoleUser(page, '/admin');
  await operator.authenticate('admin@stoa.test');
  const erased: Record<string, string | null> = {
    first_name: null,
    last_name: null,
    customer_name: '–',
    email: 'erased-7@erased.invalid',
  };
  // The server erases accounts only after a grace period.
  const erase = (path: RegExp) =>
    page.route(path, async (route) => {
      const response = await route.fetch();
      const json: unknown = JSON.parse(await response.text(), (name, value: unknown) =>
        name in erased ? erased[name] : value,
      );
      await route.fulfill({ response, json });
    });
  const main = page.getByRole('main');
  await erase(/\/admin\/customers\?/);
  await operator.open('/customers');
  await expect(main.getByRole('link', { name: 'Deleted account' }).first()).toBeVisible();
  await expect(page.getByText('erased.invalid')).toHaveCount(0);

  await erase(/\/admin\/getFilteredCustomerReports/);
  await operator.open('/reports/customers');
  await expect(main.getByRole('cell', { name: 'Deleted account' }).first()).toBeVisible();
  await expect(main.locator('svg').getByText('Deleted account').first()).toBeVisible();

  await erase(/\/admin\/orders\?/);
  await operator.open('/rider_shipping');
  await page.getByRole('button', { name: 'Assign a rider' }).click();
  await page.getByRole('dialog').getByRole('combobox', { name: 'Order' }).click();
  await expect(page.getByRole('option').first()).toContainText('Deleted account');
});
