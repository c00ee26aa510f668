import { expect, test, type Page } from '@playwright/test';
import { codeNow } from './authenticator';
import { ConsoleUser, fresh } from './console-user';

const PASSWORD = 'stoa-demo';
const API = '/backend/api/admin';

/** A separate operator for this test, so that the sign-in of others does not change. */
async function newOperator(page: Page): Promise<string> {
  const signedIn = await page.request.post(`${API}/auth/login`, {
    data: { email: 'admin@stoa.test', password: PASSWORD },
  });
  const { data } = (await signedIn.json()) as { data: { token: string } };
  const headers = { Authorization: `Bearer ${data.token}` };
  const looked = await page.request.get(`${API}/allActiveAdminsRoles`, { headers });
  const { roles } = (await looked.json()) as { roles: { id: number; code: string }[] };
  const role_id = roles.find(({ code }) => code !== 'super_admin')?.id;
  const email = `${fresh('two-step').replace(/ /g, '-')}@stoa.test`;
  const made = await page.request.post(`${API}/admins`, {
    headers,
    data: { name: 'Ida Twostep', email, password: PASSWORD, role_id },
  });
  expect(made.ok()).toBe(true);
  return email;
}

test('two-step verification is turned on with an authenticator app, and a recovery code signs in', async ({
  page,
}) => {
  const email = await newOperator(page);
  const operator = new ConsoleUser(page, '/admin');
  await operator.authenticate(email);
  await operator.open('/profile');
  await page.getByRole('button', { name: 'Turn on two-step verification' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Current password').fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Next' }).click();
  await expect(dialog.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
  await operator.expectNoSeriousFindings();
  await dialog
    .getByLabel('Code', { exact: false })
    .last()
    .fill(codeNow(await dialog.locator('code').innerText()));
  await dialog.getByRole('button', { name: 'Next' }).click();
  const codes = dialog.getByRole('list', { name: 'Your recovery codes' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  const recovery = await codes.first().innerText();
  await dialog.getByRole('button', { name: 'I have saved them' }).click();
  await expect(page.getByText('10 unused recovery codes')).toBeVisible();

  await page.evaluate(() => localStorage.clear());
  await operator.signIn(email);
  await expect(page.getByText('Enter the code from your authenticator app.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Code' }).fill('000000');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('alert')).toContainText('This code is incorrect');
  await page.getByRole('textbox', { name: 'Code' }).fill(recovery);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/admin\/dashboard/);
  await operator.open('/profile/history');
  await expect(page.getByRole('rowheader', { name: 'Two-step verification' })).toBeVisible();
});
