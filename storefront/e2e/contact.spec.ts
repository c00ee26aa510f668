import { expect } from '@playwright/test';
import { test } from './hydrated-page';
import { Shopper } from './shopper';

test('the contact form keeps its input after errors, and sends the message', async ({ page }) => {
  await page.goto('/Shop?lang=en');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact us' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact us');
  await page.getByLabel('Name').fill('Nora');
  await page.getByRole('main').getByLabel('Email').fill('nora@');
  await page.getByRole('textbox', { name: 'Message' }).fill('Does the chair fold?');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText('Subject is required.')).toBeVisible();
  await expect(page.getByText('Please agree to the privacy policy.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('Does the chair fold?');
  await page.getByRole('main').getByLabel('Email').fill('nora@stoa.test');
  await page.getByLabel('Subject').fill('A chair');
  await page.getByLabel('I have read the privacy policy').check();
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page).toHaveURL(/\/contact\?sent=1$/);
  await expect(page.getByRole('status').filter({ hasText: 'We’ve received your message' })).toBeVisible();
});

test('without JavaScript, an incomplete contact form keeps its input, and a complete one is sent', async ({
  request,
}) => {
  const form = { name: 'Nora', email: 'nora@stoa.test', subject: 'A <chair>', message: 'Long words' };
  const refused = await request.post('/contact?lang=en', { form });
  expect(refused.status()).toBe(422);
  const html = await refused.text();
  expect(html).toContain('A &lt;chair&gt;');
  expect(html).toContain('Long words');
  expect(html).toContain('Please agree to the privacy policy.');
  const accepted = await request.post('/contact', { form: { ...form, consent: 'on' }, maxRedirects: 0 });
  expect([accepted.status(), accepted.headers().location]).toEqual([303, '/contact?sent=1']);
});

test('an order is found by its number and email address without an account', async ({ page, context }) => {
  const shopper = new Shopper(page);
  await shopper.addFromStore(2);
  await shopper.checkOut('tracks@stoa.test');
  const number = /payment-success\/([\w-]+)/.exec(page.url())?.[1] ?? '';
  await context.clearCookies();
  await page.goto('/login?lang=en');
  await page.getByRole('main').getByRole('link', { name: 'Track an order' }).click();
  await page.getByLabel('Order number').fill(number);
  await page.getByRole('main').getByLabel('Email').fill('somebody.else@stoa.test');
  await page.getByRole('button', { name: 'Find order' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(
    'There is no order with this number and email address.',
  );
  await expect(page.getByLabel('Order number')).toHaveValue(number);
  await page.getByRole('main').getByLabel('Email').fill('tracks@stoa.test');
  await page.getByRole('button', { name: 'Find order' }).click();
  await expect(page).toHaveURL(new RegExp(`/payment-success/${number}$`));
  await expect(page.getByText(number).first()).toBeVisible();
});
