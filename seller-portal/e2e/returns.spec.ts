import { expect, test, type APIRequestContext } from '@playwright/test';
import { ConsoleUser } from '../../backoffice/e2e/console-user';
import { placeOrder } from '../../backoffice/e2e/place-order';

const API = '/backend/api';
const STEPS = ['processing', 'ready', 'shipped', 'delivered'];

/** Signs in by the API and returns the token. */
async function tokenOf(request: APIRequestContext, audience: string, email: string): Promise<string> {
  const data = { email, password: 'stoa-demo' };
  const answer = await request.post(`${API}/${audience}/auth/login`, { data });
  return ((await answer.json()) as { data: { token: string } }).data.token;
}

/** A customer requests the return of delivered units of `vendor@stoa.test`; returns the return's number. */
async function requestedReturn(request: APIRequestContext, quantity = 1): Promise<string> {
  const customer = await tokenOf(request, 'customer', 'customer2@stoa.test');
  const number = await placeOrder(request, 'hearth-and-holt', customer, quantity);
  const vendor = { authorization: `Bearer ${await tokenOf(request, 'vendor', 'vendor@stoa.test')}` };
  const filter = encodeURIComponent(JSON.stringify({ q: number }));
  let order_id: number | undefined;
  await expect(async () => {
    const found = await request.get(`${API}/vendor/orders?filter=${filter}`, { headers: vendor });
    order_id = ((await found.json()) as { orders: { id: number }[] }).orders[0]?.id;
    expect(order_id).toBeDefined();
  }).toPass();
  for (const state of STEPS) {
    const moved = { headers: vendor, data: { order_id, state } };
    const answer = await request.post(`${API}/vendor/changeSellerOrderStatus`, moved);
    expect(answer.ok(), await answer.text()).toBe(true);
  }
  const headers = { authorization: `Bearer ${customer}` };
  const group = { group_number: number.replace(/-\d+$/, '') };
  const answer = await request.post(`${API}/web/order_returns`, { headers, data: group });
  const { data: orders } = (await answer.json()) as { data: { returnable: { order_line_id: number }[] }[] };
  const line = { order_line_id: orders[0]?.returnable[0]?.order_line_id, quantity, reason: 'damaged' };
  const data = { order_id, lines: [line] };
  expect((await request.post(`${API}/web/requestReturn`, { headers, data })).ok()).toBe(true);
  return `${number}-RT1`;
}

test('a vendor rejects a return by mistake, with the message that this requires, and approves it', async ({
  page,
  request,
}) => {
  const number = await requestedReturn(request);
  const vendor = new ConsoleUser(page, '/seller');
  await vendor.authenticate('vendor@stoa.test');
  await vendor.openList('returns', { q: number });
  await page.getByRole('link', { name: number }).click();

  await page.getByRole('button', { name: 'Reject' }).click();
  const dialog = page.getByRole('dialog');
  const message = dialog.getByRole('textbox', { name: 'Message to the customer' });
  await expect(message).toHaveAttribute('required');
  await message.fill('It shows signs of use.');
  // A click beside the dialog is a mistake.
  await page.mouse.click(5, 5);
  await expect(message).toHaveValue('It shows signs of use.');
  await dialog.getByRole('button', { name: 'Reject' }).click();
  await expect(page.getByText('Rejected', { exact: true }).first()).toBeVisible();

  await page.getByRole('button', { name: 'Approve' }).click();
  await expect(message).not.toHaveAttribute('required');
  await dialog.getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByRole('button', { name: 'Mark as received' })).toBeVisible();
});

test('an inspection whose refund is not known can’t be completed until it is computed again', async ({
  page,
  request,
}) => {
  const number = await requestedReturn(request);
  const headers = { authorization: `Bearer ${await tokenOf(request, 'vendor', 'vendor@stoa.test')}` };
  const vendor = new ConsoleUser(page, '/seller');
  await vendor.authenticate('vendor@stoa.test');
  await vendor.openList('returns', { q: number });
  await page.getByRole('link', { name: number }).click();
  await expect(page.getByRole('button', { name: 'Approve' })).toBeVisible();
  const return_id = Number(/\d+$/.exec(page.url())?.[0]);
  for (const state of ['approved', 'received']) {
    const moved = { headers, data: { return_id, state } };
    expect((await request.post(`${API}/vendor/changeReturnStatus`, moved)).ok()).toBe(true);
  }
  await page.reload();
  const amounts = '**/vendor/previewRefund';
  await page.route(amounts, (route) => route.abort('internetdisconnected'));
  await page.getByRole('button', { name: 'Inspect items' }).click();
  const dialog = page.getByRole('dialog');
  const confirm = dialog.getByRole('button', { name: /^Complete inspection/ });
  const failure = dialog.getByRole('alert');
  await dialog.getByRole('textbox', { name: /^Condition/ }).fill('As new.');
  await expect(failure).toContainText('The server can’t be reached');
  await expect(confirm).toBeDisabled();

  await page.unroute(amounts);
  let answer = (): void => undefined;
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route(amounts, async (route) => {
    await held;
    await route.continue();
  });
  await failure.getByRole('button').click();
  await expect(failure).toHaveCount(0);
  await expect(confirm).toBeDisabled();
  answer();
  await expect(confirm).toContainText('and refund');
  await expect(confirm).toBeEnabled();
  await expect(dialog.getByRole('textbox', { name: /^Condition/ })).toHaveValue('As new.');
});

test('an inspection shows what it refunds, and asks why units are refused', async ({ page, request }) => {
  const number = await requestedReturn(request, 2);
  const headers = { authorization: `Bearer ${await tokenOf(request, 'vendor', 'vendor@stoa.test')}` };
  const vendor = new ConsoleUser(page, '/seller');
  await vendor.authenticate('vendor@stoa.test');
  await vendor.openList('returns', { q: number });
  await page.getByRole('link', { name: number }).click();
  await page.getByRole('button', { name: 'Approve' }).click();
  const dialog = page.getByRole('dialog');

  // A colleague approves it first.
  const return_id = Number(/\d+$/.exec(page.url())?.[0]);
  const approved = { headers, data: { return_id, state: 'approved' } };
  expect((await request.post(`${API}/vendor/changeReturnStatus`, approved)).ok()).toBe(true);
  await dialog.getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByText('This was changed in the meantime')).toBeVisible();
  await expect(dialog).toHaveCount(0);

  await page.getByRole('button', { name: 'Mark as received' }).click();
  await dialog.getByRole('button', { name: /received/i }).click();
  await page.getByRole('button', { name: 'Inspect items' }).click();
  const confirm = dialog.getByRole('button', { name: /^Complete inspection/ });
  const refund = dialog.getByText('The customer gets').locator('xpath=following-sibling::dd');
  await expect(confirm).toContainText('and refund');
  const whole = await refund.textContent();
  await dialog.getByRole('spinbutton', { name: /^Accepted/ }).fill('0');
  await expect(dialog.getByText('Nothing is refunded with these findings.')).toBeVisible();
  await expect(dialog.getByRole('checkbox', { name: 'Put accepted items back into stock' })).toBeDisabled();

  await dialog.getByRole('spinbutton', { name: /^Accepted/ }).fill('1');
  await expect(dialog.getByText('Say why some are refused; the customer reads it.')).toBeVisible();
  await dialog.getByRole('textbox', { name: /^Condition/ }).fill('One has a broken handle.');
  await expect(refund).not.toHaveText(whole ?? '');
  const amount = (await refund.textContent()) ?? '';
  await vendor.expectNoSeriousFindings();
  await expect(confirm).toContainText(amount);
  await confirm.click();
  await expect(page.getByText('1 of 2 accepted')).toBeVisible();
  await expect(page.getByText('One has a broken handle.')).toBeVisible();
  await expect(page.getByRole('definition').filter({ hasText: amount })).toBeVisible();
});
