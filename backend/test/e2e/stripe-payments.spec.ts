import type { OrderRecord, PlacedOrder, RefundRow } from '@stoa/contracts';
import type { Client } from '@stoa/testing';
import { FixedClock } from '../../src/kernel/clock';
import { Database } from '../../src/kernel/database';
import { OutboxDispatcher } from '../../src/kernel/queue';
import { Payment } from '../../src/modules/payments';
import { eventually } from '../support/eventually';
import { givenAdmin } from '../support/factories';
import { FakeStripe } from '../support/fake-stripe';
import { givenMarket, guest, readyToPay, addToCart, givenVariant } from '../support/ordering.factories';
import { givenSandbox, placeUnpaid, returnToShop } from '../support/payments.factories';
import type { Shop } from '../support/shop';
import { startShop } from '../support/shop';
import { givenVendor } from '../support/vendors.factories';

const SECRET = 'whsec_of_the_tests';
const CONFIG = JSON.stringify({ secret_key: 'sk_test_1', webhook_secret: SECRET });

describe('a payment by Stripe', () => {
  const clock = new FixedClock(new Date());
  let stripe: FakeStripe;
  let shop: Shop;
  let country: number;
  let vendors: number[];
  let admin: Client;
  let buyer: Client;

  beforeAll(async () => {
    stripe = await FakeStripe.start();
    shop = await startShop({ STRIPE_API_URL: stripe.url }, clock);
    country = (await givenMarket(shop)).country_id;
    vendors = [(await givenVendor(shop)).vendor.id, (await givenVendor(shop)).vendor.id];
    admin = await givenAdmin(shop);
    const method = { driver: 'stripe', config: CONFIG };
    await givenSandbox(shop, { ...method, code: 'stripe', name: 'Card' });
    await givenSandbox(shop, { ...method, code: 'later', name: 'Card, later', capture_method: 'manual' });
    await givenSandbox(shop, { driver: 'stripe', code: 'broken', name: 'Without a key', config: '{}' });
  });
  beforeEach(() => {
    buyer = guest(shop);
  });
  afterAll(async () => {
    await shop.close();
    await stripe.stop();
  });

  const order = (method = 'stripe', count: 1 | 2 = 1): Promise<PlacedOrder> =>
    placeUnpaid(shop, buyer, { country, vendors: vendors.slice(0, count), method });
  const sessionOf = ({ redirect_url }: PlacedOrder): string => redirect_url?.split('/').at(-1) ?? '';
  const send = (type: string, object: object, secret = SECRET) => {
    const { body, signature } = stripe.webhook(type, object, secret);
    return shop.client.post('/web/payments/webhooks/stripe', JSON.parse(body), {
      'stripe-signature': signature,
    });
  };
  const move = (id: number | undefined, state: string) =>
    admin.post('/admin/changeOrderStatus', { order_id: id, state, with_steps: true });
  const record = async ({ orders }: PlacedOrder, index = 0): Promise<OrderRecord> =>
    (await admin.get<{ data: OrderRecord }>(`/admin/orders/${orders[index]?.id}`)).body.data;
  const refundsOf = async ({ orders }: PlacedOrder): Promise<RefundRow[]> => {
    const filter = JSON.stringify({ order_id: orders.map(({ id }) => id) });
    return (await admin.get<{ refunds: RefundRow[] }>(`/admin/refunds?filter=${filter}`)).body.refunds;
  };

  it('is made on Stripe’s page with the exact total, and confirmed when the buyer returns', async () => {
    const placed = await order('stripe', 2);
    expect(placed.redirect_url).toContain('https://checkout.stripe.test/pay/');
    const session = stripe.session(sessionOf(placed));
    expect(session).toMatchObject({ amount_total: placed.total, currency: 'usd' });
    const created = stripe.requests.find(({ path }) => path === '/v1/checkout/sessions');
    expect(created?.key).toMatch(/^ST-\w+:\d+$/);
    expect(created?.input.get('success_url')).toContain(`/payment-pending/${placed.group_number}?token=`);
    expect(await returnToShop(buyer, placed)).toMatchObject({ outcome: 'pending', is_awaited: true });
    stripe.pay(session.id);
    expect(await returnToShop(buyer, placed)).toMatchObject({ outcome: 'success', payment_status: 'paid' });
  });

  it('is confirmed by a signed webhook; forged, foreign and repeated ones change nothing', async () => {
    const placed = await order();
    const id = sessionOf(placed);
    stripe.pay(id);
    const session = stripe.session(id);
    expect(await send('checkout.session.completed', session, 'whsec_wrong')).toMatchObject({
      status: 400,
      body: { code: 'invalid_signature' },
    });
    expect(await record(placed)).toMatchObject({ state: 'pending_payment' });
    expect((await send('customer.created', { id: 'cus_1' })).status).toBe(200);
    const foreign = { ...session, id: 'cs_of_another_shop', client_reference_id: null };
    expect((await send('checkout.session.completed', foreign)).status).toBe(200);
    expect((await send('checkout.session.completed', session)).status).toBe(200);
    expect((await send('checkout.session.completed', session)).status).toBe(200);
    expect(await record(placed)).toMatchObject({ state: 'placed', payment_status: 'paid' });
  });

  it('of another amount is noted for the operator and does not count', async () => {
    const placed = await order();
    const session = stripe.session(sessionOf(placed));
    stripe.pay(session.id);
    session.amount_total = 1;
    expect(await returnToShop(buyer, placed)).toMatchObject({ outcome: 'pending', payment_status: 'unpaid' });
    const where = { reference: placed.group_number };
    const payment = await shop.app.get(Database).em.findOneOrFail(Payment, { where });
    expect(payment.problem).toContain('captured 1 USD');
  });

  it('that the bank refuses says why', async () => {
    const placed = await order();
    stripe.fail(sessionOf(placed), 'insufficient_funds');
    expect(await returnToShop(buyer, placed)).toMatchObject({
      outcome: 'failed',
      failure: 'insufficient_funds',
    });
  });

  it('is refunded there, in parts, under a key of its own; a refusal is shown and can be retried', async () => {
    const placed = await order('stripe', 2);
    stripe.pay(sessionOf(placed));
    await returnToShop(buyer, placed);
    const [first, second] = placed.orders;
    await move(first?.id, 'cancelled');
    expect(stripe.refunds.map(({ amount }) => amount)).toEqual([first?.total]);
    stripe.refusal = 'Insufficient funds in your Stripe balance';
    await move(second?.id, 'cancelled');
    const refund = (await refundsOf(placed)).find(({ state }) => state === 'failed');
    expect(refund).toMatchObject({ failure: 'Insufficient funds in your Stripe balance' });
    await admin.put(`/admin/refunds/updateStatus/${refund?.id}`, { status: 'processing' });
    expect(stripe.refunds.map(({ amount }) => amount)).toEqual([first?.total, second?.total]);
    const keys = stripe.requests.filter(({ path }) => path === '/v1/refunds').map(({ key }) => key);
    expect(new Set(keys).size).toBe(3);
  });

  it('that is only authorized is captured as a whole at the first shipment', async () => {
    const placed = await order('later', 2);
    const id = sessionOf(placed);
    stripe.pay(id);
    expect(await returnToShop(buyer, placed)).toMatchObject({
      outcome: 'success',
      payment_status: 'authorized',
    });
    await move(placed.orders[0]?.id, 'shipped');
    expect(stripe.intents.get(stripe.session(id).payment_intent ?? '')).toMatchObject({
      status: 'succeeded',
      amount_received: placed.total,
    });
    expect(await record(placed, 1)).toMatchObject({ payment_status: 'paid' });
  });

  it('that is authorized is cancelled with its order, and an unpaid page is closed', async () => {
    const placed = await order('later');
    const id = sessionOf(placed);
    stripe.pay(id);
    await returnToShop(buyer, placed);
    await move(placed.orders[0]?.id, 'cancelled');
    expect(stripe.intents.get(stripe.session(id).payment_intent ?? '')).toMatchObject({ status: 'canceled' });
    const unpaid = await order();
    await move(unpaid.orders[0]?.id, 'cancelled');
    expect(stripe.session(sessionOf(unpaid)).status).toBe('expired');
  });

  it('that the customer disputes is charged back', async () => {
    const placed = await order();
    const session = stripe.session(sessionOf(placed));
    stripe.pay(session.id);
    await returnToShop(buyer, placed);
    const dispute = {
      id: 'dp_1',
      payment_intent: session.payment_intent,
      amount: placed.total,
      currency: 'usd',
    };
    expect((await send('charge.dispute.funds_withdrawn', dispute)).status).toBe(200);
    expect(await record(placed)).toMatchObject({ payment_status: 'charged_back' });
  });

  it('whose creation was cut off is resumed with the same key', async () => {
    const placed = await order();
    const { em } = shop.app.get(Database);
    const where = { reference: placed.group_number };
    await shop.app
      .get(Database)
      .tx((tx) => tx.update(Payment, where, { provider_reference: null, redirect_url: null }));
    stripe.pay(sessionOf(placed));
    await eventually(async () => {
      clock.advance(60_000);
      await shop.app.get(OutboxDispatcher).drain();
      expect(await record(placed)).toMatchObject({ state: 'placed', payment_status: 'paid' });
    });
    expect((await em.findOneOrFail(Payment, { where })).provider_reference).toBe(sessionOf(placed));
  });

  it('without a key places the order, which can be paid by another method', async () => {
    const placed = await order('broken');
    expect(placed).toMatchObject({ outcome: 'pending', redirect_url: null });
    expect((await returnToShop(buyer, placed)).retry_methods.map(({ code }) => code)).toContain('stripe');
  });

  it('is charged in yen by its own unit, and in dinar only where Stripe can charge the exact total', async () => {
    buyer = guest(shop).as({ currency: 'JPY' });
    const placed = await order();
    expect(stripe.session(sessionOf(placed))).toMatchObject({ amount_total: placed.total, currency: 'jpy' });
    stripe.pay(sessionOf(placed));
    expect(await returnToShop(buyer, placed)).toMatchObject({ payment_status: 'paid' });
    buyer = guest(shop).as({ currency: 'KWD' });
    const [vendor = 0] = vendors;
    await addToCart(buyer, await givenVariant(shop, vendor, { price: 1001 }));
    await expect(readyToPay(buyer, country, 'a@stoa.test', 'stripe')).rejects.toThrow('amount');
  });
});
