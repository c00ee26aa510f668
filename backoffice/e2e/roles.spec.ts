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
