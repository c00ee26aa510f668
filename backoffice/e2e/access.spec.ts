import { expect, test } from '@playwright/test';
import { ConsoleUser, fresh } from './console-user';
import { newOperator } from './new-operator';

test('specification §6, §8: staff see only what their role allows', async ({ page }) => {
  const staff = new ConsoleUser(page, '/admin');
  await staff.enter('staff@stoa.test');
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await expect(menu.getByRole('link', { name: 'Dashboard' })).toBeVisible();
  await expect(menu.getByRole('link', { name: 'Orders' })).toBeVisible();
  await expect(menu.getByRole('link', { name: 'Roles' })).toHaveCount(0);

  const refused: string[] = [];
  page.on('response', (response) => {
    if (response.status() === 403) refused.push(response.url());
  });
  for (const path of ['/roles', '/roles/view/1', '/roles/edit/1/permissions']) {
    await staff.open(path);
    await expect(page.getByText('not authenticated: your account may not open this page')).toBeVisible();
    await expect(page).toHaveURL(/\/admin\/dashboard/);
  }
  expect(refused).toEqual([]);
});

test('a sign-in with a wrong password shows an error', async ({ page }) => {
  const stranger = new ConsoleUser(page, '/admin');
  await stranger.signIn('admin@stoa.test', 'not-the-password');
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/login$/);
});

test('a page opened without a session is shown after signing in, also if pages are reloaded', async ({
  page,
}) => {
  const operator = new ConsoleUser(page, '/admin');
  await operator.openList('units', { q: 'gram' });
  await expect(page).toHaveURL(/\/admin\/login$/);
  await page.reload();
  await operator.signInHere('admin@stoa.test');
  await expect(operator.heading('Units')).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/units\?filter=/);
  await page.reload();
  await expect(operator.heading('Units')).toBeVisible();
});

test('the sign-in page loads less than 200 kB of scripts', async ({ page }) => {
  const loaded: number[] = [];
  page.on('response', (response) => {
    if (/\.js$/.test(new URL(response.url()).pathname))
      loaded.push(Number(response.headers()['content-length'] ?? 0));
  });
  const operator = new ConsoleUser(page, '/admin');
  await operator.open('');
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(loaded.length).toBeGreaterThan(0);
  expect(loaded.reduce((sum, bytes) => sum + bytes, 0)).toBeLessThan(200_000);
});

test('a role without dashboard permission starts at its first permitted page', async ({ page, request }) => {
  const operator = new ConsoleUser(page, '/admin');
  const email = await newOperator(request, ['units.read']);
  await operator.signIn(email);
  await expect(operator.heading('Units')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Dashboard' })).toHaveCount(0);
  await operator.open('/dashboard');
  await expect(operator.heading('Units')).toBeVisible();
});

test('the history says which names a role may not see', async ({ page, request }) => {
  const token = await new ConsoleUser(page, '/admin').authenticate('admin@stoa.test');
  const headers = { Authorization: `Bearer ${token}` };
  const api = '/backend/api/admin';
  const listed = await request.get(`${api}/countriesActive`, { headers });
  const [from, to] = ((await listed.json()) as { countries: { id: number }[] }).countries;
  const data = { name: fresh('State'), code: fresh('s').replace(/\W/g, '').slice(-8), country_id: from?.id };
  const made = await request.post(`${api}/states`, { headers, data });
  const { id } = ((await made.json()) as { data: { id: number } }).data;
  const moved = await request.put(`${api}/states/${id}`, { headers, data: { country_id: to?.id } });
  expect(moved.ok(), await moved.text()).toBe(true);

  const clerk = new ConsoleUser(page, '/admin');
  await clerk.authenticate(await newOperator(request, ['states.read']));
  await clerk.open(`/states/view/${id}/history`);
  const change = page.getByRole('row', { name: 'Country' }).first();
  await expect(change.getByRole('deletion')).toHaveText(new RegExp(`#${from?.id}.*no permission`));
  await expect(change.getByRole('insertion')).toHaveText(new RegExp(`#${to?.id}.*no permission`));
});
