import type { PlacedOrder } from '@stoa/contracts';
import { givenAdmin } from '../support/factories';
import { givenMarket, guest } from '../support/ordering.factories';
import { type Market, moveOrder } from '../support/purchase.factories';
import { createShipment, givenTwoLines, readOrder, type TwoLines } from '../support/shipments.factories';
import { startShop } from '../support/shop';
import { givenVendor } from '../support/vendors.factories';

describe('refunds of items that have not left', () => {
  let market: Market;
  let vendor_id: number;

  beforeAll(async () => {
    const shop = await startShop();
    const { country_id } = await givenMarket(shop);
    market = { shop, country_id, admin: await givenAdmin(shop) };
    vendor_id = (await givenVendor(shop)).vendor.id;
  });
  afterAll(() => market.shop.close());

  const paid = async (): Promise<TwoLines> => {
    const order = await givenTwoLines(market, vendor_id, 'bank_transfer');
    await moveOrder(market.admin, order.order_id, ['placed']);
    return order;
  };
  const refund = (order_id: number, order_line_id: number, quantity: number) =>
    market.admin.post<{ data: { id: number } }>('/admin/refundOrder', {
      order_id,
      lines: [{ order_line_id, quantity }],
    });
  const ship = (order_id: number, lines?: { order_line_id: number; quantity: number }[]) =>
    createShipment(market.admin, 'admin', { order_id, lines, state: 'shipped' });
  const read = (id: number) => readOrder(market.admin, 'admin', id);

  it('take them out of what is to be shipped, and complete the order where they were all it waited for', async () => {
    const { order_id, first, second } = await paid();
    expect((await refund(order_id, first, 1)).status).toBe(200);
    expect((await read(order_id)).to_ship).toEqual([
      { order_line_id: first, quantity: 2 },
      { order_line_id: second, quantity: 2 },
    ]);
    await ship(order_id, [{ order_line_id: first, quantity: 2 }]);
    await refund(order_id, second, 2);
    expect(await read(order_id)).toMatchObject({ state: 'shipped', to_ship: [] });
  });

  it('leave to be shipped what is refunded after it has left', async () => {
    const { order_id, first, second } = await paid();
    await ship(order_id, [{ order_line_id: first, quantity: 3 }]);
    await refund(order_id, first, 2);
    expect(await read(order_id)).toMatchObject({
      state: 'processing',
      to_ship: [{ order_line_id: second, quantity: 2 }],
    });
  });

  it('that are cancelled have them shipped after all', async () => {
    const { order_id, first, second } = await paid();
    await ship(order_id, [{ order_line_id: first, quantity: 3 }]);
    const made = await refund(order_id, second, 2);
    expect((await read(order_id)).state).toBe('shipped');
    const filterData = { filter: {} };
    const { id } = made.body.data;
    await market.admin.put(`/admin/refunds/updateStatus/${id}`, { status: 'cancelled', filterData });
    expect(await read(order_id)).toMatchObject({
      state: 'ready',
      to_ship: [{ order_line_id: second, quantity: 2 }],
    });
  });

  it('let a rest be refunded that can’t be cancelled any more', async () => {
    const { order_id, first, group_number, access_token } = await paid();
    await ship(order_id, [{ order_line_id: first, quantity: 1 }]);
    await moveOrder(market.admin, order_id, ['on_hold', 'placed']);
    const cancel = await guest(market.shop).post('/web/cancelOrder', { order_id, access_token });
    expect(cancel).toMatchObject({ status: 409, body: { code: 'order_partly_shipped' } });
    expect((await refund(order_id, first, 2)).status).toBe(200);
    const seen = await guest(market.shop).post<{ data: PlacedOrder }>('/web/verifyPayment', {
      group_number,
      access_token,
    });
    expect(seen.body.data.refunds).toHaveLength(1);
  });
});
