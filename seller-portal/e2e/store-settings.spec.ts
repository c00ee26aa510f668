import { expect, test } from '@playwright/test';
import { ConsoleUser, fresh } from '../../backoffice/e2e/console-user';
import { loseConnection, staying } from '../../backoffice/e2e/leaving';

interface Store {
  id: number;
  tax_id: string | null;
  version: number;
}

test('what a vendor types into the store is kept when an operator saves it meanwhile', async ({
  page,
  request,
}) => {
  const vendor = new ConsoleUser(page, '/seller');
  const token = await vendor.authenticate('vendor@stoa.test');
  await vendor.open('/store_settings');
  await expect(page.getByText(/Account on file: .*\d{4}/)).toBeVisible();
  const legalName = page.getByLabel('Registered name');
  const before = await legalName.inputValue();
  const typed = fresh('Hearth');
  await legalName.fill(typed);

  const own = await request.get('/backend/api/vendor/getVendorStore', {
    headers: { authorization: `Bearer ${token}` },
  });
  const { id, version, tax_id } = ((await own.json()) as { data: Store }).data;
  const data = { email: 'admin@stoa.test', password: 'stoa-demo' };
  const session = await request.post('/backend/api/admin/auth/login', { data });
  const { data: operator } = (await session.json()) as { data: { token: string } };
  const theirs = fresh('DK');
  const saved = await request.put(`/backend/api/admin/vendors/${id}`, {
    headers: { authorization: `Bearer ${operator.token}` },
    data: { tax_id: theirs, version },
  });
  expect(saved.status()).toBe(200);

  await page.getByRole('button', { name: 'Save' }).click();
  const dialog = page.getByRole('dialog', { name: 'Someone else changed this in the meantime' });
  await expect(dialog.getByRole('radiogroup', { name: 'Tax number' })).toContainText(theirs);
  await vendor.expectNoSeriousFindings();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Store saved')).toBeVisible();
  await expect(legalName).toHaveValue(typed);
  await expect(page.getByLabel('Tax number')).toHaveValue(theirs);

  await legalName.fill(before);
  await page.getByLabel('Tax number').fill(tax_id ?? '');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('button', { name: 'Save' })).toBeDisabled();
});

test('a store that could not be saved is left only after a question', async ({ page }) => {
  const vendor = new ConsoleUser(page, '/seller');
  await vendor.authenticate('vendor@stoa.test');
  await vendor.open('/store_settings');
  const legalName = page.getByLabel('Registered name');
  await legalName.fill('A draft worth keeping');
  await loseConnection(page);
  const failed = page.waitForEvent('requestfailed', (call) => call.method() !== 'GET');
  await page.getByRole('button', { name: 'Save' }).click();
  await failed;
  const { questions } = staying(page);
  await page.getByRole('navigation').getByRole('link', { name: 'Orders', exact: true }).click();
  await expect.poll(() => questions).toEqual([expect.stringContaining('Leave without saving')]);
  await expect(legalName).toHaveValue('A draft worth keeping');
});
