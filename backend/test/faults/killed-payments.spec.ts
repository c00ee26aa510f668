import type { OrderRecord, PayoutWallet, RefundRow } from '@stoa/contracts';
import type { Client } from '@stoa/testing';
import { KilledShop, type KilledUsers } from '../support/killed-shop';

/** Kills of each kind; `npm run test:endurance` sets more. */
const CYCLES = Number(process.env.ENDURANCE_CYCLES ?? 1);
const ACCOUNT = 'DE89370400440532013000';
const FULFILLED = ['processing', 'ready', 'shipped', 'delivered'];

describe('a process that is killed while money moves', () => {
  let killed: KilledShop;

  beforeAll(async () => {
    killed = await KilledShop.start();
  });
  afterAll(() => killed.shop.close());

  it(
    `captures each payment once in ${CYCLES} cycles`,
    async () => {
      for (let cycle = 0; cycle < CYCLES; cycle++) {
        const orders = await killed.place();
        await killed.killDuring((users) => Promise.all(orders.map((placed) => killed.payAt(users, placed))));
        await killed.recover(async (users) => {
          for (const placed of orders) await killed.payAt(users, placed);
          for (const placed of orders) {
            expect(await killed.verify(users.client, placed)).toBe('paid');
            expect(await killed.charged(placed)).toMatchObject({ captured: placed.total, refunded: 0 });
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
        const orders = await killed.paid();
        const ids = orders.map((placed) => placed.orders[0]?.id ?? 0);
        const cancel = (admin: Client) =>
          Promise.all(
            ids.map((order_id) => admin.post('/admin/changeOrderStatus', { order_id, state: 'cancelled' })),
          );
        await killed.killDuring(({ admin }) => cancel(admin));
        await killed.recover(async ({ admin }) => {
          await cancel(admin);
          const filter = JSON.stringify({ order_id: ids });
          const { refunds } = (await admin.get<{ refunds: RefundRow[] }>(`/admin/refunds?filter=${filter}`))
            .body;
          expect(refunds.map(({ state }) => state)).toEqual(ids.map(() => 'succeeded'));
          for (const placed of orders)
            expect(await killed.charged(placed)).toMatchObject({
              captured: placed.total,
              refunded: placed.total,
            });
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
        const [placed] = await killed.paid();
        let amount = 0;
        const payOut = async ({ admin, vendor }: KilledUsers): Promise<void> => {
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
        await killed.killDuring(payOut);
        await killed.recover(payOut);
        before += amount;
      }
    },
    60_000 + CYCLES * 90_000,
  );
});
