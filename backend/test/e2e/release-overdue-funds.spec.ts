import type { BooksVerification, LedgerEntryRow } from '@stoa/contracts';
import type { Client } from '@stoa/testing';
import { In } from 'typeorm';
import { FixedClock } from '../../src/kernel/clock';
import { Database } from '../../src/kernel/database';
import { OutboxJob } from '../../src/kernel/queue';
import { OrderEvent } from '../../src/modules/ordering';
import { balanceOf, givenDispute } from '../support/disputes.factories';
import { givenAdmin } from '../support/factories';
import { givenMarket } from '../support/ordering.factories';
import type { Market } from '../support/purchase.factories';
import { type Delivered, givenDelivered } from '../support/returns.factories';
import { startShop } from '../support/shop';
import { givenVendor } from '../support/vendors.factories';
import { workDone } from '../support/work-done';

const DAY = 86_400_000;
const HOLD = 5;
/** Three units and their shipping, without commission. */
const SHARE = 3500;

describe('shares whose release never ran', () => {
  const clock = new FixedClock(new Date());
  let market: Market;
  let vendor: { id: number; client: Client };

  beforeAll(async () => {
    const shop = await startShop({}, clock);
    const { country_id } = await givenMarket(shop);
    market = { shop, country_id, admin: await givenAdmin(shop) };
    const values = { payout_hold_days: HOLD, dispute_days: 30 };
    await market.admin.put('/admin/settings', { group: 'general', values });
  });
  beforeEach(async () => {
    const made = await givenVendor(market.shop);
    vendor = { id: made.vendor.id, client: made.client };
  });
  afterAll(() => market.shop.close());

  const pass = async (days: number): Promise<void> => {
    await workDone(market.shop, clock.now());
    clock.advance(days * DAY);
    await workDone(market.shop, clock.now());
  };
  /** A delivered order whose own job is lost, as after a failure or before there was one. */
  const given = async (): Promise<Delivered> => {
    const delivered = await givenDelivered(market, vendor.id);
    await market.shop.app
      .get(Database)
      .tx((em) => em.delete(OutboxJob, { name: 'ordering.release-funds', state: In(['waiting', 'dead']) }));
    return delivered;
  };
  const releases = async ({ group_number }: Delivered): Promise<number> => {
    const filter = encodeURIComponent(
      JSON.stringify({ type: 'funds_released', account: 'vendor_available' }),
    );
    const { body } = await market.admin.get<{ ledger_entries: LedgerEntryRow[] }>(
      `/admin/ledger_entries?filter=${filter}`,
    );
    return body.ledger_entries.filter(({ reference }) => reference.startsWith(group_number)).length;
  };

  it('become available once their hold has passed, and only once', async () => {
    const delivered = await given();
    await pass(HOLD - 1);
    expect(await balanceOf(vendor.client)).toEqual({ pending: SHARE, available: 0, held: 0 });
    await pass(2);
    expect(await balanceOf(vendor.client)).toEqual({ pending: 0, available: SHARE, held: 0 });
    await pass(2);
    expect(await balanceOf(vendor.client)).toEqual({ pending: 0, available: SHARE, held: 0 });
    expect(await releases(delivered)).toBe(1);
    const { body } = await market.admin.get<{ data: BooksVerification }>('/admin/verifyBooks');
    expect(body.data.checks.filter(({ count }) => count > 0)).toEqual([]);
  });

  it('become available without a record of the delivery', async () => {
    const { order_id } = await given();
    await market.shop.app.get(Database).tx((em) => em.delete(OrderEvent, { order_id, state: 'delivered' }));
    await pass(HOLD + 1);
    expect(await balanceOf(vendor.client)).toEqual({ pending: 0, available: SHARE, held: 0 });
  });

  it('wait for the end of a dispute', async () => {
    const delivered = await given();
    const { id } = await givenDispute(delivered);
    await pass(HOLD + 1);
    expect(await balanceOf(vendor.client)).toEqual({ pending: 0, available: 0, held: SHARE });
    await delivered.buyer.post('/web/withdrawDispute', { dispute_id: id });
    await pass(1);
    expect(await balanceOf(vendor.client)).toEqual({ pending: 0, available: SHARE, held: 0 });
    expect(await releases(delivered)).toBe(1);
  });

  it('become available after a shorter time if the hold is shortened', async () => {
    await givenDelivered(market, vendor.id);
    await pass(3);
    expect(await balanceOf(vendor.client)).toEqual({ pending: SHARE, available: 0, held: 0 });
    const set = (payout_hold_days: number) =>
      market.admin.put('/admin/settings', { group: 'general', values: { payout_hold_days } });
    await set(2);
    await pass(1);
    expect(await balanceOf(vendor.client)).toEqual({ pending: 0, available: SHARE, held: 0 });
    await set(HOLD);
  });
});
