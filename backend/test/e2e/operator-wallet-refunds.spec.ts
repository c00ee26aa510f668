import type {
  CustomerOrder,
  ExecutePayment,
  LedgerEntryRow,
  OrderState,
  PlacedOrder,
  RefundRow,
} from '@stoa/contracts';
import type { Answer, Client } from '@stoa/testing';
import { givenCustomer } from '../support/customers.factories';
import { givenAdmin } from '../support/factories';
import { addToCart, givenMarket, givenVariant, guest, pay, readyToPay } from '../support/ordering.factories';
import type { Shop } from '../support/shop';
import { startShop } from '../support/shop';
import { givenVendor } from '../support/vendors.factories';
import { balanceOf, givenWalletMethod, offerWallet } from '../support/wallets.factories';

describe('what operators refund to a wallet', () => {
  let shop: Shop;
  let admin: Client;
  let country: number;
  let vendor_id: number;

  beforeAll(async () => {
    shop = await startShop();
    country = (await givenMarket(shop)).country_id;
    await givenWalletMethod(shop);
    admin = await givenAdmin(shop);
    vendor_id = (await givenVendor(shop)).vendor.id;
  });
  afterAll(() => shop.close());

  /** Fills the cart with one item of 10.00; shipping is 5.00. */
  async function ready(buyer: Client): Promise<ExecutePayment> {
    await addToCart(buyer, await givenVariant(shop, vendor_id, { price: 1000 }));
    return readyToPay(buyer, country, undefined, 'bank_transfer');
  }
  const move = (id: number | undefined, state: OrderState) =>
    admin.post('/admin/changeOrderStatus', { order_id: id, state });
  const refundsOf = async ({ orders }: PlacedOrder): Promise<RefundRow[]> => {
    const filter = JSON.stringify({ order_id: orders.map(({ id }) => id) });
    return (await admin.get<{ refunds: RefundRow[] }>(`/admin/refunds?filter=${filter}`)).body.refunds;
  };
  const seen = async (by: Client, { group_number }: PlacedOrder): Promise<CustomerOrder> =>
    (await by.get<{ data: CustomerOrder }>(`/web/order_detail/${group_number}`)).body.data;
  /** Entries under an order's number: account and debit less credit. */
  const entriesOf = async (reference = ''): Promise<[string, number][]> => {
    const body = { filter: { reference }, range: [0, 99] };
    const answer = await admin.post<{ ledger_entries: LedgerEntryRow[] }>(
      '/admin/ledger_entries/filter',
      body,
    );
    return answer.body.ledger_entries.map(({ account, amount }) => [account, amount]);
  };

  it('refunds to the wallet what another method has paid, once, if an operator decides so', async () => {
    const { client } = await givenCustomer(shop);
    const placed = (await pay(client, await ready(client))).body.data;
    await move(placed.orders[0]?.id, 'placed');
    await move(placed.orders[0]?.id, 'cancelled');
    const [refund] = await refundsOf(placed);
    expect(refund?.destinations).toEqual(['original_method', 'wallet']);
    const toWallet = (): Promise<Answer<{ data: RefundRow }>> =>
      admin.post('/admin/refundToWallet', { refund_id: refund?.id });
    const answers = await Promise.all([toWallet(), toWallet(), toWallet()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(await refundsOf(placed)).toMatchObject([{ state: 'succeeded', destinations: [] }]);
    expect(await balanceOf(client)).toBe(1500);
    const entries = await entriesOf(placed.orders[0]?.number);
    expect(entries.filter(([account]) => account === 'customer_wallet')).toEqual([
      ['customer_wallet', -1500],
    ]);
    expect(await seen(client, placed)).toMatchObject({ payment_status: 'refunded' });
    const reader = await givenAdmin(shop, ['refunds.read']);
    expect((await reader.post('/admin/refundToWallet', { refund_id: refund?.id })).status).toBe(403);
    expect((await admin.post('/admin/refundToWallet', { refund_id: 999_999 })).status).toBe(404);
  });

  it('guests’ orders have no wallet to be refunded to', async () => {
    const visitor = guest(shop);
    await addToCart(visitor, await givenVariant(shop, vendor_id));
    const placed = (await pay(visitor, await readyToPay(visitor, country, 'g@stoa.test', 'bank_transfer')))
      .body.data;
    await move(placed.orders[0]?.id, 'placed');
    await move(placed.orders[0]?.id, 'cancelled');
    const [refund] = await refundsOf(placed);
    expect(refund?.destinations).toEqual(['original_method']);
    expect(await admin.post('/admin/refundToWallet', { refund_id: refund?.id })).toMatchObject({
      status: 409,
      body: { code: 'no_wallet' },
    });
    expect(await refundsOf(placed)).toMatchObject([{ state: 'pending' }]);
  });

  it('wallets that are switched off get no refund of another method', async () => {
    const { client } = await givenCustomer(shop);
    const placed = (await pay(client, await ready(client))).body.data;
    await move(placed.orders[0]?.id, 'placed');
    await move(placed.orders[0]?.id, 'cancelled');
    const [refund] = await refundsOf(placed);
    await offerWallet(admin, false);
    const toWallet = () => admin.post('/admin/refundToWallet', { refund_id: refund?.id });
    expect(await toWallet()).toMatchObject({ status: 409, body: { code: 'no_wallet' } });
    expect(await refundsOf(placed)).toMatchObject([{ state: 'pending', destinations: ['original_method'] }]);
    await offerWallet(admin, true);
    expect((await toWallet()).status).toBe(200);
    expect(await balanceOf(client)).toBe(1500);
  });
});
