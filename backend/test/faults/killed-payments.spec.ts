import type { OrderRecord, PayoutWallet, PlacedOrder, RefundRow } from '@stoa/contracts';
import type { Client } from '@stoa/testing';
import { Database } from '../../src/kernel/database';
import { Admin } from '../../src/modules/identity';
import { eventually } from '../support/eventually';
import { givenAdmin, PASSWORD } from '../support/factories';
import { addToCart, givenMarket, givenVariant, guest, pay, readyToPay } from '../support/ordering.factories';
import { givenSandbox, movedAtSandbox } from '../support/payments.factories';
import type { Shop } from '../support/shop';
import { startShop } from '../support/shop';
import { type ShopProcess, startProcess } from '../support/shop-process';
import { givenVendor } from '../support/vendors.factories';

/** Kills of each kind; `npm run test:endurance` sets more. */
const CYCLES = Number(process.env.ENDURANCE_CYCLES ?? 1);
const ORDERS = 3;
const ACCOUNT = 'DE89370400440532013000';
const FULFILLED = ['processing', 'ready', 'shipped', 'delivered'];

/** A process, and who acts through it. */
interface Users {
  url: string;
  client: Client;
  admin: Client;
  vendor: Client;
}

describe('a process that is killed while money moves', () => {
  let shop: Shop;
  let country: number;
  let variant: number;
  let vendorEmail: string;

  beforeAll(async () => {
    // Jobs run in the processes that are killed, and in those that are started after them.
    shop = await startShop({ STOA_ROLES: 'web' });
    country = (await givenMarket(shop)).country_id;
    const { vendor, user } = await givenVendor(shop);
    vendorEmail = user.email;
    variant = await givenVariant(shop, vendor.id, { stock: 9000 });
    await givenAdmin(shop);
    await givenSandbox(shop);
  });
  afterAll(() => shop.close());

  /** Runs `work` in a process and kills it at some moment of its first fifth of a second. */
  async function killDuring(work: (users: Users) => Promise<unknown>): Promise<void> {
    const process = await startProcess(shop, { STOA_ROLES: 'web,worker' });
    const working = work(await usersOf(process)).catch(() => null);
    await new Promise((resolve) => setTimeout(resolve, 5 + Math.random() * 200));
    await process.kill();
    await working;
  }

  /** Lets a new process finish what was left, until `claim` holds. */
  async function recover(claim: (users: Users) => Promise<void>): Promise<void> {
    const process = await startProcess(shop, { STOA_ROLES: 'web,worker' });
    try {
      const users = await usersOf(process);
      await eventually(() => claim(users));
    } finally {
      await process.kill();
    }
  }

  async function usersOf({ client, url }: ShopProcess): Promise<Users> {
    const [admin] = await shop.app.get(Database).em.find(Admin, { order: { id: 'DESC' }, take: 1 });
    return {
      url,
      client,
      admin: await client.signIn('admin', admin?.email ?? '', PASSWORD),
      vendor: await client.signIn('vendor', vendorEmail, PASSWORD),
    };
  }

  async function place(): Promise<PlacedOrder[]> {
    const placed: PlacedOrder[] = [];
    for (let n = 0; n < ORDERS; n++) {
      const buyer = guest(shop);
      await addToCart(buyer, variant);
      const answer = await pay(buyer, await readyToPay(buyer, country, 'a@stoa.test', 'sandbox'));
      placed.push(answer.body.data);
    }
    return placed;
  }
  /** The buyer pays on the gateway's page, whose webhook follows, and returns to the shop. */
  async function payAt({ url, client }: Users, placed: PlacedOrder): Promise<void> {
    const { pathname } = new URL(placed.redirect_url ?? '');
    const headers = { 'content-type': 'multipart/form-data; boundary=x' };
    await fetch(`${url}${pathname}/pay`, { method: 'POST', headers, body: '--x--\r\n', redirect: 'manual' });
    await verify(client, placed);
  }
  const verify = (client: Client, { group_number, access_token }: PlacedOrder) =>
    client.post<{ data: { payment_status: string } }>('/web/verifyPayment', { group_number, access_token });

  async function paid(): Promise<PlacedOrder[]> {
    const orders = await place();
    await recover(async (users) => {
      for (const placed of orders) await payAt(users, placed);
      for (const placed of orders)
        expect((await verify(users.client, placed)).body.data.payment_status).toBe('paid');
    });
    return orders;
  }
  const charged = (placed: PlacedOrder) => movedAtSandbox(shop, placed.redirect_url);

  it(
    `captures each payment once in ${CYCLES} cycles`,
    async () => {
      for (let cycle = 0; cycle < CYCLES; cycle++) {
        const orders = await place();
        await killDuring((users) => Promise.all(orders.map((placed) => payAt(users, placed))));
        await recover(async (users) => {
          for (const placed of orders) await payAt(users, placed);
          for (const placed of orders) {
            expect((await verify(users.client, placed)).body.data.payment_status).toBe('paid');
            expect(await charged(placed)).toMatchObject({ captured: placed.total, refunded: 0 });
          }
        });
      }
    },
    60_000 + CYCLES * 60_000,
  );

  it(
    `refunds each cancelled order once in ${CYCLES} cycles`,
    async () => {
      for (let cycle = 0; cycle < CYCLES; cycle++) {
        const orders = await paid();
        const ids = orders.map((placed) => placed.orders[0]?.id ?? 0);
        const cancel = (admin: Client) =>
          Promise.all(
            ids.map((order_id) => admin.post('/admin/changeOrderStatus', { order_id, state: 'cancelled' })),
          );
        await killDuring(({ admin }) => cancel(admin));
        await recover(async ({ admin }) => {
          await cancel(admin);
          const filter = JSON.stringify({ order_id: ids });
          const { refunds } = (await admin.get<{ refunds: RefundRow[] }>(`/admin/refunds?filter=${filter}`))
            .body;
          expect(refunds.map(({ state }) => state)).toEqual(ids.map(() => 'succeeded'));
          for (const placed of orders)
            expect(await charged(placed)).toMatchObject({ captured: placed.total, refunded: placed.total });
        });
      }
    },
    60_000 + CYCLES * 90_000,
  );

  it(
    `pays each payout once in ${CYCLES} cycles`,
    async () => {
      let before = 0;
      for (let cycle = 0; cycle < CYCLES; cycle++) {
        const [placed] = await paid();
        let amount = 0;
        const payOut = async ({ admin, vendor }: Users): Promise<void> => {
          const order_id = placed?.orders[0]?.id ?? 0;
          for (const state of FULFILLED) await admin.post('/admin/changeOrderStatus', { order_id, state });
          const balance = async (): Promise<PayoutWallet> =>
            (await vendor.get<{ data: PayoutWallet }>('/vendor/getPayoutBalance')).body.data;
          const { payable } = await balance();
          amount = Math.max(amount, payable);
          if (payable > 0)
            await vendor.post('/vendor/createPayoutRequest', { amount: payable, destination: ACCOUNT });
          const list = await admin.get<{ payoutRequests: { id: number; state: string }[] }>(
            '/admin/payoutRequests',
          );
          const [request] = list.body.payoutRequests;
          for (const state of ['approved', 'processing', 'paid'])
            await admin.put(`/admin/updatePayoutRequestStatus/${request?.id}/${state}`);
          const order = (await admin.get<{ data: OrderRecord }>(`/admin/orders/${order_id}`)).body.data;
          expect(order.state).toBe('delivered');
          expect(await balance()).toMatchObject({ payable: 0, held: 0, paid: before + amount });
        };
        await killDuring(payOut);
        await recover(payOut);
        before += amount;
      }
    },
    60_000 + CYCLES * 90_000,
  );
});
