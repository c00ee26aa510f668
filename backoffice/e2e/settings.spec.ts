import { expect, test, type APIRequestContext } from '@playwright/test';
import { ConsoleUser } from './console-user';

const PHONE = '+44 20 7946 0018';

/** Changes a general setting as another operator does. */
async function changePhone(request: APIRequestContext, token: string, contact_phone: string): Promise<void> {
  const answer = await request.post('/backend/api/admin/settings', {
    headers: { authorization: `Bearer ${token}` },
    data: { group: 'general', values: { contact_phone } },
  });
  expect(answer.ok()).toBe(true);
}

test('settings that two operators change keep what is typed, and are overwritten only once they were shown', async ({
  page,
  request,
}) => {
  const operator = new ConsoleUser(page, '/admin');
  const token = await operator.authenticate('admin@stoa.test');
  await operator.open('/main_settings');
  const phone = page.getByRole('textbox', { name: 'Contact phone' });
  await expect(phone).toHaveValue(PHONE);
  await phone.fill('+44 1');
  await changePhone(request, token, '+44 2');
  try {
    await page.getByRole('button', { name: 'Refresh' }).click();
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(phone).toBeFocused();
    await expect(phone).toHaveValue('+44 1');
    await expect(phone).toHaveAccessibleDescription(/Somebody else has changed this/);

    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Settings saved')).toBeVisible();
    await page.reload();
    await expect(phone).toHaveValue('+44 1');
  } finally {
    await changePhone(request, token, PHONE);
  }
});
