import type { OrderReturns, RefundRow, ReturnRecord, TrialBalance } from '@stoa/contracts';
import type { Client } from '@stoa/testing';
import { givenAdmin } from '../support/factories';
import { givenExchange, givenSizes } from '../support/exchanges.factories';
import { addToCart, givenMarket, guest, pay, readyToPay } from '../support/ordering.factories';
import { ARRIVE, type Market, moveOrder } from '../support/purchase.factories';
import {
  changeReturn,
  type Delivered,
  givenDelivered,
  inspectReturn,
  requestReturn,
  returnsOf,
} from '../support/returns.factories';
import { startShop } from '../support/shop';
import { givenVendor } from '../support/vendors.factories';
import { balanceOf, givenWalletMethod, offerWallet, transactionsOf } from '../support/wallets.factories';

describe('refunds of returns to wallets', () => {
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

  const inspected = async (delivered: Delivered, id: number, accepted: number): Promise<ReturnRecord> => {
    for (const state of ['approved', 'received']) await changeReturn(vendor.client, 'vendor', id, state);
    const answer = await inspectReturn(vendor.client, id, delivered, accepted);
    expect(answer.status).toBe(200);
    return answer.body.data;
  };
  const idOf = (body: { data: OrderReturns }): number => body.data.returns.at(-1)?.id ?? 0;
  const owed = async (account: string): Promise<number> => {
    const { data } = (await market.admin.get<{ data: TrialBalance }>('/admin/trialBalance')).body;
    return data.lines.find((line) => line.account === account)?.balance ?? 0;
  };

  it('are offered only where there are wallets', async () => {
    const delivered = await givenDelivered(market, vendor.id);
    expect((await returnsOf(delivered)).refund_destinations).toEqual(['original_method']);
    const refused = await requestReturn(delivered, 1, { refund_to: 'wallet' });
    expect(refused).toMatchObject({ status: 422, body: { errors: { refund_to: [expect.any(String)] } } });
    await givenWalletMethod(market.shop);
    expect((await returnsOf(delivered)).refund_destinations).toEqual(['original_method', 'wallet']);

    const stranger = guest(market.shop);
    await addToCart(stranger, delivered.variant_id);
    const { data } = (await pay(stranger, await readyToPay(stranger, market.country_id, 'g@stoa.test'))).body;
    await moveOrder(market.admin, data.orders[0]?.id ?? 0, ARRIVE);
    const { access_token, group_number } = data;
    const found = await stranger.post<{ data: OrderReturns[] }>('/web/order_returns', {
      group_number,
      access_token,
    });
    expect(found.body.data[0]?.refund_destinations).toEqual(['original_method']);
  });

  it('are paid by the inspection, and the return is closed', async () => {
    const delivered = await givenDelivered(market, vendor.id);
    const sent = await requestReturn(delivered, 2, { refund_to: 'wallet' });
    expect(sent.body.data.returns).toMatchObject([{ refund_to: 'wallet' }]);
    const payable = await owed('refunds_payable');
    const done = await inspected(delivered, idOf(sent.body), 2);
    expect(done).toMatchObject({
      state: 'closed',
      refund_to: 'wallet',
      refund: { amount: 2000, state: 'succeeded' },
    });
    expect(await balanceOf(delivered.buyer)).toBe(2000);
    expect(await transactionsOf(delivered.buyer)).toMatchObject([{ type: 'refund', amount: 2000 }]);
    // Nothing is left to be paid out: the wallet owes it.
    expect(await owed('refunds_payable')).toBe(payable);
    const filter = encodeURIComponent(JSON.stringify({ order_id: delivered.order_id }));
    const { refunds } = (await market.admin.get<{ refunds: RefundRow[] }>(`/admin/refunds?filter=${filter}`))
      .body;
    expect(refunds).toMatchObject([{ state: 'succeeded', amount: 2000, allowed: [] }]);
    expect((await market.admin.post('/admin/refundToWallet', { refund_id: refunds[0]?.id })).status).toBe(
      409,
    );
  });

  it('are refused in part with the items, and wait for an operator by default', async () => {
    const delivered = await givenDelivered(market, vendor.id);
    const wallet = await requestReturn(delivered, 2, { refund_to: 'wallet' });
    expect(await inspected(delivered, idOf(wallet.body), 1)).toMatchObject({ refund: { amount: 1000 } });
    expect(await balanceOf(delivered.buyer)).toBe(1000);
    const other = await requestReturn(delivered, 1);
    expect(await inspected(delivered, idOf(other.body), 1)).toMatchObject({
      state: 'refunded',
      refund_to: 'original_method',
      refund: { state: 'pending' },
    });
    expect(await balanceOf(delivered.buyer)).toBe(1000);
  });

  it('wait for an operator if wallets were switched off since', async () => {
    const delivered = await givenDelivered(market, vendor.id);
    const sent = await requestReturn(delivered, 1, { refund_to: 'wallet' });
    await offerWallet(market.admin, false);
    expect(await inspected(delivered, idOf(sent.body), 1)).toMatchObject({
      state: 'refunded',
      refund: { state: 'pending' },
    });
    await offerWallet(market.admin, true);
    expect(await balanceOf(delivered.buyer)).toBe(0);
  });

  it('leave exchanges as they are', async () => {
    const { variants } = await givenSizes(market.shop, vendor.id);
    const delivered = await givenDelivered(market, vendor.id, { variant: variants[0] });
    const id = await givenExchange(delivered, 1, variants[1]);
    expect(await inspected(delivered, id, 1)).toMatchObject({ state: 'closed', refund: null });
    const both = await requestReturn(delivered, 1, { refund_to: 'wallet' });
    expect(await inspected(delivered, idOf(both.body), 1)).toMatchObject({ state: 'closed' });
    expect(await balanceOf(delivered.buyer)).toBe(1000);
  });

  it('close returns of orders that a wallet has paid', async () => {
    const { variants } = await givenSizes(market.shop, vendor.id);
    const first = await givenDelivered(market, vendor.id, { variant: variants[0] });
    const exchange = await givenExchange(first, 2, variants[1]);
    await inspected(first, exchange, 2);
    const replacement = (await returnsOf(first)).returns[0]?.exchange_order;
    const order_id = replacement?.id ?? 0;
    await moveOrder(market.admin, order_id, ARRIVE);
    const order = await market.admin.get<{ data: { lines: { id: number }[] } }>(`/admin/orders/${order_id}`);
    const paid = { ...first, order_id, line_id: order.body.data.lines[0]?.id ?? 0 };
    const sent = await requestReturn(paid, 1);
    expect(await inspected(paid, idOf(sent.body), 1)).toMatchObject({
      state: 'closed',
      refund: { state: 'succeeded' },
    });
  });
});
