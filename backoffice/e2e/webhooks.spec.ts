import { expect, test } from '@playwright/test';
import { colleague } from './colleague';
import { ConsoleUser, fresh } from './console-user';

test('a webhook endpoint is created, its secret shown and replaced, and its deliveries are found and sent again', async ({
  page,
}) => {
  const operator = new ConsoleUser(page, '/admin');
  await operator.authenticate('admin@stoa.test');
  await operator.open('/webhook_endpoints/create');
  await operator.fill('URL', 'http://127.0.0.1/hooks');
  await page.getByRole('checkbox', { name: 'order.paid' }).check();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('URL must be an https:// address on a public host.')).toBeVisible();
  const url = `https://${fresh('hooks').replace(' ', '-')}.example.com/stoa`;
  await operator.fill('URL', url);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL(/\/webhook_endpoints\/edit\/\d+$/);

  await page.getByRole('button', { name: 'Signing secret' }).click();
  const dialog = page.getByRole('dialog', { name: 'Signing secret' });
  const secret = dialog.getByRole('textbox', { name: 'Signing secret' });
  await expect(secret).toHaveValue(/^whsec_/);
  const former = await secret.inputValue();
  await expect(dialog.getByRole('button', { name: 'Copy' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Replace the secret' }).click();
  const confirmation = page.getByRole('dialog', { name: 'Replace the secret' });
  await confirmation.getByRole('button', { name: 'Cancel' }).click();
  await expect(secret).toHaveValue(former);
  await dialog.getByRole('button', { name: 'Replace the secret' }).click();
  await confirmation.getByRole('button', { name: 'Confirm' }).click();
  await expect(secret).not.toHaveValue(former);
  await operator.expectNoSeriousFindings();
  await dialog.getByRole('button', { name: 'Close' }).click();

  await page.getByRole('button', { name: 'Send a test event' }).click();
  await page.getByRole('link', { name: 'Deliveries', exact: true }).click();
  await operator.row(url).getByRole('link', { name: 'ping' }).click();
  await expect(page).toHaveURL(/\/webhook_deliveries\/view\/\d+$/);
  await page.getByRole('button', { name: 'Send again' }).click();
  await expect(page.getByText('1 event is sent again')).toBeVisible();
});

test('an endpoint that fails is found by its delivery health', async ({ page, request }) => {
  // A name that does not exist may take a resolver most of a minute.
  test.slow();
  const operator = new ConsoleUser(page, '/admin');
  await operator.authenticate('admin@stoa.test');
  await operator.open('/webhook_endpoints');
  const ask = await colleague(page, request);
  const url = `https://${fresh('gone').replace(' ', '-')}.invalid/stoa`;
  const { id } = await ask('POST', 'webhook_endpoints', { url, events: [{ type: 'order.paid' }] });
  await ask('POST', 'sendTestWebhook', { webhook_endpoint_id: id });
  await expect(async () => {
    await operator.openList('webhook_endpoints', { health: 'failing' });
    await expect(operator.row(url)).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await operator.openList('webhook_endpoints', { health: 'switched_off' });
  await expect(operator.heading('Webhooks')).toBeVisible();
  await expect(operator.row(url)).toHaveCount(0);
});
