import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { ConsoleUser } from '../../backoffice/e2e/console-user';
import { placeOrder } from '../../backoffice/e2e/place-order';
import { test } from './hydrated-page';
import { signUp } from './new-customer';
import { Operator } from './operator';

const EMAIL = 'gwen@journeys.test';
const SHIPPING = ['processing', 'ready', 'shipped', 'delivered'];
/** A minimal PDF. */
const REPORT = { name: 'report.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF\n') };

/**
 * An order of a guest, or of the customer whose token is given, that has been delivered by the store of
 * `vendor@stoa.test`; returns its number.
 */
async function deliveredOrder(request: APIRequestContext, token?: string): Promise<string> {
  const number = await placeOrder(request, 'hearth-and-holt', token);
  const operator = await Operator.signedIn(request);
  const { orders } = await operator.list<{ orders: { id: number }[] }>('orders', { q: number });
  for (const state of SHIPPING)
    await operator.call('POST', 'changeOrderStatus', { order_id: orders[0]?.id, state });
  return number;
}

/** Opens an order's page as the guest who placed it. */
async function track(page: Page, number: string): Promise<void> {
  await page.goto('/ProductOrder');
  await page.getByLabel('Order number').fill(number);
  await page.getByRole('main').getByLabel('Email').fill(EMAIL);
  await page.getByRole('main').getByRole('button', { name: 'Find order' }).click();
  await expect(page).toHaveURL(/\/payment-success/);
}

async function openDispute(page: Page): Promise<void> {
  await page.locator('summary', { hasText: 'Open a dispute' }).click();
  await page.getByLabel('Reason').last().selectOption({ label: 'Defective or not as described' });
  await page.getByLabel('What happened?').fill('The handle is loose and the seller does not answer.');
  await page.getByLabel(/^Photos and documents/).setInputFiles(REPORT);
  await page.getByRole('button', { name: 'Open dispute' }).click();
  await expect(page.getByText('Waiting for the store')).toBeVisible();
  await expect(page.getByRole('link', { name: 'report.pdf' })).toBeVisible();
}

/** Accepts a dispute's claim as the vendor. */
async function acceptDispute(request: APIRequestContext, dispute_id?: number): Promise<void> {
  const data = { email: 'vendor@stoa.test', password: 'stoa-demo' };
  const answer = await request.post('/backend/api/vendor/auth/login', { data });
  const { data: session } = (await answer.json()) as { data: { token: string } };
  const headers = { authorization: `Bearer ${session.token}` };
  const accepted = await request.post('/backend/api/vendor/acceptDispute', { headers, data: { dispute_id } });
  expect(accepted.ok(), await accepted.text()).toBe(true);
}

/** Opens the only dispute about an order in a console. */
async function openRecord(user: ConsoleUser, number: string): Promise<void> {
  await user.openList('disputes', { q: number });
  await user.page.getByRole('link', { name: `${number}-D1` }).click();
  await expect(user.heading(`Dispute ${number}-D1`)).toBeVisible();
}

test('a guest opens a dispute, its vendor responds, and an operator refunds the claim', async ({
  page,
  request,
  browser,
}) => {
  test.slow();
  const number = await deliveredOrder(request);
  await track(page, number);
  await openDispute(page);
  const file = page.waitForEvent('download');
  await page.getByRole('link', { name: 'report.pdf' }).click();
  expect((await file).suggestedFilename()).toBe('report.pdf');

  const vendor = new ConsoleUser(await (await browser.newContext()).newPage(), '/seller');
  await vendor.enter('vendor@stoa.test');
  await openRecord(vendor, number);
  await vendor.expectNoSeriousFindings();
  await expect(vendor.page.getByText(/If you don’t, add evidence.* it decides without you/)).toBeVisible();
  await vendor.page.getByRole('button', { name: 'Add evidence' }).click();
  await vendor.page.getByRole('dialog').getByLabel('Statement').fill('It was tight when we packed it.');
  await vendor.page.getByRole('dialog').getByRole('button', { name: 'Send' }).click();
  await expect(vendor.page.getByText('Under review', { exact: true })).toBeVisible();
  await expect(vendor.page.getByText('it decides without you')).toHaveCount(0);
  await vendor.page.context().close();

  const operator = new ConsoleUser(await (await browser.newContext()).newPage(), '/admin');
  await operator.enter('admin@stoa.test');
  await openRecord(operator, number);
  await operator.expectNoSeriousFindings();
  await expect(operator.page.getByText('It was tight when we packed it.')).toBeVisible();
  await operator.page.getByRole('button', { name: 'Decide: refund' }).click();
  const dialog = operator.page.getByRole('dialog');
  await dialog.getByLabel(/^Reason, which both sides read/).fill('The picture shows the loose handle.');
  await dialog.getByRole('button', { name: 'Decide: refund' }).click();
  await expect(operator.page.getByText('Decision: refund')).toBeVisible();
  await operator.page.context().close();

  await page.reload();
  await expect(page.getByText('Refund granted')).toBeVisible();
  await expect(page.getByText('The picture shows the loose handle.')).toBeVisible();
  await expect(page.getByText(/^Refund of .*: processing$/).first()).toBeVisible();
});

test('a customer disputes the rejection of a return from the return’s page', async ({
  page,
  request,
  context,
  baseURL,
}) => {
  const { token } = await signUp(context, baseURL);
  const number = await deliveredOrder(request, token);
  await page.goto(`/customer/orders/${number.replace(/-\d+$/, '')}`);
  await expect(page.getByRole('main').getByRole('link', { name: 'Write reviews' })).toBeVisible();
  await page.getByText('Return items', { exact: true }).click();
  await page.getByLabel('Quantity').first().selectOption('1');
  await page.getByLabel('Reason').first().selectOption({ label: 'Damaged' });
  await page.getByRole('button', { name: 'Request return' }).click();
  await expect(page.getByText('Return requested')).toBeVisible();

  const operator = await Operator.signedIn(request);
  const { returns } = await operator.list<{ returns: { id: number }[] }>('returns', { q: number });
  const [id] = returns.map((one) => one.id);
  const note = 'It shows signs of use.';
  await operator.call('POST', 'changeReturnStatus', { return_id: id, state: 'rejected', note });
  await page.goto(`/customer/returns/${id}`);
  await page.getByRole('link', { name: 'Dispute the outcome of the return' }).click();
  await page.locator('summary', { hasText: 'Dispute the outcome of the return' }).click();
  await page.getByLabel('What happened?').first().fill('It was broken when it arrived.');
  await page.getByRole('button', { name: 'Open dispute' }).first().click();
  await expect(page.getByText('Waiting for the store')).toBeVisible();

  const { disputes } = await operator.list<{ disputes: { id: number }[] }>('disputes', { q: number });
  await acceptDispute(request, disputes[0]?.id);
  await page.goto(`/customer/returns/${id}`);
  await expect(page.getByText('A dispute has changed the outcome of this return')).toBeVisible();
  await expect(page.getByText(/^Refund of \$.*: (processing|completed)$/)).toBeVisible();
  await page.getByRole('link', { name: `Dispute ${number}-D1` }).click();
  await expect(page.getByText('Accepted by the store')).toBeVisible();
  await page.goto('/customer/returns');
  await expect(page.getByText('A dispute has changed the outcome of this return')).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a guest opens a dispute and withdraws it', async ({ page, request }) => {
    await track(page, await deliveredOrder(request));
    await openDispute(page);
    await page.locator('summary', { hasText: 'Withdraw dispute' }).click();
    await page.getByRole('button', { name: 'Withdraw dispute' }).click();
    await expect(page.getByText('Dispute withdrawn')).toBeVisible();
    await expect(page.locator('summary', { hasText: 'Open a dispute' })).toBeVisible();
  });
});
