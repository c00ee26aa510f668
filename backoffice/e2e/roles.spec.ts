import { expect, test } from '@playwright/test';
import { ConsoleUser } from './console-user';
import { newOperator } from './new-operator';

test('a role’s permissions are offered only to operators who may read permissions', async ({
  browser,
  request,
}) => {
  for (const [extra, isOffered] of [
    [['permissions.read'], true],
    [[], false],
  ] as const) {
    const context = await browser.newContext();
    const page = await context.newPage();
    const operator = new ConsoleUser(page, '/admin');
    await operator.authenticate(
      await newOperator(request, ['roles.read', 'roles.update', 'dashboard.read', ...extra]),
    );
    await operator.openList('roles', { q: 'vendor_catalogue' });
    await page.getByRole('main').getByRole('link', { name: 'Catalog', exact: true }).click();
    await expect(operator.heading('Catalog')).toBeVisible();
    // The menu may have a link with the same name.
    const toPermissions = page.getByRole('main').locator('a[href*="/roles/edit/"][href$="/permissions"]');
    await expect(toPermissions).toHaveCount(isOffered ? 1 : 0);
    await page.goto(`${page.url()}/permissions`);
    await expect(operator.heading(isOffered ? 'Permissions of Catalog' : 'Dashboard')).toBeVisible();
    await context.close();
  }
});

test('the permissions of one’s own role, of a role above it and of a role that has them all are read only', async ({
  page,
  request,
}) => {
  const operator = new ConsoleUser(page, '/admin');
  const email = await newOperator(request, ['roles.read', 'roles.update', 'permissions.read']);
  await operator.authenticate(email);
  const boxes = page.getByRole('main').getByRole('checkbox');
  for (const [role, reason] of [
    [email.replace(/@.*/, ''), 'You can’t change the permissions of your own role.'],
    [
      'catalogue_editor',
      'You can’t change this role, because it has permissions that you don’t have yourself.',
    ],
  ] as const) {
    await operator.openList('roles', { q: role });
    await operator.row(role).getByRole('link').first().click();
    await page.getByRole('main').locator('a[href*="/roles/edit/"][href$="/permissions"]').click();
    await expect(page.getByRole('main').getByText(reason)).toBeVisible();
    await expect(boxes.and(page.locator(':checked')).first()).toBeVisible();
    await expect(boxes.and(page.locator(':enabled'))).toHaveCount(0);
    await expect(page.getByRole('button', { name: /^(Save|Select all|Clear all)$/ })).toHaveCount(0);
  }
  await operator.openList('roles', { q: 'vendor', audience: 'vendor' });
  await page.getByRole('main').getByRole('link', { name: 'Vendor', exact: true }).click();
  await page.getByRole('main').locator('a[href*="/roles/edit/"][href$="/permissions"]').click();
  await expect(page.getByText('People with this role have every permission.')).toBeVisible();
  await expect(boxes).toHaveCount(0);
});
