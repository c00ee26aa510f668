import type { LedgerEntryRow, OrderRecord, PayoutWallet, TrialBalance } from '@stoa/contracts';
import type { Client } from '@stoa/testing';
import { Clock } from '../../src/kernel/clock';
import { Database } from '../../src/kernel/database';
import { ScheduledPayouts } from '../../src/modules/payouts/scheduled-payouts';
import { PayoutRequest } from '../../src/modules/payouts';
import { ReleaseFunds } from '../../src/modules/ordering/books/release-funds';
import { givenAdmin } from '../support/factories';
import { buyAsGuest, givenMarket, givenVariant } from '../support/ordering.factories';
import { givenRider } from '../support/riders.factories';
import type { Shop } from '../support/shop';
import { startShop } from '../support/shop';
import { givenVendor } from '../support/vendors.factories';

interface Data<T> {
  data: T;
}
interface Row {
  id: number;
  number: string;
  state: string;
  amount: number;
  fee: number;
  net: number;
}
const ACCOUNT = 'DE89 3704 0044 0532 0130 00';
const DELIVERED = ['processing', 'ready', 'shipped', 'delivered'];
const DAY = 86_400_000;

describe('payouts and the books', () => {
  let shop: Shop;
  let admin: Client;
  let country: number;

  beforeAll(async () => {
    shop = await startShop();
    admin = await givenAdmin(shop);
    country = (await givenMarket(shop)).country_id;
  });
  afterAll(() => shop.close());
  afterEach(async () => {
    await set({
      payout_minimum: 0,
      payout_fee_fixed: 0,
      payout_fee_rate: '0',
      payout_holdback_rate: '0',
      payout_hold_days: 0,
      payout_schedule: 'manual',
    });
    const { body } = await admin.get<Data<TrialBalance>>('/admin/trialBalance');
    for (const { currency, balance } of body.data.totals) expect([currency, balance]).toEqual([currency, 0]);
  });

  async function set(values: object): Promise<void> {
    expect((await admin.put('/admin/settings', { group: 'general', values })).status).toBe(200);
  }
  /** Sells one unit of a vendor at this price, plus 5.00 shipping, and delivers it. */
  async function sell(vendor_id: number, price: number): Promise<OrderRecord> {
    const placed = await buyAsGuest(shop, country, await givenVariant(shop, vendor_id, { price }));
    const order_id = placed.orders[0]?.id ?? 0;
    for (const state of DELIVERED) await admin.post('/admin/changeOrderStatus', { order_id, state });
    return (await admin.get<Data<OrderRecord>>(`/admin/orders/${order_id}`)).body.data;
  }
  async function seller(price = 99_500) {
    const { vendor, client } = await givenVendor(shop);
    return { id: vendor.id, client, order: await sell(vendor.id, price) };
  }
  const ask = (client: Client, amount: number) =>
    client.post<Data<Row>>('/vendor/createPayoutRequest', { amount, destination: ACCOUNT });
  const move = (id: number, state: string) => admin.put(`/admin/updatePayoutRequestStatus/${id}/${state}`);
  const wallet = async (client: Client): Promise<PayoutWallet> =>
    (await client.get<Data<PayoutWallet>>('/vendor/getPayoutBalance')).body.data;
  const refund = (order: OrderRecord) => {
    const line = { order_line_id: order.lines[0]?.id, quantity: 1 };
    return admin.post('/admin/refundOrder', { order_id: order.id, lines: [line] });
  };
  const booked = async (reference: string): Promise<[string, number][]> => {
    const { body } = await admin.post<{ ledger_entries: LedgerEntryRow[] }>('/admin/ledger_entries/filter', {
      filter: { reference },
      range: [0, 99],
    });
    return body.ledger_entries.map(({ account, amount }) => [account, amount]);
  };

  it('freeze the fee at the request, keep it when paid and give it back when the bank returns the money', async () => {
    await set({ payout_minimum: 1000, payout_fee_fixed: 50, payout_fee_rate: '0.01' });
    const { client } = await seller();
    expect((await ask(client, 999)).body.errors).toEqual({ amount: ['Amount must be at least $10.00.'] });
    const made = (await ask(client, 60_000)).body.data;
    expect(made).toMatchObject({ amount: 60_000, fee: 650, net: 59_350 });
    await set({ payout_fee_fixed: 9000 });
    expect(await wallet(client)).toMatchObject({ available: 40_000, held: 60_000, paid: 0 });
    for (const state of ['approved', 'processing', 'failed', 'processing', 'paid'])
      expect((await move(made.id, state)).status).toBe(200);
    expect(await wallet(client)).toMatchObject({ available: 40_000, held: 0, paid: 60_000 });
    const entries = await booked(made.number);
    expect(entries).toEqual(
      expect.arrayContaining([
        ['cash', -59_350],
        ['payout_fees', -650],
      ]),
    );
    await move(made.id, 'returned');
    expect(await wallet(client)).toMatchObject({ available: 100_000, held: 0, paid: 0 });
    expect((await ask(client, 5000)).body.errors).toEqual({
      amount: ['Amount must be more than the fee of $90.50.'],
    });
  });

  it.each([['rejected'], ['cancelled'], ['approved', 'processing', 'failed', 'cancelled']])(
    'release the held money of a request that is %s',
    async (...states) => {
      const { client } = await seller();
      const { id } = (await ask(client, 100_000)).body.data;
      expect(await wallet(client)).toMatchObject({ available: 0, held: 100_000 });
      for (const state of states.flat()) expect((await move(id, state)).status).toBe(200);
      expect(await wallet(client)).toMatchObject({ available: 100_000, held: 0, paid: 0 });
    },
  );

  it('net a refund of what was already paid out from the next payout', async () => {
    const { id, client, order } = await seller();
    const { id: first } = (await ask(client, 100_000)).body.data;
    for (const state of ['approved', 'processing', 'paid']) await move(first, state);
    expect((await refund(order)).status).toBe(200);
    expect(await wallet(client)).toMatchObject({ available: -99_500, payable: 0, paid: 100_000 });
    expect((await ask(client, 1)).status).toBe(422);
    await sell(id, 119_500);
    expect(await wallet(client)).toMatchObject({ available: 20_500, payable: 20_500 });
    expect((await ask(client, 20_501)).status).toBe(422);
    expect((await ask(client, 20_500)).status).toBe(200);
  });

  it('let only one of a request and a refund at the same moment spend the money, or net the rest', async () => {
    for (let round = 0; round < 3; round++) {
      const { client, order } = await seller();
      const [payout, refunded] = await Promise.all([ask(client, 100_000), refund(order)]);
      expect(refunded.status).toBe(200);
      const { available, held } = await wallet(client);
      expect([available, held]).toEqual(payout.status === 200 ? [-99_500, 100_000] : [500, 0]);
    }
  });

  it('are approved once by several operators at the same moment, and paid once', async () => {
    const { client } = await seller();
    const { id } = (await ask(client, 70_000)).body.data;
    for (const state of ['approved', 'processing', 'paid']) {
      const answers = await Promise.all([1, 2, 3].map(() => move(id, state)));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    }
    expect(await wallet(client)).toMatchObject({ available: 30_000, held: 0, paid: 70_000 });
  });

  it('are either approved or cancelled when both happen at the same moment', async () => {
    const { client } = await seller();
    const { id } = (await ask(client, 70_000)).body.data;
    const cancelled = client.put(`/vendor/updatePayoutRequestStatus/${id}/cancelled`);
    const answers = await Promise.all([cancelled, move(id, 'approved')]);
    // An approved request can still be cancelled, but only by an operator.
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await wallet(client)).toMatchObject(
      answers[0]?.status === 200 ? { available: 100_000, held: 0 } : { available: 30_000, held: 70_000 },
    );
  });

  it('wait for the hold days, and tell when the money is released', async () => {
    await set({ payout_hold_days: 14 });
    const { client, order } = await seller();
    const expected = new Date(shop.app.get(Clock).now().getTime() + 14 * DAY).toISOString().slice(0, 10);
    expect(await wallet(client)).toMatchObject({
      pending: 100_000,
      available: 0,
      releases: [{ day: expected, amount: 100_000, orders: 1 }],
    });
    await shop.app.get(ReleaseFunds).execute({ order_id: order.id });
    expect(await wallet(client)).toMatchObject({ pending: 0, available: 100_000, releases: [] });
  });

  it('keep back a share of what was released lately', async () => {
    await set({ payout_holdback_rate: '0.1' });
    const { client } = await seller();
    expect(await wallet(client)).toMatchObject({ available: 100_000, holdback: 10_000, payable: 90_000 });
    expect((await ask(client, 90_001)).status).toBe(422);
    expect((await ask(client, 90_000)).status).toBe(200);
    expect(await wallet(client)).toMatchObject({ available: 10_000, holdback: 10_000, payable: 0 });
  });

  it('are requested by schedule once per day, for vendors with an account and enough money', async () => {
    const [rich, poor] = [await seller(), await seller(500)];
    const homeless = await seller();
    for (const { id } of [rich, poor])
      expect((await admin.put(`/admin/vendors/${id}`, { bank_account: ACCOUNT })).status).toBe(200);
    const run = () => shop.app.get(ScheduledPayouts).execute();
    const requests = (vendor_id: number) =>
      shop.app.get(Database).em.find(PayoutRequest, { where: { vendor_id } });
    await run();
    expect(await requests(rich.id)).toEqual([]);
    const today = shop.app.get(Clock).now().toISOString().slice(0, 10);
    const isMonday = new Date(today).getUTCDay() === 1;
    await set({ payout_minimum: 50_000, payout_schedule: isMonday ? 'weekly' : 'monthly' });
    const clock = shop.app.get(Clock);
    const dueDay = isMonday ? today : `${today.slice(0, 7)}-01`;
    const now = jest.spyOn(clock, 'now').mockReturnValue(new Date(`${dueDay}T12:00:00Z`));
    await Promise.all([run(), run()]);
    expect(await requests(rich.id)).toMatchObject([
      { amount: 100_000, state: 'pending', scheduled_for: dueDay, destination: '•••• 3000' },
    ]);
    await shop.app
      .get(Database)
      .tx((em) => em.update(PayoutRequest, { vendor_id: rich.id }, { open_vendor_id: null }));
    await run();
    expect(await requests(rich.id)).toHaveLength(1);
    expect([await requests(poor.id), await requests(homeless.id)]).toEqual([[], []]);
    now.mockRestore();
  });

  it('book a rider’s earning at delivery; the employer pays it', async () => {
    const pay = { commission_type: 'fixed', commission_amount: 900, bank_account: ACCOUNT } as const;
    const made = await givenVendor(shop);
    for (const employer of [null, made.vendor.id]) {
      const rider = await givenRider(shop, { vendor_id: employer, ...pay });
      const placed = await buyAsGuest(
        shop,
        country,
        await givenVariant(shop, made.vendor.id, { price: 5000 }),
      );
      const { id: order_id = 0, number = '' } = placed.orders[0] ?? {};
      for (const state of ['processing', 'ready'])
        await admin.post('/admin/changeOrderStatus', { order_id, state });
      const offered = await admin.post<Data<Row>>('/admin/assignRider', { order_id, rider_id: rider.id });
      for (const status of ['accepted', 'picked_up', 'in_transit', 'delivered'])
        await admin.put(`/admin/rider_shipping/updateStatus/${offered.body.data.id}`, { status });
      expect(await booked(number)).toEqual(
        expect.arrayContaining([
          ['delivery_costs', 900],
          ['rider_payable', -900],
        ]),
      );
      const payout = await admin.post<Data<Row>>('/admin/createRiderPayoutRequest', {
        rider_id: rider.id,
        amount: 900,
      });
      for (const state of ['approved', 'processing', 'paid'])
        expect(
          (await admin.put(`/admin/updateRiderPayoutRequestStatus/${payout.body.data.id}/${state}`)).status,
        ).toBe(200);
      const paid = await booked(payout.body.data.number);
      expect(paid).toContainEqual(employer === null ? ['cash', -900] : ['delivery_costs', -900]);
    }
  });

  it('are approved in a batch, with the reason for those that can’t be', async () => {
    const [one, other] = [await seller(), await seller()];
    const ids = [(await ask(one.client, 5000)).body.data.id, (await ask(other.client, 6000)).body.data.id];
    await move(ids[1] ?? 0, 'rejected');
    const { body } = await admin.post<Data<object>>('/admin/bulkStatus/payoutRequests', {
      ids,
      status: 'approved',
    });
    expect(body.data).toMatchObject({ done: [ids[0]], refused: [{ id: ids[1], code: 'state_not_allowed' }] });
    expect((await one.client.post('/vendor/bulkStatus/payoutRequests', { ids, status: 'paid' })).status).toBe(
      404,
    );
  });
});
