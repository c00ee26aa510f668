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

test('a person is invited to the team of a store, works with a role, and is signed out when disabled', async ({
  page,
  browser,
  request,
}) => {
  // Two people, an e-mail and two consoles.
  test.slow();
  const owner = new ConsoleUser(page, '/seller');
  await owner.authenticate('vendor@stoa.test');
  const name = fresh('Mia Berg');
  const email = `${name.replaceAll(' ', '-').toLowerCase()}@stoa.test`;
  await owner.open('/vendor_users/create');
  await owner.fill('Name', name);
  await owner.fill('Email', email);
  await owner.pick('Role', 'Order fulfillment');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL(/\/vendor_users\/edit\/\d+$/);
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
