import { expect, test, type Page } from '@playwright/test';
import { ConsoleUser } from './console-user';
import { Operator } from '../../storefront/e2e/operator';
import { placeOrder } from './place-order';

/** Opens the order list filtered to one new order. */
async function openOrder(page: Page, number: string): Promise<ConsoleUser> {
  const operator = new ConsoleUser(page, '/admin');
  await operator.authenticate('admin@stoa.test');
  await operator.openList('orders', { q: number });
  await expect(operator.row(number)).toHaveCount(1);
  return operator;
}

const sent = (page: Page) =>
  page.waitForResponse((response) => response.url().endsWith('/changeOrderStatus') && response.ok());

test('an order is marked as shipped with one click in its row', async ({ page, request }) => {
  const number = await placeOrder(request);
  const operator = await openOrder(page, number);
  const answer = sent(page);
  await page.getByRole('button', { name: `Mark as shipped: ${number}` }).click();
  await expect(operator.row(number).getByText('Shipped')).toBeVisible();
  await expect(page.getByText(`Order ${number} is now “Shipped”`)).toBeVisible();
  await answer;
  await page.reload();
  await expect(operator.row(number).getByText('Shipped')).toBeVisible();
});

test('Undo in the notification keeps the order from being marked as shipped', async ({ page, request }) => {
  const number = await placeOrder(request);
  const operator = await openOrder(page, number);
  let moves = 0;
  page.on('request', (call) => (moves += call.url().endsWith('/changeOrderStatus') ? 1 : 0));
  await page.getByRole('button', { name: `Mark as shipped: ${number}` }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(operator.row(number).getByText('Shipped')).toHaveCount(0);
  await expect(page.getByRole('button', { name: `Mark as shipped: ${number}` })).toBeVisible();
  await page.reload();
  await expect(operator.row(number)).toHaveCount(1);
  expect(moves).toBe(0);
});

test('an order is still marked as shipped if the user leaves the page or signs out before Undo expires', async ({
  page,
  request,
}) => {
  const [first, second] = [await placeOrder(request), await placeOrder(request)];
  let operator = await openOrder(page, first);
  await page.getByRole('button', { name: `Mark as shipped: ${first}` }).click();
  await page.goto('/Shop');
  await operator.openList('orders', { q: first });
  await expect(operator.row(first).getByText('Shipped')).toBeVisible();

  await operator.openList('orders', { q: second });
  await page.getByRole('button', { name: `Mark as shipped: ${second}` }).click();
  const answer = sent(page);
  await page.getByRole('button', { name: 'Amal Haddad' }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await answer;
  operator = await openOrder(page, second);
  await expect(operator.row(second).getByText('Shipped')).toBeVisible();
});

test('a delivery that failed waits on the dashboard', async ({ page, request }) => {
  const number = await placeOrder(request, 'hearth-and-holt');
  const api = await Operator.signedIn(request);
  const { orders } = await api.list<{ orders: { id: number }[] }>('orders', { q: number });
  const order_id = orders[0]?.id ?? 0;
  const choices = await api.call<{ id: number }[]>('GET', `riderChoices/${order_id}`);
  const offer = { order_id, rider_id: choices[0]?.id };
  const { id } = await api.call<{ id: number }>('POST', 'assignRider', offer);
  for (const state of ['accepted', 'picked_up', 'failed'])
    await api.call('POST', 'changeDeliveryStatus', {
      rider_shipping_id: id,
      state,
      reason: 'Nobody at home',
    });

  const operator = new ConsoleUser(page, '/admin');
  await operator.authenticate('admin@stoa.test');
  await operator.open('/');
  await page.getByRole('link', { name: /^Failed deliveries/ }).click();
  await expect(operator.row(number).getByText('Nobody at home')).toBeVisible();
});
