import type {
  CustomerOrder,
  CustomerOrderRow,
  OrderRecord,
  OrderRow,
  OrderState,
  PlacedOrder,
} from '@stoa/contracts';
import type { Answer, Client } from '@stoa/testing';
import { FixedClock } from '../../src/kernel/clock';
import { Database } from '../../src/kernel/database';
import { OutboxDispatcher } from '../../src/kernel/queue';
import { StockMovement } from '../../src/modules/inventory';
import { Variant } from '../../src/modules/catalogue';
import type { OrderStatus } from '../../src/modules/ordering';
import { CreateShippingMethod } from '../../src/modules/shipping';
import { givenCustomer } from '../support/customers.factories';
import { givenAdmin } from '../support/factories';
import {
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

const EIGHT_DAYS = 8 * 86_400_000;

describe('an order', () => {
  const clock = new FixedClock(new Date());
  let shop: Shop;
  let country: number;
  let vendors: { id: number; client: Client }[];
  let admin: Client;

  beforeAll(async () => {
    shop = await startShop({}, clock);
    country = (await givenMarket(shop, { min_days: 2, max_days: 4 })).country_id;
    const made = [await givenVendor(shop), await givenVendor(shop)];
    vendors = made.map(({ vendor, client }) => ({ id: vendor.id, client }));
    admin = await givenAdmin(shop);
  });
  afterAll(() => shop.close());

  const variantOf = (place: 0 | 1, facts = {}): Promise<number> =>
    givenVariant(shop, vendors[place]?.id ?? 0, facts);
  const stockOf = (id: number): Promise<Variant> =>
    shop.app.get(Database).em.findOneOrFail(Variant, { where: { id } });
  const move = (
    client: Client,
    order_id: number | undefined,
    state: OrderState,
    note?: string,
  ): Promise<Answer<{ data: OrderRecord }>> =>
    client.post(client === admin ? '/admin/changeOrderStatus' : '/vendor/changeSellerOrderStatus', {
      order_id,
      state,
      note,
    });

  async function buyAs(customer: Client, ...variants: number[]): Promise<PlacedOrder> {
    for (const id of variants) await addToCart(customer, id);
    return (await pay(customer, await readyToPay(customer, country))).body.data;
  }

  it('is updated by its vendor and an operator, and its buyer sees status and timeline', async () => {
    const customer = (await givenCustomer(shop)).client;
    const placed = await buyAs(customer, await variantOf(0), await variantOf(1));
    const [first, second] = placed.orders;
    const own = vendors[0]?.client ?? admin;
    expect((await move(own, first?.id, 'processing')).body.data).toMatchObject({
      state: 'processing',
      version: 2,
    });
    expect((await move(own, first?.id, 'ready', 'Packed with care')).status).toBe(200);
    const mixed = await customer.get<{ data: CustomerOrderRow[] }>('/web/customer_orders');
    expect(mixed.body.data).toMatchObject([
      { number: placed.group_number, state: 'mixed', item_count: 2, total: placed.total },
    ]);
    expect((await move(admin, second?.id, 'cancelled')).status).toBe(200);
    for (const state of ['shipped', 'delivered'] as const) await move(own, first?.id, state);
    for (const key of [placed.group_number, String(mixed.body.data[0]?.id)]) {
      const seen = await customer.get<{ data: CustomerOrder }>(`/web/order_detail/${key}`);
      expect(seen.body.data).toMatchObject({
        state: 'delivered',
        payment_status: 'paid',
        payment_method: 'Cash on delivery',
      });
      const timeline = seen.body.data.parts[0]?.timeline.map(({ state, label, note }) => [
        state,
        label,
        note,
      ]);
      expect(timeline?.slice(0, 3)).toEqual([
        ['placed', 'Order received', null],
        ['processing', 'Processing', null],
        ['ready', 'Ready', 'Packed with care'],
      ]);
      expect(JSON.stringify(seen.body.data)).not.toContain('Owner');
    }
    const record = await admin.get<{ data: OrderRecord }>(`/admin/orders/${first?.id}`);
    expect(record.body.data).toMatchObject({ payment_status: 'paid', allowed: [{ state: 'completed' }] });
    expect(record.body.data.timeline.at(-1)?.actor).toMatch(/^Owner/);
  });

  it('shows its buyer an estimated delivery date until it is delivered', async () => {
    const { client } = await givenCustomer(shop);
    const placed = await buyAs(client, await variantOf(0));
    const own = vendors[0]?.client ?? admin;
    const read = async (): Promise<CustomerOrder> =>
      (await client.get<{ data: CustomerOrder }>(`/web/order_detail/${placed.group_number}`)).body.data;
    const { placed_at } = await read();
    const after = (days: number): string => new Date(Date.parse(placed_at) + days * 86_400_000).toISOString();
    for (const state of ['processing', 'ready', 'shipped'] as const) {
      expect((await read()).parts[0]?.delivery_estimate).toEqual({ from: after(2), to: after(4) });
      expect((await move(own, placed.orders[0]?.id, state)).status).toBe(200);
    }
    await move(own, placed.orders[0]?.id, 'delivered');
    expect((await read()).parts[0]?.delivery_estimate).toBeNull();
  });

  it('is not found by another customer, and order lists need a signed-in customer', async () => {
    const placed = await buyAs((await givenCustomer(shop)).client, await variantOf(0));
    const other = (await givenCustomer(shop)).client;
    expect((await other.get(`/web/order_detail/${placed.group_number}`)).status).toBe(404);
    expect((await other.get('/web/order_detail/1')).status).toBe(404);
    expect((await other.post('/web/verifyPayment', { group_number: placed.group_number })).status).toBe(404);
    expect((await other.get<{ data: object[] }>('/web/customer_orders')).body.data).toEqual([]);
    expect((await shop.client.get('/web/customer_orders')).status).toBe(401);
  });

  it('rejects a disallowed status change and lists the allowed ones', async () => {
    const placed = await buyAsGuest(shop, country, await variantOf(0));
    const id = placed.orders[0]?.id;
    const own = vendors[0]?.client ?? admin;
    expect(await move(own, id, 'delivered')).toMatchObject({
      status: 409,
      body: { code: 'state_not_allowed', details: { from: 'placed', allowed: ['processing', 'cancelled'] } },
    });
    expect((await move(own, id, 'on_hold')).status).toBe(409);
    expect((await move(admin, id, 'on_hold')).status).toBe(200);
    expect((await admin.post('/admin/changeOrderStatus', { order_id: id, state: 'lost' })).status).toBe(422);
    expect((await admin.post('/admin/changeOrderStatus', { order_id: id })).status).toBe(422);
    expect((await move(admin, 999_999, 'processing')).status).toBe(404);
    expect((await admin.put(`/admin/orders/updateStatus/${id}`, {})).status).toBe(422);
  });

  it('changes to the state that a custom status maps to, and shows its label', async () => {
    const made = await admin.post<{ data: OrderStatus }>('/admin/order_statuses', {
      name: 'At the bakery',
      maps_to: 'processing',
    });
    const placed = await buyAsGuest(shop, country, await variantOf(0));
    const body = { order_id: placed.orders[0]?.id, order_status_id: made.body.data.id };
    const moved = await admin.post<{ data: OrderRecord }>('/admin/changeOrderStatus', body);
    expect(moved.body.data).toMatchObject({
      state: 'processing',
      timeline: [{}, { label: 'At the bakery' }],
    });
  });

  it('changes status once when several requests arrive at the same time', async () => {
    const placed = await buyAsGuest(shop, country, await variantOf(0));
    const id = placed.orders[0]?.id;
    const answers = await Promise.all(Array.from({ length: 8 }, () => move(admin, id, 'processing')));
    expect(answers.map((answer) => answer.status).sort()).toEqual([
      200,
      ...Array.from({ length: 7 }, () => 409),
    ]);
    const record = await admin.get<{ data: OrderRecord }>(`/admin/orders/${id}`);
    expect(record.body.data.timeline.map((entry) => entry.state)).toEqual(['placed', 'processing']);
  });

  it('returns its units to stock exactly once when cancelled', async () => {
    const variant = await variantOf(0, { stock: 5 });
    const placed = await buyAsGuest(shop, country, variant);
    expect(await stockOf(variant)).toMatchObject({ on_hand: 4, reserved: 0 });
    const answers = await Promise.all([1, 2, 3].map(() => move(admin, placed.orders[0]?.id, 'cancelled')));
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
    expect(await stockOf(variant)).toMatchObject({ on_hand: 5, reserved: 0 });
    const movements = await shop.app.get(Database).em.find(StockMovement, { where: { variant_id: variant } });
    expect(movements.reduce((sum, one) => sum + one.quantity, 0)).toBe(5);
  });

  it('awaiting a bank transfer reserves its units until it is paid', async () => {
    const variant = await variantOf(0, { stock: 5 });
    const buyer = guest(shop);
    await addToCart(buyer, variant, 2);
    const ready = { ...(await readyToPay(buyer, country, 'a@stoa.test')), payment_method: 'bank_transfer' };
    const { data } = (await pay(buyer, ready)).body;
    expect(data).toMatchObject({ outcome: 'pending', payment_status: 'unpaid' });
    expect(await stockOf(variant)).toMatchObject({ on_hand: 5, reserved: 2 });
    expect((await move(vendors[0]?.client ?? admin, data.orders[0]?.id, 'placed')).status).toBe(409);
    expect((await move(admin, data.orders[0]?.id, 'placed')).body.data).toMatchObject({
      payment_status: 'paid',
    });
    expect(await stockOf(variant)).toMatchObject({ on_hand: 3, reserved: 0 });
    const { group_number, access_token } = data;
    const seen = await buyer.post<{ data: PlacedOrder }>('/web/verifyPayment', {
      group_number,
      access_token,
    });
    expect(seen.body.data).toMatchObject({ outcome: 'success', payment_status: 'paid' });
  });

  it('not paid in time expires and releases its reserved units', async () => {
    const variant = await variantOf(0, { stock: 1 });
    const buyer = guest(shop);
    await addToCart(buyer, variant);
    const ready = { ...(await readyToPay(buyer, country, 'a@stoa.test')), payment_method: 'bank_transfer' };
    const { data } = (await pay(buyer, ready)).body;
    await shop.app.get(OutboxDispatcher).drain();
    expect(await stockOf(variant)).toMatchObject({ on_hand: 1, reserved: 1 });
    clock.advance(EIGHT_DAYS);
    await shop.app.get(OutboxDispatcher).drain();
    await eventually(async () => expect(await stockOf(variant)).toMatchObject({ on_hand: 1, reserved: 0 }));
    const { group_number, access_token } = data;
    const seen = await buyer.post<{ data: PlacedOrder }>('/web/verifyPayment', {
      group_number,
      access_token,
    });
    expect(seen.body.data).toMatchObject({ outcome: 'failed' });
    expect((await move(admin, data.orders[0]?.id, 'placed')).status).toBe(409);
  });

  it('with a zero total needs no payment provider', async () => {
    const free = { ...(await givenVendor(shop)) };
    const gift = { name: 'Free', code: 'free', rate_type: 'free' as const, vendor_id: free.vendor.id };
    await shop.app.get(CreateShippingMethod).execute(gift);
    const buyer = guest(shop);
    await addToCart(buyer, await givenVariant(shop, free.vendor.id, { price: 0 }));
    const ready = { ...(await readyToPay(buyer, country, 'a@stoa.test')), payment_method: 'none' };
    expect((await pay(buyer, ready)).body.data).toMatchObject({
      total: 0,
      outcome: 'success',
      payment_status: 'paid',
    });
  });

  it('rejects a status change to an empty or unknown order status', async () => {
    const placed = await buyAsGuest(shop, country, await variantOf(0));
    const order_id = placed.orders[0]?.id;
    for (const order_status_id of [null, 0, 'x', 999_999]) {
      const refused = await admin.post('/admin/changeOrderStatus', { order_id, order_status_id });
      expect([refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([422, ['order_status_id']]);
    }
  });

  it('is deleted once when several requests arrive at the same time', async () => {
    const placed = await buyAsGuest(shop, country, await variantOf(0));
    const id = placed.orders[0]?.id;
    await move(admin, id, 'cancelled');
    const answers = await Promise.all(Array.from({ length: 5 }, () => admin.delete(`/admin/orders/${id}`)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404, 404, 404]);
  });

  it('shows that its customer has been deleted', async () => {
    const { client, customer } = await givenCustomer(shop);
    await addToCart(client, await variantOf(0));
    const { orders } = (await pay(client, await readyToPay(client, country))).body.data;
    const record = async (): Promise<OrderRecord> =>
      (await admin.get<{ data: OrderRecord }>(`/admin/orders/${orders[0]?.id}`)).body.data;
    expect(await record()).toMatchObject({ customer_id: customer.id, is_customer_deleted: false });
    expect((await admin.delete(`/admin/customers/${customer.id}`)).status).toBe(200);
    expect(await record()).toMatchObject({ customer_name: 'Ada Lovelace', is_customer_deleted: true });
  });

  it('is found by operators in filtered and sorted lists', async () => {
    const placed = await buyAsGuest(shop, country, await variantOf(1, { price: 77_000 }));
    const query = 'sort=["total","DESC"]&range=[0,0]&filter={"state":"placed"}';
    const list = await admin.get<{ orders: OrderRow[]; total: number }>(`/admin/orders?${query}`);
    expect(list.body.orders).toMatchObject([
      {
        group_number: placed.group_number,
        total: 77_500,
        email: 'guest@stoa.test',
        payment_method: 'Cash on delivery',
      },
    ]);
    expect(list.headers['content-range']).toBe(`orders 0-0/${list.body.total}`);
    const active = await admin.get<{ orders: OrderRow[] }>(`/admin/ordersActive?q=${placed.group_number}`);
    expect(active.body.orders).toHaveLength(1);
  });
});
