import type { OrderRecord, PlacedOrder, RefundRow } from '@stoa/contracts';
import type { Client } from '@stoa/testing';
import { givenAdmin } from '../support/factories';
import { FakePayPal } from '../support/fake-paypal';
import { addToCart, givenMarket, givenVariant, guest, readyToPay } from '../support/ordering.factories';
import { givenSandbox, placeUnpaid, returnToShop } from '../support/payments.factories';
import type { Shop } from '../support/shop';
import { startShop } from '../support/shop';
import { givenVendor } from '../support/vendors.factories';

const CONFIG = JSON.stringify({ client_id: 'client', client_secret: 'secret', webhook_id: 'WH-ID' });

describe('a payment by PayPal', () => {
  let paypal: FakePayPal;
  let shop: Shop;
  let country: number;
  let vendors: number[];
  let admin: Client;
  let buyer: Client;

  beforeAll(async () => {
    paypal = await FakePayPal.start();
    shop = await startShop({ PAYPAL_API_URL: paypal.url });
    country = (await givenMarket(shop)).country_id;
    vendors = [(await givenVendor(shop)).vendor.id, (await givenVendor(shop)).vendor.id];
    admin = await givenAdmin(shop);
    const method = { driver: 'paypal', config: CONFIG };
    await givenSandbox(shop, { ...method, code: 'paypal', name: 'PayPal' });
    await givenSandbox(shop, { ...method, code: 'later', name: 'Later', capture_method: 'manual' });
  });
  beforeEach(() => {
    buyer = guest(shop);
  });
  afterAll(async () => {
    await shop.close();
    await paypal.stop();
  });

  const order = (method = 'paypal', count: 1 | 2 = 1): Promise<PlacedOrder> =>
    placeUnpaid(shop, buyer, { country, vendors: vendors.slice(0, count), method });
  const idOf = ({ redirect_url }: PlacedOrder): string =>
    new URL(redirect_url ?? '').searchParams.get('token') ?? '';
  const send = ({ body, headers }: ReturnType<FakePayPal['webhook']>) =>
    shop.client.post('/web/payments/webhooks/paypal', JSON.parse(body), headers);
  const move = (id: number | undefined, state: string) =>
    admin.post('/admin/changeOrderStatus', { order_id: id, state, with_steps: true });
  const record = async ({ orders }: PlacedOrder, index = 0): Promise<OrderRecord> =>
    (await admin.get<{ data: OrderRecord }>(`/admin/orders/${orders[index]?.id}`)).body.data;
  const refundsOf = async ({ orders }: PlacedOrder): Promise<RefundRow[]> => {
    const filter = JSON.stringify({ order_id: orders.map(({ id }) => id) });
    return (await admin.get<{ refunds: RefundRow[] }>(`/admin/refunds?filter=${filter}`)).body.refunds;
  };

  it('is approved on PayPal’s page and captured once when the buyer returns', async () => {
    const placed = await order('paypal', 2);
    const id = idOf(placed);
    expect(paypal.order(id)).toMatchObject({
      intent: 'CAPTURE',
      purchase_units: [{ amount: { currency_code: 'USD', value: (placed.total / 100).toFixed(2) } }],
    });
    expect(await returnToShop(buyer, placed)).toMatchObject({ outcome: 'pending' });
    paypal.approve(id);
    const results = await Promise.all([returnToShop(buyer, placed), returnToShop(buyer, placed)]);
    expect(results.map(({ outcome }) => outcome)).toContain('success');
    expect(await returnToShop(buyer, placed)).toMatchObject({ outcome: 'success', payment_status: 'paid' });
    const keys = paypal.requests.filter(({ path }) => path.endsWith('/capture')).map(({ key }) => key);
    expect(new Set(keys).size).toBe(1);
  });

  it('is captured by a verified webhook; altered and foreign ones change nothing', async () => {
    const placed = await order();
    const id = idOf(placed);
    paypal.approve(id);
    const message = paypal.webhook('CHECKOUT.ORDER.APPROVED', paypal.order(id));
    expect(await send({ ...message, body: message.body.replace('APPROVED', 'APPROVAL') })).toMatchObject({
      status: 400,
      body: { code: 'invalid_signature' },
    });
    expect((await send({ ...message, headers: {} })).status).toBe(400);
    expect((await send(paypal.webhook('CHECKOUT.ORDER.APPROVED', { id: 'ELSEWHERE' }))).status).toBe(200);
    expect(await record(placed)).toMatchObject({ state: 'pending_payment' });
    expect((await send(message)).status).toBe(200);
    expect((await send(message)).status).toBe(200);
    expect(await record(placed)).toMatchObject({ state: 'placed', payment_status: 'paid' });
  });

  it('is refunded there, in parts; a refusal is shown and can be retried', async () => {
    const placed = await order('paypal', 2);
    paypal.approve(idOf(placed));
    await returnToShop(buyer, placed);
    const [first, second] = placed.orders;
    await move(first?.id, 'cancelled');
    paypal.refusal = 'TRANSACTION_REFUSED';
    await move(second?.id, 'cancelled');
    const refund = (await refundsOf(placed)).find(({ state }) => state === 'failed');
    expect(refund).toMatchObject({ failure: 'TRANSACTION_REFUSED' });
    await admin.put(`/admin/refunds/updateStatus/${refund?.id}`, { status: 'processing' });
    expect(paypal.refunds.map(({ amount }) => amount.value)).toEqual(
      [first, second].map((one) => ((one?.total ?? 0) / 100).toFixed(2)),
    );
  });

  it('that is only authorized is captured order by order, each of which is refunded from its own capture', async () => {
    const placed = await order('later', 2);
    const id = idOf(placed);
    paypal.approve(id);
    expect(await returnToShop(buyer, placed)).toMatchObject({ payment_status: 'authorized' });
    for (const { id: order_id } of placed.orders) await move(order_id, 'shipped');
    const captures = paypal.order(id).purchase_units[0]?.payments?.captures ?? [];
    expect(captures.map(({ invoice_id }) => invoice_id)).toEqual(placed.orders.map(({ number }) => number));
    expect(await record(placed, 1)).toMatchObject({ payment_status: 'paid' });
  });

  it('that is authorized is voided with its order', async () => {
    const placed = await order('later');
    const id = idOf(placed);
    paypal.approve(id);
    await returnToShop(buyer, placed);
    await move(placed.orders[0]?.id, 'cancelled');
    expect(paypal.order(id).purchase_units[0]?.payments?.authorizations).toMatchObject([
      { status: 'VOIDED' },
    ]);
  });

  it('is charged in yen without decimal places, and not offered in currencies that PayPal does not take', async () => {
    buyer = guest(shop).as({ currency: 'JPY' });
    const placed = await order();
    const [unit] = paypal.order(idOf(placed)).purchase_units;
    expect(unit?.amount).toEqual({ currency_code: 'JPY', value: String(placed.total) });
    paypal.approve(idOf(placed));
    expect(await returnToShop(buyer, placed)).toMatchObject({ payment_status: 'paid' });
    buyer = guest(shop).as({ currency: 'KWD' });
    await addToCart(buyer, await givenVariant(shop, vendors[0] ?? 0));
    await expect(readyToPay(buyer, country, 'a@stoa.test', 'paypal')).rejects.toThrow('amount');
  });
});
