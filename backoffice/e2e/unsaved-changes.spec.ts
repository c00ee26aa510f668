import { expect, test } from '@playwright/test';
import { colleague } from './colleague';
import { ConsoleUser, fresh } from './console-user';
import { loseConnection, staying } from './leaving';

test('a record whose creation failed is left only after a question, until it is saved', async ({ page }) => {
  const operator = new ConsoleUser(page, '/admin');
  await operator.enter('admin@stoa.test');
  await operator.open('/units');
  await page.getByRole('link', { name: 'New unit' }).click();
  const name = fresh('Pail');
  await operator.fill('Name', name);
  await operator.fill('Symbol', fresh('p').slice(-11).replace(' ', ''));
  const { questions } = staying(page);
  const reconnect = await loseConnection(page);
  const failed = page.waitForEvent('requestfailed');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await failed;
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeEnabled();

  await page.getByRole('link', { name: 'Cancel' }).click();
  await expect.poll(() => questions).toEqual([expect.stringContaining('Leave without saving')]);
  await page.goBack();
  await expect.poll(() => questions.length).toBe(2);
  await expect(page).toHaveURL(/units\/create$/);
  await expect(page.getByRole('textbox', { name: 'Name' }).first()).toHaveValue(name);

  await reconnect();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page).toHaveURL(/units\/edit\/\d+$/);
  await page.getByRole('link', { name: 'Cancel' }).click();
  await expect(page).toHaveURL(/units$/);
  expect(questions).toHaveLength(2);
});

test('the history of a record is opened only after a question while something is typed; deleting it asks nothing more', async ({
  page,
  request,
}) => {
  const operator = new ConsoleUser(page, '/admin');
  await operator.enter('admin@stoa.test');
  const ask = await colleague(page, request);
  const unit = await ask('POST', 'units', {
    name: fresh('Tub'),
    symbol: fresh('t').slice(-11).replace(' ', ''),
  });
  await operator.open(`/units/edit/${unit.id}`);
  const { questions } = staying(page);
  await operator.fill('Name', 'A draft worth keeping');
  await page.getByRole('tab', { name: 'History' }).click();
  expect(questions).toHaveLength(1);
  await expect(page.getByRole('textbox', { name: 'Name' }).first()).toHaveValue('A draft worth keeping');

  await page.getByRole('button', { name: /^Delete/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click();
  await expect(page).toHaveURL(/units$/);
  expect(questions).toHaveLength(1);
});

for (const [path, label] of [
  ['/main_settings', 'Contact phone'],
  ['/email_templates/edit/order_shipped/en', 'Subject'],
  ['/profile', 'Name'],
  ['/vendors/view/1/bank', 'Bank'],
] as const)
  test(`a change at ${path} that could not be saved is left only after a question`, async ({ page }) => {
    const operator = new ConsoleUser(page, '/admin');
    await operator.enter('admin@stoa.test');
    await operator.open(path);
    const { questions } = staying(page);
    await loseConnection(page);
    const field = page.getByRole('textbox', { name: label }).filter({ visible: true }).first();
    await field.fill('A draft worth keeping');
    const failed = page.waitForEvent('requestfailed', (call) => call.method() !== 'GET');
    await page.getByRole('button', { name: 'Save' }).first().click();
    await failed;
    await page.getByRole('navigation').getByRole('link', { name: 'Orders', exact: true }).click();
    await expect.poll(() => questions.length).toBe(1);
    await expect(field).toHaveValue('A draft worth keeping');
  });

test('a refund that a lost connection failed can be sent once it is back', async ({ page }) => {
  const operator = new ConsoleUser(page, '/admin');
  await operator.authenticate('admin@stoa.test');
  await operator.openList('orders', { state: 'completed', payment_status: 'paid' });
  await page.getByRole('main').getByRole('link', { name: /^ST-/ }).first().click();
  await page.getByRole('button', { name: 'Refund' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Message to the customer' }).fill('Sorry');
  await dialog.getByLabel('Quantity').first().fill('1');
  const confirm = dialog.getByRole('button', { name: /^Refund \$/ });
  await expect(confirm).toBeEnabled();
  const reconnect = await loseConnection(page);
  await confirm.click();
  const failure = dialog.getByRole('alert');
  await expect(failure).toContainText('The server can’t be reached');
  await reconnect();
  await failure.getByRole('button').click();
  await expect(failure).toHaveCount(0);
  await expect(confirm).toBeEnabled();
  await expect(dialog.getByRole('textbox', { name: 'Message to the customer' })).toHaveValue('Sorry');
});
