import type {
  LedgerEntryRow,
  OrderRecord,
  OrderRefund,
  OrderState,
  Refundable,
  TrialBalance,
} from '@stoa/contracts';
import type { Answer, Client } from '@stoa/testing';
import { givenAdmin } from '../support/factories';
import { addToCart, givenMarket, givenVariant, guest, pay, readyToPay } from '../support/ordering.factories';
import type { Shop } from '../support/shop';
import { startShop } from '../support/shop';
import { givenVendor } from '../support/vendors.factories';

const FULFILLED: OrderState[] = ['processing', 'ready', 'shipped', 'delivered'];

describe('the ledger', () => {
  let shop: Shop;
  let admin: Client;
  let country: number;
  let vendor: { id: number; client: Client };

  beforeAll(async () => {
    shop = await startShop();
    admin = await givenAdmin(shop);
    country = (await givenMarket(shop)).country_id;
    const rule = { name: 'Tenth', type: 'percentage', rate: '0.1', scope: 'all' };
    expect((await admin.post('/admin/commissions', rule)).status).toBe(200);
  });
  beforeEach(async () => {
    const made = await givenVendor(shop);
    vendor = { id: made.vendor.id, client: made.client };
  });
  afterAll(() => shop.close());

  /** A guest's order of three items of 10.01 and shipping of 5.00. */
  async function order(method = 'cash_on_delivery', currency = 'USD'): Promise<OrderRecord> {
    const buyer = guest(shop).as({ currency });
    await addToCart(buyer, await givenVariant(shop, vendor.id, { price: 1001 }), 3);
    const placed = await pay(buyer, await readyToPay(buyer, country, 'books@stoa.test', method));
    return read(placed.body.data.orders[0]?.id ?? 0);
  }
  const read = async (id: number): Promise<OrderRecord> =>
    (await admin.get<{ data: OrderRecord }>(`/admin/orders/${id}`)).body.data;
  const move = async (id: number, ...states: OrderState[]): Promise<void> => {
    for (const state of states)
      expect((await admin.post('/admin/changeOrderStatus', { order_id: id, state })).status).toBe(200);
  };
  const entries = async (reference: string): Promise<LedgerEntryRow[]> => {
    const answer = await admin.post<{ ledger_entries: LedgerEntryRow[] }>('/admin/ledger_entries/filter', {
      filter: { reference },
      range: [0, 99],
    });
    return answer.body.ledger_entries;
  };
  /** Balances of the accounts under an order's number: debits less credits. */
  const balances = async (reference: string): Promise<Record<string, number>> => {
    const sums: Record<string, number> = {};
    for (const { account, currency, amount } of await entries(reference)) {
      const name = currency === 'USD' ? account : `${account} ${currency}`;
      sums[name] = (sums[name] ?? 0) + amount;
    }
    return Object.fromEntries(Object.entries(sums).filter(([, amount]) => amount !== 0));
  };
  const refund = (by: Client, input: object): Promise<Answer<{ data: OrderRefund }>> =>
    by.post(by === admin ? '/admin/refundOrder' : '/vendor/refundOrder', input);
  const trial = async (): Promise<TrialBalance> =>
    (await admin.get<{ data: TrialBalance }>('/admin/trialBalance')).body.data;

  afterEach(async () => {
    for (const { currency, balance } of (await trial()).totals)
      expect([currency, balance]).toEqual([currency, 0]);
  });

  it('books a sale with the shares of vendor and platform, its payment and the release to the vendor', async () => {
    const { id, number } = await order();
    expect(await balances(number)).toEqual({
      customer_receivable: 3503,
      commission: -300,
      vendor_pending: -3203,
    });
    await move(id, ...FULFILLED);
    expect(await balances(number)).toEqual({ cash: 3503, commission: -300, vendor_available: -3203 });
    const released = (await entries(number)).find(({ account }) => account === 'vendor_available');
    expect(released).toMatchObject({ type: 'funds_released', owner: String(vendor.id), amount: -3203 });
    expect(released?.owner_name).not.toBe('');
    expect(released?.order_id).toBe(id);
  });

  it('books prepayments when they are confirmed, and voids the sale of a cancelled order', async () => {
    const { id, number } = await order('bank_transfer');
    expect(await balances(number)).toEqual({});
    await move(id, 'placed');
    expect(await balances(number)).toEqual({ cash: 3503, commission: -300, vendor_pending: -3203 });
    await move(id, 'cancelled');
    expect(await balances(number)).toEqual({ cash: 3503, refunds_payable: -3503 });
    const list = await admin.get<{ refunds: { id: number }[] }>(`/admin/refunds?filter={"order_id":${id}}`);
    await admin.put(`/admin/refunds/updateStatus/${list.body.refunds[0]?.id}`, { status: 'succeeded' });
    expect(await balances(number)).toEqual({});
  });

  it('refunds one item of three, then the rest, and reverses exactly what was booked', async () => {
    const { id, number, lines } = await order();
    await move(id, ...FULFILLED);
    const order_line_id = lines[0]?.id ?? 0;
    const first = await refund(admin, { order_id: id, lines: [{ order_line_id, quantity: 1 }] });
    expect(first.body.data).toMatchObject({
      number: `${number}-R1`,
      amount: 1001,
      reason: 'goodwill',
      state: 'pending',
    });
    expect(await balances(number)).toEqual({
      cash: 3503,
      commission: -200,
      vendor_available: -2302,
      refunds_payable: -1001,
    });
    const refundable = await vendor.client.get<{ data: Refundable }>(`/vendor/refundable/${id}`);
    expect(refundable.body.data).toMatchObject({
      amount: 2502,
      shipping: 500,
      lines: [{ quantity: 2, amount: 2002 }],
    });
    const rest = { order_id: id, lines: [{ order_line_id, quantity: 2 }], shipping: 500 };
    expect((await refund(vendor.client, rest)).body.data.amount).toBe(2502);
    expect(await balances(number)).toEqual({ cash: 3503, refunds_payable: -3503 });
    expect(await refund(admin, rest)).toMatchObject({ status: 409, body: { code: 'not_refundable' } });
  });

  it('gives shares back when a refund is cancelled, and lets its items be refunded again', async () => {
    const { id, number, lines } = await order();
    await move(id, ...FULFILLED);
    const before = await balances(number);
    const input = { order_id: id, lines: [{ order_line_id: lines[0]?.id, quantity: 3 }] };
    const { body } = await refund(admin, input);
    await admin.put(`/admin/refunds/updateStatus/${body.data.id}`, { status: 'cancelled' });
    expect(await balances(number)).toEqual(before);
    expect((await refund(admin, input)).status).toBe(200);
  });

  it('refuses refunds beyond what was bought and paid, and of other vendors’ orders', async () => {
    const unpaid = await order();
    const one = { order_id: unpaid.id, lines: [{ order_line_id: unpaid.lines[0]?.id, quantity: 1 }] };
    expect(await refund(admin, one)).toMatchObject({ status: 409, body: { code: 'not_refundable' } });
    await move(unpaid.id, ...FULFILLED);
    const line = { order_line_id: unpaid.lines[0]?.id, quantity: 4 };
    expect(await refund(admin, { order_id: unpaid.id, lines: [line] })).toMatchObject({ status: 422 });
    expect((await refund(admin, { order_id: unpaid.id, shipping: 501 })).body).toMatchObject({
      errors: { shipping: expect.any(Array) },
    });
    expect((await refund(admin, { order_id: unpaid.id })).status).toBe(422);
    const stranger = (await givenVendor(shop)).client;
    expect((await refund(stranger, one)).status).toBe(404);
    expect((await stranger.get(`/vendor/refundable/${unpaid.id}`)).status).toBe(404);
  });

  it('two refunds of the last item at the same moment: one succeeds', async () => {
    const { id, number, lines } = await order();
    await move(id, ...FULFILLED);
    const input = { order_id: id, lines: [{ order_line_id: lines[0]?.id, quantity: 2 }] };
    const answers = await Promise.all([1, 2, 3].map(() => refund(admin, input)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422]);
    expect(await balances(number)).toMatchObject({ refunds_payable: -2002 });
  });

  it('converts a sale in another currency at its own rate, and back without a rest', async () => {
    const { id, number, lines, total } = await order('cash_on_delivery', 'JPY');
    expect(total).toBe(5256);
    await move(id, ...FULFILLED);
    const sold = await balances(number);
    expect(sold).toMatchObject({ 'cash JPY': 5256, 'currency_exchange JPY': -5256, currency_exchange: 3504 });
    const order_line_id = lines[0]?.id ?? 0;
    for (const quantity of [1, 1, 1])
      await refund(admin, { order_id: id, lines: [{ order_line_id, quantity }] });
    await refund(admin, { order_id: id, shipping: 750 });
    expect(await balances(number)).toEqual({ 'cash JPY': 5256, 'refunds_payable JPY': -5256 });
  });

  it('shows balances of owners to operators with permission only', async () => {
    await order();
    const list = await admin.get<{ data: { owner: string; balance: number }[] }>(
      '/admin/ledgerAccountBalances?account=vendor_pending',
    );
    expect(list.body.data).toContainEqual(
      expect.objectContaining({ owner: String(vendor.id), balance: -3203 }),
    );
    const reader = await givenAdmin(shop, ['orders.read']);
    expect((await reader.get('/admin/trialBalance')).status).toBe(403);
    expect((await vendor.client.get('/admin/trialBalance')).status).toBe(403);
    expect((await admin.get('/admin/trialBalance?day=yesterday')).status).toBe(422);
  });
});
