import type { BulkAnswer, OrderRecord, OrderRow, PlacedOrder } from '@stoa/contracts';
import { PAYMENT_STATUSES, STOCK_STATUSES } from '@stoa/contracts';
import type { Answer, Client } from '@stoa/testing';
import { Database } from '../../src/kernel/database';
import { Order } from '../../src/modules/ordering';
import { givenAttribute, givenProduct } from '../support/catalogue.factories';
import { eventually } from '../support/eventually';
import { givenAdmin, next } from '../support/factories';
import { mailsTo } from '../support/mail';
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

interface Listed<T> {
  total: number;
  orders: T[];
}

const PHONE = '+49 30 1234-5678';

describe('order handling', () => {
  let shop: Shop;
  let country: number;
  let admin: Client;
  let own: { id: number; client: Client };
  let other: { id: number; client: Client };

  beforeAll(async () => {
    shop = await startShop();
    country = (await givenMarket(shop)).country_id;
    admin = await givenAdmin(shop);
    const [one, two] = [await givenVendor(shop), await givenVendor(shop)];
    own = { id: one.vendor.id, client: one.client };
    other = { id: two.vendor.id, client: two.client };
  });
  afterAll(() => shop.close());

  const idOf = ({ orders }: PlacedOrder): number => orders[0]?.id ?? 0;
  const bought = async (method = 'cash_on_delivery', facts = {}): Promise<{ id: number; email: string }> => {
    const email = `desk${next()}@stoa.test`;
    const buyer = guest(shop);
    await addToCart(buyer, await givenVariant(shop, own.id, facts));
    const body = await readyToPay(buyer, country, email, method);
    const shipping_address = { ...addressIn(country), phone: PHONE };
    return { id: idOf((await pay(buyer, { ...body, shipping_address })).body.data), email };
  };
  const read = async (id: number, client = admin): Promise<OrderRecord> => {
    const audience = client === admin ? 'admin' : 'vendor';
    return (await client.get<{ data: OrderRecord }>(`/${audience}/orders/${id}`)).body.data;
  };
  const list = async (filter: object): Promise<Listed<OrderRow>> => {
    const query = `filter=${encodeURIComponent(JSON.stringify(filter))}&range=[0,199]`;
    return (await admin.get<Listed<OrderRow>>(`/admin/orders?${query}`)).body;
  };
  const bulk = (client: Client, resource: string, ids: number[], status: string): Promise<Answer> =>
    client.post(`/${client === admin ? 'admin' : 'vendor'}/bulkStatus/${resource}`, { ids, status });

  it('ships an order in one call, with each step in the timeline and a single email', async () => {
    const { id, email } = await bought();
    expect(await read(id, own.client)).toMatchObject({ state: 'placed', can_ship: true });
    const body = { order_id: id, state: 'shipped', with_steps: true, note: 'DHL 00340434' };
    const answer = await own.client.post<{ data: OrderRecord }>('/vendor/changeSellerOrderStatus', body);
    expect([answer.status, answer.body.data.state, answer.body.data.can_ship]).toEqual([
      200,
      'shipped',
      false,
    ]);
    expect(answer.body.data.timeline.map(({ state, note }) => [state, note])).toEqual([
      ['placed', null],
      ['processing', null],
      ['ready', null],
      ['shipped', 'DHL 00340434'],
    ]);
    const texts = async (): Promise<string[]> => (await mailsTo(shop, email)).map(({ text }) => text);
    await eventually(async () =>
      expect((await texts()).filter((text) => text.includes('DHL 00340434'))).toHaveLength(1),
    );
    // The confirmation and this one; the skipped steps send no email.
    expect((await texts()).length).toBeLessThanOrEqual(2);
  });

  it('refuses to ship an order on hold in one call', async () => {
    const { id } = await bought();
    await admin.post('/admin/changeOrderStatus', { order_id: id, state: 'on_hold' });
    expect(await read(id)).toMatchObject({ can_ship: false });
    const jump = { order_id: id, state: 'shipped', with_steps: true };
    expect((await admin.post('/admin/changeOrderStatus', jump)).status).toBe(409);
    expect((await read(id)).state).toBe('on_hold');
  });

  it('changes the status of many orders at once and lists rejected orders with the reason', async () => {
    const [ready, held] = [await bought(), await bought()];
    await admin.post('/admin/changeOrderStatus', { order_id: held.id, state: 'on_hold' });
    const { status, body } = await bulk(own.client, 'orders', [ready.id, held.id], 'shipped');
    const answer = body.data as BulkAnswer;
    expect([status, answer.done]).toEqual([200, [ready.id]]);
    expect(answer.refused).toMatchObject([{ id: held.id, code: 'state_not_allowed' }]);
    expect(answer.refused[0]?.name).toBe((await read(held.id)).number);
    const foreign = await bulk(other.client, 'orders', [ready.id], 'delivered');
    expect((foreign.body.data as BulkAnswer).refused).toMatchObject([{ id: ready.id, code: 'not_found' }]);
    expect((await read(ready.id)).state).toBe('shipped');
    expect((await bulk(own.client, 'roles', [1], 'active')).status).toBe(404);
    expect((await bulk(admin, 'orders', [ready.id], '')).status).toBe(422);
  });

  it('changes the status of a vendor’s own products only', async () => {
    const mine = await givenProduct(shop, { vendor_id: own.id });
    const theirs = await givenProduct(shop, { vendor_id: other.id });
    const { body } = await bulk(own.client, 'products', [mine.id, theirs.id], 'archived');
    const answer = body.data as BulkAnswer;
    expect([answer.done, answer.refused.map(({ id }) => id)]).toEqual([[mine.id], [theirs.id]]);
  });

  it('finds orders by product name, SKU and phone number', async () => {
    const name = `Bronze astrolabe ${next()}`;
    const { id } = await bought('cash_on_delivery', { name });
    const { lines } = await read(id);
    const ids = async (q: string): Promise<number[]> => (await list({ q })).orders.map((row) => row.id);
    expect(await ids(name.toUpperCase())).toEqual([id]);
    expect(await ids(lines[0]?.sku.toLowerCase() ?? '-')).toContain(id);
    expect(await ids('+493012345')).toContain(id);
    expect(await ids('1234-5678')).toContain(id);
    expect(await ids('999 1234')).toEqual([]);
    expect(await ids('no such thing at all')).toEqual([]);
  });

  it('filters orders by the payment status shown in each row', async () => {
    await bought('bank_transfer');
    const paid = await bought('bank_transfer');
    await admin.post('/admin/changeOrderStatus', { order_id: paid.id, state: 'placed' });
    const gone = await bought('bank_transfer');
    await admin.post('/admin/changeOrderStatus', { order_id: gone.id, state: 'cancelled' });
    await buyAsGuest(shop, country, await givenVariant(shop, own.id));
    const all = (await list({})).orders;
    expect(all).toHaveLength(await shop.app.get(Database).em.count(Order));
    const shown = new Set(all.map((row) => row.payment_status));
    expect(shown.size).toBeGreaterThanOrEqual(3);
    for (const payment_status of PAYMENT_STATUSES) {
      const expected = all.filter((row) => row.payment_status === payment_status).map(({ id }) => id);
      expect((await list({ payment_status })).orders.map(({ id }) => id)).toEqual(expected);
    }
  });

  it('filters products by the stock status shown in each row', async () => {
    for (const stock of [0, 1, 500]) await givenVariant(shop, own.id, { stock });
    const size = await givenAttribute(shop, 'size', 's', 'm');
    const [s, m] = [Number(size.values.s), Number(size.values.m)];
    const variant = (option: number, opening_stock: number, backorder: 'allow' | 'deny' = 'deny') => ({
      sku: `size-${next()}`,
      price: 10,
      option_value_ids: [option],
      opening_stock,
      backorder,
    });
    const axes = [{ attribute_id: size.id, value_ids: [s, m] }];
    for (const variants of [
      [variant(s, 500), variant(m, 0)],
      [variant(s, 500), variant(m, 1)],
      [variant(s, 500), variant(m, 0, 'allow')],
    ])
      await givenProduct(shop, { vendor_id: own.id, axes, variants });
    type Row = { id: number; stock_status: string; variant_stock_status: string };
    const products = async (filter: object): Promise<Row[]> => {
      const query = `filter=${encodeURIComponent(JSON.stringify(filter))}&range=[0,199]`;
      return (await admin.get<{ products: Row[] }>(`/admin/products?${query}`)).body.products;
    };
    const all = await products({});
    expect(new Set(all.map((row) => row.stock_status)).size).toBeGreaterThanOrEqual(3);
    expect(new Set(all.map((row) => row.variant_stock_status)).size).toBe(4);
    for (const status of STOCK_STATUSES)
      for (const field of ['stock_status', 'variant_stock_status'] as const) {
        const expected = all.filter((row) => row[field] === status).map(({ id }) => id);
        expect((await products({ [field]: status })).map(({ id }) => id)).toEqual(expected);
      }
  });

  it('creates and deletes shipping methods, except the last one that serves every vendor', async () => {
    const input = { name: 'Bicycle', code: `bike${next()}`, rate_type: 'flat', rate: 300 };
    const created = await admin.post<{ data: { id: number } }>('/admin/shipping_methods', input);
    expect([created.status, created.body.errors]).toEqual([200, undefined]);
    const twice = await admin.post('/admin/shipping_methods', input);
    expect([twice.status, Object.keys(twice.body.errors ?? {})]).toEqual([422, ['code']]);
    const ofVendor = await admin.post('/admin/shipping_methods', { ...input, vendor_id: own.id });
    expect(ofVendor.status).toBe(200);
    const { body } = await admin.get<{ shipping_methods: { id: number; vendor_id: number | null }[] }>(
      '/admin/shipping_methods',
    );
    const platform = body.shipping_methods.filter((row) => row.vendor_id === null);
    const answers = [];
    for (const { id } of platform) answers.push(await admin.delete(`/admin/shipping_methods/${id}`));
    expect(answers.map(({ status }) => status)).toEqual([...platform.slice(1).map(() => 200), 409]);
    expect(answers.at(-1)?.body.code).toBe('last_method');
  });
});
