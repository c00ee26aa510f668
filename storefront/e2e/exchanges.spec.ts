import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { placeOrder } from '../../backoffice/e2e/place-order';
import { test } from './hydrated-page';
import { Operator } from './operator';
import { Shopper } from './shopper';

const EMAIL = 'customer@stoa.test';
const SHIPPING = ['processing', 'ready', 'shipped', 'delivered'];

/** An order of the demo's customer that has been delivered; returns its number. */
async function deliveredOrder(request: APIRequestContext, operator: Operator): Promise<string> {
  const data = { email: EMAIL, password: 'stoa-demo' };
  const answer = await request.post('/backend/api/customer/auth/login', { data });
  const { data: session } = (await answer.json()) as { data: { token: string } };
  const number = await placeOrder(request, 'hearth-and-holt', session.token);
  const { orders } = await operator.list<{ orders: { id: number }[] }>('orders', { q: number });
  for (const state of SHIPPING)
    await operator.call('POST', 'changeOrderStatus', { order_id: orders[0]?.id, state });
  return number;
}

/** The item of the only return of an order arrives, and is accepted. */
async function accept(operator: Operator, number: string): Promise<void> {
  const { returns } = await operator.list<{ returns: { id: number }[] }>('returns', { q: number });
  const return_id = returns[0]?.id;
  for (const state of ['approved', 'received'])
    await operator.call('POST', 'changeReturnStatus', { return_id, state });
  const { lines } = await operator.call<{ lines: { order_line_id: number }[] }>(
    'GET',
    `returns/${return_id}`,
  );
  const [line] = lines;
  const accepted = [{ order_line_id: line?.order_line_id, accepted_quantity: 1, restock: true }];
  await operator.call('POST', 'inspectReturn', { return_id, lines: accepted });
}

/** Asks for the same item again as the demo's customer, and leaves the order's page open. */
async function requestExchange(page: Page, number: string): Promise<void> {
  await page.goto('/login?lang=en');
  await new Shopper(page).signIn(EMAIL);
  await expect(page).not.toHaveURL(/login/);
  await page.goto(`/customer/orders/${number.replace(/-\d+$/, '')}`);
  await page.getByText('Return items', { exact: true }).click();
  await page.getByLabel('Quantity').first().selectOption('1');
  await page.getByLabel('Reason').first().selectOption({ label: 'Damaged' });
  await page.getByLabel('You get').first().selectOption({ label: 'The same item again' });
  await page.getByRole('radio', { name: 'My wallet' }).check();
  await page.getByRole('button', { name: 'Request return' }).click();
  await expect(page.getByText('Return requested')).toBeVisible();
}

test('a customer exchanges an item for the same again, and finds the replacement', async ({
  page,
  request,
}) => {
  test.slow();
  const operator = await Operator.signedIn(request);
  const number = await deliveredOrder(request, operator);
  await requestExchange(page, number);
  await expect(page.getByText('The money goes to your wallet.')).toBeVisible();

  await accept(operator, number);
  await page.reload();
  await expect(page.getByText('Replacement ordered').first()).toBeVisible();
  await page.getByText('Replacement:').getByRole('link').click();
  await expect(page.getByText('Replaces returned items of').first()).toBeVisible();
});

test('an exchange that was cancelled in another tab is not cancelled again without a word', async ({
  page,
  request,
}) => {
  const operator = await Operator.signedIn(request);
  await requestExchange(page, await deliveredOrder(request, operator));
  const other = await page.context().newPage();
  await other.goto(page.url());
  for (const tab of [page, other]) {
    await tab.locator('summary', { hasText: 'Get a refund instead' }).click();
    await tab.getByRole('button', { name: 'Get a refund instead' }).click();
    await expect(tab.locator('summary', { hasText: 'Get a refund instead' })).toHaveCount(0);
  }
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
  await expect(other.getByRole('main').getByRole('alert')).toHaveText(
    'This return has changed in the meantime. Below is how it stands now.',
  );
});
