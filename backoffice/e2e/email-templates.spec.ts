import type { EmailTemplate } from '@stoa/contracts';
import { expect, test } from '@playwright/test';
import { ConsoleUser, fresh } from './console-user';

test('an operator edits an e-mail, sees the preview, sends a test and restores the default', async ({
  page,
}) => {
  const operator = new ConsoleUser(page, '/admin');
  await operator.authenticate('admin@stoa.test');
  await operator.open('/email_templates');
  await page.getByRole('link', { name: 'Order confirmation' }).click();
  await expect(operator.heading('Order confirmation')).toBeVisible();
  await operator.expectNoSeriousFindings();

  const preview = page.frameLocator('iframe[title="Preview"]');
  const greeting = fresh('Many thanks');
  await operator.fill('Heading', `${greeting}, `);
  await page.getByRole('button', { name: '{{first_name}}' }).click();
  await expect(page.getByRole('textbox', { name: 'Heading' })).toHaveValue(`${greeting}, {{first_name}}`);
  await operator.fill('Body', 'It is **on** its way.');
  await expect(preview.getByRole('heading', { name: `${greeting}, Ada` })).toBeVisible();
  await expect(preview.locator('strong', { hasText: 'on' })).toBeVisible();

  await operator.fill('Subject', 'Without {{order}}');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Subject has the unknown variable {{order}}.')).toBeVisible();
  await operator.fill('Subject', '{{shop_name}}: {{order_number}}');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Email template saved')).toBeVisible();

  await page.getByRole('button', { name: 'Send test' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('textbox', { name: 'Email' })).toHaveValue('admin@stoa.test');
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('Test sent to admin@stoa.test')).toBeVisible();

  await page.getByRole('tab', { name: 'History' }).click();
  await expect(page.getByText(`${greeting}, {{first_name}}`)).toBeVisible();
  await page.getByRole('tab', { name: 'Details' }).click();
  await page.getByRole('button', { name: 'Restore default' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Restore default' }).click();
  await expect(page.getByText('Default text restored')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Heading' })).toHaveValue(
    'Thank you for your order {{order_number}}, {{first_name}}.',
  );
});

test('texts that two operators change are overwritten only once they were shown', async ({
  page,
  request,
}) => {
  const operator = new ConsoleUser(page, '/admin');
  const token = await operator.authenticate('admin@stoa.test');
  const path = '/backend/api/admin/email_templates/order_shipped';
  const headers = { authorization: `Bearer ${token}` };
  const english = async () => {
    const { data } = (await (await request.get(path, { headers })).json()) as { data: EmailTemplate };
    return data.languages.find(({ language }) => language === 'en');
  };
  const before = await english();
  await operator.open('/email_templates/edit/order_shipped/en');
  const heading = page.getByRole('textbox', { name: 'Heading' });
  const texts = before?.texts;
  const [mine, subject] = [`Mine: ${texts?.heading}`, `Theirs: ${texts?.subject}`];
  await heading.fill(mine);
  const theirs = `Theirs: ${texts?.heading}`;
  const data = { ...texts, heading: theirs, subject, version: before?.version };
  expect((await request.put(`${path}/en`, { headers, data })).ok()).toBe(true);
  try {
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Someone else changed this in the meantime' });
    await expect(dialog.getByRole('radiogroup', { name: 'Heading' })).toContainText('Theirs: ');
    await dialog.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(dialog).toHaveCount(0);
    await expect(heading).toHaveValue(mine);
    expect((await english())?.texts).toMatchObject({ heading: mine, subject });
  } finally {
    await request.delete(`${path}/en?version=${(await english())?.version}`, { headers });
  }
});

test('an e-mail in Arabic is edited and shown from right to left', async ({ page }) => {
  const operator = new ConsoleUser(page, '/admin');
  await operator.authenticate('admin@stoa.test');
  await operator.open('/email_templates/edit/customer_password_reset/ar');
  await expect(page.getByRole('textbox', { name: 'Heading' })).toHaveValue('اختر كلمة مرور جديدة');
  await expect(page.getByRole('textbox', { name: 'Heading' })).toHaveAttribute('dir', 'rtl');
  await expect(page.frameLocator('iframe[title="Preview"]').locator('html')).toHaveAttribute('dir', 'rtl');
});

test('a stored e-mail is shown as its recipient sees it', async ({ page }) => {
  const operator = new ConsoleUser(page, '/admin');
  await operator.authenticate('admin@stoa.test');
  await operator.open('/mailbox');
  const mail = page.getByRole('main').getByRole('row').getByRole('link').first();
  const subject = await mail.innerText();
  await mail.click();
  await expect(operator.heading(subject)).toBeVisible();
  const message = page.frameLocator('iframe[title="Message"]');
  await expect(message.getByRole('heading').first()).toBeVisible();
});
