import type { CustomerOrder, OrderRecord, OrderReturns, RefundRow, ReturnRecord } from '@stoa/contracts';
import type { Client } from '@stoa/testing';
import { Database } from '../../src/kernel/database';
import { Variant } from '../../src/modules/catalogue';
import { givenExchange, givenSizes, requestExchange } from '../support/exchanges.factories';
import { givenAdmin } from '../support/factories';
import { addToCart, givenMarket, guest, pay, readyToPay } from '../support/ordering.factories';
import { ARRIVE, type Market, moveOrder } from '../support/purchase.factories';
import {
  changeReturn,
  type Delivered,
  givenDelivered,
  inspectReturn,
  returnsOf,
} from '../support/returns.factories';
import { startShop } from '../support/shop';
import { givenTaxes } from '../support/taxation.factories';
import { givenVendor } from '../support/vendors.factories';
import { balanceOf, givenWalletMethod } from '../support/wallets.factories';

describe('exchanges', () => {
  let market: Market;
  let vendor: { id: number; client: Client };

  beforeAll(async () => {
    const shop = await startShop();
    const { country_id } = await givenMarket(shop);
    await givenWalletMethod(shop);
    market = { shop, country_id, admin: await givenAdmin(shop) };
    const rule = { name: 'Tenth', type: 'percentage', rate: '0.1', scope: 'all' };
    await market.admin.post('/admin/commissions', rule);
    const made = await givenVendor(shop);
    vendor = { id: made.vendor.id, client: made.client };
  });
  afterAll(() => market.shop.close());

  /** A delivered order of the first size, and the ids of all sizes. */
  const given = async (
    prices?: readonly number[],
    quantity = 2,
  ): Promise<Delivered & { sizes: number[] }> => {
    const { variants } = await givenSizes(market.shop, vendor.id, prices);
    const delivered = await givenDelivered(market, vendor.id, { quantity, variant: variants[0] });
    return { ...delivered, sizes: variants };
  };
  const arrive = async (id: number): Promise<void> => {
    for (const state of ['approved', 'received']) await changeReturn(vendor.client, 'vendor', id, state);
  };
  const stockOf = async (id: number | undefined): Promise<number> =>
    (await market.shop.app.get(Database).em.findOneByOrFail(Variant, { id: id ?? 0 })).on_hand;
  const change = (id: number | undefined, values: Partial<Variant>) =>
    market.shop.app.get(Database).tx((em) => em.update(Variant, { id: id ?? 0 }, values));
  const order = async (id: number | undefined): Promise<OrderRecord> =>
    (await market.admin.get<{ data: OrderRecord }>(`/admin/orders/${id}`)).body.data;
  const refundsOf = async ({ order_id }: Delivered): Promise<RefundRow[]> => {
    const filter = encodeURIComponent(JSON.stringify({ order_id }));
    return (await market.admin.get<{ refunds: RefundRow[] }>(`/admin/refunds?filter=${filter}`)).body.refunds;
  };

  it('replace what was accepted by an ordinary order that the refund pays', async () => {
    const delivered = await given();
    const [, second] = delivered.sizes;
    const { returnable } = await returnsOf(delivered);
    expect(returnable[0]?.exchanges.map(({ variant_id }) => variant_id)).toEqual(delivered.sizes);
    const id = await givenExchange(delivered, 1, second);
    const [requested] = (await returnsOf(delivered)).returns;
    expect(requested).toMatchObject({
      can_cancel_exchange: true,
      exchange_order: null,
      lines: [{ exchange: { variant_id: second, options: [{ value: 's1' }] } }],
    });
    await arrive(id);
    const answers = await Promise.all([1, 2].map(() => inspectReturn(vendor.client, id, delivered, 1)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);

    const [done] = (await returnsOf(delivered)).returns;
    expect(done).toMatchObject({ state: 'closed', refund: null, can_cancel_exchange: false });
    expect(done?.timeline.map(({ event }) => event)).toContain('exchanged');
    const replacement = await order(done?.exchange_order?.id);
    expect(replacement).toMatchObject({
      state: 'placed',
      total: 1000,
      shipping: 0,
      payment_status: 'paid',
      commission: { amount: 100 },
      lines: [{ quantity: 1, unit_price: 1000 }],
      replaced_order: { id: delivered.order_id },
    });
    const shown = await delivered.buyer.get<{ data: CustomerOrder }>(
      `/web/order_detail/${done?.exchange_order?.group_number}`,
    );
    expect(shown.body.data.parts).toMatchObject([
      { replaced_order: { group_number: delivered.group_number } },
    ]);
    expect(await refundsOf(delivered)).toMatchObject([
      { reason: 'exchange', amount: 1000, state: 'succeeded' },
    ]);
    expect(await balanceOf(delivered.buyer)).toBe(0);
    expect([await stockOf(delivered.sizes[0]), await stockOf(second)]).toEqual([9, 9]);
  });

  it('of some units refund the other ones, and nothing that was not accepted', async () => {
    const delivered = await given([1000, 1000], 3);
    const id = await givenExchange(delivered, 3, delivered.sizes[1]);
    await arrive(id);
    await inspectReturn(vendor.client, id, delivered, 2, { refund_shipping: true });
    const [done] = (await returnsOf(delivered)).returns;
    expect(done).toMatchObject({ state: 'refunded', refund: { amount: 500 } });
    expect(await order(done?.exchange_order?.id)).toMatchObject({ total: 2000, item_count: 2 });

    const refused = await given();
    const none = await givenExchange(refused, 1, refused.sizes[1]);
    await arrive(none);
    await inspectReturn(vendor.client, none, refused, 0);
    expect((await returnsOf(refused)).returns).toMatchObject([{ state: 'closed', exchange_order: null }]);
    expect(await stockOf(refused.sizes[1])).toBe(10);
  });

  it('for a cheaper variant leave the difference in the wallet; dearer ones are refused', async () => {
    const delivered = await given([1000, 700, 1200]);
    const { returnable } = await returnsOf(delivered);
    const [first, cheaper, dearer] = delivered.sizes;
    expect(returnable[0]?.exchanges.map(({ variant_id }) => variant_id)).toEqual([first, cheaper]);
    expect((await requestExchange(delivered, 1, dearer)).body.errors).toHaveProperty('lines');
    const id = await givenExchange(delivered, 1, cheaper);
    await arrive(id);
    await inspectReturn(vendor.client, id, delivered, 1);
    const [done] = (await returnsOf(delivered)).returns;
    expect(await order(done?.exchange_order?.id)).toMatchObject({ total: 700 });
    expect(await balanceOf(delivered.buyer)).toBe(300);
  });

  it('cost what was paid, even if the price rose or a coupon had lowered it', async () => {
    const delivered = await given();
    const id = await givenExchange(delivered, 1, delivered.sizes[1]);
    await change(delivered.sizes[1], { price: 5000 });
    await arrive(id);
    await inspectReturn(vendor.client, id, delivered, 1);
    const [done] = (await returnsOf(delivered)).returns;
    expect(await order(done?.exchange_order?.id)).toMatchObject({ total: 1000 });
  });

  it('that are sold out meanwhile become refunds, whoever was faster', async () => {
    const delivered = await given();
    const other = await given();
    const [, wanted] = delivered.sizes;
    const rival = await givenDelivered(market, vendor.id, { quantity: 1, variant: delivered.sizes[0] });
    const ids = [await givenExchange(delivered, 1, wanted), await givenExchange(rival, 1, wanted)];
    for (const id of ids) await arrive(id);
    // All but one unit are sold to somebody else.
    await givenDelivered(market, vendor.id, { quantity: 9, variant: wanted, states: [] });
    await Promise.all([
      inspectReturn(vendor.client, ids[0] ?? 0, delivered, 1),
      inspectReturn(vendor.client, ids[1] ?? 0, rival, 1),
    ]);
    const done = [await returnsOf(delivered), await returnsOf(rival)].flatMap(({ returns }) => returns);
    expect(done.map(({ state }) => state).sort()).toEqual(['closed', 'refunded']);
    expect(done.filter(({ exchange_order }) => exchange_order)).toHaveLength(1);
    expect(done.find(({ state }) => state === 'refunded')?.timeline.map(({ event }) => event)).toContain(
      'exchange_failed',
    );
    expect(await stockOf(wanted)).toBe(0);

    const archived = await givenExchange(other, 1, other.sizes[1]);
    await arrive(archived);
    await change(other.sizes[1], { deleted_at: new Date() });
    await inspectReturn(vendor.client, archived, other, 1);
    expect((await returnsOf(other)).returns).toMatchObject([{ state: 'refunded', exchange_order: null }]);
  });

  it('can be given up for a refund until the inspection, and cancelled with their return', async () => {
    const delivered = await given();
    const id = await givenExchange(delivered, 1, delivered.sizes[1]);
    const cancel = (return_id: number) =>
      delivered.buyer.post<{ data: OrderReturns }>('/web/cancelExchange', { return_id });
    expect((await cancel(id)).body.data.returns).toMatchObject([{ lines: [{ exchange: null }] }]);
    expect(await cancel(id)).toMatchObject({ status: 409, body: { code: 'exchange_ended' } });
    await arrive(id);
    await inspectReturn(vendor.client, id, delivered, 1);
    expect((await returnsOf(delivered)).returns).toMatchObject([
      { state: 'refunded', refund: { amount: 1000 }, exchange_order: null },
    ]);
    const second = await givenExchange(delivered, 1, delivered.sizes[1]);
    await delivered.buyer.post('/web/cancelReturn', { return_id: second });
    expect((await cancel(second)).status).toBe(409);
    expect(await stockOf(delivered.sizes[1])).toBe(10);
  });

  it('that race with their cancellation are either exchanged or refunded', async () => {
    const delivered = await given();
    const id = await givenExchange(delivered, 1, delivered.sizes[1]);
    await arrive(id);
    const [cancelled, inspected] = await Promise.all([
      delivered.buyer.post('/web/cancelExchange', { return_id: id }),
      inspectReturn(vendor.client, id, delivered, 1),
    ]);
    expect(inspected.status).toBe(200);
    const [done] = (await returnsOf(delivered)).returns;
    expect([cancelled.status, done?.exchange_order === null]).toEqual(
      cancelled.status === 200 ? [200, true] : [409, false],
    );
  });

  it('are an order that can be cancelled, which returns the money to the wallet, or returned again', async () => {
    const delivered = await given();
    const id = await givenExchange(delivered, 2, delivered.sizes[1]);
    await arrive(id);
    await inspectReturn(vendor.client, id, delivered, 2);
    const [done] = (await returnsOf(delivered)).returns;
    const order_id = done?.exchange_order?.id ?? 0;
    expect((await delivered.buyer.post('/web/cancelOrder', { order_id })).status).toBe(200);
    expect(await balanceOf(delivered.buyer)).toBe(2000);
    expect(await stockOf(delivered.sizes[1])).toBe(10);

    const again = await given();
    const first = await givenExchange(again, 1, again.sizes[1]);
    await arrive(first);
    await inspectReturn(vendor.client, first, again, 1);
    const replacement = (await returnsOf(again)).returns[0]?.exchange_order;
    await moveOrder(market.admin, replacement?.id ?? 0, ARRIVE);
    const { lines } = await order(replacement?.id);
    const second = { ...again, order_id: replacement?.id ?? 0, line_id: lines[0]?.id ?? 0 };
    const third = await givenExchange(second, 1, again.sizes[0]);
    await arrive(third);
    expect((await inspectReturn(vendor.client, third, second, 1)).body.data).toMatchObject({
      state: 'closed',
    });
  });

  it('are not for guests, strangers, or variants of other products', async () => {
    const delivered = await given();
    const foreign = await givenSizes(market.shop, vendor.id);
    expect((await requestExchange(delivered, 1, foreign.variants[0])).status).toBe(422);
    const id = await givenExchange(delivered, 1, delivered.sizes[1]);
    const stranger = guest(market.shop);
    expect((await stranger.post('/web/cancelExchange', { return_id: id })).status).toBe(404);

    await addToCart(stranger, delivered.sizes[0] ?? 0);
    const email = 'guest@stoa.test';
    const { data } = (await pay(stranger, await readyToPay(stranger, market.country_id, email))).body;
    await moveOrder(market.admin, data.orders[0]?.id ?? 0, ARRIVE);
    const { access_token, group_number } = data;
    const found = await stranger.post<{ data: OrderReturns[] }>('/web/order_returns', {
      group_number,
      access_token,
    });
    expect(found.body.data[0]?.returnable).toMatchObject([{ quantity: 1, exchanges: [] }]);
  });

  it('with taxes on top are charged their taxes again, never more than what was refunded', async () => {
    await givenTaxes(market.shop, market.country_id, '0.19');
    const delivered = await given([999, 999], 3);
    const id = await givenExchange(delivered, 3, delivered.sizes[1]);
    await arrive(id);
    const record = await inspectReturn(vendor.client, id, delivered, 3);
    const { exchange_order } = record.body.data satisfies ReturnRecord;
    const [refund] = await refundsOf(delivered);
    const replacement = await order(exchange_order?.id);
    expect(replacement.tax + replacement.tax_included).toBeGreaterThan(0);
    expect((await balanceOf(delivered.buyer)) + replacement.total).toBe(refund?.amount);
    expect((refund?.amount ?? 0) - replacement.total).toBeLessThan(6);
  });

  it('with taxes on top use up the refund, even if the price rose meanwhile', async () => {
    for (const [paid, quantity] of [
      [844, 1],
      [844, 3],
      [997, 2],
    ] as const) {
      const delivered = await given([paid, paid], quantity);
      const id = await givenExchange(delivered, quantity, delivered.sizes[1]);
      await change(delivered.sizes[1], { price: paid + 77 });
      await arrive(id);
      await inspectReturn(vendor.client, id, delivered, quantity);
      const [{ exchange_order }] = (await returnsOf(delivered)).returns as [OrderReturns['returns'][number]];
      expect(exchange_order).not.toBeNull();
      expect([paid, quantity, await balanceOf(delivered.buyer)]).toEqual([paid, quantity, 0]);
    }
  });
});
