import type { BulkAnswer, OrderRecord, OrderState, PlacedOrder } from '@stoa/contracts';
import type { Answer, Client } from '@stoa/testing';
import '../../src/app.module';
import { FixedClock } from '../../src/kernel/clock';
import { Database } from '../../src/kernel/database';
import { OutboxDispatcher } from '../../src/kernel/queue';
import { definedResources } from '../../src/kernel/resource';
import { Variant } from '../../src/modules/catalogue';
import { givenAttribute, givenBrand, givenCategory, givenProduct } from '../support/catalogue.factories';
import { givenCustomer } from '../support/customers.factories';
import { eventually } from '../support/eventually';
import { givenAdmin } from '../support/factories';
import { addToCart, givenMarket, guest, pay, readyToPay } from '../support/ordering.factories';
import { sampleRow } from '../support/sample';
import type { Shop } from '../support/shop';
import { startShop } from '../support/shop';
import { givenVendor } from '../support/vendors.factories';

const EIGHT_DAYS = 8 * 86_400_000;

/** Not deleted here: the test needs them to act, or checks them afterwards. */
const KEPT = new Set(['admins', 'roles', 'permissions', 'orders']);
const DELETABLE = definedResources().filter(
  ({ path, audiences }) => !KEPT.has(path) && audiences.admin?.operations.includes('delete'),
);

/** Resources that the orders of this test refer to. */
const NAMED = ['products', 'customers', 'coupons', 'flash_sales', 'brands', 'tax_classes'];

describe('deleting records', () => {
  const clock = new FixedClock(new Date());
  let shop: Shop;
  let admin: Client;
  let variant: number;
  const orders: Record<string, PlacedOrder> = {};
  const outcomes = new Map<string, BulkAnswer>();

  beforeAll(async () => {
    shop = await startShop({}, clock);
    admin = await givenAdmin(shop);
    const { country_id } = await givenMarket(shop);
    const { vendor } = await givenVendor(shop);
    const colour = await givenAttribute(shop, 'colour', 'red');
    const references = {
      brand_id: await givenBrand(shop),
      category_ids: [await givenCategory(shop)],
      unit_id: await sampleRow('units', admin),
      manufacturer_id: await sampleRow('manufacturers', admin),
      tax_class_id: await sampleRow('tax_classes', admin),
    };
    const attributes = [{ attribute_id: colour.id, value_ids: [colour.values.red ?? 0] }];
    const product = await givenProduct(shop, { vendor_id: vendor.id, stock: 20, attributes, ...references });
    variant = product.variants[0]?.id ?? 0;
    await admin.post('/admin/coupons', { code: 'TENTH', title: 'Tenth', type: 'percent', rate: '0.1' });
    await admin.post('/admin/flash_sales', {
      title: 'Now',
      starts_at: new Date(clock.now().getTime() - 1000).toISOString(),
      ends_at: new Date(clock.now().getTime() + EIGHT_DAYS).toISOString(),
      items: [{ variant_id: variant, price: 700 }],
    });
    const buy = async (method: string, client: Client, email?: string): Promise<PlacedOrder> => {
      await addToCart(client, variant);
      const order = await readyToPay(client, country_id, email, method);
      const answer = await pay(client, { ...order, expected_total: order.expected_total });
      if (answer.status !== 200) throw new Error(answer.text);
      return answer.body.data;
    };
    const customerClient = (await givenCustomer(shop)).client;
    orders.delivered = await buy('cash_on_delivery', customerClient);
    orders.cancelled = await buy('cash_on_delivery', guest(shop), 'a@stoa.test');
    orders.confirmed = await buy('bank_transfer', guest(shop), 'b@stoa.test');
    orders.refunded = await buy('bank_transfer', guest(shop), 'c@stoa.test');
    orders.expired = await buy('bank_transfer', guest(shop), 'd@stoa.test');
    await move('refunded', 'placed');
    for (const { path, key } of DELETABLE) {
      const list = await admin.get<Record<string, { id: number }[]>>(`/admin/${path}?range=[0,99]`);
      const ids = (list.body[key] ?? []).map(({ id }) => id);
      if (ids.length === 0) continue;
      const { body } = await admin.post<{ data: BulkAnswer }>(`/admin/bulkDelete/${path}`, { ids });
      outcomes.set(path, body.data);
    }
  });
  afterAll(() => shop.close());

  function move(name: string, state: OrderState): Promise<Answer<{ data: OrderRecord }>> {
    return admin.post('/admin/changeOrderStatus', { order_id: orders[name]?.orders[0]?.id, state });
  }
  async function seen(name: string): Promise<OrderRecord> {
    const id = orders[name]?.orders[0]?.id;
    return (await admin.get<{ data: OrderRecord }>(`/admin/orders/${id}`)).body.data;
  }
  const stock = (): Promise<Variant> =>
    shop.app.get(Database).em.findOneOrFail(Variant, { where: { id: variant }, withDeleted: true });

  it('succeeds, or is refused with a reason such as the number and names of the records in use', () => {
    const refusals = [...outcomes].flatMap(([path, { refused }]) =>
      refused.map(({ code, error }) => ({ path, code, error })),
    );
    const missing = NAMED.filter((path) => !outcomes.has(path));
    expect(missing).toEqual([]);
    expect(outcomes.get('products')?.refused).toEqual([]);
    expect(refusals.filter(({ path }) => path === 'brands')).toMatchObject([
      { code: 'in_use', error: expect.stringMatching(/ products \(1: Product \d+\) /) as string },
    ]);
    expect(refusals.filter(({ code, error }) => code === 'internal' || !error)).toEqual([]);
  });

  it('leaves existing orders deliverable and paid', async () => {
    for (const state of ['processing', 'ready', 'shipped', 'delivered', 'completed'] as const)
      expect([state, (await move('delivered', state)).status]).toEqual([state, 200]);
    expect(await seen('delivered')).toMatchObject({ state: 'completed', payment_status: 'paid' });
  });

  it('leaves existing orders cancellable, and paid ones refundable', async () => {
    expect((await move('cancelled', 'cancelled')).status).toBe(200);
    expect((await move('refunded', 'cancelled')).status).toBe(200);
    const filter = JSON.stringify({ order_id: orders.refunded?.orders[0]?.id });
    const owed = await admin.get<{ refunds: { id: number }[] }>(`/admin/refunds?filter=${filter}`);
    const settled = await admin.put(`/admin/refunds/updateStatus/${owed.body.refunds[0]?.id}`, {
      status: 'succeeded',
    });
    expect(settled.status).toBe(200);
    expect(await seen('refunded')).toMatchObject({ state: 'cancelled', payment_status: 'refunded' });
  });

  it('leaves existing orders able to be confirmed or to expire, with correct stock', async () => {
    expect((await move('confirmed', 'placed')).status).toBe(200);
    clock.set(new Date(clock.now().getTime() + EIGHT_DAYS));
    await shop.app.get(OutboxDispatcher).drain();
    await eventually(async () => expect((await seen('expired')).state).toBe('expired'));
    expect(await stock()).toMatchObject({ on_hand: 18, reserved: 0 });
  });

  it('can be undone for products, customers and coupons', async () => {
    for (const path of ['products', 'customers', 'coupons']) {
      const { done = [] } = outcomes.get(path) ?? {};
      expect([path, done.length > 0]).toEqual([path, true]);
      const { body } = await admin.post<{ data: BulkAnswer }>(`/admin/restore/${path}`, { ids: done });
      expect([path, body.data]).toEqual([path, { done, refused: [] }]);
    }
  });
});
