import { expect, test, type APIRequestContext } from '@playwright/test';
import { ConsoleUser } from './console-user';

const PHONE = '+44 20 7946 0018';

/** Changes settings as another operator does. */
async function change(
  request: APIRequestContext,
  token: string,
  values: object,
  group = 'general',
): Promise<void> {
  const answer = await request.post('/backend/api/admin/settings', {
    headers: { authorization: `Bearer ${token}` },
    data: { group, values },
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
  await change(request, token, { contact_phone: '+44 2', payment_window: 5 });
  try {
    await page.getByRole('button', { name: 'Refresh' }).click();
    await page.getByRole('button', { name: 'Save' }).click();
    const dialog = page.getByRole('dialog', { name: 'Someone else changed this in the meantime' });
    await expect(dialog.getByRole('radiogroup')).toHaveCount(2);
    await expect(dialog.getByRole('radiogroup', { name: 'Contact phone' })).toContainText('+44 2');
    await operator.expectNoSeriousFindings();

    await dialog.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Settings saved')).toBeVisible();
    await expect(dialog).toHaveCount(0);
    await page.reload();
    await expect(phone).toHaveValue('+44 1');
    await expect(page.getByRole('spinbutton', { name: /^Payment deadline/ })).toHaveValue('5');
  } finally {
    await change(request, token, { contact_phone: PHONE, payment_window: null });
  }
});

test('a secret that another operator has changed is replaced only once the conflict was shown', async ({
  page,
  request,
}) => {
  const operator = new ConsoleUser(page, '/admin');
  const token = await operator.authenticate('admin@stoa.test');
  await operator.open('/google_settings');
  const secret = page.getByLabel('Client secret');
  await secret.fill('the secret that I typed');
  await change(request, token, { client_secret: 'the secret of a colleague' }, 'google');
  try {
    await page.getByRole('button', { name: 'Save' }).click();
    const dialog = page.getByRole('dialog', { name: 'Someone else changed this in the meantime' });
    const choice = dialog.getByRole('radiogroup', { name: 'Client secret' });
    await expect(choice).toContainText('A new value, which is not shown');
    await expect(dialog).not.toContainText('the secret');
    await choice.getByRole('radio').last().check();
    await dialog.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Settings saved')).toBeVisible();
    await expect(secret).toHaveValue('');
  } finally {
    await change(request, token, { client_secret: null }, 'google');
  }
});

test('the list of setup steps stays in the settings when all are done, so that marks can be taken back', async ({
  page,
}) => {
  const operator = new ConsoleUser(page, '/admin');
  await operator.authenticate('admin@stoa.test');
  await operator.open('/settings');
  await expect(page.getByRole('heading', { name: 'Set up your shop' })).toBeVisible();
  const step = page.getByRole('listitem').filter({ hasText: 'Introduce your shop' });
  await expect(step.getByRole('img', { name: 'Done' })).toBeVisible();
});

test('the cards of the settings begin at the same edge, however long their text is', async ({ browser }) => {
  const context = await browser.newContext({ locale: 'ar-EG', viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  const operator = new ConsoleUser(page, '/admin');
  await operator.authenticate('admin@stoa.test');
  await operator.open('/settings');
  await expect(operator.heading('الإعدادات')).toBeVisible();
  const edges = await page
    .getByRole('main')
    .locator('a[href*="settings"] svg')
    .evaluateAll((icons) => icons.map((icon) => Math.round(icon.getBoundingClientRect().right)));
  expect(edges.length).toBeGreaterThan(5);
  expect(new Set(edges).size).toBe(1);
  await context.close();
});
