import type { LedgerEntryRow, OrderRecord, PlacedOrder, RefundRow } from '@stoa/contracts';
import { HEADERS } from '@stoa/contracts';
import type { Client } from '@stoa/testing';
import { FixedClock } from '../../src/kernel/clock';
import { Database } from '../../src/kernel/database';
import { OutboxDispatcher } from '../../src/kernel/queue';
import { IssueRefund } from '../../src/modules/ordering/refunds/issue-refund';
import { SandboxProvider } from '../../src/modules/payments/sandbox/sandbox-provider';
import { eventually } from '../support/eventually';
import { givenAdmin } from '../support/factories';
import { givenMarket, guest } from '../support/ordering.factories';
import {
  chooseAtSandbox,
  givenSandbox,
  messageFor,
  movedAtSandbox,
  placeUnpaid,
  returnToShop,
  sendSandboxWebhook,
} from '../support/payments.factories';
import type { Shop } from '../support/shop';
import { startShop } from '../support/shop';
import { givenVendor } from '../support/vendors.factories';

const HOUR = 3_600_000;

describe('a refund at a gateway', () => {
  const clock = new FixedClock(new Date());
  let shop: Shop;
  let country: number;
  let vendors: number[];
  let admin: Client;
  let buyer: Client;

  beforeAll(async () => {
    shop = await startShop({}, clock);
    country = (await givenMarket(shop)).country_id;
    vendors = [(await givenVendor(shop)).vendor.id, (await givenVendor(shop)).vendor.id];
    admin = await givenAdmin(shop);
    await givenSandbox(shop);
  });
  beforeEach(() => {
    buyer = guest(shop);
  });
  afterEach(() => jest.restoreAllMocks());
  afterAll(() => shop.close());

  async function paid(count: 1 | 2, outcome = 'pay'): Promise<PlacedOrder> {
    const placed = await placeUnpaid(shop, buyer, { country, vendors: vendors.slice(0, count) });
    await chooseAtSandbox(shop, placed.redirect_url, outcome);
    expect(await returnToShop(buyer, placed)).toMatchObject({ payment_status: 'paid' });
    return placed;
  }
  const cancel = (id: number | undefined) =>
    admin.post<{ data: OrderRecord }>('/admin/changeOrderStatus', { order_id: id, state: 'cancelled' });
  const refundsOf = async ({ orders }: PlacedOrder): Promise<RefundRow[]> => {
    const filter = JSON.stringify({ order_id: orders.map(({ id }) => id) });
    return (await admin.get<{ refunds: RefundRow[] }>(`/admin/refunds?filter=${filter}`)).body.refunds;
  };
  const settle = (id: number | undefined, status: string) =>
    admin.put(`/admin/refunds/updateStatus/${id}`, { status });
  const moved = ({ redirect_url }: PlacedOrder) => movedAtSandbox(shop, redirect_url);

  it('of a cancelled order is made by itself, for that order alone, and booked once', async () => {
    const placed = await paid(2);
    const [{ id = 0, total = 0 } = {}] = placed.orders;
    const answer = await cancel(id);
    expect(answer.body.data).toMatchObject({ state: 'cancelled', payment_status: 'refunded' });
    expect(await refundsOf(placed)).toMatchObject([{ state: 'succeeded', amount: total, allowed: [] }]);
    expect(await moved(placed)).toMatchObject({ captured: placed.total, refunded: total });
    expect(await returnToShop(buyer, placed)).toMatchObject({
      payment_status: 'paid',
      refunds: [{ state: 'succeeded' }],
    });
    clock.advance(HOUR);
    await shop.app.get(OutboxDispatcher).drain();
    expect(await moved(placed)).toMatchObject({ refunded: total });
    await cancel(placed.orders[1]?.id);
    expect(await moved(placed)).toMatchObject({ refunded: placed.total });
    expect(await returnToShop(buyer, placed)).toMatchObject({ payment_status: 'refunded' });
  });

  it('that the gateway refuses shows the reason, and succeeds when it is processed again', async () => {
    const placed = await paid(1, 'refuse_refund');
    await cancel(placed.orders[0]?.id);
    const [refund] = await refundsOf(placed);
    expect(refund).toMatchObject({
      state: 'failed',
      failure: expect.stringContaining('refuses'),
      allowed: ['processing', 'succeeded', 'cancelled'],
      destinations: ['original_method'],
    });
    expect((await settle(refund?.id, 'processing')).status).toBe(200);
    expect(await refundsOf(placed)).toMatchObject([{ state: 'succeeded', failure: null }]);
    expect(await moved(placed)).toMatchObject({ refunded: placed.total });
  });

  it('that the gateway refuses can be paid out by hand, and the gateway never makes it then', async () => {
    const placed = await paid(1, 'refuse_refund');
    await cancel(placed.orders[0]?.id);
    const [refund] = await refundsOf(placed);
    expect((await settle(refund?.id, 'succeeded')).status).toBe(200);
    expect((await settle(refund?.id, 'processing')).status).toBe(409);
    clock.advance(HOUR);
    await shop.app.get(OutboxDispatcher).drain();
    expect(await moved(placed)).toMatchObject({ refunded: 0 });
    expect(await returnToShop(buyer, placed)).toMatchObject({ payment_status: 'refunded' });
    // The gateway still has the money of the buyer, who got the shop's own.
    const input = { filter: { reference: placed.orders[0]?.number }, range: [0, 99] };
    const entries = await admin.post<{ ledger_entries: LedgerEntryRow[] }>(
      '/admin/ledger_entries/filter',
      input,
    );
    const balance = (account: string): number =>
      entries.body.ledger_entries
        .filter((entry) => entry.account === account)
        .reduce((total, { amount }) => total + amount, 0);
    expect([balance('gateway_clearing'), balance('cash')]).toEqual([placed.total, -placed.total]);
  });

  it('that an operator has made is asked for after the commit, and resumed if the process ends there', async () => {
    const placed = await paid(1);
    const [{ id: order_id = 0, total = 0 } = {}] = placed.orders;
    const { lines } = (await admin.get<{ data: OrderRecord }>(`/admin/orders/${order_id}`)).body.data;
    const half = { order_id, lines: [{ order_line_id: lines[0]?.id, quantity: 1 }] };
    expect((await admin.post('/admin/refundOrder', half)).status).toBe(200);
    const [pending] = await refundsOf(placed);
    expect(pending).toMatchObject({ state: 'pending', allowed: ['processing', 'succeeded', 'cancelled'] });
    const database = shop.app.get(Database);
    // The process ends between the commit and the call.
    const ended = jest.spyOn(database, 'whenCommitted').mockResolvedValue();
    expect((await settle(pending?.id, 'processing')).status).toBe(200);
    expect(await refundsOf(placed)).toMatchObject([{ state: 'processing', allowed: [], destinations: [] }]);
    expect(await moved(placed)).toMatchObject({ refunded: 0 });
    ended.mockRestore();
    const provider = shop.app.get(SandboxProvider);
    const refund = provider.refund.bind(provider);
    const inside: boolean[] = [];
    jest.spyOn(provider, 'refund').mockImplementation((attempt, request) => {
      inside.push(database.isInTransaction);
      return refund(attempt, request);
    });
    clock.advance(HOUR);
    await shop.app.get(OutboxDispatcher).drain();
    expect(await refundsOf(placed)).toMatchObject([{ state: 'succeeded' }]);
    expect(await moved(placed)).toMatchObject({ refunded: pending?.amount });

    const rest = { order_id, shipping: total - (pending?.amount ?? 0) };
    await admin.post('/admin/refundOrder', rest);
    const [last] = await refundsOf(placed);
    expect((await settle(last?.id, 'processing')).status).toBe(200);
    expect(await moved(placed)).toMatchObject({ refunded: total });
    expect(inside).toEqual([false, false]);
  });

  it('and a capture are never asked for inside the transaction of a list', async () => {
    await givenSandbox(shop, { name: 'Later', code: 'later', capture_method: 'manual' });
    const placed = await placeUnpaid(shop, buyer, { country, vendors: vendors.slice(0, 1), method: 'later' });
    await chooseAtSandbox(shop, placed.redirect_url, 'pay');
    await returnToShop(buyer, placed);
    const provider = shop.app.get(SandboxProvider);
    const capture = provider.capture.bind(provider);
    const inside: boolean[] = [];
    jest.spyOn(provider, 'capture').mockImplementation((attempt, request) => {
      inside.push(shop.app.get(Database).isInTransaction);
      return capture(attempt, request);
    });
    const path = `/admin/orders/updateStatus/${placed.orders[0]?.id}`;
    expect((await admin.put(path, { status: 'shipped' })).status).toBe(200);
    expect(inside).toEqual([false]);
    expect(await moved(placed)).toMatchObject({ captured: placed.total });
  });

  it('whose answer is lost is made once, and not settled by hand meanwhile', async () => {
    const placed = await paid(1);
    const provider = shop.app.get(SandboxProvider);
    const refund = provider.refund.bind(provider);
    jest.spyOn(provider, 'refund').mockImplementationOnce(async (attempt, request) => {
      await refund(attempt, request);
      throw new Error('The connection was lost');
    });
    await cancel(placed.orders[0]?.id);
    const [pending] = await refundsOf(placed);
    expect(pending).toMatchObject({ state: 'processing', allowed: [] });
    expect((await settle(pending?.id, 'succeeded')).status).toBe(409);
    await eventually(async () => {
      clock.advance(60_000);
      await shop.app.get(OutboxDispatcher).drain();
      expect(await refundsOf(placed)).toMatchObject([{ state: 'succeeded' }]);
    });
    expect(await moved(placed)).toMatchObject({ refunded: placed.total });
  });

  /** Paid twice, by an attempt that was declined at first and by the next, whose gateway refuses the first refund. */
  async function paidTwice(): Promise<PlacedOrder & { again: PlacedOrder }> {
    const placed = await placeUnpaid(shop, buyer, { country, vendors: vendors.slice(0, 1) });
    await chooseAtSandbox(shop, placed.redirect_url, 'decline');
    await returnToShop(buyer, placed);
    const { group_number, access_token } = placed;
    const retry = await buyer.post<{ data: PlacedOrder }>(
      '/web/retryPayment',
      { group_number, access_token },
      { [HEADERS.idempotency]: 'another-attempt' },
    );
    const again = retry.body.data;
    await chooseAtSandbox(shop, again.redirect_url, 'refuse_refund');
    await returnToShop(buyer, placed);
    expect((await sendSandboxWebhook(shop, messageFor(placed), clock.now())).status).toBe(200);
    // The sandbox itself has not captured the declined one, and so would refund nothing of it.
    const provider = shop.app.get(SandboxProvider);
    const refund = provider.refund.bind(provider);
    const first = new URL(placed.redirect_url ?? '').pathname.split('/').at(-1);
    jest.spyOn(provider, 'refund').mockImplementation((attempt, request) => {
      const { amount, part, idempotency_key: key } = request;
      if (attempt.provider_reference !== first) return refund(attempt, request);
      return Promise.resolve({ type: 'refunded', amount, part, key });
    });
    return { ...placed, again };
  }

  it('by two gateway operations of which one is refused is paid by hand without what the other has made', async () => {
    // The second capture is followed late, so that money of it is given back before.
    const follows = jest.spyOn(shop.app.get(IssueRefund), 'execute').mockRejectedValue(new Error('Ended'));
    const placed = await paidTwice();
    const [{ id: order_id = 0, total = 0 } = {}] = placed.orders;
    await admin.post('/admin/refundOrder', { order_id, shipping: 1 });
    await settle((await refundsOf(placed))[0]?.id, 'processing');
    follows.mockRestore();
    await eventually(async () => {
      clock.advance(60_000);
      await shop.app.get(OutboxDispatcher).drain();
      expect((await refundsOf(placed))[0]).toMatchObject({ reason: 'duplicate', state: 'failed' });
    });
    const [refund] = await refundsOf(placed);
    expect(refund).toMatchObject({ amount: total, failure: expect.stringContaining('refuses') });
    expect(await moved(placed.again)).toMatchObject({ refunded: 0 });
    expect(await settle(refund?.id, 'cancelled')).toMatchObject({
      status: 409,
      body: { code: 'partly_refunded' },
    });
    expect((await settle(refund?.id, 'succeeded')).status).toBe(200);
    const input = { filter: { reference: placed.orders[0]?.number, account: 'cash' }, range: [0, 99] };
    const { body } = await admin.post<{ ledger_entries: LedgerEntryRow[] }>(
      '/admin/ledger_entries/filter',
      input,
    );
    // One minor unit of shipping was refunded before, so as much of the second charge was left to give back.
    expect(body.ledger_entries.map(({ amount }) => amount)).toEqual([-1]);
  });
});
