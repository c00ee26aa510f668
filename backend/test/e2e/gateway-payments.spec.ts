import type { OrderRecord, PlacedOrder, RefundRow } from '@stoa/contracts';
import { HEADERS } from '@stoa/contracts';
import type { Client } from '@stoa/testing';
import { FixedClock } from '../../src/kernel/clock';
import { Database } from '../../src/kernel/database';
import { OutboxDispatcher } from '../../src/kernel/queue';
import { PaymentEvent } from '../../src/modules/payments';
import { SandboxMessages } from '../../src/modules/payments/sandbox/sandbox-messages';
import { eventually } from '../support/eventually';
import { givenAdmin } from '../support/factories';
import { addToCart, givenMarket, givenVariant, guest, pay, readyToPay } from '../support/ordering.factories';
import {
  chooseAtSandbox,
  givenSandbox,
  messageFor,
  movedAtSandbox,
  placeUnpaid,
  returnToShop,
  sendSandboxWebhook,
} from '../support/payments.factories';
import type { Shop } from '../support/shop';
import { startShop } from '../support/shop';
import { givenVendor } from '../support/vendors.factories';

const MINUTE = 60_000;

describe('a payment at a gateway', () => {
  const clock = new FixedClock(new Date());
  let shop: Shop;
  let country: number;
  let vendors: number[];
  let admin: Client;
  let buyer: Client;

  beforeAll(async () => {
    shop = await startShop({}, clock);
    country = (await givenMarket(shop)).country_id;
    vendors = [(await givenVendor(shop)).vendor.id, (await givenVendor(shop)).vendor.id];
    admin = await givenAdmin(shop);
    await givenSandbox(shop);
    await givenSandbox(shop, { code: 'later', name: 'Later', capture_method: 'manual' });
  });
  beforeEach(() => {
    buyer = guest(shop);
  });
  afterAll(() => shop.close());

  const order = (count: 1 | 2 = 1, method = 'sandbox'): Promise<PlacedOrder> =>
    placeUnpaid(shop, buyer, { country, vendors: vendors.slice(0, count), method });
  const choose = ({ redirect_url }: PlacedOrder, outcome: string) =>
    chooseAtSandbox(shop, redirect_url, outcome);
  const moved = ({ redirect_url }: PlacedOrder) => movedAtSandbox(shop, redirect_url);
  const drain = async (milliseconds = 0): Promise<void> => {
    clock.advance(milliseconds);
    await shop.app.get(OutboxDispatcher).drain();
  };
  const change = (id: number | undefined, state: string) =>
    admin.post<{ data: OrderRecord }>('/admin/changeOrderStatus', { order_id: id, state, with_steps: true });
  const record = async (id: number | undefined): Promise<OrderRecord> =>
    (await admin.get<{ data: OrderRecord }>(`/admin/orders/${id}`)).body.data;
  const refundsOf = async ({ orders }: PlacedOrder): Promise<RefundRow[]> => {
    const filter = JSON.stringify({ order_id: orders.map(({ id }) => id) });
    return (await admin.get<{ refunds: RefundRow[] }>(`/admin/refunds?filter=${filter}`)).body.refunds;
  };
  const retry = (placed: PlacedOrder, payment_method?: string, key = `again-${Math.random()}`) =>
    buyer.post<{ data: PlacedOrder; code?: string }>(
      '/web/retryPayment',
      { group_number: placed.group_number, access_token: placed.access_token, payment_method },
      { [HEADERS.idempotency]: key },
    );
  const eventsOf = async ({ group_number }: PlacedOrder): Promise<PaymentEvent[]> =>
    shop.app
      .get(Database)
      .em.createQueryBuilder(PaymentEvent, 'e')
      .innerJoin('payments', 'p', 'p.id = e.payment_id')
      .where('p.reference = :group_number', { group_number })
      .orderBy('e.id')
      .getMany();
  const signed = (message: object, secret?: string, at = clock.now()) =>
    sendSandboxWebhook(shop, message, at, secret);
  it('awaits the buyer on the hosted page, and a repeated request leads to the same page', async () => {
    await addToCart(buyer, await givenVariant(shop, vendors[0] ?? 0));
    const ready = await readyToPay(buyer, country, 'a@stoa.test', 'sandbox');
    const first = (await pay(buyer, ready, 'one-checkout')).body.data;
    const second = (await pay(buyer, ready, 'one-checkout')).body.data;
    expect(first).toMatchObject({ outcome: 'pending', orders: [{ state: 'pending_payment' }] });
    expect(first.redirect_url).toContain('/backend/sandbox/sbx_');
    expect(second.redirect_url).toBe(first.redirect_url);
    const page = await shop.app.inject({ url: new URL(first.redirect_url ?? '').pathname });
    expect(page).toMatchObject({ statusCode: 200 });
    expect(page.body).toContain('3-D Secure');
    expect(page.headers['content-security-policy']).toContain("default-src 'none'");
  });

  it('that succeeds places the orders of all vendors once, with exactly the agreed total captured', async () => {
    const placed = await order(2);
    expect(await choose(placed, 'pay')).toContain(`/payment-pending/${placed.group_number}?token=`);
    const result = await returnToShop(buyer, placed);
    expect(result).toMatchObject({
      outcome: 'success',
      payment_status: 'paid',
      orders: [{ state: 'placed' }, { state: 'placed' }],
      retry_methods: [],
    });
    await drain();
    const events = await eventsOf(placed);
    expect(events.map(({ type, amount, part }) => [type, amount, part])).toEqual(
      placed.orders.map(({ number, total }) => ['captured', total, number]),
    );
    expect(await moved(placed)).toMatchObject({ captured: placed.total, refunded: 0 });
  });

  it('that is declined says why, and can be retried by another method at the same total', async () => {
    const placed = await order();
    await choose(placed, 'decline');
    const failed = await returnToShop(buyer, placed);
    expect(failed).toMatchObject({ outcome: 'failed', failure: 'declined', redirect_url: null });
    expect(failed.retry_methods.map(({ code }) => code)).toEqual(
      expect.arrayContaining(['sandbox', 'later', 'bank_transfer']),
    );
    const retried = (await retry(placed, 'sandbox', 'again-once')).body.data;
    expect(retried).toMatchObject({ outcome: 'pending', failure: null, total: placed.total });
    expect(retried.redirect_url).not.toBe(placed.redirect_url);
    expect((await retry(placed, 'sandbox', 'again-once')).body.data.redirect_url).toBe(retried.redirect_url);
    expect(await retry(placed, 'later', 'again-once')).toMatchObject({
      status: 409,
      body: { code: 'idempotency_key_reused' },
    });
    await choose(retried, 'pay');
    expect(await returnToShop(buyer, placed)).toMatchObject({ outcome: 'success', payment_status: 'paid' });
    expect(await retry(placed)).toMatchObject({ status: 409, body: { code: 'nothing_to_pay' } });
    expect(await record(placed.orders[0]?.id)).toMatchObject({ state: 'placed', payment_status: 'paid' });
  });

  it('that is changed to bank transfer gives the hosted page up', async () => {
    const placed = await order();
    const changed = await retry(placed, 'bank_transfer');
    expect(changed.body.data).toMatchObject({ outcome: 'pending', redirect_url: null });
    expect((await moved(placed)).state).toBe('cancelled');
    expect((await retry(placed, 'cash_on_delivery')).status).toBe(422);
    await choose(placed, 'pay');
    expect(await moved(placed)).toMatchObject({ captured: 0 });
  });

  it('with 3-D Secure asks the bank, whose buyer confirms or rejects it', async () => {
    const placed = await order();
    const bank = await choose(placed, 'challenge');
    expect((await shop.app.inject({ url: bank })).body).toContain('Your bank asks you to confirm');
    await choose(placed, 'confirm');
    expect(await returnToShop(buyer, placed)).toMatchObject({ outcome: 'success' });
    const other = await order();
    await choose(other, 'challenge');
    await choose(other, 'reject');
    expect(await returnToShop(buyer, other)).toMatchObject({
      outcome: 'failed',
      failure: 'authentication_failed',
    });
  });

  it('that is confirmed later stays pending until its webhook arrives', async () => {
    const placed = await order();
    await choose(placed, 'delay');
    expect(await returnToShop(buyer, placed)).toMatchObject({ outcome: 'pending', payment_status: 'unpaid' });
    await drain(5_000);
    expect(await record(placed.orders[0]?.id)).toMatchObject({ state: 'pending_payment' });
    await eventually(async () => {
      await drain(6_000);
      expect(await record(placed.orders[0]?.id)).toMatchObject({ state: 'placed', payment_status: 'paid' });
    });
  });

  it.each(['duplicate', 'reorder'])('with webhooks in the way “%s” is booked once', async (outcome) => {
    const placed = await order(2);
    await choose(placed, outcome);
    await eventually(async () => {
      await drain(3_000);
      expect(await record(placed.orders[1]?.id)).toMatchObject({ state: 'placed', payment_status: 'paid' });
    });
    await drain(MINUTE);
    const captured = (await eventsOf(placed)).filter(({ type }) => type === 'captured');
    expect(captured.reduce((sum, { amount }) => sum + amount, 0)).toBe(placed.total);
  });

  it('whose webhook comes fifty times, also beside the buyer’s return, has one effect', async () => {
    const placed = await order(2);
    await choose(placed, 'pay');
    const message = messageFor(placed);
    const answers = await Promise.all([
      ...Array.from({ length: 50 }, () => signed(message)),
      returnToShop(buyer, placed),
      returnToShop(buyer, placed),
    ]);
    expect(answers.slice(0, 50).map((answer) => ('status' in answer ? answer.status : 0))).toEqual(
      Array.from({ length: 50 }, () => 200),
    );
    expect((await eventsOf(placed)).map(({ type }) => type)).toEqual(['captured', 'captured']);
    expect((await record(placed.orders[0]?.id)).timeline).toHaveLength(2);
  });

  it('refuses webhooks without the right signature, and asks for those of unknown payments again', async () => {
    const placed = await order();
    expect(await signed(messageFor(placed), 'a wrong secret')).toMatchObject({
      status: 400,
      body: { code: 'invalid_signature' },
    });
    const before = new Date(clock.now().getTime() - 10 * MINUTE);
    expect((await signed(messageFor(placed), undefined, before)).status).toBe(400);
    expect((await signed(messageFor(placed, { charge_id: 'sbx_unknown' }))).status).toBe(404);
    expect((await shop.client.post('/web/payments/webhooks/unknown', {})).status).toBe(404);
    expect((await shop.client.post('/web/payments/webhooks/cash_on_delivery', {})).status).toBe(404);
    expect(await record(placed.orders[0]?.id)).toMatchObject({ state: 'pending_payment' });
  });

  it.each([
    ['amount', { amount: 1 }],
    ['currency', { currency: 'JPY' }],
  ])('with another %s than the order’s does not count as paid', async (_, wrong) => {
    const placed = await order();
    expect((await signed(messageFor(placed, wrong))).status).toBe(200);
    expect(await record(placed.orders[0]?.id)).toMatchObject({
      state: 'pending_payment',
      payment_status: 'unpaid',
    });
    expect(await eventsOf(placed)).toEqual([]);
  });

  it('of a buyer who never returns is found by the reconciliation job', async () => {
    const placed = await order();
    jest.spyOn(shop.app.get(SandboxMessages), 'send').mockResolvedValueOnce();
    await choose(placed, 'pay');
    await eventually(async () => {
      await drain(MINUTE);
      expect(await record(placed.orders[0]?.id)).toMatchObject({ state: 'placed', payment_status: 'paid' });
    });
  });

  it('that is only authorized is captured order by order when they ship', async () => {
    const placed = await order(2, 'later');
    await choose(placed, 'pay');
    expect(await returnToShop(buyer, placed)).toMatchObject({
      outcome: 'success',
      payment_status: 'authorized',
    });
    expect(await moved(placed)).toMatchObject({ captured: 0 });
    await change(placed.orders[0]?.id, 'shipped');
    expect(await moved(placed)).toMatchObject({ captured: placed.orders[0]?.total });
    expect(await record(placed.orders[0]?.id)).toMatchObject({ payment_status: 'paid' });
    expect(await record(placed.orders[1]?.id)).toMatchObject({ payment_status: 'authorized' });
  });

  it('that is authorized and then cancelled is given up at the gateway', async () => {
    const placed = await order(1, 'later');
    await choose(placed, 'pay');
    await returnToShop(buyer, placed);
    await change(placed.orders[0]?.id, 'cancelled');
    expect(await moved(placed)).toMatchObject({ captured: 0, state: 'cancelled' });
    expect(await refundsOf(placed)).toEqual([]);
  });

  it('of an expired order is given up, and refunded by itself if it was paid nevertheless', async () => {
    const placed = await order(2);
    await drain();
    await eventually(async () => {
      await drain(61 * MINUTE);
      expect(await record(placed.orders[0]?.id)).toMatchObject({ state: 'expired' });
    });
    await eventually(async () => expect((await moved(placed)).state).toBe('cancelled'));
    const message = messageFor(placed);
    expect((await signed(message)).status).toBe(200);
    await eventually(async () => {
      await drain(MINUTE);
      const refunds = await refundsOf(placed);
      expect(refunds.map(({ reason }) => reason)).toEqual(['order_expired', 'order_expired']);
    });
  });

  it('that two attempts have captured is refunded once by itself', async () => {
    const placed = await order();
    await choose(placed, 'decline');
    await returnToShop(buyer, placed);
    const retried = (await retry(placed)).body.data;
    await choose(retried, 'pay');
    await returnToShop(buyer, placed);
    expect((await signed(messageFor(placed))).status).toBe(200);
    await eventually(async () => {
      await drain(MINUTE);
      expect(await refundsOf(placed)).toMatchObject([{ reason: 'duplicate', amount: placed.total }]);
    });
    expect(await record(placed.orders[0]?.id)).toMatchObject({ state: 'placed' });
  });

  it.each(['JPY', 'KWD'])('is charged in %s, by its own minor units', async (currency) => {
    buyer = guest(shop).as({ currency });
    const placed = await order(2);
    expect(placed.currency).toBe(currency);
    await choose(placed, 'pay');
    expect(await returnToShop(buyer, placed)).toMatchObject({ outcome: 'success', payment_status: 'paid' });
    expect(await moved(placed)).toMatchObject({ captured: placed.total });
  });
});
