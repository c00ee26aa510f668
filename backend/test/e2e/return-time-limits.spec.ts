import type { ReturnRecord } from '@stoa/contracts';
import type { Client } from '@stoa/testing';
import { FixedClock } from '../../src/kernel/clock';
import { givenAdmin } from '../support/factories';
import { givenMarket } from '../support/ordering.factories';
import type { Market } from '../support/purchase.factories';
import { changeReturn, givenDelivered, givenReturn, requestReturn } from '../support/returns.factories';
import { startShop } from '../support/shop';
import { givenVendor } from '../support/vendors.factories';
import { workDone } from '../support/work-done';

describe('time limits of returns', () => {
  const DAY = 86_400_000;
  const clock = new FixedClock(new Date());
  let market: Market;
  let vendor: { id: number; client: Client };

  beforeAll(async () => {
    const shop = await startShop({}, clock);
    const { country_id } = await givenMarket(shop);
    market = { shop, country_id, admin: await givenAdmin(shop) };
    const made = await givenVendor(shop);
    vendor = { id: made.vendor.id, client: made.client };
  });
  afterAll(() => market.shop.close());

  const pass = async (days: number): Promise<void> => {
    await workDone(market.shop, clock.now());
    clock.advance(days * DAY);
    await workDone(market.shop, clock.now());
  };
  const stateOf = async (id: number): Promise<ReturnRecord> =>
    (await market.admin.get<{ data: ReturnRecord }>(`/admin/returns/${id}`)).body.data;

  /** Those in whose list of decisions a return is. */
  const decisionBy = async (id: number): Promise<string[]> => {
    const found = await Promise.all(
      ['vendor', 'admin'].map(async (by) => {
        const filter = encodeURIComponent(JSON.stringify({ id, decision_by: by }));
        const { body } = await vendor.client.get<{ total: number }>(`/vendor/returns?filter=${filter}`);
        return body.total > 0 ? [by] : [];
      }),
    );
    return found.flat();
  };

  it('end the return window of each product after delivery', async () => {
    const short = await givenDelivered(market, vendor.id, { return_days: 2 });
    const long = await givenDelivered(market, vendor.id, { return_days: 20 });
    await pass(3);
    expect(await requestReturn(short, 1)).toMatchObject({ status: 409, body: { code: 'not_returnable' } });
    expect((await requestReturn(long, 1)).status).toBe(200);
  });

  it('give an undecided request to operators, and the vendor decides no more', async () => {
    const delivered = await givenDelivered(market, vendor.id);
    const id = await givenReturn(delivered);
    await pass(2);
    expect(await stateOf(id)).toMatchObject({ state: 'requested', escalated_at: null });
    clock.advance(2 * DAY);
    expect(await decisionBy(id)).toEqual(['vendor']);
    await workDone(market.shop, clock.now());
    expect(await stateOf(id)).toMatchObject({ state: 'requested', escalated_at: expect.any(String) });
    expect(await decisionBy(id)).toEqual(['admin']);
    const { timeline } = await stateOf(id);
    expect(timeline.map(({ event }) => event)).toEqual(['requested', 'escalated']);
    expect((await changeReturn(vendor.client, 'vendor', id, 'approved')).status).toBe(409);
    expect((await changeReturn(market.admin, 'admin', id, 'approved')).body.data).toMatchObject({
      state: 'approved',
      escalated_at: null,
    });
  });

  it('cancel an approved return whose items are not sent, and free them', async () => {
    const delivered = await givenDelivered(market, vendor.id, { return_days: 100 });
    const id = await givenReturn(delivered, 3);
    await changeReturn(vendor.client, 'vendor', id, 'approved');
    await pass(13);
    expect(await stateOf(id)).toMatchObject({ state: 'approved' });
    await pass(2);
    expect(await stateOf(id)).toMatchObject({ state: 'cancelled' });
    expect((await requestReturn(delivered, 3)).status).toBe(200);
  });

  it('ask operators about a parcel that was received and not inspected, which the vendor still may', async () => {
    const delivered = await givenDelivered(market, vendor.id);
    const id = await givenReturn(delivered);
    for (const state of ['approved', 'received']) await changeReturn(vendor.client, 'vendor', id, state);
    await pass(4);
    expect(await stateOf(id)).toMatchObject({ state: 'received', escalated_at: expect.any(String) });
    const lines = [{ order_line_id: delivered.line_id, accepted_quantity: 1, restock: true }];
    const done = await vendor.client.post('/vendor/inspectReturn', { return_id: id, lines });
    expect(done.status).toBe(200);
  });
});
