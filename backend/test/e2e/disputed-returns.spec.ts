import type { OrderDisputes, RefundRow, ReturnRecord } from '@stoa/contracts';
import type { Client } from '@stoa/testing';
import { Database } from '../../src/kernel/database';
import { Variant } from '../../src/modules/catalogue';
import { decide, disputesOf, givenDispute, openDispute, respond } from '../support/disputes.factories';
import { givenExchange, givenSizes } from '../support/exchanges.factories';
import { givenAdmin } from '../support/factories';
import { givenMarket } from '../support/ordering.factories';
import type { Market } from '../support/purchase.factories';
import {
  changeReturn,
  type Delivered,
  givenArrived,
  givenDelivered,
  givenReturn,
  inspectReturn,
  requestReturn,
  returnsOf,
} from '../support/returns.factories';
import { startShop } from '../support/shop';
import { givenVendor } from '../support/vendors.factories';
import { givenWalletMethod } from '../support/wallets.factories';

const UNIT = 1000;

describe('units of returns that were disputed', () => {
  let market: Market;
  let vendor: { id: number; client: Client };

  beforeAll(async () => {
    const shop = await startShop();
    const { country_id } = await givenMarket(shop);
    await givenWalletMethod(shop);
    market = { shop, country_id, admin: await givenAdmin(shop) };
    const made = await givenVendor(shop);
    vendor = { id: made.vendor.id, client: made.client };
  });
  afterAll(() => market.shop.close());

  const given = (wanted?: Parameters<typeof givenDelivered>[2]): Promise<Delivered> =>
    givenDelivered(market, vendor.id, wanted);
  const unitsOf = ({ line_id }: Delivered, quantity: number) => [{ order_line_id: line_id, quantity }];
  /** Units that the customer can return now. */
  const left = async (delivered: Delivered): Promise<number> =>
    (await returnsOf(delivered)).returnable[0]?.quantity ?? 0;
  const refunds = async ({ order_id }: Delivered): Promise<number[]> => {
    const filter = encodeURIComponent(JSON.stringify({ order_id }));
    const { body } = await market.admin.get<{ refunds: RefundRow[] }>(`/admin/refunds?filter=${filter}`);
    return body.refunds.map(({ amount }) => amount);
  };
  /** A return of which the vendor accepts some units. */
  const inspected = async (delivered: Delivered, quantity: number, accepted: number): Promise<number> => {
    const id = await givenArrived(vendor.client, delivered, quantity);
    await inspectReturn(vendor.client, id, delivered, accepted);
    return id;
  };
  const refundByDispute = async (delivered: Delivered, return_id: number): Promise<void> => {
    const { id } = await givenDispute(delivered, { return_id });
    const ended = await vendor.client.post('/vendor/acceptDispute', { dispute_id: id });
    expect(ended.status).toBe(200);
  };
  const grantRefund = ({ order_id, line_id }: Delivered, quantity: number, shipping = 0) =>
    market.admin.post('/admin/refundOrder', {
      order_id,
      lines: [{ order_line_id: line_id, quantity }],
      shipping,
    });

  it('count once if the inspection refused them and a dispute refunded them', async () => {
    const delivered = await given();
    const refused = await inspected(delivered, 1, 0);
    expect(await left(delivered)).toBe(2);
    await refundByDispute(delivered, refused);
    expect(await left(delivered)).toBe(2);

    const others = await inspected(delivered, 2, 2);
    expect((await returnsOf(delivered)).returns.find(({ id }) => id === others)).toMatchObject({
      state: 'refunded',
      refund: { amount: 2 * UNIT },
    });
    expect(await refunds(delivered)).toEqual([2 * UNIT, UNIT]);
    expect((await requestReturn(delivered, 1)).body).toMatchObject({ code: 'not_returnable' });
  });

  it('count more often if operators refund more than the inspection refused', async () => {
    const delivered = await given();
    const return_id = await inspected(delivered, 1, 0);
    const { id } = await givenDispute(delivered, { return_id });
    await respond(vendor.client, 'vendor', id);
    const part = { lines: unitsOf(delivered, 2), shipping: 0 };
    expect((await decide(market.admin, id, 'refunded', part)).status).toBe(200);
    expect(await left(delivered)).toBe(1);
  });

  it('count separately if another unit was refunded by hand', async () => {
    const delivered = await given();
    await inspected(delivered, 1, 0);
    await grantRefund(delivered, 1);
    expect(await left(delivered)).toBe(1);
  });

  it('count once beside those that were exchanged', async () => {
    const { variants } = await givenSizes(market.shop, vendor.id);
    const delivered = await given({ quantity: 4, variant: variants[0] });
    const id = await givenExchange(delivered, 2, variants[1]);
    for (const state of ['approved', 'received']) await changeReturn(vendor.client, 'vendor', id, state);
    await inspectReturn(vendor.client, id, delivered, 1);
    const [exchanged] = (await returnsOf(delivered)).returns;
    expect(exchanged).toMatchObject({ state: 'closed', exchange_order: { id: expect.any(Number) } });

    await refundByDispute(delivered, id);
    expect(await refunds(delivered)).toEqual([UNIT, UNIT]);
    expect(await left(delivered)).toBe(2);
    await inspected(delivered, 2, 2);
    expect(await refunds(delivered)).toEqual([2 * UNIT, UNIT, UNIT]);
  });

  it('are not disputed while they wait in a return, but instead of another request once it is rejected', async () => {
    const delivered = await given({ quantity: 1 });
    const return_id = await givenReturn(delivered);
    expect((await disputesOf(delivered)).disputable).toEqual([]);
    expect((await openDispute(delivered)).body).toMatchObject({ code: 'not_disputable' });

    await changeReturn(vendor.client, 'vendor', return_id, 'rejected', 'It was used.');
    expect((await requestReturn(delivered, 1)).body).toMatchObject({
      code: 'not_returnable',
      error: expect.stringContaining('rejected'),
    });
    const returns = (found: OrderDisputes) => found.disputable.map((one) => one.return_id);
    expect(returns(await disputesOf(delivered))).toEqual([return_id, null]);
    await refundByDispute(delivered, return_id);
    expect((await disputesOf(delivered)).disputable).toEqual([]);
    expect(await left(delivered)).toBe(0);
  });

  it('do not come back by an overruled rejection once a dispute has refunded them', async () => {
    const delivered = await given();
    const rejected = await givenReturn(delivered);
    await changeReturn(vendor.client, 'vendor', rejected, 'rejected', 'It was used.');
    const allowed = async (): Promise<unknown> =>
      (await market.admin.get<{ data: ReturnRecord }>(`/admin/returns/${rejected}`)).body.data.allowed;
    expect(await allowed()).toEqual(['approved']);
    await refundByDispute(delivered, rejected);
    expect(await left(delivered)).toBe(2);
    expect(await allowed()).toEqual([]);
    expect(await changeReturn(market.admin, 'admin', rejected, 'approved')).toMatchObject({
      status: 409,
      body: { code: 'not_returnable' },
    });
  });

  it('are taken back and restocked without another refund if all was refunded by hand meanwhile', async () => {
    const delivered = await given();
    const id = await givenArrived(vendor.client, delivered, 2);
    expect((await grantRefund(delivered, 3, 500)).status).toBe(200);
    const stocked = async (): Promise<number> =>
      (await market.shop.app.get(Database).em.findOneByOrFail(Variant, { id: delivered.variant_id })).on_hand;
    const before = await stocked();
    const done = await inspectReturn(vendor.client, id, delivered, 2, { refund_shipping: true });
    expect(done.body.data).toMatchObject({ state: 'closed', refund: null });
    expect(await stocked()).toBe(before + 2);
    expect(await refunds(delivered)).toEqual([3 * UNIT + 500]);
    expect(await left(delivered)).toBe(0);
    expect((await disputesOf(delivered)).disputable).toEqual([]);
  });
});
