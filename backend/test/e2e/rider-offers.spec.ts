import type { AssignmentState, OrderRecord, RiderChat, RiderChoice, RiderDelivery } from '@stoa/contracts';
import type { Client } from '@stoa/testing';
import { Database } from '../../src/kernel/database';
import { OutboxDispatcher } from '../../src/kernel/queue';
import { ResourceService } from '../../src/kernel/resource';
import { zones } from '../../src/modules/localisation';
import { givenAdmin } from '../support/factories';
import { givenPlaces } from '../support/localisation.factories';
import { mailsTo } from '../support/mail';
import type { Deliveries, DeliveringShop } from '../support/riders.factories';
import { givenDeliveringShop, givenRider } from '../support/riders.factories';
import type { Shop } from '../support/shop';
import { startShop } from '../support/shop';
import { givenVendor } from '../support/vendors.factories';
import { workDone } from '../support/work-done';

interface Data<T> {
  data: T;
}

describe('rider offers', () => {
  let shop: Shop;
  let admin: Client;
  let delivering: DeliveringShop;

  beforeAll(async () => {
    shop = await startShop();
    delivering = await givenDeliveringShop(shop);
    ({ admin } = delivering);
  });
  afterAll(() => shop.close());

  it('vendors choose from their own active riders, operators also from the platform’s, each with warnings', async () => {
    const [one, other] = [await givenVendor(shop), await givenVendor(shop)];
    const order_id = await delivering.orderOf(one.vendor.id);
    const zone = async (country: number): Promise<number> =>
      shop.app
        .get(ResourceService)
        .store(zones)
        .create({ name: `Zone ${country}`, kind: 'shipping', members: [{ country_id: country }] }, {}, null);
    const elsewhere = await givenPlaces(shop, { name: 'India' });
    const [here, there] = [await zone(delivering.country_id), await zone(elsewhere.country.id)];
    const vendor_id = one.vendor.id;
    const ready = await givenRider(shop, { vendor_id, presence: 'available', zone_ids: [there, here] });
    const busy = await givenRider(shop, { vendor_id, presence: 'busy' });
    const far = await givenRider(shop, { vendor_id, presence: 'offline', zone_ids: [there] });
    const strangers = [
      await givenRider(shop, { vendor_id: other.vendor.id }),
      await givenRider(shop, { vendor_id, status: 'inactive' }),
    ];
    const platform = await givenRider(shop, { presence: 'available' });
    const choices = async (client: Client, audience: string): Promise<RiderChoice[]> =>
      (await client.get<Data<RiderChoice[]>>(`/${audience}/riderChoices/${order_id}`)).body.data;
    const own = await choices(one.client, 'vendor');
    expect(own.map(({ id, warnings }) => [id, warnings])).toEqual([
      [ready.id, []],
      [busy.id, ['busy']],
      [far.id, ['offline', 'outside_zone']],
    ]);
    const all = (await choices(admin, 'admin')).map(({ id }) => id);
    expect(all).toEqual(expect.arrayContaining([platform.id, ready.id, far.id]));
    expect(strangers.filter(({ id }) => all.includes(id))).toEqual([]);
    expect((await other.client.get(`/vendor/riderChoices/${order_id}`)).status).toBe(404);
    expect(
      (await (await givenAdmin(shop, ['rider_shipping.read'])).get(`/admin/riderChoices/${order_id}`)).status,
    ).toBe(403);
    // Warnings do not prevent an offer: the operator may have called the rider.
    expect((await delivering.offer(order_id, far.id)).status).toBe(200);
  });

  it('are for orders without a rider, which a list can be narrowed to', async () => {
    const { vendor, client } = await givenVendor(shop);
    const rider = await givenRider(shop, {});
    const [free, taken] = [await delivering.orderOf(vendor.id), await delivering.orderOf(vendor.id)];
    await delivering.offer(taken, rider.id);
    const found = async (rider_state: string): Promise<number[]> => {
      const filter = encodeURIComponent(JSON.stringify({ rider_state }));
      const { body } = await client.get<{ orders: { id: number }[] }>(`/vendor/orders?filter=${filter}`);
      return body.orders.map(({ id }) => id);
    };
    expect([await found('unassigned'), await found('assigned')]).toEqual([[free], [taken]]);
    await admin.post('/admin/changeOrderStatus', { order_id: free, state: 'cancelled' });
    expect(await found('unassigned')).toEqual([]);
  });

  it('are e-mailed to riders who have an address', async () => {
    const { vendor } = await givenVendor(shop);
    const email = `offered${vendor.id}@stoa.test`;
    const rider = await givenRider(shop, { email });
    const offer = async (): Promise<number> =>
      (await delivering.offer(await delivering.orderOf(vendor.id), rider.id)).body.data.id;
    const first = await offer();
    await workDone(shop);
    const mails = await mailsTo(shop, email);
    expect(mails).toHaveLength(1);
    const { order } = (await admin.get<Data<RiderDelivery>>(`/admin/rider_shipping/${first}`)).body.data;
    for (const part of [order.number, vendor.store_name, '/rider']) expect(mails[0]?.text).toContain(part);
  });

  it('cancelling an order cancels its delivery and notifies the rider by email and message', async () => {
    const { client, vendor } = await givenVendor(shop);
    const email = `rider${vendor.id}@stoa.test`;
    const rider = await givenRider(shop, { vendor_id: vendor.id, email });
    const order_id = await delivering.orderOf(vendor.id);
    const { step } = delivering;
    const delivery = async () =>
      (await client.get<Data<OrderRecord>>(`/vendor/orders/${order_id}`)).body.data.delivery;
    expect(await delivery()).toBeNull();
    const { id } = (await delivering.offer(order_id, rider.id, client)).body.data;
    expect(await delivery()).toMatchObject({
      id,
      state: 'offered',
      is_over: false,
      rider: { name: rider.name },
    });
    await step(id, 'accepted');
    expect((await step(id, 'cancelled')).status).toBe(409);
    await delivering.moveOrder(order_id, 'cancelled');
    expect(await delivery()).toMatchObject({ id, state: 'cancelled', is_over: true });
    expect(await step(id, 'picked_up')).toMatchObject({ status: 409, body: { details: { allowed: [] } } });
    await workDone(shop);
    const mails = (await mailsTo(shop, email)).map(({ text }) => text).join();
    expect(mails).toContain('You no longer need to deliver it.');
    const chat = await client.get<Data<RiderChat>>(`/vendor/fetchAllRiderMessages/${rider.id}`);
    expect(chat.body.data.messages).toMatchObject([
      { author: 'desk', body: expect.stringContaining('was cancelled') },
    ]);
    const history = await admin.get(`/admin/history/rider_shipping/${id}`);
    expect(history.text).toContain('cancelled');
    expect((await admin.delete(`/admin/orders/${order_id}`)).status).toBe(200);
  });

  it('a rider who is not active any more loses what they have not picked up, and keeps what they have', async () => {
    const { vendor } = await givenVendor(shop);
    const rider = await givenRider(shop, { vendor_id: vendor.id });
    const carrying = async (...steps: AssignmentState[]): Promise<{ id: number; order_id: number }> => {
      const order_id = await delivering.orderOf(vendor.id);
      const { id } = (await delivering.offer(order_id, rider.id)).body.data;
      for (const state of steps) await delivering.step(id, state);
      return { id, order_id };
    };
    const [offered, accepted, held] = [
      await carrying(),
      await carrying('accepted'),
      await carrying('accepted', 'picked_up'),
    ];
    const suspended = await admin.put(`/admin/riders/updateStatus/${rider.id}`, { status: 'suspended' });
    expect(suspended.status).toBe(200);
    const ended = async ({ order_id }: { order_id: number }) =>
      (await delivering.orderSeen(order_id)).delivery;
    for (const one of [offered, accepted])
      expect(await ended(one)).toMatchObject({ state: 'cancelled', is_over: true });
    expect(await ended(held)).toMatchObject({ state: 'picked_up', is_over: false });
    expect((await admin.get(`/admin/history/rider_shipping/${accepted.id}`)).text).toContain('cancelled');
    const other = await givenRider(shop, { vendor_id: vendor.id });
    expect((await delivering.offer(offered.order_id, other.id)).status).toBe(200);
  });

  it('a rider who has picked up an order that is then cancelled is asked to return the items', async () => {
    const { client, vendor } = await givenVendor(shop);
    const rider = await givenRider(shop, { vendor_id: vendor.id });
    const order_id = await delivering.orderOf(vendor.id);
    const { id } = (await delivering.offer(order_id, rider.id, client)).body.data;
    // Data of earlier releases: the delivery is picked up, but the order is not shipped.
    const before = "UPDATE rider_assignments SET state = 'picked_up' WHERE id = ?";
    await shop.app.get(Database).tx((em) => em.query(before, [id]));
    await delivering.moveOrder(order_id, 'cancelled');
    for (const state of ['failed', 'returned'] as const)
      expect((await delivering.step(id, state)).status).toBe(200);
    expect((await delivering.orderSeen(order_id)).state).toBe('cancelled');
    await shop.app.get(OutboxDispatcher).drain();
    const chat = await client.get<Data<RiderChat>>(`/vendor/fetchAllRiderMessages/${rider.id}`);
    expect(chat.body.data.messages[0]?.body).toContain('Please return the items.');
  });

  it('an order cancelled while it is being offered leaves no open offer', async () => {
    const { vendor } = await givenVendor(shop);
    const rider = await givenRider(shop, { vendor_id: vendor.id });
    for (let n = 0; n < 5; n++) {
      const order_id = await delivering.orderOf(vendor.id);
      const [offer, cancel] = await Promise.all([
        delivering.offer(order_id, rider.id),
        delivering.moveOrder(order_id, 'cancelled'),
      ]);
      expect(cancel.status).toBe(200);
      expect([200, 409]).toContain(offer.status);
    }
    const open = await admin.get<Deliveries>(`/admin/getRiderShipping?rider_id=${rider.id}&state=offered`);
    expect(open.body.total).toBe(0);
  });
});
