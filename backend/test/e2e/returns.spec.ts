import type { CustomerOrder, CustomerReturn, OrderReturns, RefundRow } from '@stoa/contracts';
import type { Client } from '@stoa/testing';
import { Database } from '../../src/kernel/database';
import { Variant } from '../../src/modules/catalogue';
import { StockMovement } from '../../src/modules/inventory';
import { givenAdmin } from '../support/factories';
import { givenMarket } from '../support/ordering.factories';
import type { Market } from '../support/purchase.factories';
import {
  changeReturn,
  type Delivered,
  givenArrived,
  givenDelivered,
  inspectReturn,
  requestReturn,
  returnsOf,
} from '../support/returns.factories';
import { startShop } from '../support/shop';
import { givenVendor } from '../support/vendors.factories';

const KEY = 'b'.repeat(32);

describe('returns', () => {
  let market: Market;
  let vendor: { id: number; client: Client };

  beforeAll(async () => {
    const shop = await startShop();
    const { country_id } = await givenMarket(shop);
    market = { shop, country_id, admin: await givenAdmin(shop) };
    const made = await givenVendor(shop);
    vendor = { id: made.vendor.id, client: made.client };
  });
  afterAll(() => market.shop.close());

  const given = (wanted?: Parameters<typeof givenDelivered>[2]): Promise<Delivered> =>
    givenDelivered(market, vendor.id, wanted);
  const decide = (id: number, state: string, note?: string) =>
    changeReturn(vendor.client, 'vendor', id, state, note);
  const variant = ({ variant_id }: Delivered): Promise<Variant> =>
    market.shop.app.get(Database).em.findOneByOrFail(Variant, { id: variant_id });
  const refundsOf = async ({ order_id }: Delivered): Promise<RefundRow[]> => {
    const filter = encodeURIComponent(JSON.stringify({ order_id }));
    return (await market.admin.get<{ refunds: RefundRow[] }>(`/admin/refunds?filter=${filter}`)).body.refunds;
  };

  it('can be requested by several customers behind one IP address at once', async () => {
    const bought = [await given(), await given(), await given(), await given()];
    const answers = await Promise.all(bought.map((delivered) => requestReturn(delivered, 1)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  });

  it('are requested, approved, sent and received', async () => {
    const delivered = await given();
    expect(await returnsOf(delivered)).toMatchObject({
      returnable: [{ order_line_id: delivered.line_id, quantity: 3 }],
      returns: [],
    });
    const request = await requestReturn(delivered, 2, { note: 'A crack in the lid' });
    expect(request.status).toBe(200);
    const [mine] = request.body.data.returns;
    const id = mine?.id ?? 0;
    expect(mine).toMatchObject({
      state: 'requested',
      note: 'A crack in the lid',
      can_cancel: true,
      can_send: false,
      lines: [{ quantity: 2, reason: 'damaged', accepted_quantity: null, restock: null }],
      timeline: [{ event: 'requested', by: 'customer' }],
    });
    expect(request.body.data.returnable).toMatchObject([{ quantity: 1 }]);

    const approved = await decide(id, 'approved', 'Please use the original box.');
    expect(approved.body.data).toMatchObject({ state: 'approved', allowed: ['received'], due_at: null });
    const sent = { return_id: id, carrier: 'DHL', tracking_number: 'JD0001' };
    const after = await delivered.buyer.post<{ data: OrderReturns }>('/web/sendReturn', sent);
    expect(after.body.data.returns).toMatchObject([
      { state: 'in_transit', carrier: 'DHL', tracking_number: 'JD0001', can_cancel: false, can_send: false },
    ]);
    expect((await decide(id, 'received')).body.data).toMatchObject({
      state: 'received',
      allowed: ['inspected'],
    });
  });

  it('are refunded and restocked by the inspection, and closed once the refund is paid', async () => {
    const delivered = await given();
    const id = await givenArrived(vendor.client, delivered, 2);
    const before = (await variant(delivered)).on_hand;
    const inspected = await inspectReturn(vendor.client, id, delivered, 1, { note: 'One lid is fine.' });
    expect(inspected.body.data).toMatchObject({
      state: 'refunded',
      lines: [{ accepted_quantity: 1, restock: true }],
      refund: { state: 'pending', amount: 1000, currency: 'USD' },
      allowed: [],
    });
    expect((await variant(delivered)).on_hand).toBe(before + 1);
    const [refund] = await refundsOf(delivered);
    expect(refund).toMatchObject({ reason: 'return', amount: 1000, state: 'pending' });

    await market.admin.put(`/admin/refunds/updateStatus/${refund?.id}`, { status: 'succeeded' });
    const closed = await delivered.buyer.get<{ data: CustomerReturn }>(`/web/customer_return/${id}`);
    expect(closed.body.data).toMatchObject({ state: 'closed', refund: { state: 'succeeded' } });
    expect(closed.body.data.timeline.map(({ event, by }) => [event, by])).toEqual([
      ['requested', 'customer'],
      ['approved', 'vendor'],
      ['received', 'vendor'],
      ['inspected', 'vendor'],
      ['refunded', null],
      ['closed', null],
    ]);
    const list = await delivered.buyer.get<{ data: CustomerReturn[] }>('/web/customer_returns');
    expect(list.body.data).toMatchObject([{ id, state: 'closed' }]);
    const order = await delivered.buyer.get<{ data: CustomerOrder }>(
      `/web/order_detail/${delivered.group_number}`,
    );
    expect(order.body.data).toMatchObject({
      payment_status: 'partially_refunded',
      refunds: [{ reason: 'return', state: 'succeeded' }],
    });
  });

  it('restock accepted items exactly once, and only those that can be sold again', async () => {
    const delivered = await given();
    const before = (await variant(delivered)).on_hand;
    const broken = await givenArrived(vendor.client, delivered, 1);
    expect((await inspectReturn(vendor.client, broken, delivered, 1, { restock: false })).status).toBe(200);
    expect((await variant(delivered)).on_hand).toBe(before);
    const good = await givenArrived(vendor.client, delivered, 2);
    const answers = await Promise.all([1, 2, 3].map(() => inspectReturn(vendor.client, good, delivered, 2)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect((await variant(delivered)).on_hand).toBe(before + 2);
    const { em } = market.shop.app.get(Database);
    const where = { variant_id: delivered.variant_id, type: 'return' as const };
    expect(await em.find(StockMovement, { where })).toMatchObject([{ quantity: 2 }]);
    expect(await refundsOf(delivered)).toHaveLength(2);
  });

  it('refund the shipping too where the inspection says so, and nothing where nothing was accepted', async () => {
    const delivered = await given({ quantity: 2 });
    const refused = await givenArrived(vendor.client, delivered, 1);
    const none = await inspectReturn(vendor.client, refused, delivered, 0, {
      note: 'This is not our product.',
    });
    expect(none.body.data).toMatchObject({ state: 'closed', refund: null });
    expect(await refundsOf(delivered)).toEqual([]);
    const whole = await givenArrived(vendor.client, delivered, 1);
    const answer = await inspectReturn(vendor.client, whole, delivered, 1, { refund_shipping: true });
    expect(answer.body.data).toMatchObject({ state: 'refunded', refund: { amount: 1500 } });
  });

  it('can’t exceed what was bought, even requested at the same moment', async () => {
    const delivered = await given();
    const answers = await Promise.all([1, 2].map(() => requestReturn(delivered, 2)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
    const { returns, returnable } = await returnsOf(delivered);
    expect(returns).toHaveLength(1);
    expect(returnable).toMatchObject([{ quantity: 1 }]);
    expect((await requestReturn(delivered, 1)).status).toBe(200);
    expect(await requestReturn(delivered, 1)).toMatchObject({
      status: 409,
      body: { code: 'not_returnable' },
    });
  });

  it('count items that were refunded without a return', async () => {
    const delivered = await given();
    const lines = [{ order_line_id: delivered.line_id, quantity: 2 }];
    const refund = await market.admin.post('/admin/refundOrder', { order_id: delivered.order_id, lines });
    expect(refund.status).toBe(200);
    expect(await returnsOf(delivered)).toMatchObject({ returnable: [{ quantity: 1 }] });
    expect((await requestReturn(delivered, 2)).status).toBe(422);
  });

  it('refund only what was not refunded while the items were on their way', async () => {
    const delivered = await given({ quantity: 1 });
    const id = await givenArrived(vendor.client, delivered, 1);
    const lines = [{ order_line_id: delivered.line_id, quantity: 1 }];
    await market.admin.post('/admin/refundOrder', { order_id: delivered.order_id, lines });
    expect((await inspectReturn(vendor.client, id, delivered, 1)).body.data).toMatchObject({
      state: 'closed',
      refund: null,
    });
    expect(await refundsOf(delivered)).toHaveLength(1);
  });

  it('are created once per request key', async () => {
    const delivered = await given();
    const ask = () => requestReturn(delivered, 1, { request_key: KEY });
    const answers = [await ask(), ...(await Promise.all([ask(), ask()]))];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await returnsOf(delivered)).returns).toHaveLength(1);
  });

  it('close when an operator cancels the refund', async () => {
    const delivered = await given();
    await inspectReturn(vendor.client, await givenArrived(vendor.client, delivered, 1), delivered, 1);
    const [refund] = await refundsOf(delivered);
    await market.admin.put(`/admin/refunds/updateStatus/${refund?.id}`, { status: 'cancelled' });
    expect((await returnsOf(delivered)).returns).toMatchObject([
      { state: 'closed', refund: { state: 'cancelled' } },
    ]);
  });
});
