import { randomUUID } from 'node:crypto';
import type {
  Cart,
  OrderRecord,
  OrderRow,
  PlacedOrder,
  ShippingOptions,
  VerifiedPayment,
} from '@stoa/contracts';
import type { Client } from '@stoa/testing';
import { Database } from '../../src/kernel/database';
import { MailboxMail } from '../../src/kernel/mail';
import { OutboxDispatcher } from '../../src/kernel/queue';
import { StockMovement } from '../../src/modules/inventory';
import { Variant } from '../../src/modules/catalogue';
import { CreateShippingMethod } from '../../src/modules/shipping';
import { givenAdmin } from '../support/factories';
import {
  addressIn,
  addToCart,
  buyAsGuest,
  givenMarket,
  givenVariant,
  guest,
  pay,
  readyToPay,
} from '../support/ordering.factories';
import type { Shop } from '../support/shop';
import { startShop } from '../support/shop';
import { givenVendor } from '../support/vendors.factories';
import { eventually } from '../support/eventually';

const EMAIL = 'ada@stoa.test';

describe('checkout', () => {
  let shop: Shop;
  let country: number;
  let vendors: { id: number; client: Client }[];
  let buyer: Client;

  beforeAll(async () => {
    shop = await startShop();
    country = (await givenMarket(shop)).country_id;
    const made = [await givenVendor(shop), await givenVendor(shop)];
    vendors = made.map(({ vendor, client }) => ({ id: vendor.id, client }));
  });
  afterAll(() => shop.close());
  beforeEach(() => {
    buyer = guest(shop);
  });

  const variantOf = (place: 0 | 1, facts = {}): Promise<number> =>
    givenVariant(shop, vendors[place]?.id ?? 0, facts);
  const stockOf = (id: number): Promise<Variant> =>
    shop.app.get(Database).em.findOneOrFail(Variant, { where: { id } });

  it('turns a guest’s cart into one order per vendor, accessible to that vendor only', async () => {
    const [a, b] = [await variantOf(0, { price: 1000 }), await variantOf(1, { price: 2500 })];
    await addToCart(buyer, a, 2);
    await addToCart(buyer, b, 1);
    const ready = await readyToPay(buyer, country, EMAIL);
    expect(ready.expected_total).toBe(2000 + 2500 + 500 + 500);
    const paid = await pay(buyer, ready);
    expect(paid).toMatchObject({
      status: 200,
      body: {
        data: {
          total: 5500,
          currency: 'USD',
          outcome: 'success',
          payment_status: 'unpaid',
          redirect_url: null,
        },
      },
    });
    const { orders, group_number } = paid.body.data;
    expect(group_number).toMatch(/^ST-[2-9A-Z]{8}$/);
    expect(orders.map((order) => [order.number, order.total])).toEqual([
      [`${group_number}-1`, 2500],
      [`${group_number}-2`, 3000],
    ]);
    expect(await stockOf(a)).toMatchObject({ on_hand: 8, reserved: 0 });
    expect((await buyer.get<{ data: Cart }>('/web/fetchCartItems')).body.data.count).toBe(0);
    for (const [place, order] of orders.entries()) {
      const own = vendors[place];
      const list = await own?.client.get<{ orders: OrderRow[] }>(
        '/vendor/orders?filter={"q":"' + group_number + '"}',
      );
      expect(list?.body.orders.map((row) => row.id)).toEqual([order.id]);
      const one = await own?.client.get<{ data: OrderRecord }>(`/vendor/orders/${order.id}`);
      expect(one?.body.data).toMatchObject({
        number: order.number,
        state: 'placed',
        status_label: 'Order received',
        siblings: [],
      });
      const foreign = orders[1 - place];
      expect((await own?.client.get(`/vendor/orders/${foreign?.id}`))?.status).toBe(404);
      const moved = { order_id: foreign?.id, state: 'processing' };
      expect((await own?.client.post('/vendor/changeSellerOrderStatus', moved))?.status).toBe(404);
    }
  });

  it('sends a confirmation email with items, shipping, total, address and payment method', async () => {
    const placed = await buyAsGuest(shop, country, await variantOf(0, { name: 'Blue <b>mug</b>' }));
    await shop.app.get(OutboxDispatcher).drain();
    const subject = `Stoa: order ${placed.group_number}`;
    const sent = () => shop.app.get(Database).em.findOne(MailboxMail, { where: { subject } });
    await eventually(async () => expect((await sent())?.to).toBe('guest@stoa.test'));
    const mail = await sent();
    for (const part of [
      '1 × Blue <b>mug</b>: $10.00',
      'Standard: $5.00',
      'Total: $15.00',
      '12 Analytical Row',
      'Cash on delivery',
    ]) {
      expect(mail?.text).toContain(part);
    }
    expect(mail?.html).toContain('Blue &lt;b&gt;mug&lt;/b&gt;');
  });

  it('gives concurrent requests with one idempotency key the same answer, and sells once', async () => {
    const variant = await variantOf(0, { stock: 1 });
    await addToCart(buyer, variant);
    const ready = await readyToPay(buyer, country, EMAIL);
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 20 }, () => pay(buyer, ready, key)));
    expect(answers.map((answer) => answer.status)).toEqual(answers.map(() => 200));
    expect(new Set(answers.map((answer) => JSON.stringify(answer.body.data))).size).toBe(1);
    expect(await pay(buyer, ready, key)).toMatchObject({
      status: 200,
      body: { data: answers[0]?.body.data },
    });
    expect(await stockOf(variant)).toMatchObject({ on_hand: 0, reserved: 0 });
    const sales = await shop.app
      .get(Database)
      .em.count(StockMovement, { where: { variant_id: variant, type: 'sale' } });
    expect(sales).toBe(1);
  });

  it('places one order when one cart is sent concurrently under different idempotency keys', async () => {
    const variant = await variantOf(0);
    await addToCart(buyer, variant);
    const ready = await readyToPay(buyer, country, EMAIL);
    const answers = await Promise.all([1, 2, 3, 4].map(() => pay(buyer, ready)));
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409, 409, 409]);
    expect(await stockOf(variant)).toMatchObject({ on_hand: 9, reserved: 0 });
  });

  it('requires an idempotency key, an email, an address, and valid shipping and payment methods', async () => {
    await addToCart(buyer, await variantOf(0));
    const ready = await readyToPay(buyer, country, EMAIL);
    const errors = async (body: object, headers = { 'idempotency-key': randomUUID() }): Promise<string[]> => {
      const answer = await buyer.post('/web/executePayment', body, headers);
      expect(answer.status).toBe(422);
      return Object.keys(answer.body.errors ?? {});
    };
    expect(await errors(ready, {} as never)).toEqual(['idempotency-key']);
    expect(await errors({ ...ready, email: undefined })).toEqual(['email']);
    expect(await errors({ ...ready, methods: [] })).toEqual(['methods']);
    const method = { vendor_id: vendors[0]?.id, method_id: 9999 };
    expect(await errors({ ...ready, methods: [method] })).toEqual(['methods.0.method_id']);
    const stray = [...ready.methods, { vendor_id: 9999, method_id: 1 }];
    expect(await errors({ ...ready, methods: stray })).toEqual(['methods.1.vendor_id']);
    expect(await errors({ ...ready, payment_method: 'credit' })).toEqual(['payment_method']);
    expect(await errors({ ...ready, shipping_address: undefined })).toEqual(['shipping_address']);
    const nowhere = { ...addressIn(country), country_id: 9999 };
    expect(await errors({ ...ready, shipping_address: nowhere })).toEqual(['shipping_address.country_id']);
    expect(await errors({ ...ready, vendor_id: 1 })).toEqual(['vendor_id']);
  });

  it('stops with the new totals when a price has changed', async () => {
    const variant = await variantOf(0);
    await addToCart(buyer, variant);
    const ready = await readyToPay(buyer, country, EMAIL);
    await shop.app.get(Database).tx((em) => em.update(Variant, { id: variant }, { price: 1100 }));
    const stopped = await pay(buyer, ready);
    expect(stopped).toMatchObject({
      status: 409,
      body: { code: 'total_changed', details: { items: 1100, shipping: 500, total: 1600 } },
    });
    expect((await pay(buyer, { ...ready, expected_total: 1600 })).status).toBe(200);
  });

  it('refuses a line that sold out meanwhile and an empty cart, and changes no stock', async () => {
    const variant = await variantOf(0, { stock: 1 });
    await addToCart(buyer, variant);
    const ready = await readyToPay(buyer, country, EMAIL);
    await buyAsGuest(shop, country, variant);
    expect(await pay(buyer, ready)).toMatchObject({
      status: 409,
      body: { code: 'cart_problems', details: { lines: [{ problem: 'sold_out' }] } },
    });
    expect(await pay(guest(shop), ready)).toMatchObject({ status: 409, body: { code: 'cart_empty' } });
    expect(await stockOf(variant)).toMatchObject({ on_hand: 0, reserved: 0 });
  });

  it('shows a guest the placed order only by its number and access token', async () => {
    const placed = await buyAsGuest(shop, country, await variantOf(0));
    const { group_number, access_token } = placed;
    const seen = await shop.client.post<{ data: VerifiedPayment }>('/web/verifyPayment', {
      group_number,
      access_token,
    });
    const { order, is_own, ...payment } = seen.body.data;
    expect(payment).toMatchObject(placed);
    expect(is_own).toBe(false);
    expect(order).toMatchObject({ number: group_number, total: placed.total, email: expect.any(String) });
    expect(order.parts[0]?.lines).toHaveLength(1);
    expect(order.shipping_address.lines.length).toBeGreaterThan(1);
    expect((await shop.client.post('/web/verifyPayment', { group_number })).status).toBe(404);
    const wrong = { group_number, access_token: `${access_token.slice(1)}A` };
    expect((await shop.client.post('/web/verifyPayment', wrong)).status).toBe(404);
    expect(
      (await shop.client.post('/web/verifyPayment', { group_number: 'ST-AAAAAAAA', access_token })).status,
    ).toBe(404);
  });

  it('gives a reason when no shipping method is available', async () => {
    const { vendor } = await givenVendor(shop);
    const pickup = {
      name: 'Own',
      code: 'own',
      rate_type: 'free' as const,
      vendor_id: vendor.id,
      free_over: 100_000,
    };
    await shop.app.get(CreateShippingMethod).execute(pickup);
    await addToCart(buyer, await givenVariant(shop, vendor.id));
    const address = addressIn(country);
    const options = await buyer.post<{ data: ShippingOptions }>('/web/validateShippingAddress', {
      email: EMAIL,
      address,
    });
    expect(options.body.data.groups).toMatchObject([
      { vendor_id: vendor.id, quotes: [], reason: expect.any(String) },
    ]);
  });

  it('calculates exact totals in currencies with zero and with three decimals', async () => {
    for (const currency of ['JPY', 'KWD']) {
      const client = guest(shop).as({ currency });
      await addToCart(client, await variantOf(0, { price: 1999 }), 3);
      const ready = await readyToPay(client, country, EMAIL);
      const paid = await pay(client, ready);
      expect(paid.body.data).toMatchObject({
        currency,
        total: currency === 'JPY' ? 3 * 2999 + 750 : 3 * 6137 + 1535,
      });
    }
  });

  it('lets operators view, annotate and export orders, and delete only cancelled ones', async () => {
    const admin = await givenAdmin(shop);
    const placed = await buyAsGuest(shop, country, await variantOf(0), await variantOf(1));
    const [first] = placed.orders;
    const one = await admin.get<{ data: OrderRecord }>(`/admin/orders/${first?.id}`);
    expect(one.body.data.siblings).toMatchObject([{ id: placed.orders[1]?.id, state: 'placed' }]);
    expect((await admin.delete(`/admin/orders/${first?.id}`)).body).toMatchObject({
      status: 409,
      code: 'order_counts',
    });
    const noted = await admin.put<{ data: OrderRecord }>(`/admin/orders/${first?.id}`, {
      note: 'Call first',
    });
    expect(noted.body.data).toMatchObject({ note: 'Call first', version: 2 });
    expect((await admin.put(`/admin/orders/${first?.id}`, { total: 1 })).status).toBe(422);
    await admin.put(`/admin/orders/updateStatus/${first?.id}`, { status: 'cancelled' });
    const gone = await admin.delete<{ orders: OrderRow[] }>(`/admin/orders/${first?.id}`);
    expect(gone.status).toBe(200);
    expect((await admin.get(`/admin/orders/${first?.id}`)).status).toBe(404);
    const { group_number, access_token } = placed;
    const rest = await shop.client.post<{ data: PlacedOrder }>('/web/verifyPayment', {
      group_number,
      access_token,
    });
    expect(rest.body.data).toMatchObject({
      total: placed.orders[1]?.total,
      orders: [{ id: placed.orders[1]?.id }],
    });
    const file = await admin.post('/admin/orders/export', { export: 'csv' });
    expect(file.text).toContain(placed.orders[1]?.number);
    const clerk = await givenAdmin(shop, ['orders.read']);
    const move = { order_id: placed.orders[1]?.id, state: 'processing' };
    expect((await clerk.post('/admin/changeOrderStatus', move)).status).toBe(403);
  });
});
