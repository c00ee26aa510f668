import type {
  CustomerOrder,
  ExecutePayment,
  OrderRecord,
  OrderRefund,
  PlacedOrder,
  RefundRow,
} from '@stoa/contracts';
import type { Client } from '@stoa/testing';
import { eventually } from '../support/eventually';
import { givenAdmin } from '../support/factories';
import { mailsTo } from '../support/mail';
import { addToCart, givenMarket, givenVariant, pay, readyToPay } from '../support/ordering.factories';
import { chooseAtSandbox, givenSandbox, returnToShop } from '../support/payments.factories';
import { ARRIVE, type Market, moveOrder } from '../support/purchase.factories';
import { changeReturn, type Delivered, inspectReturn, requestReturn } from '../support/returns.factories';
import { startShop } from '../support/shop';
import { givenVendor } from '../support/vendors.factories';
import { givenWallet, givenWalletMethod } from '../support/wallets.factories';

/** Orders of one item of 10.00 with shipping of 5.00, of which the wallet pays 4.00. */
describe('how refunds were divided', () => {
  let market: Market;
  let vendor: { id: number; client: Client };

  beforeAll(async () => {
    const shop = await startShop();
    const { country_id } = await givenMarket(shop);
    await givenWalletMethod(shop);
    await givenSandbox(shop);
    market = { shop, country_id, admin: await givenAdmin(shop) };
    const made = await givenVendor(shop);
    vendor = { id: made.vendor.id, client: made.client };
  });
  afterAll(() => market.shop.close());

  interface Bought {
    buyer: Client;
    placed: PlacedOrder;
    order_id: number;
    variant_id: number;
    email: string;
  }
  async function bought(method: string): Promise<Bought> {
    const { client: buyer, customer } = await givenWallet(market.shop, market.admin, 400);
    const variant_id = await givenVariant(market.shop, vendor.id, { price: 1000, return_days: 30 });
    await addToCart(buyer, variant_id);
    const body: ExecutePayment = await readyToPay(buyer, market.country_id, undefined, method);
    const placed = (await pay(buyer, { ...body, use_wallet: 400 })).body.data;
    if (method === 'sandbox') {
      await chooseAtSandbox(market.shop, placed.redirect_url, 'pay');
      await returnToShop(buyer, placed);
    }
    const order_id = placed.orders[0]?.id ?? 0;
    return { buyer, placed, variant_id, order_id, email: customer.email };
  }
  const lineOf = async (order_id: number): Promise<number> => {
    const { body } = await market.admin.get<{ data: OrderRecord }>(`/admin/orders/${order_id}`);
    return body.data.lines[0]?.id ?? 0;
  };
  const move = (order_id: number, state: string) =>
    market.admin.post('/admin/changeOrderStatus', { order_id, state });
  /** The order's refunds as its customer, its vendor and operators see them; they must be the same. */
  async function seen({ buyer, placed, order_id }: Bought): Promise<OrderRefund[]> {
    const own = await buyer.get<{ data: CustomerOrder }>(`/web/order_detail/${placed.group_number}`);
    for (const [by, audience] of [
      [market.admin, 'admin'],
      [vendor.client, 'vendor'],
    ] as const) {
      const { body } = await by.get<{ data: OrderRecord }>(`/${audience}/orders/${order_id}`);
      expect(body.data.refunds).toEqual(own.body.data.refunds);
    }
    const filter = encodeURIComponent(JSON.stringify({ order_id }));
    const rows = (await market.admin.get<{ refunds: RefundRow[] }>(`/admin/refunds?filter=${filter}`)).body
      .refunds;
    expect(rows).toMatchObject(own.body.data.refunds);
    return own.body.data.refunds;
  }

  it('begins with the part that the wallet has paid, which operators and the vendor see', async () => {
    const { order_id } = await bought('bank_transfer');
    for (const [by, audience] of [
      [market.admin, 'admin'],
      [vendor.client, 'vendor'],
    ] as const) {
      const { body } = await by.get<{ data: OrderRecord }>(`/${audience}/orders/${order_id}`);
      expect(body.data).toMatchObject({ total: 1500, wallet_amount: 400, payment_status: 'partially_paid' });
    }
  });

  it('is shown to all with what the gateway and the wallet have got', async () => {
    const order = await bought('sandbox');
    await move(order.order_id, 'cancelled');
    await eventually(async () => expect(await seen(order)).toMatchObject([{ state: 'succeeded' }]));
    expect(await seen(order)).toMatchObject([
      {
        amount: 1500,
        reason: 'order_cancelled',
        source: null,
        settled_at: expect.any(String),
        parts: [
          { route: 'gateway', amount: 1100 },
          { route: 'wallet', amount: 400 },
        ],
      },
    ]);
  });

  it('is empty until the shop’s staff have paid, and says what they paid by hand', async () => {
    const order = await bought('bank_transfer');
    await move(order.order_id, 'placed');
    await move(order.order_id, 'cancelled');
    const [pending] = await seen(order);
    expect(pending).toMatchObject({ state: 'pending', parts: [] });
    const done = await market.admin.put(`/admin/refunds/updateStatus/${pending?.id}`, {
      status: 'succeeded',
    });
    expect(done.status).toBe(200);
    expect(await seen(order)).toMatchObject([
      {
        parts: [
          { route: 'by_hand', amount: 1100 },
          { route: 'wallet', amount: 400 },
        ],
      },
    ]);
  });

  it('is shown with its items and the message to the customer, who gets that by email as well', async () => {
    const order = await bought('sandbox');
    const { order_id, email } = order;
    const line_id = await lineOf(order_id);
    const lines = [{ order_line_id: line_id, quantity: 1 }];
    const note = 'It broke in our hands, sorry';
    const granted = await vendor.client.post('/vendor/refundOrder', { order_id, lines, note });
    expect(granted.status).toBe(200);
    expect(await seen(order)).toMatchObject([{ reason: 'goodwill', lines, note, source: null }]);
    await eventually(async () => expect((await mailsTo(market.shop, email)).at(-1)?.text).toContain(note));
  });

  it('names the return that it settles', async () => {
    const order = await bought('sandbox');
    const { order_id, placed } = order;
    await moveOrder(market.admin, order_id, ARRIVE);
    const line_id = await lineOf(order_id);
    const delivered: Delivered = { ...order, line_id, group_number: placed.group_number };
    const requested = await requestReturn(delivered, 1, { refund_to: 'wallet' });
    const [sent] = requested.body.data.returns;
    for (const state of ['approved', 'received'])
      await changeReturn(vendor.client, 'vendor', sent?.id ?? 0, state);
    expect((await inspectReturn(vendor.client, sent?.id ?? 0, delivered, 1)).status).toBe(200);
    expect(await seen(order)).toMatchObject([
      {
        reason: 'return',
        source: { resource: 'returns', id: sent?.id, number: sent?.number },
        parts: [{ route: 'wallet', amount: 1000 }],
        lines: [{ order_line_id: line_id, quantity: 1 }],
      },
    ]);
  });
});
