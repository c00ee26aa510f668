import { expect, test, type Response } from '@playwright/test';
import { ConsoleUser } from './console-user';
import { changeableOperator, newOperator } from './new-operator';

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

test('after a refused call, menus and buttons follow the permissions that are left, and input stays', async ({
  page,
  request,
}) => {
  const before = ['units.read', 'units.create', 'units.update', 'brands.read'];
  const { email, change } = await changeableOperator(request, before);
  const operator = new ConsoleUser(page, '/admin');
  await operator.authenticate(email);
  const creation = page.getByRole('main').locator('a[href$="/units/create"]');
  await operator.open('/units');
  await expect(creation).toBeVisible();
  await operator.open('/units/edit/1');
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await expect(menu.getByRole('link', { name: 'Brands' })).toBeVisible();
  await operator.fill('Name', 'Typed before the permission was gone');
  await change(['units.read']);

  const save = page.getByRole('button', { name: 'Save', exact: true });
  const isRefused = (response: Response) => response.status() === 403;
  const isRead = (url: string) => url.endsWith('/auth/user');
  const read = page.waitForResponse((response) => isRead(response.url()));
  await save.click();
  await expect(page.getByText('You Are Not Authenticated To Perform This Action')).toBeVisible();
  await read;
  await expect(menu.getByRole('link', { name: 'Brands' })).toHaveCount(0);
  await expect(page.getByRole('textbox', { name: 'Name' }).first()).toHaveValue(/^Typed before/);

  const reads: string[] = [];
  page.on('request', (sent) => isRead(sent.url()) && reads.push(sent.url()));
  const refused = page.waitForResponse(isRefused);
  await save.click();
  await refused;
  expect(reads).toEqual([]);
  page.on('dialog', (dialog) => dialog.accept());
  await menu.getByRole('link', { name: 'Units' }).click();
  await expect(operator.heading('Units')).toBeVisible();
  await expect(creation).toHaveCount(0);
});
