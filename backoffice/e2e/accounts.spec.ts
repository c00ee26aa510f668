import { expect, test } from '@playwright/test';
import { ConsoleUser } from './console-user';
import { newOperator } from './new-operator';

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
