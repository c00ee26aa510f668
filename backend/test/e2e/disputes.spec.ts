import type { CustomerDispute, DisputeRecord, OrderDisputes } from '@stoa/contracts';
import type { Client } from '@stoa/testing';
import { FixedClock } from '../../src/kernel/clock';
import {
  balanceOf,
  decide,
  disputesOf,
  givenDispute,
  openDispute,
  respond,
} from '../support/disputes.factories';
import { givenAdmin } from '../support/factories';
import { givenMarket, guest } from '../support/ordering.factories';
import { chooseAtSandbox, givenSandbox, placeUnpaid, returnToShop } from '../support/payments.factories';
import { type Market, moveOrder } from '../support/purchase.factories';
import {
  changeReturn,
  type Delivered,
  givenArrived,
  givenDelivered,
  givenReturn,
  inspectReturn,
} from '../support/returns.factories';
import { startShop } from '../support/shop';
import { givenVendor } from '../support/vendors.factories';
import { workDone } from '../support/work-done';

const DAY = 86_400_000;
const ACCOUNT = 'DE89 3704 0044 0532 0130 00';

describe('disputes', () => {
  const clock = new FixedClock(new Date());
  let market: Market;
  let vendor: { id: number; client: Client };

  beforeAll(async () => {
    const shop = await startShop({}, clock);
    const { country_id } = await givenMarket(shop);
    market = { shop, country_id, admin: await givenAdmin(shop) };
    const values = { payout_minimum: 0, payout_hold_days: 0, dispute_days: 8, dispute_response_days: 3 };
    await market.admin.put('/admin/settings', { group: 'general', values });
  });
  beforeEach(async () => {
    const made = await givenVendor(market.shop);
    vendor = { id: made.vendor.id, client: made.client };
  });
  afterAll(() => market.shop.close());

  const given = (wanted?: Parameters<typeof givenDelivered>[2]): Promise<Delivered> =>
    givenDelivered(market, vendor.id, wanted);
  const pass = async (days: number): Promise<void> => {
    await workDone(market.shop, clock.now());
    clock.advance(days * DAY);
    await workDone(market.shop, clock.now());
  };
  const record = async (by: Client, audience: string, id: number): Promise<DisputeRecord> =>
    (await by.get<{ data: DisputeRecord }>(`/${audience}/disputes/${id}`)).body.data;
  const eventsOf = async ({ buyer }: Delivered, id: number) => {
    const shown = await buyer.get<{ data: CustomerDispute }>(`/web/customer_dispute/${id}`);
    return shown.body.data.timeline.map(({ event, by }) => [event, by]);
  };
  const accept = (dispute_id: number) =>
    vendor.client.post<{ data: DisputeRecord }>('/vendor/acceptDispute', { dispute_id, note: 'Sorry!' });
  const withdraw = ({ buyer }: Delivered, dispute_id: number) =>
    buyer.post<{ data: OrderDisputes }>('/web/withdrawDispute', { dispute_id });
  const askPayout = (amount: number) =>
    vendor.client.post('/vendor/createPayoutRequest', { amount, destination: ACCOUNT });

  it('are opened, answered, decided and refunded once, while the vendor’s share is held', async () => {
    const delivered = await given();
    expect(await balanceOf(vendor.client)).toEqual({ pending: 0, available: 3500, held: 0 });
    expect((await disputesOf(delivered)).disputable).toMatchObject([
      { return_id: null, lines: [{ order_line_id: delivered.line_id, quantity: 3 }] },
    ]);
    const mine = await givenDispute(delivered);
    expect(mine).toMatchObject({
      state: 'needs_response',
      amount: 3500,
      with_shipping: true,
      can_withdraw: true,
      can_add_evidence: true,
      timeline: [{ event: 'opened', by: 'customer', note: 'The lamp does not work at all.' }],
    });
    expect(await balanceOf(vendor.client)).toEqual({ pending: 0, available: 0, held: 3500 });
    expect((await askPayout(100)).status).toBe(422);
    expect((await decide(market.admin, mine.id, 'refunded')).body).toMatchObject({
      code: 'state_not_allowed',
    });

    const answered = await respond(vendor.client, 'vendor', mine.id);
    expect(answered.body.data).toMatchObject({ state: 'under_review', due_at: null, allowed: ['accepted'] });
    await delivered.buyer.post('/web/addDisputeEvidence', { dispute_id: mine.id, note: 'It never worked.' });

    const answers = await Promise.all(
      [1, 2, 3].map(() =>
        decide(market.admin, mine.id, 'refunded', {
          lines: [{ order_line_id: delivered.line_id, quantity: 1 }],
          shipping: 0,
        }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(await record(market.admin, 'admin', mine.id)).toMatchObject({
      state: 'refunded',
      refund: { amount: 1000, state: 'pending' },
      can_add_evidence: false,
      allowed: [],
    });
    expect(await balanceOf(vendor.client)).toEqual({ pending: 0, available: 2500, held: 0 });
    expect(await eventsOf(delivered, mine.id)).toEqual([
      ['opened', 'customer'],
      ['evidence', 'vendor'],
      ['under_review', 'vendor'],
      ['evidence', 'customer'],
      ['refunded', 'admin'],
    ]);
    expect((await disputesOf(delivered)).disputable).toEqual([]);
    expect(await openDispute(delivered)).toMatchObject({ status: 409, body: { code: 'not_disputable' } });
    expect((await respond(vendor.client, 'vendor', mine.id)).body).toMatchObject({ code: 'dispute_ended' });
  });

  it('are accepted by the vendor, who refunds the claim, or dismissed with a reason', async () => {
    const delivered = await given();
    const claim = { lines: [{ order_line_id: delivered.line_id, quantity: 2 }] };
    const first = await givenDispute(delivered, claim);
    expect(first).toMatchObject({ amount: 2000, with_shipping: false });
    expect((await accept(first.id)).body.data).toMatchObject({ state: 'accepted', refund: { amount: 2000 } });
    expect(await balanceOf(vendor.client)).toEqual({ pending: 0, available: 1500, held: 0 });

    const other = await given();
    const second = await givenDispute(other);
    await respond(vendor.client, 'vendor', second.id);
    expect((await decide(market.admin, second.id, 'dismissed', { note: ' ' })).body.errors).toHaveProperty(
      'note',
    );
    expect((await decide(market.admin, second.id, 'dismissed')).body.data).toMatchObject({
      state: 'dismissed',
      refund: null,
    });
    expect(await balanceOf(vendor.client)).toEqual({ pending: 0, available: 5000, held: 0 });
    expect((await accept(second.id)).status).toBe(409);
  });

  it('are withdrawn by the customer, who may open another one within the time limit', async () => {
    const delivered = await given();
    const { id } = await givenDispute(delivered);
    expect(await openDispute(delivered)).toMatchObject({ status: 409 });
    expect((await withdraw(delivered, id)).body.data.disputes).toMatchObject([{ state: 'withdrawn' }]);
    expect((await withdraw(delivered, id)).status).toBe(200);
    expect(await balanceOf(vendor.client)).toEqual({ pending: 0, available: 3500, held: 0 });
    await givenDispute(delivered);
    expect((await disputesOf(delivered)).disputes).toHaveLength(2);
  });

  it('go to the operators when the vendor stays silent, and can’t be opened too late', async () => {
    const delivered = await given();
    const other = await given();
    const { id } = await givenDispute(delivered);
    await pass(2);
    expect((await record(vendor.client, 'vendor', id)).state).toBe('needs_response');
    await pass(2);
    const late = await record(market.admin, 'admin', id);
    expect(late).toMatchObject({ state: 'under_review', allowed: ['refunded', 'dismissed'] });
    expect(late.timeline.map(({ event, by }) => [event, by])).toEqual([
      ['opened', 'customer'],
      ['under_review', null],
    ]);
    expect((await decide(market.admin, id, 'refunded')).body.data).toMatchObject({
      refund: { amount: 3500 },
    });
    await pass(5);
    expect((await disputesOf(other)).disputable).toEqual([]);
    expect((await openDispute(other)).status).toBe(409);
  });

  it('contest a rejected return, which only operators overrule then, and close by that', async () => {
    const delivered = await given();
    const return_id = await givenReturn(delivered, 2);
    expect((await disputesOf(delivered)).disputable).toMatchObject([
      { return_id: null, lines: [{ quantity: 1 }] },
    ]);
    await changeReturn(vendor.client, 'vendor', return_id, 'rejected', 'Used.');
    const reason = 'credit_not_processed' as const;
    const mine = await givenDispute(delivered, { return_id, reason });
    expect(mine).toMatchObject({ return_id, amount: 2000, lines: [{ quantity: 2 }], with_shipping: false });
    expect(await record(market.admin, 'admin', mine.id)).toMatchObject({ return: { id: return_id } });
    expect(await changeReturn(vendor.client, 'vendor', return_id, 'approved')).toMatchObject({
      status: 409,
      body: { code: 'not_returnable', error: expect.stringContaining('dispute') },
    });
    await changeReturn(market.admin, 'admin', return_id, 'approved');
    expect((await disputesOf(delivered)).disputes).toMatchObject([{ state: 'closed', refund: null }]);
    expect(await balanceOf(vendor.client)).toEqual({ pending: 0, available: 3500, held: 0 });
  });

  it('contest what an inspection did not accept, but not what it did', async () => {
    const delivered = await given();
    const return_id = await givenArrived(vendor.client, delivered, 2);
    await inspectReturn(vendor.client, return_id, delivered, 1);
    const mine = await givenDispute(delivered, { return_id, reason: 'credit_not_processed' });
    expect(mine).toMatchObject({ amount: 1000, lines: [{ quantity: 1 }] });
    await accept(mine.id);
    expect((await disputesOf(delivered)).disputable).toMatchObject([]);
  });

  it('about a parcel that a guest has paid and not received hold the pending share, and its release waits', async () => {
    const { shop, admin, country_id: country } = market;
    await givenSandbox(shop);
    const buyer = guest(shop);
    const placed = await placeUnpaid(shop, buyer, { country, vendors: [vendor.id] });
    await chooseAtSandbox(shop, placed.redirect_url, 'pay');
    const { group_number, access_token } = placed;
    await returnToShop(buyer, { group_number, access_token });
    const order_id = placed.orders[0]?.id ?? 0;
    await moveOrder(admin, order_id, ['processing', 'ready', 'shipped']);
    const input = { reason: 'product_not_received', access_token } as const;
    expect((await openDispute({ buyer, order_id }, { ...input, access_token: 'x' })).status).toBe(404);
    const { id } = await givenDispute({ buyer, order_id }, input);
    expect(await balanceOf(vendor.client)).toEqual({ pending: 0, available: 0, held: 1500 });
    await moveOrder(admin, order_id, ['delivered']);
    expect(await balanceOf(vendor.client)).toEqual({ pending: 0, available: 0, held: 1500 });
    await pass(1);
    await buyer.post('/web/withdrawDispute', { dispute_id: id, access_token });
    expect(await balanceOf(vendor.client)).toEqual({ pending: 1500, available: 0, held: 0 });
    await pass(1);
    expect(await balanceOf(vendor.client)).toEqual({ pending: 0, available: 1500, held: 0 });
  });

  it('are not for what was not paid: cash on delivery before it', async () => {
    const delivered = await given({ states: ['processing', 'ready', 'shipped'] });
    expect((await disputesOf(delivered)).disputable).toEqual([]);
    expect((await openDispute(delivered, { reason: 'product_not_received' })).status).toBe(409);
  });

  it('refund what is left when the order was refunded meanwhile, and nothing twice', async () => {
    const delivered = await given();
    const { id } = await givenDispute(delivered);
    const lines = [{ order_line_id: delivered.line_id, quantity: 3 }];
    const refund = await market.admin.post('/admin/refundOrder', {
      order_id: delivered.order_id,
      lines,
      shipping: 500,
    });
    expect(refund.status).toBe(200);
    await respond(vendor.client, 'vendor', id);
    expect((await decide(market.admin, id, 'refunded')).body).toMatchObject({ code: 'not_refundable' });
    expect((await accept(id)).body.data).toMatchObject({ state: 'accepted', refund: null });
    expect(await balanceOf(vendor.client)).toEqual({ pending: 0, available: 0, held: 0 });
  });

  it('keep a payout from taking the share, also at the same moment', async () => {
    const delivered = await given();
    const [opened, requested] = await Promise.all([openDispute(delivered), askPayout(3500)]);
    expect(opened.status).toBe(200);
    expect([200, 409, 422]).toContain(requested.status);
    const { available, held } = await balanceOf(vendor.client);
    expect(available + held).toBe(3500);
    await withdraw(delivered, opened.body.data.disputes[0]?.id ?? 0);
    const after = await balanceOf(vendor.client);
    expect(after).toEqual(
      requested.status === 200
        ? { pending: 0, available: 0, held: 3500 }
        : { pending: 0, available: 3500, held: 0 },
    );
  });

  it('end once, whoever ends them first', async () => {
    const delivered = await given();
    const { id } = await givenDispute(delivered);
    await respond(vendor.client, 'vendor', id);
    const answers = await Promise.all([
      accept(id),
      decide(market.admin, id, 'dismissed'),
      withdraw(delivered, id),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const { held } = await balanceOf(vendor.client);
    expect(held).toBe(0);
  });
});
