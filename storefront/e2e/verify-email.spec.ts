import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { test } from './hydrated-page';
import { fromLetter } from './letters';
import { Operator } from './operator';
import { Shopper } from './shopper';

const PASSWORD = 'long enough words';

const newEmail = () => `vera-${randomUUID()}@stoa.test`;

async function fillSignUp(page: Page, email: string): Promise<void> {
  await page.goto('/signup?lang=en');
  await page.getByLabel('First name').fill('Vera');
  await page.getByLabel('Last name').fill('Proof');
  await page.getByRole('main').getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Create account' }).click();
}

/** Creates an account, whose e-mail address is not confirmed yet, and returns that address. */
async function signUp(page: Page): Promise<string> {
  const email = newEmail();
  await fillSignUp(page, email);
  await expect(page).toHaveURL(/\/welcome$/);
  return email;
}

test('sign-up asks to confirm the email address, and an invalid link is rejected', async ({ page }) => {
  await signUp(page);
  await expect(page.getByText('Please confirm your email address')).toBeVisible();
  await page.getByRole('button', { name: 'Send again' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'We’ve sent you a new link.' })).toBeVisible();
  await page.goto('/verify-email/1/somebody-elses');
  await page.getByRole('button', { name: 'Yes, confirm' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(
    'This link isn’t valid for your account. Please request a new one.',
  );
  await expect(page.getByRole('button', { name: 'Send again' })).toBeVisible();
});

test('a confirmation link redirects a guest to sign-in, which leads back to the link', async ({ page }) => {
  const email = await signUp(page);
  await page.context().clearCookies();
  await page.goto('/verify-email/7/abc-def');
  await expect(page).toHaveURL(/\/login\?to=%2Fverify-email%2F7%2Fabc-def$/);
  await new Shopper(page).signIn(email, PASSWORD);
  await expect(page).toHaveURL(/\/verify-email\/7\/abc-def$/);
  await expect(page.getByRole('button', { name: 'Yes, confirm' })).toBeVisible();
});

test('a guest’s order is in the list of orders once the letter’s link has confirmed the email address', async ({
  page,
  request,
}) => {
  const email = await signUp(page);
  await page.context().clearCookies();
  const shopper = new Shopper(page);
  await shopper.addFromStore(0);
  await shopper.checkOut(email);
  const number = new URL(page.url()).pathname.split('/').pop() ?? '';
  await page.goto('/login?lang=en&to=/customer/orders');
  await shopper.signIn(email, PASSWORD);
  await expect(page).toHaveURL(/\/customer\/orders/);
  await expect(page.getByRole('main')).not.toContainText(number);
  const operator = await Operator.signedIn(request);
  await page.goto(await fromLetter(operator, email, /(\/verify-email\/\d+\/[\w-]+)/));
  await page.getByRole('button', { name: 'Yes, confirm' }).click();
  await expect(page.getByText('Your email address is confirmed.')).toBeVisible();
  await page.goto('/customer/orders');
  await expect(page.getByRole('link', { name: new RegExp(number) })).toBeVisible();
});

test('a guest who signs up sets a password by the letter’s link, and finds the order', async ({
  page,
  request,
}) => {
  const email = newEmail();
  const shopper = new Shopper(page);
  await shopper.addFromStore(0);
  await shopper.checkOut(email);
  const number = new URL(page.url()).pathname.split('/').pop() ?? '';
  await fillSignUp(page, email);
  await expect(page.getByRole('main')).toContainText('We have sent you an email with a link');
  const operator = await Operator.signedIn(request);
  await page.goto(await fromLetter(operator, email, /(\/(?:re)?set-password[\w/?=&%.@+-]*)/));
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(page.getByRole('main').getByRole('status')).toContainText('Your password has been saved.');
  await page.goto('/login?lang=en&to=/customer/orders');
  await shopper.signIn(email, PASSWORD);
  await expect(page.getByRole('link', { name: new RegExp(number) })).toBeVisible();
});
