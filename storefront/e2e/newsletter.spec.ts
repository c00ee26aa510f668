import { expect } from '@playwright/test';
import { test } from './hydrated-page';

test('the footer form requests the newsletter, and each outcome has its own message', async ({ page }) => {
  await page.goto('/brands?lang=en');
  const foot = page.getByRole('contentinfo');
  await foot.getByLabel('Send it to').fill(`reads${Date.now()}@stoa.test`);
  await foot.getByRole('button', { name: 'Subscribe' }).click();
  await expect(page).toHaveURL(/\/newsletter\?state=asked$/);
  await expect(page.getByRole('status').filter({ hasText: 'We’ve sent you an email' })).toBeVisible();
  await page.goto('/backend/api/web/newsletter/unsubscribe/nobody-has-this-token');
  await expect(page).toHaveURL(/\/newsletter\?state=unknown$/);
  await expect(page.getByRole('main').getByRole('button', { name: 'Subscribe' })).toBeVisible();
  await page.goto('/newsletter?state=subscribed&lang=es');
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await expect(page.getByRole('status').filter({ hasText: 'Te has suscrito' })).toBeVisible();
});

test('without JavaScript, an invalid email address is rejected with a message', async ({ request }) => {
  const refused = await request.post('/newsletter?lang=en', { form: { email: 'nobody@' } });
  expect(refused.status()).toBe(422);
  const html = await refused.text();
  expect(html).toContain('nobody@');
  expect(html).toContain('enter an address like name@example.com');
});

test('a one-click POST of an email client unsubscribes without a redirect', async ({ request }) => {
  const email = `leaves${Date.now()}@stoa.test`;
  await request.post('/newsletter?lang=en', { form: { email } });
  const credentials = { email: 'admin@stoa.test', password: 'stoa-demo' };
  const signedIn = await request.post('/backend/api/admin/auth/login', { data: credentials });
  const { data } = (await signedIn.json()) as { data: { token: string } };
  const headers = { authorization: `Bearer ${data.token}` };
  const find = async (path: string, filter: object): Promise<string> =>
    (await request.post(`/backend/api/admin/${path}/filter`, { headers, data: { filter } })).text();
  let token = '';
  await expect
    .poll(
      async () => (token = /unsubscribe\/([\w-]{43})/.exec(await find('mailbox', { q: email }))?.[1] ?? ''),
    )
    .not.toBe('');
  const answer = await request.post(`/newsletter?unsubscribe=${token}`, {
    form: { 'List-Unsubscribe': 'One-Click' },
    maxRedirects: 0,
  });
  expect(answer.status()).toBe(200);
  expect(await find('newsletters', { q: email })).toContain('"unsubscribed"');
});
