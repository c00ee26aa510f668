import { expect, type Browser, type Page } from '@playwright/test';
import { test } from './hydrated-page';
import { signIn, signUp, type NewCustomer } from './new-customer';

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:128.0) Gecko/20100101 Firefox/128.0';
const SAFARI =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Safari/605.1.15';
const PATH = '/customer/security?lang=en';

/** A page of another device, where the customer has signed in. */
async function otherDevice(
  browser: Browser,
  baseURL: string | undefined,
  customer: NewCustomer,
  userAgent: string,
): Promise<Page> {
  const device = await browser.newContext({ baseURL, userAgent });
  await signIn(device, customer, baseURL);
  return device.newPage();
}

const sessions = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: /Signed in on/ });

test('a customer sees other devices and signs out one, then all; this one stays signed in', async ({
  page,
  browser,
  baseURL,
}) => {
  const customer = await signUp(page.context(), baseURL);
  const firefox = await otherDevice(browser, baseURL, customer, FIREFOX);
  const safari = await otherDevice(browser, baseURL, customer, SAFARI);
  await page.goto(PATH);
  await expect(sessions(page)).toHaveCount(3);
  await expect(sessions(page).filter({ hasText: 'This device' })).toHaveCount(1);
  await expect(sessions(page).filter({ hasText: 'Firefox on Windows' })).not.toContainText('This device');
  await page.getByRole('button', { name: 'Sign out: Firefox on Windows' }).click();
  await expect(sessions(page)).toHaveCount(2);
  await expect(sessions(page).filter({ hasText: 'Safari on macOS' })).toHaveCount(1);
  await firefox.goto(PATH);
  await expect(firefox).toHaveURL(/\/login\?to=/);
  await safari.goto(PATH);
  await expect(sessions(safari)).toHaveCount(2);

  await page.getByRole('button', { name: 'Sign out all other devices' }).click();
  await expect(sessions(page)).toHaveCount(1);
  await expect(sessions(page)).toContainText('This device');
  await expect(page.getByRole('button', { name: 'Sign out all other devices' })).toHaveCount(0);
  await safari.reload();
  await expect(safari).toHaveURL(/\/login\?to=/);
  for (const device of [firefox, safari]) await device.context().close();
});

test('pages of the account open at their top on wide screens', async ({ page, baseURL }) => {
  await page.setViewportSize({ width: 1280, height: 700 });
  await signUp(page.context(), baseURL);
  // The last entries of the sidebar are the ones below the fold.
  for (const path of ['/customer/profile', '/customer/security']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
    expect(await page.evaluate(() => scrollY)).toBe(0);
  }
});
