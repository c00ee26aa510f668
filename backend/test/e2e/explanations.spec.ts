import type { Explanation, OrderExplanation, OrderRecord, OrderState } from '@stoa/contracts';
import type { Answer, Client } from '@stoa/testing';
import type { CouponShop } from '../support/coupons.factories';
import { startCouponShop } from '../support/coupons.factories';
import { expectTied, rowOf } from '../support/explanations';
import { givenTaxes } from '../support/taxation.factories';
import { addToCart, givenVariant, guest } from '../support/ordering.factories';
import { givenVendor } from '../support/vendors.factories';

const DELIVERED: OrderState[] = ['processing', 'ready', 'shipped', 'delivered'];

describe('explanations of amounts', () => {
  let world: CouponShop;
  let admin: Client;
  let vendor: { id: number; client: Client };

  beforeAll(async () => {
    world = await startCouponShop();
    admin = world.admin;
    await givenTaxes(world.shop, world.country, '0.19');
    const rule = {
      name: 'An eighth',
      type: 'percentage',
      rate: '0.125',
      scope: 'all',
      include_shipping: true,
    };
    expect((await admin.post('/admin/commissions', rule)).status).toBe(200);
    const methods = await admin.get<{ payment_methods: { id: number }[] }>('/admin/payment_methods');
    for (const { id } of methods.body.payment_methods)
      expect((await admin.put(`/admin/payment_methods/${id}`, { fee: 150 })).status).toBe(200);
  });
  beforeEach(async () => {
    const made = await givenVendor(world.shop);
    vendor = { id: made.vendor.id, client: made.client };
  });
  afterEach(() => set({ prices_include_tax: 0, tax_remitter: 'vendor', payout_hold_days: 0 }));
  afterAll(() => world.shop.close());

  async function set(values: object): Promise<void> {
    expect((await admin.put('/admin/settings', { group: 'general', values })).status).toBe(200);
  }
  /** Three items of 10.01 and one of 7.77 with coupons of the platform and of the vendor. */
  async function order(currency = 'USD'): Promise<OrderRecord> {
    const codes = [
      await world.coupon({ rate: '0.2', stackable: true, vendor_id: vendor.id, funded_by: 'vendor' }),
      await world.coupon({ rate: '0.1', stackable: true }),
    ];
    const buyer = guest(world.shop).as({ currency });
    await addToCart(buyer, await givenVariant(world.shop, vendor.id, { price: 1001 }), 3);
    await addToCart(buyer, await givenVariant(world.shop, vendor.id, { price: 777 }));
    const [made] = (await world.bought(buyer, 'why@stoa.test', ...codes)).orders;
    if (!made) throw new Error('The vendor has an order');
    return made;
  }
  async function deliver(order_id: number, states = DELIVERED): Promise<void> {
    for (const state of states)
      expect((await admin.post('/admin/changeOrderStatus', { order_id, state })).status).toBe(200);
  }
  const refund = ({ id, lines }: OrderRecord, quantity: number) =>
    admin.post('/admin/refundOrder', {
      order_id: id,
      lines: [{ order_line_id: lines[0]?.id, quantity }],
    });
  const explain = async (id: number, by: Client = admin): Promise<OrderExplanation> => {
    const answer = await by.get<{ data: OrderExplanation }>(
      `/${by === admin ? 'admin' : 'vendor'}/explainOrder/${id}`,
    );
    expect(answer.status).toBe(200);
    return answer.body.data;
  };

  it('lead from the prices to the vendor’s earning, and name rule, rate, base and rounding', async () => {
    const { id, total, earnings, lines } = await order();
    const why = await explain(id);
    expectTied(why);
    expect(why.result).toMatchObject({ row: 'earning', amount: earnings.amount });
    expect(rowOf(why.result, 'buyer_pays')?.amount).toBe(total);
    const [first] = why.lines;
    expect(first).toMatchObject({ order_line_id: lines[0]?.id, result: { currency: 'USD' } });
    const commission = first && rowOf(first.result, 'commission');
    // 30.03 less the vendor's coupon of 20 % is 24.02; 5.00 shipping goes to the lines by their amounts.
    expect(commission).toMatchObject({
      name: 'An eighth',
      amount: -350,
      calculation: { kind: 'rate', base: 2799, factor: '0.125', exact: '349.875', limit: null },
    });
    expect(commission?.parts[0]?.parts.map(({ row, amount }) => [row, amount])).toEqual([
      ['item', 3003],
      ['vendor_discount', -601],
      ['shipping_share', 397],
    ]);
  });

  it.each([
    ['added taxes that the platform remits', { tax_remitter: 'platform' }, 'USD'],
    ['included taxes', { prices_include_tax: 1 }, 'USD'],
    ['included taxes that the platform remits', { prices_include_tax: 1, tax_remitter: 'platform' }, 'KWD'],
    ['another currency', {}, 'JPY'],
  ])('equal the books with %s, after refunds, and once the order is void', async (_, settings, currency) => {
    await set(settings);
    const made = await order(currency);
    expectTied(await explain(made.id));
    await deliver(made.id);
    expect((await refund(made, 1)).status).toBe(200);
    expect((await refund(made, 2)).status).toBe(200);
    const why = await explain(made.id);
    expectTied(why);
    expect(why.result.parts.filter(({ row }) => row === 'refund')).toHaveLength(2);
    const cancelled = await order(currency);
    await deliver(cancelled.id, ['cancelled']);
    const void_ = await explain(cancelled.id);
    expectTied(void_);
    expect([void_.result.amount, ...void_.lines.map(({ result }) => result.amount)]).toEqual([0, 0, 0]);
    const record = async ({ id }: OrderRecord): Promise<OrderRecord> =>
      (await admin.get<{ data: OrderRecord }>(`/admin/orders/${id}`)).body.data;
    expect((await record(made)).earnings).toEqual(why.result);
    expect((await record(cancelled)).earnings).toEqual(void_.result);
  });

  it('show vendors their own orders, and only the entries of their own accounts', async () => {
    const { id } = await order();
    const [all, own] = [await explain(id), await explain(id, vendor.client)];
    expect(own.result).toEqual(all.result);
    expect(new Set(all.entries.map(({ account }) => account))).toContain('commission');
    expect(new Set(own.entries.map(({ account }) => account))).toEqual(new Set(['vendor_pending']));
    const stranger = (await givenVendor(world.shop)).client;
    expect((await stranger.get(`/vendor/explainOrder/${id}`)).status).toBe(404);
    expect((await admin.get('/admin/explainOrder/999999')).status).toBe(404);
  });

  describe('of payouts and balances', () => {
    const balance = async (by: Client = admin): Promise<Explanation> =>
      (
        await by.get<{ data: Explanation }>(
          by === admin ? `/admin/explainBalance/${vendor.id}` : '/vendor/explainBalance',
        )
      ).body.data;
    const ask = (amount: number): Promise<Answer<{ data: { id: number; number: string } }>> =>
      vendor.client.post('/vendor/createPayoutRequest', { amount, destination: 'DE89370400440532013000' });
    const payout = async (id: number, by: Client = admin): Promise<Explanation> => {
      const audience = by === admin ? 'admin' : 'vendor';
      return (await by.get<{ data: Explanation }>(`/${audience}/explainPayoutRequest/${id}`)).body.data;
    };
    const move = async (id: number, ...states: string[]): Promise<void> => {
      for (const state of states)
        expect((await admin.put(`/admin/updatePayoutRequestStatus/${id}/${state}`, {})).status).toBe(200);
    };

    it('name the orders that a payout pays, what was carried forward and what remains', async () => {
      await set({ payout_fee_fixed: 25, payout_minimum: 0 });
      const [first, second] = [await order(), await order()];
      await deliver(first.id);
      await deliver(second.id);
      const one = (await ask(1000)).body.data;
      const why = await payout(one.id, vendor.client);
      expectTied(why);
      expect(rowOf(why.result, 'released')?.parts.map(({ name }) => name)).toEqual([
        second.number,
        first.number,
      ]);
      const rest = first.earnings.amount + second.earnings.amount - 1000;
      // The oldest is paid first: what remains is of the second order, and of the first.
      expect(rowOf(why.result, 'remaining')).toMatchObject({
        amount: -rest,
        parts: [
          { name: second.number, amount: -second.earnings.amount },
          { name: first.number, amount: second.earnings.amount - rest },
        ],
      });
      expect(why.result).toMatchObject({ row: 'payout_net', amount: 975 });
      await move(one.id, 'approved', 'processing', 'paid');
      const paid = await payout(one.id);
      expectTied(paid);
      expect(paid.checks.map(({ row }) => row)).toEqual(['payout_amount', 'payout_net']);
      expect(paid.entries.map(({ account }) => account)).toContain('cash');
      expect((await payout(one.id, vendor.client)).entries.map(({ account }) => account)).not.toContain(
        'cash',
      );
      expect((await refund(first, 1)).status).toBe(200);
      const undone = (await ask(500)).body.data;
      expect(
        (await vendor.client.put(`/vendor/updatePayoutRequestStatus/${undone.id}/cancelled`)).status,
      ).toBe(200);
      const next = await payout((await ask(700)).body.data.id);
      expectTied(next);
      expect(rowOf(next.result, 'carried_forward')).toMatchObject({
        amount: rest,
        parts: [{ name: second.number }, { name: first.number }],
      });
      expect(rowOf(next.result, 'refunds')?.parts.map(({ name }) => name)).toEqual([first.number]);
      expect(rowOf(next.result, 'payouts_returned')).toBeUndefined();
      const stranger = (await givenVendor(world.shop)).client;
      expect((await stranger.get(`/vendor/explainPayoutRequest/${one.id}`)).status).toBe(404);
    });

    it('divide a balance into open orders, those in the return window, and what is available or requested', async () => {
      await set({ payout_fee_fixed: 0 });
      const paid = await order();
      await deliver(paid.id);
      const request = (await ask(500)).body.data;
      await set({ payout_hold_days: 14 });
      const [open, held] = [await order(), await order()];
      await deliver(held.id);
      const why = await balance();
      expectTied(why);
      const parts = (name: 'undelivered' | 'in_hold' | 'held') => rowOf(why.result, name)?.parts ?? [];
      expect(parts('undelivered').map(({ name, order_id }) => [name, order_id])).toEqual([
        [open.number, open.id],
      ]);
      expect(parts('in_hold').map(({ name, amount }) => [name, amount])).toEqual([
        [held.number, held.earnings.amount],
      ]);
      expect(parts('held').map(({ name, amount }) => [name, amount])).toEqual([[request.number, 500]]);
      expect(rowOf(why.result, 'available')?.amount).toBe(paid.earnings.amount - 500);
      expect(await balance(vendor.client)).toEqual(why);
      expect((await admin.get('/admin/explainBalance/999999')).status).toBe(404);
    });
  });
});
