import type { IssueRefund, LedgerEntryRow, OrderRecord, PlacedOrder, RefundRow } from '@stoa/contracts';
import type { Client } from '@stoa/testing';
import { givenCustomer } from '../support/customers.factories';
import { KilledShop, type KilledUsers } from '../support/killed-shop';
import { balanceOf, givenWalletMethod } from '../support/wallets.factories';

/** Kills at each step; `npm run test:endurance` sets more. */
const CYCLES = Number(process.env.ENDURANCE_CYCLES ?? 1);
const UNIT = 1000;
const TIMEOUT = 60_000 + CYCLES * 2 * 120_000;

describe('a process that is killed while operators refund', () => {
  let killed: KilledShop;

  beforeAll(async () => {
    killed = await KilledShop.start();
    await givenWalletMethod(killed.shop);
  });
  afterAll(() => killed.shop.close());

  const filtered = (filter: object): string => encodeURIComponent(JSON.stringify(filter));
  const refundsOf = async (admin: Client, order_id: number): Promise<RefundRow[]> =>
    (await admin.get<{ refunds: RefundRow[] }>(`/admin/refunds?filter=${filtered({ order_id })}`)).body
      .refunds;
  /** Entries of an order in one account, by the business events that posted them. */
  const booked = async (admin: Client, reference: string, account: string): Promise<[string, number][]> => {
    const path = `/admin/ledger_entries?filter=${filtered({ reference, account })}`;
    const { ledger_entries: rows } = (await admin.get<{ ledger_entries: LedgerEntryRow[] }>(path)).body;
    return rows.map(({ type, amount }): [string, number] => [type, amount]).sort();
  };
  const idOf = ({ orders }: PlacedOrder): number => orders[0]?.id ?? 0;

  /** An operator grants a refund of one of two units; a repeat after the crash names the same key. */
  function granting(orders: readonly PlacedOrder[]): (users: KilledUsers) => Promise<unknown> {
    const keys = orders.map((_, index) => `${Date.now()}${index}`.padStart(32, '0'));
    return ({ admin }) =>
      Promise.all(
        orders.map(async (placed, index) => {
          const order_id = idOf(placed);
          const { data } = (await admin.get<{ data: OrderRecord }>(`/admin/orders/${order_id}`)).body;
          const lines = [{ order_line_id: data.lines[0]?.id ?? 0, quantity: 1 }];
          const body: IssueRefund = { order_id, lines, request_key: keys[index] };
          return admin.post('/admin/refundOrder', body);
        }),
      );
  }

  /** The operator has the granted refunds paid in one of the two ways. */
  function paying(orders: readonly PlacedOrder[], how: 'gateway' | 'wallet') {
    return async ({ admin }: KilledUsers): Promise<void> => {
      for (const placed of orders)
        for (const { id } of await refundsOf(admin, idOf(placed)))
          if (how === 'wallet') await admin.post('/admin/refundToWallet', { refund_id: id });
          else await admin.put(`/admin/refunds/updateStatus/${id}`, { status: 'processing' });
    };
  }

  /** Kills at granting and at paying, and lets the operator repeat both, until `claim` holds for each order. */
  async function cycle(
    orders: readonly PlacedOrder[],
    how: 'gateway' | 'wallet',
    claim: (admin: Client, placed: PlacedOrder, at: number) => Promise<void>,
  ): Promise<void> {
    const [grant, payOut] = [granting(orders), paying(orders, how)];
    await killed.killDuring(grant);
    await killed.killDuring(payOut, grant);
    await killed.recover(async (users) => {
      await grant(users);
      await payOut(users);
      for (const [at, placed] of orders.entries()) {
        const refunds = await refundsOf(users.admin, idOf(placed));
        expect(refunds.map(({ state, amount }) => [state, amount])).toEqual([['succeeded', UNIT]]);
        await claim(users.admin, placed, at);
      }
    });
  }

  it(
    `refunds each granted refund once through the gateway in ${CYCLES} cycles`,
    async () => {
      for (let n = 0; n < CYCLES; n++) {
        const orders = await killed.paid(2);
        await cycle(orders, 'gateway', async (admin, placed) => {
          const number = placed.orders[0]?.number ?? '';
          expect(await killed.charged(placed)).toMatchObject({ captured: placed.total, refunded: UNIT });
          expect(await booked(admin, number, 'refunds_payable')).toEqual([
            ['refund_issued', -UNIT],
            ['refund_paid', UNIT],
          ]);
          expect(await booked(admin, number, 'gateway_clearing')).toContainEqual(['refund_paid', -UNIT]);
        });
      }
    },
    TIMEOUT,
  );

  it(
    `refunds each granted refund once to a wallet in ${CYCLES} cycles`,
    async () => {
      for (let n = 0; n < CYCLES; n++) {
        const buyers: Client[] = [];
        const orders = await killed.paid(2, async () => {
          const { client } = await givenCustomer(killed.shop);
          buyers.push(client);
          return client;
        });
        await cycle(orders, 'wallet', async (admin, placed, at) => {
          const number = placed.orders[0]?.number ?? '';
          expect(await killed.charged(placed)).toMatchObject({ captured: placed.total, refunded: 0 });
          expect(await booked(admin, number, 'refunds_payable')).toEqual([
            ['refund_issued', -UNIT],
            ['refund_paid', UNIT],
          ]);
          const buyer = buyers[at];
          expect(buyer && (await balanceOf(buyer))).toBe(UNIT);
        });
      }
    },
    TIMEOUT,
  );
});
