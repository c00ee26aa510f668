import { expect, test } from '@playwright/test';
import { ConsoleUser } from './console-user';

test('staff see only what their role allows', async ({ page }) => {
  const staff = new ConsoleUser(page, '/admin');
  await staff.enter('staff@stoa.test');
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await expect(menu.getByRole('link', { name: 'Dashboard' })).toBeVisible();
  await expect(menu.getByRole('link', { name: 'Orders' })).toBeVisible();
  await expect(menu.getByRole('link', { name: 'Roles' })).toHaveCount(0);

  await staff.open('/roles');
  await expect(page.getByText('not authenticated')).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/dashboard/);
});

test('a wrong password is refused in words', async ({ page }) => {
  const stranger = new ConsoleUser(page, '/admin');
  await stranger.signIn('admin@stoa.test', 'not-the-password');
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/login$/);
});

test('a page asked for without a session comes after signing in', async ({ page }) => {
  const operator = new ConsoleUser(page, '/admin');
  await operator.open('/units');
  await expect(page).toHaveURL(/\/admin\/login$/);
  await page.getByRole('textbox', { name: 'E-mail' }).fill('admin@stoa.test');
  await page.getByRole('textbox', { name: 'Password' }).fill('stoa-demo');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(operator.heading('Units')).toBeVisible();
});

test('when the session ends, signing in again keeps what was typed', async ({ page }) => {
  const operator = new ConsoleUser(page, '/admin');
  await operator.enter('admin@stoa.test');
  await operator.open('/units/create');
  await operator.fill('Name', 'A draft worth keeping');
  await operator.fill('Symbol', 'x');
  const token = await page.evaluate(() => localStorage.getItem('auth._token.admin'));
  await page.request.get('/backend/api/admin/auth/logout', { headers: { Authorization: `Bearer ${token}` } });

  await page.getByRole('button', { name: 'Save' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Your session has ended');
  await dialog.getByRole('textbox', { name: 'E-mail' }).fill('admin@stoa.test');
  await dialog.getByRole('textbox', { name: 'Password' }).fill('stoa-demo');
  await dialog.getByRole('button', { name: 'Sign in' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('textbox', { name: 'Name' }).first()).toHaveValue('A draft worth keeping');
});
