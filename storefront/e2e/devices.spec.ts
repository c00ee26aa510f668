import { expect, type Browser, type Page } from '@playwright/test';
import { test } from './hydrated-page';
import { signIn, signUp, type NewCustomer } from './new-customer';

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:128.0) Gecko/20100101 Firefox/128.0';
const PATH = '/customer/security?lang=en';

/** A page of another device, where the customer has signed in. */
async function otherDevice(
  browser: Browser,
  baseURL: string | undefined,
  customer: NewCustomer,
): Promise<Page> {
  const device = await browser.newContext({ baseURL, userAgent: FIREFOX });
  await signIn(device, customer, baseURL);
  return device.newPage();
}

const sessions = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: /Signed in on/ });

test('a customer sees another device and signs it out; this one stays signed in', async ({
  page,
  browser,
  baseURL,
}) => {
  const customer = await signUp(page.context(), baseURL);
  const other = await otherDevice(browser, baseURL, customer);
  await other.goto(PATH);
  await expect(sessions(other)).toHaveCount(2);
  await page.goto(PATH);
  await expect(sessions(page)).toHaveCount(2);
  await expect(sessions(page).filter({ hasText: 'This device' })).toHaveCount(1);
  const row = sessions(page).filter({ hasText: 'Firefox on Windows' });
  await expect(row).not.toContainText('This device');
  await page.getByRole('button', { name: 'Sign out: Firefox on Windows' }).click();
  await expect(row).toHaveCount(0);
  await other.reload();
  await expect(other).toHaveURL(/\/login\?to=/);
  await page.reload();
  await expect(sessions(page)).toContainText(['This device']);
  await other.context().close();
});

test('a customer signs out all other devices; this one stays signed in', async ({
  page,
  browser,
  baseURL,
}) => {
  const customer = await signUp(page.context(), baseURL);
  const others = [
    await otherDevice(browser, baseURL, customer),
    await otherDevice(browser, baseURL, customer),
  ];
  await page.goto(PATH);
  await expect(sessions(page)).toHaveCount(3);
  await page.getByRole('button', { name: 'Sign out all other devices' }).click();
  await expect(sessions(page)).toHaveCount(1);
  await expect(sessions(page)).toContainText('This device');
  await expect(page.getByRole('button', { name: 'Sign out all other devices' })).toHaveCount(0);
  for (const other of others) {
    await other.goto(PATH);
    await expect(other).toHaveURL(/\/login\?to=/);
    await other.context().close();
  }
});
