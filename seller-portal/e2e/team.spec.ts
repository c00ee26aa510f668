import { expect, test, type APIRequestContext } from '@playwright/test';
import { ConsoleUser, fresh } from '../../backoffice/e2e/console-user';

const API = '/backend/api';
const PASSWORD = 'a long password';

/** The link of the newest e-mail to an address, from the operators' mailbox. */
async function linkTo(request: APIRequestContext, email: string): Promise<string> {
  const credentials = { email: 'admin@stoa.test', password: 'stoa-demo' };
  const signedIn = await request.post(`${API}/admin/auth/login`, { data: credentials });
  const { token } = ((await signedIn.json()) as { data: { token: string } }).data;
  const headers = { Authorization: `Bearer ${token}` };
  const filter = encodeURIComponent(JSON.stringify({ q: email }));
  let link = '';
  const read = async () => {
    const answer = await request.get(`${API}/admin/mailbox?filter=${filter}`, { headers });
    return (link = /https?:\/\/[^\s"<\\]*token=[\w-]+/.exec(await answer.text())?.[0] ?? '');
  };
  await expect.poll(read).not.toBe('');
  const { pathname, search } = new URL(link);
  return pathname + search;
}

/** Invites a person with a fresh name and address. */
async function invite(owner: ConsoleUser, role: string): Promise<{ name: string; email: string }> {
  const name = fresh('Mia Berg');
  const email = `${name.replaceAll(' ', '-').toLowerCase()}@stoa.test`;
  await owner.open('/vendor_users/create');
  await owner.fill('Name', name);
  await owner.fill('Email', email);
  await owner.pick('Role', role);
  await owner.page.getByRole('button', { name: 'Save' }).click();
  await expect(owner.page).toHaveURL(/\/vendor_users\/edit\/\d+$/);
  return { name, email };
}

test('a person is invited to the team of a store, works with a role, and is signed out when disabled', async ({
  page,
  browser,
  request,
}) => {
  // Two people, an e-mail and two consoles.
  test.slow();
  const owner = new ConsoleUser(page, '/seller');
  await owner.authenticate('vendor@stoa.test');
  const { email } = await invite(owner, 'Order fulfillment');
  await expect(page.getByRole('button', { name: 'Invite again' })).toBeVisible();
  await expect(page.getByRole('link', { name: email })).toBeVisible();

  const context = await browser.newContext();
  const member = new ConsoleUser(await context.newPage(), '/seller');
  await member.page.goto(await linkTo(request, email));
  await member.page
    .getByLabel(/password/i)
    .first()
    .fill(PASSWORD);
  await member.page
    .getByRole('main')
    .getByRole('button', { name: /password/i })
    .last()
    .click();
  await expect(member.page.getByRole('link', { name: /sign in/i }).last()).toBeVisible();
  await member.signIn(email, PASSWORD);
  const menu = member.page.getByRole('navigation', { name: 'Main menu' });
  await expect(menu.getByRole('link', { name: 'Orders' })).toBeVisible();
  await expect(menu.getByRole('link', { name: 'Team members' })).toHaveCount(0);
  await expect(menu.getByRole('link', { name: 'Wallet' })).toHaveCount(0);
  await expect(member.page.getByRole('alert')).toHaveCount(0);
  await menu.getByRole('link', { name: 'Orders' }).click();
  await expect(member.heading('Orders')).toBeVisible();

  await page.reload();
  await page.getByRole('button', { name: 'Change status' }).click();
  await page.getByRole('menuitem').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('Inactive').first()).toBeVisible();
  await member.open('/products');
  await expect(member.page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  await context.close();
});

test('a link that an invitation has replaced leads to another one for the seller portal', async ({
  page,
  request,
}) => {
  const owner = new ConsoleUser(page, '/seller');
  await owner.authenticate('vendor@stoa.test');
  const { email } = await invite(owner, 'Order fulfillment');
  const replaced = await linkTo(request, email);
  await page.getByRole('button', { name: 'Invite again' }).click();
  await expect(page.getByText('earlier links no longer work')).toBeVisible();
  await page.goto(replaced);
  await page
    .getByLabel(/password/i)
    .first()
    .fill(PASSWORD);
  await page.getByRole('main').getByRole('button', { name: 'Save password' }).click();
  await expect(page.getByText('ask the person who invited you')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Reset your password' })).toHaveAttribute(
    'href',
    '/forgot-password?for=vendor',
  );
});

test('whoever signs in again with another role sees no tasks of the former one', async ({
  page,
  browser,
  request,
}) => {
  test.slow();
  const owner = new ConsoleUser(page, '/seller');
  await owner.authenticate('vendor@stoa.test');
  const { email } = await invite(owner, 'Order fulfillment');
  const { token } = Object.fromEntries(
    new URL(await linkTo(request, email), 'http://localhost').searchParams,
  );
  const chosen = await request.post(`${API}/customer/auth/password/reset`, {
    data: { token, password: PASSWORD },
  });
  expect(chosen.status()).toBe(200);
  const context = await browser.newContext();
  const member = new ConsoleUser(await context.newPage(), '/seller');
  await member.authenticate(email, PASSWORD);
  await member.open('/dashboard');
  const tasks = member.page.getByRole('link', { name: /^Orders to process/ });
  await expect(tasks).toBeVisible();

  // The person’s acceptance has changed the record.
  await page.reload();
  await owner.pick('Role', 'Catalog');
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT');
  await page.getByRole('button', { name: 'Save' }).click();
  expect((await saved).status()).toBe(200);
  await member.signInAgain(email, PASSWORD);
  const menu = member.page.getByRole('navigation', { name: 'Main menu' });
  await expect(menu.getByRole('link', { name: 'Imports' })).toBeVisible();
  await expect(tasks).toHaveCount(0);
  await context.close();
});

test('owners are offered neither deletion nor a change of status of their own account', async ({ page }) => {
  const owner = new ConsoleUser(page, '/seller');
  await owner.authenticate('vendor@stoa.test');
  await owner.open('/vendor_users');
  const own = owner.row('vendor@stoa.test');
  await expect(own.getByRole('checkbox')).toBeDisabled();
  await own.getByRole('link').first().click();
  await expect(page.getByText('This is your own account.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Delete/ })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Change status' })).toHaveCount(0);
});
