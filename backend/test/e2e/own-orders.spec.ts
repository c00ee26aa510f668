import type { Cart, CustomerOrder, PlacedOrder, RefundRow, Reordered } from '@stoa/contracts';
import type { Answer, Client } from '@stoa/testing';
import { Database } from '../../src/kernel/database';
import { Variant } from '../../src/modules/catalogue';
import { givenCustomer } from '../support/customers.factories';
import { givenAdmin } from '../support/factories';
import { addToCart, givenMarket, givenVariant, guest, pay, readyToPay } from '../support/ordering.factories';
import type { Shop } from '../support/shop';
import { startShop } from '../support/shop';
import { statementsOf } from '../support/statements';
import { givenVendor } from '../support/vendors.factories';
import { workDone } from '../support/work-done';

const KEY = 'a'.repeat(32);

describe('a customer’s own order', () => {
  let shop: Shop;
  let country: number;
  let admin: Client;
  let vendors: { id: number; client: Client }[];

  beforeAll(async () => {
    shop = await startShop();
    country = (await givenMarket(shop)).country_id;
    const made = [await givenVendor(shop), await givenVendor(shop)];
    vendors = made.map(({ vendor, client }) => ({ id: vendor.id, client }));
    admin = await givenAdmin(shop);
  });
  afterAll(() => shop.close());

  const variants = (): Promise<number[]> =>
    Promise.all(vendors.map(({ id }) => givenVariant(shop, id, { stock: 5 })));
  const onHand = async (id = 0): Promise<number> =>
    (await shop.app.get(Database).em.findOneByOrFail(Variant, { id })).on_hand;
  async function order(buyer: Client, goods: number[], payment?: string): Promise<PlacedOrder> {
    for (const id of goods) await addToCart(buyer, id, 2);
    const placed = await pay(buyer, await readyToPay(buyer, country, 'ada@stoa.test', payment));
    expect(placed.status).toBe(200);
    return placed.body.data;
  }
  const cancel = (by: Client, { orders }: PlacedOrder, more = {}): Promise<Answer<{ data: CustomerOrder }>> =>
    by.post<{ data: CustomerOrder }>('/web/cancelOrder', { order_id: orders[0]?.id, ...more });
  const move = (order_id: number | undefined, state: string): Promise<Answer<unknown>> =>
    admin.post('/admin/changeOrderStatus', { order_id, state });

  it('reads its lines and payments once, however much of them a page shows', async () => {
    const { client } = await givenCustomer(shop);
    const placed = await order(client, await variants());
    // Its e-mails read the order too.
    await workDone(shop);
    const readsOf = async (table: RegExp, by: Client, path: string): Promise<number> => {
      const statements = await statementsOf(shop, async () => expect((await by.get(path)).status).toBe(200));
      return statements.filter((statement) => table.test(statement)).length;
    };
    const own = `/web/order_detail/${placed.group_number}`;
    expect(await readsOf(/FROM .order_lines/, client, own)).toBe(1);
    expect(await readsOf(/FROM payment_events/, client, own)).toBe(1);
    // The progress of shipping counts their units in a statement of its own.
    expect(await readsOf(/FROM .order_lines/, admin, `/admin/orders/${placed.orders[0]?.id}`)).toBe(2);
  });

  it('is cancelled by its buyer: the vendor sees the reason and its units return to stock', async () => {
    const { client } = await givenCustomer(shop);
    const goods = await variants();
    const placed = await order(client, goods);
    expect(await onHand(goods[0])).toBe(3);
    const { status, body } = await cancel(client, placed, { reason: 'Found it in the attic' });
    expect(status).toBe(200);
    const [first, second] = body.data.parts;
    expect(first).toMatchObject({ state: 'cancelled', can_cancel: false });
    expect(second).toMatchObject({ state: 'placed', can_cancel: true });
    expect(JSON.stringify(body)).not.toContain('attic');
    expect(await onHand(goods[0])).toBe(5);
    expect(await onHand(goods[1])).toBe(3);
    const seen = await vendors[0]?.client.get(`/vendor/orders/${placed.orders[0]?.id}`);
    expect(seen?.text).toContain('Found it in the attic');
  });

  it('is cancelled and refunded once when cancelled repeatedly or at the same time', async () => {
    const { client } = await givenCustomer(shop);
    const goods = await variants();
    const placed = await order(client, goods, 'bank_transfer');
    for (const { id } of placed.orders) expect((await move(id, 'placed')).status).toBe(200);
    const answers = await Promise.all([1, 2, 3].map(() => cancel(client, placed)));
    expect(answers.map(({ status }) => status).filter((status) => status !== 409)).toContain(200);
    expect((await cancel(client, placed)).status).toBe(200);
    expect(await onHand(goods[0])).toBe(5);
    const filter = encodeURIComponent(JSON.stringify({ q: placed.group_number }));
    const { refunds } = (await admin.get<{ refunds: RefundRow[] }>(`/admin/refunds?filter=${filter}`)).body;
    expect(refunds).toMatchObject([{ amount: placed.orders[0]?.total, state: 'pending' }]);
  });

  it('leaves less to pay when a part of it is cancelled before its payment', async () => {
    const { client } = await givenCustomer(shop);
    const placed = await order(client, await variants(), 'bank_transfer');
    const [, rest] = placed.orders;
    const seen = async (): Promise<CustomerOrder> =>
      (await client.get<{ data: CustomerOrder }>(`/web/order_detail/${placed.group_number}`)).body.data;
    expect(await seen()).toMatchObject({ amount_paid: 0, wallet_amount: 0, amount_due: placed.total });
    const { data } = (await cancel(client, placed)).body;
    expect(data).toMatchObject({ total: placed.total, amount_paid: 0, amount_due: rest?.total });
    await move(rest?.id, 'placed');
    expect(await seen()).toMatchObject({ payment_status: 'paid', amount_paid: rest?.total, amount_due: 0 });
  });

  it('can’t be cancelled once it is processing', async () => {
    const { client } = await givenCustomer(shop);
    const placed = await order(client, await variants());
    expect((await move(placed.orders[0]?.id, 'processing')).status).toBe(200);
    const { status, body } = await cancel(client, placed);
    expect({ status, body }).toMatchObject({ status: 409, body: { code: 'state_not_allowed' } });
  });

  it('is accessible to a guest only with its access token', async () => {
    const buyer = guest(shop);
    const placed = await order(buyer, await variants());
    const { access_token, group_number } = placed;
    const { client: other } = await givenCustomer(shop);
    for (const [by, token] of [
      [buyer, undefined],
      [other, undefined],
      [guest(shop), `${access_token}x`],
    ] as const) {
      expect((await cancel(by, placed, { access_token: token })).status).toBe(404);
      const reordered = await by.post('/web/reorder', { group_number, access_token: token });
      expect(reordered.status).toBe(404);
    }
    expect((await cancel(guest(shop), placed, { access_token })).status).toBe(200);
    expect((await guest(shop).post('/web/cancelOrder', { order_id: 999_999, access_token })).status).toBe(
      404,
    );
  });

  it('is added to the cart again once per request key, and unavailable products are reported', async () => {
    const { client } = await givenCustomer(shop);
    const [count = 0, gone = 0] = await variants();
    const placed = await order(client, [count, gone]);
    await shop.app.get(Database).tx((em) => em.update(Variant, { id: gone }, { on_hand: 1 }));
    const body = { group_number: placed.group_number, request_key: KEY };
    const reorder = (): Promise<Answer<{ data: Reordered }>> => client.post('/web/reorder', body);
    const { data } = (await reorder()).body;
    expect(data.cart.count).toBe(2);
    expect(data.refused).toMatchObject([{ error: expect.stringMatching(/1/) as string }]);
    expect((await reorder()).body.data.cart.count).toBe(2);
    const cart = await client.get<{ data: Cart }>('/web/fetchCartItems');
    expect(cart.body.data.count).toBe(2);
  });
});
