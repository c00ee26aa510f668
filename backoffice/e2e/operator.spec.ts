import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { ConsoleUser, fresh } from './console-user';
import { placeOrder } from './place-order';

test('an operator creates, finds, edits and deletes a unit', async ({ page }) => {
  const operator = new ConsoleUser(page, '/admin');
  await operator.enter('admin@stoa.test');
  const name = fresh('Bushel');

  await page.getByRole('link', { name: 'Units' }).click();
  await page.getByRole('link', { name: 'New unit' }).click();
  await expect(page).toHaveURL(/\/admin\/units\/create$/);
  await operator.fill('Name', name);
  await operator.fill('Symbol', fresh('b').slice(-11).replace(' ', ''));
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL(/\/admin\/units\/edit\/\d+$/);
  await expect(operator.heading(name)).toBeVisible();

  await operator.fill('Name', `${name} edited`);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(operator.heading(`${name} edited`)).toBeVisible();

  await operator.open('/units');
  await page.getByRole('searchbox', { name: 'Search' }).fill(name);
  await expect(page.getByRole('row')).toHaveCount(2);
  await page.getByLabel(`Status of ${name} edited`).click();
  await expect(page.getByLabel(`Status of ${name} edited`)).not.toBeChecked();

  await page.getByRole('checkbox', { name: 'Select this row' }).click();
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(operator.row(name)).toHaveCount(0);
});

test('a form with an empty required field is not saved and shows an error', async ({ page }) => {
  const operator = new ConsoleUser(page, '/admin');
  await operator.authenticate('admin@stoa.test');
  await operator.open('/languages/create');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Required').first()).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/languages\/create$/);
});

test('an address to create what only an import creates leads to the list', async ({ page }) => {
  const operator = new ConsoleUser(page, '/admin');
  await operator.authenticate('admin@stoa.test');
  await operator.open('/imports/create');
  await expect(page).toHaveURL(/\/admin\/imports$/);
});

test('an operator changes an order’s status and sees the note in the timeline', async ({ page, request }) => {
  const number = await placeOrder(request);
  const operator = new ConsoleUser(page, '/admin');
  await operator.authenticate('admin@stoa.test');
  await operator.openList('orders', { q: number });
  await page.getByRole('link', { name: number }).click();
  await expect(page).toHaveURL(/\/admin\/orders\/view\/\d+$/);

  await page.getByRole('button', { name: 'Change status' }).click();
  await page.getByRole('menuitem', { name: 'Processing' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading')).toContainText(number);
  await dialog.getByRole('textbox').first().fill('Checked by the journey');
  await dialog.getByRole('button', { name: /^Mark as / }).click();
  await expect(page.getByText('Checked by the journey')).toBeVisible();
});

test('react-admin’s default URLs redirect to the URLs of the specification', async ({ page }) => {
  const operator = new ConsoleUser(page, '/admin');
  await operator.authenticate('admin@stoa.test');
  await operator.open('/brands/1');
  await expect(page).toHaveURL(/\/admin\/brands\/edit\/1$/);
  await operator.open('/brands/1/show');
  await expect(page).toHaveURL(/\/admin\/brands\/view\/1$/);
  await operator.open('/brands/edit');
  await expect(page).toHaveURL(/\/admin\/brands$/);
});

test('the address of a form that orders do not have leads to the order', async ({ page }) => {
  const operator = new ConsoleUser(page, '/admin');
  await operator.authenticate('admin@stoa.test');
  const answer = await page.goto('/admin/orders/edit/1');
  expect(answer?.status()).toBe(200);
  await expect(page).toHaveURL(/\/admin\/orders\/view\/1$/);
  await expect(page.getByText('Timeline')).toBeVisible();
});

test('an address names the language, which stays chosen until another one is', async ({ page }) => {
  const operator = new ConsoleUser(page, '/admin');
  await page.goto('/admin/login?lang=es');
  await expect(page.getByRole('button', { name: 'Iniciar sesión' })).toBeVisible();
  await operator.authenticate('admin@stoa.test');
  await operator.open('/units?lang=ar&page=1');
  await expect(operator.heading('الوحدات')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page).toHaveURL(/\/admin\/units\?page=1/);
  await page.getByRole('button', { name: 'العربية' }).click();
  await page.getByRole('menuitem', { name: 'English' }).click();
  await expect(operator.heading('Units')).toBeVisible();
  await page.reload();
  await expect(operator.heading('Units')).toBeVisible();
  await operator.open('/units?lang=xx');
  await expect(operator.heading('Units')).toBeVisible();
});

test('the confirmation of a deposit says what the chosen state means, and no other', async ({
  page,
  request,
}) => {
  const credentials = { email: 'customer2@stoa.test', password: 'stoa-demo' };
  const signedIn = await request.post('/backend/api/customer/auth/login', { data: credentials });
  const { token } = ((await signedIn.json()) as { data: { token: string } }).data;
  const deposit = await request.post('/backend/api/web/depositAmount', {
    headers: { authorization: `Bearer ${token}`, 'idempotency-key': randomUUID() },
    data: { amount: 2500, payment_method: 'bank_transfer' },
  });
  const { data } = (await deposit.json()) as { data: { transaction: { number: string } } };
  const { number } = data.transaction;

  const operator = new ConsoleUser(page, '/admin');
  await operator.authenticate('admin@stoa.test');
  await operator.openList('wallet_transactions', { q: number });
  const dialog = page.getByRole('dialog');
  for (const [state, meaning] of [
    ['Posted', 'Confirm only once the money has arrived'],
    ['Failed', 'Nothing is added to the wallet.'],
  ] as const) {
    await page.getByRole('button', { name: `Status of ${number}` }).click();
    await page.getByRole('menuitem', { name: state }).click();
    await expect(dialog).toContainText(meaning);
    if (state === 'Failed') await expect(dialog).not.toContainText('Posted');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toHaveCount(0);
  }
  await page.getByRole('button', { name: `Status of ${number}` }).click();
  await page.getByRole('menuitem', { name: 'Failed' }).click();
  await dialog.getByRole('textbox').fill('No transfer has arrived.');
  await dialog.getByRole('button', { name: /Failed/ }).click();
  await expect(operator.row(number)).toContainText('Failed');
});
