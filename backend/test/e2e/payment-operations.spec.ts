import type { OrderRecord, PlacedOrder, RefundRow } from '@stoa/contracts';
import type { Client } from '@stoa/testing';
import { IsNull, Not } from 'typeorm';
import { FixedClock } from '../../src/kernel/clock';
import { Database } from '../../src/kernel/database';
import { OutboxDispatcher } from '../../src/kernel/queue';
import { PaymentOperation } from '../../src/modules/payments/payment-operation.entity';
import { ProviderRefusal } from '../../src/modules/payments/payment-provider';
import { SandboxProvider } from '../../src/modules/payments/sandbox/sandbox-provider';
import { eventually } from '../support/eventually';
import { givenAdmin } from '../support/factories';
import { givenMarket, guest } from '../support/ordering.factories';
import {
  chooseAtSandbox,
  givenSandbox,
  movedAtSandbox,
  placeUnpaid,
  returnToShop,
} from '../support/payments.factories';
import type { Shop } from '../support/shop';
import { startShop } from '../support/shop';
import { givenVendor } from '../support/vendors.factories';
import { workDone } from '../support/work-done';

const HOUR = 3_600_000;

describe('a gateway operation that several calls would carry out', () => {
  const clock = new FixedClock(new Date());
  let shop: Shop;
  let country: number;
  let vendor: number;
  let admin: Client;
  let buyer: Client;

  beforeAll(async () => {
    shop = await startShop({}, clock);
    country = (await givenMarket(shop)).country_id;
    vendor = (await givenVendor(shop)).vendor.id;
    admin = await givenAdmin(shop);
    await givenSandbox(shop);
  });
  beforeEach(() => {
    buyer = guest(shop);
  });
  afterEach(() => jest.restoreAllMocks());
  afterAll(() => shop.close());

  async function paid(): Promise<PlacedOrder> {
    const placed = await placeUnpaid(shop, buyer, { country, vendors: [vendor] });
    await chooseAtSandbox(shop, placed.redirect_url, 'pay');
    expect(await returnToShop(buyer, placed)).toMatchObject({ payment_status: 'paid' });
    return placed;
  }
  const cancel = ({ orders }: PlacedOrder) =>
    admin.post<{ data: OrderRecord }>('/admin/changeOrderStatus', {
      order_id: orders[0]?.id,
      state: 'cancelled',
    });
  const refundsOf = async ({ orders }: PlacedOrder): Promise<RefundRow[]> => {
    const filter = JSON.stringify({ order_id: orders.map(({ id }) => id) });
    return (await admin.get<{ refunds: RefundRow[] }>(`/admin/refunds?filter=${filter}`)).body.refunds;
  };
  const settle = (id: number | undefined, status: string) =>
    admin.put(`/admin/refunds/updateStatus/${id}`, { status });
  const moved = ({ redirect_url }: PlacedOrder) => movedAtSandbox(shop, redirect_url);

  it('is asked for by one call at a time: a second request waits for its outcome, and a job comes back', async () => {
    const placed = await paid();
    // The webhook's job would wait for the outcome, too.
    await workDone(shop, clock.now());
    const provider = shop.app.get(SandboxProvider);
    const refund = provider.refund.bind(provider);
    let go = (): void => undefined;
    const gate = new Promise<void>((resolve) => (go = resolve));
    const calls = jest.spyOn(provider, 'refund').mockImplementation(async (attempt, request) => {
      await gate;
      return refund(attempt, request);
    });
    const cancelled = cancel(placed);
    await eventually(() => Promise.resolve(expect(calls).toHaveBeenCalledTimes(1)));
    const returned = returnToShop(buyer, placed);
    clock.advance(10_000);
    await shop.app.get(OutboxDispatcher).drain();
    expect(calls).toHaveBeenCalledTimes(1);
    go();
    expect(await returned).toMatchObject({ payment_status: 'refunded', refunds: [{ state: 'succeeded' }] });
    expect((await cancelled).body.data).toMatchObject({ payment_status: 'refunded' });
    clock.advance(HOUR);
    await workDone(shop, clock.now());
    expect(calls).toHaveBeenCalledTimes(1);
    expect(await moved(placed)).toMatchObject({ refunded: placed.total });
  });

  it('whose process ended during the call is asked for again, with the same key, once its claim has ended', async () => {
    const placed = await paid();
    const provider = shop.app.get(SandboxProvider);
    const refund = provider.refund.bind(provider);
    const keys: string[] = [];
    let ended = false;
    jest.spyOn(provider, 'refund').mockImplementation(async (attempt, request) => {
      keys.push(request.idempotency_key);
      const fact = await refund(attempt, request);
      // The process ends after the gateway has acted: nobody hears of it, and the claim stays.
      if (keys.length === 1) await new Promise(() => (ended = true));
      return fact;
    });
    void cancel(placed);
    await eventually(() => Promise.resolve(expect(ended).toBe(true)));
    const { em } = shop.app.get(Database);
    expect((await refundsOf(placed))[0]?.state).toBe('processing');
    await eventually(async () => {
      clock.advance(60_000);
      await shop.app.get(OutboxDispatcher).drain();
      expect(await refundsOf(placed)).toMatchObject([{ state: 'succeeded' }]);
    });
    expect(keys).toEqual([keys[0], keys[0]]);
    expect(await em.countBy(PaymentOperation, { claim: Not(IsNull()), state: 'pending' })).toBe(0);
    expect(await moved(placed)).toMatchObject({ refunded: placed.total });
  });

  it('that one of two simultaneous calls makes while the other is refused is made, and not paid by hand as well', async () => {
    const placed = await paid();
    const provider = shop.app.get(SandboxProvider);
    const refund = provider.refund.bind(provider);
    jest.spyOn(provider, 'refund').mockImplementationOnce(async (attempt, request) => {
      jest.spyOn(provider, 'refund').mockRejectedValueOnce(new ProviderRefusal('Not now'));
      clock.advance(60_000);
      await shop.app.get(OutboxDispatcher).drain();
      expect(await refundsOf(placed)).toMatchObject([{ state: 'failed', failure: 'Not now' }]);
      return refund(attempt, request);
    });
    await cancel(placed);
    const [made] = await refundsOf(placed);
    expect(made).toMatchObject({ state: 'succeeded', failure: null, allowed: [] });
    expect((await settle(made?.id, 'succeeded')).status).toBe(409);
    expect(await moved(placed)).toMatchObject({ refunded: placed.total });
    expect(await returnToShop(buyer, placed)).toMatchObject({ payment_status: 'refunded' });
  });
});
