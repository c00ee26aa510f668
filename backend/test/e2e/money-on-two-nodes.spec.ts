import { randomUUID } from 'node:crypto';
import { HEADERS, type OrderRecord, type PayoutWallet, type PlacedOrder } from '@stoa/contracts';
import type { Answer, Client } from '@stoa/testing';
import { SandboxMessages } from '../../src/modules/payments/sandbox/sandbox-messages';
import { SANDBOX_SIGNATURE, sign } from '../../src/modules/payments/sandbox/sandbox-signature';
import { givenAdmin } from '../support/factories';
import {
  addToCart,
  buyAsGuest,
  givenMarket,
  givenVariant,
  guest,
  pay,
  readyToPay,
} from '../support/ordering.factories';
import {
  chooseAtSandbox,
  givenSandbox,
  messageFor,
  movedAtSandbox,
  placeUnpaid,
  returnToShop,
} from '../support/payments.factories';
import type { Shop } from '../support/shop';
import { startShop } from '../support/shop';
import { givenVendor } from '../support/vendors.factories';
import { balanceOf, givenWallet, givenWalletMethod } from '../support/wallets.factories';

const FULFILLED = ['processing', 'ready', 'shipped', 'delivered'];
const ROUNDS = 3;
const statuses = (answers: readonly Answer<unknown>[]): number[] =>
  answers.map(({ status }) => status).sort();

/** Each request of a pair reaches another node of the shop; afterwards the books must hold, which `close` checks. */
describe('money, moved by two nodes at the same moment', () => {
  let shop: Shop;
  let node: Awaited<ReturnType<Shop['another']>>;
  let country: number;
  /** The same operator on each node. */
  let admins: [Client, Client];

  beforeAll(async () => {
    shop = await startShop();
    node = await shop.another();
    country = (await givenMarket(shop)).country_id;
    await givenWalletMethod(shop);
    await givenSandbox(shop);
    const admin = await givenAdmin(shop);
    admins = [admin, admin.on(node.client)];
  });
  afterAll(async () => {
    await node.close();
    await shop.close();
  });

  const each = <T>(act: (admin: Client) => Promise<T>): Promise<T[]> => Promise.all(admins.map(act));
  /** A delivered and paid order of one item of 10.00 and 5.00 shipping. */
  async function sold(): Promise<{ order: OrderRecord; vendor: Client }> {
    const { vendor, client } = await givenVendor(shop);
    const placed = await buyAsGuest(shop, country, await givenVariant(shop, vendor.id, { price: 1000 }));
    const order_id = placed.orders[0]?.id ?? 0;
    for (const state of FULFILLED) await admins[0].post('/admin/changeOrderStatus', { order_id, state });
    const { body } = await admins[0].get<{ data: OrderRecord }>(`/admin/orders/${order_id}`);
    return { order: body.data, vendor: client };
  }
  const refund = (admin: Client, { id, lines }: OrderRecord) =>
    admin.post('/admin/refundOrder', { order_id: id, lines: [{ order_line_id: lines[0]?.id, quantity: 1 }] });
  const requestPayout = (vendor: Client, amount: number) =>
    vendor.post<{ data: { id: number } }>('/vendor/createPayoutRequest', {
      amount,
      destination: 'DE89370400440532013000',
    });
  const walletOf = async (vendor: Client): Promise<PayoutWallet> =>
    (await vendor.get<{ data: PayoutWallet }>('/vendor/getPayoutBalance')).body.data;

  it('refund an item once', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const { order, vendor } = await sold();
      expect(statuses(await each((admin) => refund(admin, order)))).toEqual([200, 422]);
      expect((await walletOf(vendor)).available).toBe(500);
    }
  });

  it('pay out or refund, and net what was refunded too', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const { order, vendor } = await sold();
      const [payout, refunded] = await Promise.all([
        requestPayout(vendor.on(node.client), 1500),
        refund(admins[0], order),
      ]);
      expect(refunded.status).toBe(200);
      const { available, held } = await walletOf(vendor);
      expect([available, held]).toEqual(payout.status === 200 ? [-1000, 1500] : [500, 0]);
    }
  });

  it('approve and pay a payout once', async () => {
    const { vendor } = await sold();
    const { id } = (await requestPayout(vendor, 1500)).body.data;
    for (const state of ['approved', 'processing', 'paid'])
      expect(
        statuses(await each((admin) => admin.put(`/admin/updatePayoutRequestStatus/${id}/${state}`))),
      ).toEqual([200, 409]);
    expect(await walletOf(vendor)).toMatchObject({ available: 0, held: 0, paid: 1500 });
  });

  it('spend a wallet once', async () => {
    const { vendor } = await givenVendor(shop);
    for (let round = 0; round < ROUNDS; round++) {
      const { client } = await givenWallet(shop, admins[0], 1500);
      await addToCart(client, await givenVariant(shop, vendor.id, { price: 1000 }));
      const order = await readyToPay(client, country, undefined, 'wallet');
      const withdrawal = { amount: 1500, destination: 'DE89 3704 0044 0532 0130 00' };
      const answers = await Promise.all([
        pay(client, order),
        client
          .on(node.client)
          .post('/web/withdrawAmount', withdrawal, { [HEADERS.idempotency]: randomUUID() }),
      ]);
      expect(statuses(answers)).toEqual([200, 409]);
      expect(await balanceOf(client)).toBe(0);
    }
  });

  it('cancel an order or ship it', async () => {
    const { vendor, client } = await givenVendor(shop);
    for (let round = 0; round < ROUNDS; round++) {
      const placed = await buyAsGuest(shop, country, await givenVariant(shop, vendor.id));
      const order_id = placed.orders[0]?.id ?? 0;
      const [shipped, cancelled] = await Promise.all([
        client.on(node.client).post('/vendor/createShipment', { order_id, state: 'shipped' }),
        admins[0].post('/admin/changeOrderStatus', { order_id, state: 'cancelled' }),
      ]);
      expect(statuses([shipped, cancelled])).toEqual([200, 409]);
      const { body } = await admins[0].get<{ data: OrderRecord }>(`/admin/orders/${order_id}`);
      expect(body.data.state).toBe(shipped.status === 200 ? 'shipped' : 'cancelled');
    }
  });

  it('complete a payment once, whichever node gets its webhook and the buyer’s return', async () => {
    const { vendor } = await givenVendor(shop);
    for (let round = 0; round < ROUNDS; round++) {
      const buyer = guest(shop);
      const placed: PlacedOrder = await placeUnpaid(shop, buyer, { country, vendors: [vendor.id] });
      await chooseAtSandbox(shop, placed.redirect_url, 'pay');
      const message = messageFor(placed);
      const { secret } = shop.app.get(SandboxMessages);
      const headers = { [SANDBOX_SIGNATURE]: sign(secret, JSON.stringify(message), new Date()) };
      const [webhook] = await Promise.all([
        node.client.post('/web/payments/webhooks/sandbox', message, headers),
        returnToShop(buyer, placed),
        returnToShop(buyer.on(node.client), placed),
      ]);
      expect(webhook.status).toBe(200);
      expect(await movedAtSandbox(shop, placed.redirect_url)).toMatchObject({ captured: placed.total });
      const { body } = await admins[1].get<{ data: OrderRecord }>(`/admin/orders/${placed.orders[0]?.id}`);
      expect(body.data).toMatchObject({ state: 'placed', payment_status: 'paid' });
    }
  });
});
