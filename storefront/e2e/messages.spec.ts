import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { ConsoleUser } from '../../backoffice/e2e/console-user';
import { placeOrder } from '../../backoffice/e2e/place-order';
import { test } from './hydrated-page';

const STORE = 'Hearth & Holt';

async function tokenOf(request: APIRequestContext): Promise<string> {
  const data = { email: 'customer@stoa.test', password: 'stoa-demo' };
  const answer = await request.post('/backend/api/customer/auth/login', { data });
  return ((await answer.json()) as { data: { token: string } }).data.token;
}

/** Signs in on the current sign-in page. */
async function signIn(page: Page): Promise<void> {
  await page.getByRole('main').getByLabel('Email').fill('customer@stoa.test');
  await page.getByLabel('Password', { exact: true }).fill('stoa-demo');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

test('a customer and a vendor exchange messages, and the customer’s order page updates live', async ({
  page,
  browser,
  baseURL,
  request,
}) => {
  test.setTimeout(120_000);
  const text = `Is it oiled? ${Date.now()}`;
  await page.goto('/store/hearth-and-holt');
  await page.getByRole('link', { name: `Ask the store ${STORE}` }).click();
  // Sign-in comes first and leads back.
  await signIn(page);
  await page.getByLabel(`Message to ${STORE}`).fill(text);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page).toHaveURL(/\/customer\/messages\/\d+$/);
  const log = page.getByRole('log');
  await expect(log.getByText(text)).toBeVisible();

  const other = await browser.newContext({ baseURL });
  const seller = await other.newPage();
  const vendor = new ConsoleUser(seller, '/seller');
  await vendor.enter('vendor@stoa.test');
  await vendor.open('/live_chat');
  await seller.getByRole('link', { name: new RegExp(text.slice(0, 12).replace('?', '\\?')) }).click();
  await expect(seller.getByRole('log').getByText(text)).toBeVisible();
  await expect(log.getByText('Read', { exact: true })).toBeVisible();
  const answer = `Twice, by hand. ${Date.now()}`;
  await seller.getByLabel(/^Message to /).fill(answer);
  await expect(page.getByText(`${STORE} is typing…`)).toBeVisible();
  await seller.getByLabel(/^Message to /).press('Enter');
  await expect(log.getByText(answer)).toBeVisible();

  const number = await placeOrder(request, 'hearth-and-holt', await tokenOf(request));
  await page.goto('/customer/orders');
  // A customer's list shows checkouts; a vendor's order number is the checkout's number with a suffix.
  const checkout = number.replace(/-\d+$/, '');
  await page.getByRole('link', { name: new RegExp(checkout) }).click();
  const steps = page.getByRole('list', { name: 'Order status' });
  await expect(steps.getByText('Shipped')).toHaveCount(0);
  await vendor.openList('orders', { q: number });
  await seller.getByRole('link', { name: number }).click();
  await seller.getByRole('button', { name: 'Mark as shipped' }).click();
  await expect(steps.getByText('Shipped')).toBeVisible();
  await other.close();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a customer sends a message to a store', async ({ page }) => {
    const text = `By form ${Date.now()}`;
    await page.goto('/login?to=/customer/messages');
    await signIn(page);
    await page.locator('main ul a').first().click();
    await page.getByLabel(/^Message to /).fill(text);
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(page.getByRole('log').getByText(text)).toBeVisible();
  });
});
