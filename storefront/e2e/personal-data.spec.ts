import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { placeOrder } from '../../backoffice/e2e/place-order';
import { test } from './hydrated-page';
import { fromLetter } from './letters';
import { signUp } from './new-customer';
import { Operator } from './operator';
import { Shopper } from './shopper';

const PATH = '/customer/security?lang=en';

async function download(page: Page, name: string): Promise<string> {
  const started = page.waitForEvent('download');
  await page.getByRole('link', { name }).click();
  return readFile(await (await started).path(), 'utf8');
}

test('a customer requests a copy of their data, and both files have their email address and order', async ({
  page,
  request,
  baseURL,
}) => {
  const { email, token } = await signUp(page.context(), baseURL);
  const number = (await placeOrder(request, 'hearth-and-holt', token)).replace(/-\d+$/, '');
  await page.goto(PATH);
  await expect(page.getByRole('link', { name: 'Download as JSON' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Request a copy' }).click();
  const copy = page.getByRole('link', { name: 'Download as JSON' });
  await expect(copy.or(page.getByText('Your copy is being prepared.'))).toBeVisible();
  await expect(async () => {
    await page.reload();
    await expect(copy).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expect(page.getByText(/^Your copy is ready\. You can download it until /)).toBeVisible();
  const { account, orders } = JSON.parse(await download(page, 'Download as JSON'));
  expect([account.email, orders[0].number]).toEqual([email, number]);
  const readable = await download(page, 'Download to read');
  expect([readable.includes(email), readable.includes(number)]).toEqual([true, true]);
});

test('a customer deletes their account with the password, and keeps it by signing in again', async ({
  page,
  request,
  baseURL,
}) => {
  const { email, password } = await signUp(page.context(), baseURL);
  await page.goto(PATH);
  await page.getByText('I want to delete my account').click();
  const field = page.getByLabel('Current password');
  await field.fill('not the password');
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await field.fill(password);
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await expect(page.getByText('You’re signed out, and your account will be deleted.')).toBeVisible();
  await page.goto(PATH);
  await expect(page).toHaveURL(/\/login\?to=/);
  await new Shopper(page).signIn(email, password);
  await expect(page).toHaveURL(/\/customer\/security/);
  await expect(page.getByText('I want to delete my account')).toBeVisible();
  const operator = await Operator.signedIn(request);
  await fromLetter(operator, email, /(your account will not be deleted)/);
});
