import { expect } from '@playwright/test';
import { test } from './hydrated-page';
import { fromLetter } from './letters';
import { Operator } from './operator';

test('the footer form requests the newsletter, and each outcome has its own message', async ({ page }) => {
  await page.goto('/brands?lang=en');
  const foot = page.getByRole('contentinfo');
  await foot.getByLabel('Email').fill(`reads${Date.now()}@stoa.test`);
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

test('a reader subscribes by the link of the letter, which asks before it does so', async ({
  page,
  request,
}) => {
  const email = `confirms${Date.now()}@stoa.test`;
  await page.goto('/brands?lang=en');
  const foot = page.getByRole('contentinfo');
  await foot.getByLabel('Email').fill(email);
  await foot.getByRole('button', { name: 'Subscribe' }).click();
  await expect(page).toHaveURL(/\/newsletter\?state=asked$/);
  const operator = await Operator.signedIn(request);
  await page.goto(await fromLetter(operator, email, /(\/[\w/-]*newsletter[\w/?=-]*confirm[\w/=-]+)/));
  await expect(page.getByText('Would you like to receive the newsletter at this address?')).toBeVisible();
  const subscription = () => operator.list<object>('newsletters', { q: email }).then(JSON.stringify);
  expect(await subscription()).not.toContain('"subscribed"');
  await page.getByRole('button', { name: 'Yes, subscribe' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'You’re subscribed. Thank you.' })).toBeVisible();
  expect(await subscription()).toContain('"subscribed"');
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
  const operator = await Operator.signedIn(request);
  const token = await fromLetter(operator, email, /unsubscribe\/([\w-]{43})/);
  const answer = await request.post(`/newsletter?unsubscribe=${token}`, {
    form: { 'List-Unsubscribe': 'One-Click' },
    maxRedirects: 0,
  });
  expect(answer.status()).toBe(200);
  const subscription = await operator.list<object>('newsletters', { q: email });
  expect(JSON.stringify(subscription)).toContain('"unsubscribed"');
});

test('the link of a deleted subscription says that it has ended, also when it is deleted meanwhile', async ({
  page,
  request,
}) => {
  const email = `erased${Date.now()}@stoa.test`;
  await request.post('/newsletter?lang=en', { form: { email } });
  const operator = await Operator.signedIn(request);
  const link = await fromLetter(operator, email, /(\/backend\/api\/web\/newsletter\/unsubscribe\/[\w-]{43})/);
  const ended = page.getByRole('status').filter({ hasText: 'This subscription was deleted' });
  await page.goto(link);
  const { newsletters } = await operator.list<{ newsletters: { id: number }[] }>('newsletters', { q: email });
  await operator.call('DELETE', `newsletters/${newsletters[0]?.id}`);
  await page.getByRole('button', { name: 'Yes, unsubscribe' }).click();
  await expect(ended).toBeVisible();
  await page.goto(link);
  await expect(page).toHaveURL(/\/newsletter\?state=ended$/);
  await expect(ended).toBeVisible();
  const main = page.getByRole('main');
  await main.getByLabel('Email').fill(email);
  await main.getByRole('button', { name: 'Subscribe' }).click();
  await expect(page).toHaveURL(/\/newsletter\?state=asked$/);
});
