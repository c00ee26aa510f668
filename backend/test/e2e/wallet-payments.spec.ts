import { randomUUID } from 'node:crypto';
import {
  HEADERS,
  type CheckoutQuote,
  type CustomerOrder,
  type ExecutePayment,
  type LedgerEntryRow,
  type OrderState,
  type PlacedOrder,
  type RefundRow,
  type TrialBalance,
} from '@stoa/contracts';
import type { Answer, Client } from '@stoa/testing';
import { FixedClock } from '../../src/kernel/clock';
import { Database } from '../../src/kernel/database';
import { OutboxDispatcher } from '../../src/kernel/queue';
import { Payment } from '../../src/modules/payments';
import { WalletPayments } from '../../src/modules/wallets';
import type { Failure } from '../../src/kernel/http';
import { eventually } from '../support/eventually';
import { givenAdmin } from '../support/factories';
import { mailsTo } from '../support/mail';
import { addToCart, givenMarket, givenVariant, guest, pay, readyToPay } from '../support/ordering.factories';
import { chooseAtSandbox, givenSandbox, returnToShop } from '../support/payments.factories';
import type { Shop } from '../support/shop';
import { startShop } from '../support/shop';
import { givenVendor } from '../support/vendors.factories';
import { balanceOf, givenWallet, givenWalletMethod, transactionsOf } from '../support/wallets.factories';

const EIGHT_DAYS = 8 * 86_400_000;

describe('paying with the wallet', () => {
  const clock = new FixedClock(new Date());
  let shop: Shop;
  let admin: Client;
  let country: number;
  let vendors: number[];

  beforeAll(async () => {
    shop = await startShop({}, clock);
    country = (await givenMarket(shop)).country_id;
    await givenWalletMethod(shop);
    await givenSandbox(shop);
    await givenSandbox(shop, { name: 'Later', code: 'later', capture_method: 'manual' });
    admin = await givenAdmin(shop);
    await admin.put('/admin/settings', { group: 'general', values: { wallet_approval_limit: 1_000_000 } });
    vendors = [(await givenVendor(shop)).vendor.id, (await givenVendor(shop)).vendor.id];
  });
  afterAll(() => shop.close());
  afterEach(async () => {
    const { totals } = (await admin.get<{ data: TrialBalance }>('/admin/trialBalance')).body.data;
    for (const { currency, balance } of totals) expect([currency, balance]).toEqual([currency, 0]);
  });

  /** Fills the cart with one item of 10.00 of each of the first vendors; shipping is 5.00 each. */
  async function ready(buyer: Client, count = 1, method = 'bank_transfer'): Promise<ExecutePayment> {
    for (const id of vendors.slice(0, count))
      await addToCart(buyer, await givenVariant(shop, id, { price: 1000 }));
    return readyToPay(buyer, country, undefined, method);
  }
  const move = (id: number | undefined, state: OrderState) =>
    admin.post('/admin/changeOrderStatus', { order_id: id, state });
  const refundsOf = async ({ orders }: PlacedOrder): Promise<RefundRow[]> => {
    const filter = JSON.stringify({ order_id: orders.map(({ id }) => id) });
    return (await admin.get<{ refunds: RefundRow[] }>(`/admin/refunds?filter=${filter}`)).body.refunds;
  };
  const seen = async (by: Client, { group_number }: PlacedOrder): Promise<CustomerOrder> =>
    (await by.get<{ data: CustomerOrder }>(`/web/order_detail/${group_number}`)).body.data;
  const paymentsOf = ({ group_number: reference }: PlacedOrder): Promise<Payment[]> =>
    shop.app.get(Database).em.find(Payment, { where: { reference }, order: { id: 'ASC' } });
  /** Balances of the accounts under an order's number: debits less credits. */
  const books = async (reference = ''): Promise<Record<string, number>> => {
    const answer = await admin.post<{ ledger_entries: LedgerEntryRow[] }>('/admin/ledger_entries/filter', {
      filter: { reference },
      range: [0, 99],
    });
    const sums: Record<string, number> = {};
    for (const { account, amount } of answer.body.ledger_entries)
      sums[account] = (sums[account] ?? 0) + amount;
    return Object.fromEntries(Object.entries(sums).filter(([, amount]) => amount !== 0));
  };

  it('pays a whole order at once, and gives the money back when it is cancelled', async () => {
    const { client } = await givenWallet(shop, admin, 5000);
    const placed = (await pay(client, await ready(client, 2, 'wallet'))).body.data;
    expect(placed).toMatchObject({ total: 3000, payment_status: 'paid', outcome: 'success' });
    expect(await seen(client, placed)).toMatchObject({ payment_status: 'paid', state: 'placed' });
    expect(await balanceOf(client)).toBe(2000);
    expect((await transactionsOf(client))[0]).toMatchObject({
      type: 'purchase',
      amount: -3000,
      balance: 2000,
      reference: placed.group_number,
    });
    const [first, second] = placed.orders;
    expect(await books(first?.number)).toEqual({ customer_wallet: 1500, vendor_pending: -1500 });
    await move(first?.id, 'cancelled');
    expect(await refundsOf(placed)).toMatchObject([{ amount: 1500, state: 'succeeded' }]);
    expect(await books(first?.number)).toEqual({});
    expect(await balanceOf(client)).toBe(3500);
    const answers = await Promise.all([1, 2, 3].map(() => move(second?.id, 'cancelled')));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await balanceOf(client)).toBe(5000);
    expect(await seen(client, placed)).toMatchObject({ state: 'cancelled', payment_status: 'refunded' });
  });

  it('is offered only to customers who have enough', async () => {
    const { client } = await givenWallet(shop, admin, 1200);
    await addToCart(client, await givenVariant(shop, vendors[0] ?? 0, { price: 1000 }));
    const body = await readyToPay(client, country);
    const quote = async (use_wallet?: number, payment_method?: string) => {
      const { shipping_address: address, methods } = body;
      const input = { address, methods, use_wallet, payment_method };
      return client.post<{ data: CheckoutQuote }>('/web/validateShippingMethod', input);
    };
    const plain = (await quote()).body.data;
    expect(plain.wallet).toEqual({ balance: 1200, used: 0, remaining: 1500 });
    expect(plain.payment_methods.map(({ code }) => code)).not.toContain('wallet');
    expect((await quote(1200, 'bank_transfer')).body.data.wallet).toEqual({
      balance: 1200,
      used: 1200,
      remaining: 300,
    });
    expect(await quote(1501, 'bank_transfer')).toMatchObject({
      status: 422,
      body: { errors: { use_wallet: expect.any(Array) } },
    });
    const visitor = guest(shop);
    await addToCart(visitor, await givenVariant(shop, vendors[0] ?? 0));
    const open = await readyToPay(visitor, country, 'visitor@stoa.test');
    expect((await pay(visitor, { ...open, use_wallet: 100 })).status).toBe(401);
    expect(await pay(client, { ...body, payment_method: 'wallet' })).toMatchObject({
      status: 409,
      body: { code: 'insufficient_funds' },
    });
    expect(await pay(client, { ...body, use_wallet: 1300 })).toMatchObject({ status: 409 });
    expect(await balanceOf(client)).toBe(1200);
  });

  it('pays a part, and a bank transfer the rest; both are refunded the way they came', async () => {
    const { client, customer } = await givenWallet(shop, admin, 1001);
    const body = { ...(await ready(client, 2)), use_wallet: 1001 };
    const placed = (await pay(client, body)).body.data;
    expect(placed).toMatchObject({ total: 3000, payment_status: 'partially_paid', outcome: 'pending' });
    const waiting = { amount_paid: 1001, wallet_amount: 1001, amount_due: 1999, cash_due: 0 };
    expect(await seen(client, placed)).toMatchObject(waiting);
    expect((await mailsTo(shop, customer.email)).at(-1)?.text).toMatch(/-\$10\.01\s[^$]*\$19\.99/);
    expect(await paymentsOf(placed)).toMatchObject([
      { driver: 'wallet', amount: 1001 },
      { driver: 'bank_transfer', amount: 1999 },
    ]);
    for (const { id } of placed.orders) await move(id, 'placed');
    const settled = { amount_paid: 3000, wallet_amount: 1001, amount_due: 0 };
    expect(await seen(client, placed)).toMatchObject({ payment_status: 'paid', ...settled });
    const [first] = placed.orders;
    const sold = await books(first?.number);
    expect([sold.cash, sold.customer_wallet, sold.customer_receivable]).toEqual([999, 501, undefined]);
    await move(first?.id, 'cancelled');
    expect(await balanceOf(client)).toBe(0);
    const [refund] = await refundsOf(placed);
    expect(refund).toMatchObject({ amount: 1500, state: 'pending' });
    const settle = () => admin.put(`/admin/refunds/updateStatus/${refund?.id}`, { status: 'succeeded' });
    const answers = await Promise.all([settle(), settle()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await balanceOf(client)).toBe(501);
    expect(await books(first?.number)).toEqual({});
    const last = async () => (await mailsTo(shop, customer.email)).at(-1)?.text;
    await eventually(async () => expect(await last()).toMatch(/To your wallet: \$5\.01\s.*: \$9\.99/));
  });

  it('has failed when the card beside it is declined, and is completed by another attempt', async () => {
    const { client } = await givenWallet(shop, admin, 700);
    const body = { ...(await ready(client, 1, 'sandbox')), use_wallet: 700 };
    const placed = (await pay(client, body)).body.data;
    await chooseAtSandbox(shop, placed.redirect_url, 'decline');
    expect(await returnToShop(client, placed)).toMatchObject({
      payment_status: 'partially_paid',
      outcome: 'failed',
      failure: 'declined',
      is_awaited: false,
    });
    const { group_number } = placed;
    const key = { [HEADERS.idempotency]: randomUUID() };
    const again = await client.post<{ data: PlacedOrder }>('/web/retryPayment', { group_number }, key);
    expect(again.body.data).toMatchObject({ outcome: 'pending' });
    await chooseAtSandbox(shop, again.body.data.redirect_url, 'pay');
    expect(await returnToShop(client, placed)).toMatchObject({ payment_status: 'paid', outcome: 'success' });
    expect(await balanceOf(client)).toBe(0);
  });

  it('places the order once the rest is authorized, which is captured when it ships', async () => {
    const { client } = await givenWallet(shop, admin, 700);
    const body = { ...(await ready(client, 1, 'later')), use_wallet: 700 };
    const placed = (await pay(client, body)).body.data;
    await chooseAtSandbox(shop, placed.redirect_url, 'pay');
    expect(await returnToShop(client, placed)).toMatchObject({
      payment_status: 'authorized',
      outcome: 'success',
      orders: [{ state: 'placed' }],
    });
    const id = placed.orders[0]?.id;
    const listed = await admin.post<{ orders: { id: number }[] }>('/admin/orders/filter', {
      filter: { payment_status: ['authorized'] },
      range: [0, 99],
    });
    expect(listed.body.orders.map((order) => order.id)).toEqual([id]);
    await admin.put(`/admin/orders/updateStatus/${id}`, { status: 'shipped' });
    expect(await seen(client, placed)).toMatchObject({ payment_status: 'paid' });
    expect(await books(placed.orders[0]?.number)).toEqual({
      customer_wallet: 700,
      gateway_clearing: 800,
      vendor_pending: -1500,
    });
  });

  it('gives its part back exactly once when the rest is not paid in time', async () => {
    const { client } = await givenWallet(shop, admin, 700);
    const placed = (await pay(client, { ...(await ready(client)), use_wallet: 700 })).body.data;
    expect(await balanceOf(client)).toBe(0);
    clock.set(new Date(clock.now().getTime() + EIGHT_DAYS));
    await shop.app.get(OutboxDispatcher).drain();
    await eventually(async () => expect(await balanceOf(client)).toBe(700));
    await shop.app.get(OutboxDispatcher).drain();
    expect(await refundsOf(placed)).toMatchObject([
      { amount: 700, reason: 'order_expired', state: 'succeeded' },
    ]);
    expect(await books(placed.orders[0]?.number)).toEqual({});
    expect(await balanceOf(client)).toBe(700);
  });

  it('with cash on delivery, collects only the rest at the door', async () => {
    const { client, customer } = await givenWallet(shop, admin, 400);
    const placed = (await pay(client, { ...(await ready(client, 1, 'cash_on_delivery')), use_wallet: 400 }))
      .body.data;
    const open = { amount_paid: 400, wallet_amount: 400, amount_due: 0, cash_due: 1100 };
    expect(await seen(client, placed)).toMatchObject(open);
    expect((await mailsTo(shop, customer.email)).at(-1)?.text).toMatch(/-\$4\.00\s[^$]*\$11\.00/);
    for (const state of ['processing', 'ready', 'shipped', 'delivered'] as const) {
      expect(await seen(client, placed)).toMatchObject(open);
      await move(placed.orders[0]?.id, state);
    }
    const collected = { payment_status: 'paid', amount_paid: 1500, amount_due: 0, cash_due: 0 };
    expect(await seen(client, placed)).toMatchObject(collected);
    expect(await books(placed.orders[0]?.number)).toEqual({
      cash: 1100,
      customer_wallet: 400,
      vendor_available: -1500,
    });
  });

  it('never spends the same money twice, by however many orders at once', async () => {
    const { customer, client } = await givenWallet(shop, admin, 1500);
    const wallets = shop.app.get(WalletPayments);
    const take = (index: number): Promise<void> => {
      const reference = `ST-RACE${index}`;
      const parts = [{ number: `${reference}-1`, amount: 1500 }];
      return wallets.take({ customer_id: customer.id, reference, currency: 'USD', parts }, 'en');
    };
    const outcomes = await Promise.allSettled(Array.from({ length: 20 }, (_, index) => take(index)));
    const refused = outcomes.filter(({ status }) => status === 'rejected') as PromiseRejectedResult[];
    expect(refused.map(({ reason }: { reason: Failure }) => reason.code)).toEqual(
      Array.from({ length: 19 }, () => 'insufficient_funds'),
    );
    expect(await balanceOf(client)).toBe(0);
  });

  it('of an order and withdrawals at once, only as many succeed as there is money for', async () => {
    const { client } = await givenWallet(shop, admin, 1500);
    const body = await ready(client, 1, 'wallet');
    const withdraw = (): Promise<Answer<unknown>> =>
      client.post(
        '/web/withdrawAmount',
        { amount: 1500, destination: 'DE89 3704 0044 0532 0130 00' },
        { [HEADERS.idempotency]: randomUUID() },
      );
    const answers = await Promise.all([
      withdraw(),
      pay(client, body),
      withdraw(),
      pay(client, body),
      withdraw(),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(4);
    expect(await balanceOf(client)).toBe(0);
  });

  it.each([
    ['JPY', 100_000],
    ['KWD', 90_001],
  ])('pays in %s, in its own minor units', async (currency, amount) => {
    const { client } = await givenWallet(shop, admin, amount, currency);
    const body = await ready(client, 2, 'wallet');
    const placed = (await pay(client, body)).body.data;
    expect(placed).toMatchObject({ currency, payment_status: 'paid' });
    expect(await balanceOf(client)).toBe(amount - placed.total);
    for (const { id } of placed.orders) await move(id, 'cancelled');
    expect(await balanceOf(client)).toBe(amount);
  });
});
