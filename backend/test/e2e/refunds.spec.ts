import type {
  CustomerOrder,
  CustomerOrderRow,
  OrderRecord,
  OrderState,
  PlacedOrder,
  RefundRow,
} from '@stoa/contracts';
import type { Answer, Client } from '@stoa/testing';
import { FixedClock } from '../../src/kernel/clock';
import { Database } from '../../src/kernel/database';
import { OutboxDispatcher } from '../../src/kernel/queue';
import { Refund } from '../../src/modules/ordering';
import { Payments } from '../../src/modules/payments';
import { givenCustomer } from '../support/customers.factories';
import { eventually } from '../support/eventually';
import { givenAdmin } from '../support/factories';
import { addToCart, givenMarket, givenVariant, pay, readyToPay } from '../support/ordering.factories';
import type { Shop } from '../support/shop';
import { startShop } from '../support/shop';
import { givenVendor } from '../support/vendors.factories';

const EIGHT_DAYS = 8 * 86_400_000;

interface List {
  refunds: RefundRow[];
  total: number;
}

describe('refunds', () => {
  const clock = new FixedClock(new Date());
  let shop: Shop;
  let country: number;
  let vendors: { id: number; client: Client }[];
  let admin: Client;
  let buyer: Client;

  beforeAll(async () => {
    shop = await startShop({}, clock);
    country = (await givenMarket(shop)).country_id;
    const made = [await givenVendor(shop), await givenVendor(shop)];
    vendors = made.map(({ vendor, client }) => ({ id: vendor.id, client }));
    admin = await givenAdmin(shop);
  });
  beforeEach(async () => {
    buyer = (await givenCustomer(shop)).client;
  });
  afterAll(() => shop.close());

  /** Places one order at each of the first `count` vendors, payable by bank transfer. */
  async function order(count: 1 | 2): Promise<PlacedOrder> {
    for (const { id } of vendors.slice(0, count)) await addToCart(buyer, await givenVariant(shop, id));
    const ready = await readyToPay(buyer, country, undefined, 'bank_transfer');
    return (await pay(buyer, ready)).body.data;
  }
  const move = (id: number | undefined, state: OrderState): Promise<Answer<{ data: OrderRecord }>> =>
    admin.post('/admin/changeOrderStatus', { order_id: id, state });
  const refundsOf = async ({ orders }: PlacedOrder): Promise<RefundRow[]> => {
    const filter = JSON.stringify({ order_id: orders.map(({ id }) => id) });
    return (await admin.get<List>(`/admin/refunds?filter=${filter}`)).body.refunds;
  };
  const settle = (id: number | undefined, status: string, by: Client = admin) =>
    by.put<List>(`/admin/refunds/updateStatus/${id}`, { status });
  const seen = async ({ group_number }: PlacedOrder): Promise<CustomerOrder> =>
    (await buyer.get<{ data: CustomerOrder }>(`/web/order_detail/${group_number}`)).body.data;

  it('cancelling a paid order creates exactly one pending refund, even with concurrent cancellations', async () => {
    const placed = await order(1);
    const [{ id = 0, total = 0 } = {}] = placed.orders;
    await move(id, 'placed');
    const own = vendors[0]?.client ?? admin;
    const body = { order_id: id, state: 'cancelled' };
    const answers = await Promise.all([
      ...[1, 2, 3].map(() => move(id, 'cancelled')),
      ...[1, 2].map(() => own.post('/vendor/changeSellerOrderStatus', body)),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const expected = {
      amount: total,
      currency: 'USD',
      state: 'pending',
      reason: 'order_cancelled',
      order_number: `${placed.group_number}-1`,
    };
    expect(await refundsOf(placed)).toMatchObject([{ ...expected, allowed: ['succeeded', 'cancelled'] }]);
    const record = await admin.get<{ data: OrderRecord }>(`/admin/orders/${id}`);
    expect(record.body.data).toMatchObject({ payment_status: 'paid', refunds: [expected] });
    expect(await seen(placed)).toMatchObject({
      state: 'cancelled',
      payment_status: 'paid',
      refunds: [expected],
    });
  });

  it('only operators with permission can settle a refund, only once, and settling marks the order refunded', async () => {
    const placed = await order(1);
    const id = placed.orders[0]?.id;
    await move(id, 'placed');
    await move(id, 'cancelled');
    const [refund] = await refundsOf(placed);
    const reader = await givenAdmin(shop, ['refunds.read']);
    expect((await settle(refund?.id, 'succeeded', reader)).status).toBe(403);
    expect((await vendors[0]?.client.get('/admin/refunds'))?.status).toBe(403);
    expect((await settle(refund?.id, 'spent')).status).toBe(422);
    expect((await admin.put(`/admin/refunds/updateStatus/${refund?.id}`, {})).status).toBe(422);
    const answers = await Promise.all([1, 2, 3].map(() => settle(refund?.id, 'succeeded')));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect((await settle(refund?.id, 'cancelled')).status).toBe(409);
    expect(await refundsOf(placed)).toMatchObject([
      { state: 'succeeded', settled_at: expect.any(String), allowed: [] },
    ]);
    expect(await seen(placed)).toMatchObject({
      payment_status: 'refunded',
      refunds: [{ state: 'succeeded' }],
    });
    expect(await admin.delete(`/admin/orders/${id}`)).toMatchObject({
      status: 409,
      body: { code: 'order_has_refund' },
    });
  });

  it('a cancelled order’s refund leaves the other orders of the checkout paid', async () => {
    const placed = await order(2);
    for (const { id } of placed.orders) await move(id, 'placed');
    await move(placed.orders[0]?.id, 'cancelled');
    expect(await refundsOf(placed)).toMatchObject([{ amount: placed.orders[0]?.total }]);
    expect(await seen(placed)).toMatchObject({ state: 'placed', payment_status: 'paid' });
    const rows = await buyer.get<{ data: CustomerOrderRow[] }>('/web/customer_orders');
    expect(rows.body.data).toMatchObject([{ payment_status: 'paid' }]);
    const result = await buyer.post<{ data: PlacedOrder }>('/web/verifyPayment', {
      group_number: placed.group_number,
    });
    expect(result.body.data).toMatchObject({
      payment_status: 'paid',
      outcome: 'success',
      orders: [{ state: 'cancelled' }, { state: 'placed' }],
      refunds: [{ amount: placed.orders[0]?.total, state: 'pending' }],
    });
    await move(placed.orders[1]?.id, 'cancelled');
    expect((await refundsOf(placed)).map(({ amount }) => amount).sort()).toEqual(
      placed.orders.map(({ total }) => total).sort(),
    );
  });

  it('cancelling an unpaid order creates no refund, and the rest of the checkout can still be paid', async () => {
    const placed = await order(2);
    await move(placed.orders[0]?.id, 'cancelled');
    expect(await refundsOf(placed)).toEqual([]);
    expect(await seen(placed)).toMatchObject({ payment_status: 'unpaid' });
    await move(placed.orders[1]?.id, 'placed');
    expect(await seen(placed)).toMatchObject({ payment_status: 'paid' });
    const other = await order(1);
    await move(other.orders[0]?.id, 'cancelled');
    expect(await seen(other)).toMatchObject({ state: 'cancelled', payment_status: 'voided', refunds: [] });
  });

  it('an operator can cancel a pending refund, and it is not created again', async () => {
    const placed = await order(1);
    await move(placed.orders[0]?.id, 'placed');
    await move(placed.orders[0]?.id, 'cancelled');
    const [refund] = await refundsOf(placed);
    expect((await settle(refund?.id, 'cancelled')).status).toBe(200);
    await shop.app.get(OutboxDispatcher).drain();
    expect(await refundsOf(placed)).toMatchObject([{ state: 'cancelled' }]);
    expect(await seen(placed)).toMatchObject({ refunds: [] });
  });

  it('expired orders are refunded for partial and for late payments', async () => {
    const placed = await order(2);
    const book = (amount: number, key: string) =>
      shop.app
        .get(Database)
        .tx(() =>
          shop.app
            .get(Payments)
            .recordFact(placed.group_number, { type: 'captured', amount, part: null, key }),
        );
    await book(placed.total / 2, 'first');
    expect(await seen(placed)).toMatchObject({ payment_status: 'partially_paid' });
    await shop.app.get(OutboxDispatcher).drain();
    clock.advance(EIGHT_DAYS);
    await shop.app.get(OutboxDispatcher).drain();
    const owed = async (): Promise<number> =>
      (await refundsOf(placed)).reduce((sum, { amount }) => sum + amount, 0);
    await eventually(async () => expect(await owed()).toBe(placed.total / 2));
    expect(await refundsOf(placed)).toMatchObject([{ reason: 'order_expired' }, { reason: 'order_expired' }]);
    await book(placed.total / 2, 'second');
    await shop.app.get(OutboxDispatcher).drain();
    await eventually(async () => expect(await owed()).toBe(placed.total));
    const rows = await shop.app.get(Database).em.find(Refund);
    expect(new Set(rows.map(({ number }) => number)).size).toBe(rows.length);
  });
});
