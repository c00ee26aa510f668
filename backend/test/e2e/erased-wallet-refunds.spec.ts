import type {
  ExecutePayment,
  OrderRecord,
  OrderReturns,
  RefundRow,
  ReturnRecord,
  TrialBalance,
} from '@stoa/contracts';
import type { Client } from '@stoa/testing';
import { Database } from '../../src/kernel/database';
import { OutboxDispatcher } from '../../src/kernel/queue';
import { PersonalData } from '../../src/modules/customers';
import { eventually } from '../support/eventually';
import { givenAdmin } from '../support/factories';
import { addToCart, givenMarket, givenVariant, pay, readyToPay } from '../support/ordering.factories';
import { chooseAtSandbox, givenSandbox, returnToShop } from '../support/payments.factories';
import { ARRIVE, type Market, moveOrder } from '../support/purchase.factories';
import { changeReturn, type Delivered, inspectReturn, requestReturn } from '../support/returns.factories';
import { startShop } from '../support/shop';
import { givenVendor } from '../support/vendors.factories';
import { givenWallet, givenWalletMethod } from '../support/wallets.factories';

interface Bought extends Delivered {
  erase: () => Promise<void>;
}

/** Orders of one item of 10.00 with shipping of 5.00. */
describe('what the wallet of an account that was erased has paid', () => {
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
  // Nobody is owed anything in the end, and no money is in wallets that nobody can open.
  afterEach(async () => {
    await market.shop.app.get(OutboxDispatcher).drain();
    expect([await balanceOf('refunds_payable'), await balanceOf('customer_wallet')]).toEqual([0, 0]);
  });
  afterAll(() => market.shop.close());

  async function bought(use_wallet: number, method?: string): Promise<Bought> {
    const { shop, admin, country_id } = market;
    const { client: buyer, customer } = await givenWallet(shop, admin, use_wallet);
    const variant_id = await givenVariant(shop, vendor.id, { price: 1000, return_days: 30 });
    await addToCart(buyer, variant_id);
    const body: ExecutePayment = await readyToPay(buyer, country_id, undefined, method);
    const placed = (await pay(buyer, { ...body, use_wallet })).body.data;
    if (method === 'sandbox') {
      await chooseAtSandbox(shop, placed.redirect_url, 'pay');
      await returnToShop(buyer, placed);
    }
    const order_id = placed.orders[0]?.id ?? 0;
    const order = await admin.get<{ data: OrderRecord }>(`/admin/orders/${order_id}`);
    const subject = { customer_id: customer.id, email: customer.email, language: 'en' };
    const erase = () => shop.app.get(Database).tx(() => shop.app.get(PersonalData).erase(subject));
    const line_id = order.body.data.lines[0]?.id ?? 0;
    return { buyer, order_id, group_number: placed.group_number, line_id, variant_id, erase };
  }
  async function balanceOf(account: string): Promise<number> {
    const { data } = (await market.admin.get<{ data: TrialBalance }>('/admin/trialBalance')).body;
    return data.lines.find((line) => line.account === account)?.balance ?? 0;
  }
  const cancel = (order_id: number) =>
    market.admin.post('/admin/changeOrderStatus', { order_id, state: 'cancelled' });
  const refundOf = async (order_id: number): Promise<RefundRow | undefined> => {
    const filter = encodeURIComponent(JSON.stringify({ order_id }));
    return (await market.admin.get<{ refunds: RefundRow[] }>(`/admin/refunds?filter=${filter}`)).body
      .refunds[0];
  };
  const settle = (refund: RefundRow | undefined, status: string) =>
    market.admin.put(`/admin/refunds/updateStatus/${refund?.id}`, { status });
  const statusOf = async (order_id: number): Promise<string> =>
    (await market.admin.get<{ data: OrderRecord }>(`/admin/orders/${order_id}`)).body.data.payment_status;

  it('waits to be paid out when the order is refunded', async () => {
    const { order_id, erase, line_id } = await bought(1500);
    await moveOrder(market.admin, order_id, ARRIVE);
    await erase();
    const lines = [{ order_line_id: line_id, quantity: 1 }];
    expect((await market.admin.post('/admin/refundOrder', { order_id, lines })).status).toBe(200);
    const refund = await refundOf(order_id);
    expect(refund).toMatchObject({
      state: 'pending',
      amount: 1000,
      parts: [],
      destinations: ['original_method'],
    });
    const to_wallet = await market.admin.post('/admin/refundToWallet', { refund_id: refund?.id });
    expect([to_wallet.status, to_wallet.body.code]).toEqual([409, 'no_wallet']);
    expect(await balanceOf('refunds_payable')).toBe(-1000);
    const cash = await balanceOf('cash');
    expect((await settle(refund, 'succeeded')).status).toBe(200);
    expect(await refundOf(order_id)).toMatchObject({ parts: [{ route: 'by_hand', amount: 1000 }] });
    expect(await balanceOf('cash')).toBe(cash - 1000);
    expect(await statusOf(order_id)).toBe('partially_refunded');
  });

  it('waits to be paid out when a return is inspected, which closes it', async () => {
    const delivered = await bought(1500);
    await moveOrder(market.admin, delivered.order_id, ARRIVE);
    const sent = await requestReturn(delivered, 1);
    const [{ id = 0 } = {}] = (sent.body as { data: OrderReturns }).data.returns;
    await delivered.erase();
    for (const state of ['approved', 'received']) await changeReturn(vendor.client, 'vendor', id, state);
    const inspected = await inspectReturn(vendor.client, id, delivered, 1);
    expect(inspected.body.data).toMatchObject<Partial<ReturnRecord>>({ state: 'refunded' });
    expect((await settle(await refundOf(delivered.order_id), 'succeeded')).status).toBe(200);
    const { data } = (await market.admin.get<{ data: ReturnRecord }>(`/admin/returns/${id}`)).body;
    expect(data.state).toBe('closed');
  });

  it('is paid out with the transfer of another method, also where the refund was due before', async () => {
    const { order_id, erase } = await bought(400, 'bank_transfer');
    await moveOrder(market.admin, order_id, ['placed']);
    await cancel(order_id);
    await erase();
    expect((await settle(await refundOf(order_id), 'succeeded')).status).toBe(200);
    expect(await refundOf(order_id)).toMatchObject({ parts: [{ route: 'by_hand', amount: 1500 }] });
    expect(await statusOf(order_id)).toBe('refunded');
  });

  it('is left of a refund that the gateway makes, which says so', async () => {
    const { order_id, erase } = await bought(400, 'sandbox');
    await erase();
    await cancel(order_id);
    const byGateway = { route: 'gateway', amount: 1100 };
    await eventually(async () =>
      expect(await refundOf(order_id)).toMatchObject({ state: 'pending', parts: [byGateway] }),
    );
    const refund = await refundOf(order_id);
    expect(refund).toMatchObject({ allowed: ['succeeded'], destinations: ['original_method'] });
    const answers = [await settle(refund, 'processing'), await settle(refund, 'cancelled')];
    expect(answers.map(({ status, body }) => [status, body.code])).toEqual([
      [409, 'not_refundable'],
      [409, 'partly_refunded'],
    ]);
    expect((await settle(refund, 'succeeded')).status).toBe(200);
    expect(await refundOf(order_id)).toMatchObject({
      state: 'succeeded',
      parts: [byGateway, { route: 'by_hand', amount: 400 }],
    });
    expect(await statusOf(order_id)).toBe('refunded');
  });
});
