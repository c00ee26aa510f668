import type { Client } from '@stoa/testing';
import { Database } from '../../src/kernel/database';
import { Order, RiderAssignment } from '../../src/modules/ordering';
import { Rider } from '../../src/modules/riders';
import { givenAdmin } from '../support/factories';
import type { Deliveries, DeliveringShop } from '../support/riders.factories';
import { givenDeliveringShop, givenRider } from '../support/riders.factories';
import type { Shop } from '../support/shop';
import { startShop } from '../support/shop';
import { givenVendor } from '../support/vendors.factories';

interface Data<T> {
  data: T;
}

describe('riders', () => {
  let shop: Shop;
  let admin: Client;
  let delivering: DeliveringShop;

  beforeAll(async () => {
    shop = await startShop();
    delivering = await givenDeliveringShop(shop);
    ({ admin } = delivering);
  });
  afterAll(() => shop.close());

  const orderState = async (id: number): Promise<string> => (await delivering.orderSeen(id)).state;

  it('follow the allowed status transitions, and vendors can neither suspend nor reactivate theirs', async () => {
    const { client, vendor } = await givenVendor(shop);
    const rider = await givenRider(shop, { vendor_id: vendor.id, status: 'pending' });
    const path = `riders/updateStatus/${rider.id}`;
    expect((await client.put(`/vendor/${path}`, { status: 'active' })).status).toBe(200);
    expect(await client.put(`/vendor/${path}`, { status: 'suspended' })).toMatchObject({
      status: 409,
      body: { code: 'state_not_allowed', details: { from: 'active', allowed: ['inactive'] } },
    });
    expect((await admin.put(`/admin/${path}`, { status: 'suspended' })).status).toBe(200);
    expect(await client.put(`/vendor/${path}`, { status: 'active' })).toMatchObject({
      status: 409,
      body: { details: { allowed: [] } },
    });
    expect((await admin.put(`/admin/${path}`, { status: 'asleep' })).body.errors).toHaveProperty('status');
  });

  it('bank accounts are encrypted in the database, and responses show only the last four characters', async () => {
    const account = 'DE89 3704 0044 0532 0130 00';
    const input = { name: 'Noor', phone: '+49 30 1234', bank_account: account };
    const made = await admin.post<Data<{ id: number }>>('/admin/riders', input);
    expect(made.body.data).toMatchObject({ bank_account_hint: '•••• 3000' });
    const export_ = await admin.post('/admin/riders/export', { export: 'csv' });
    expect([made.text, export_.text].join()).not.toContain('3704');
    const { id } = made.body.data;
    const row = await shop.app.get(Database).em.findOneOrFail(Rider, { where: { id } });
    expect(row.bank_account).not.toContain('3704');
    const emptied = await admin.put(`/admin/riders/${id}`, { bank_account: null });
    expect(emptied.body.data).toMatchObject({ bank_account_hint: null });
    const refused = await admin.put(`/admin/riders/${id}`, { bank_account: '€€€' });
    expect(Object.keys(refused.body.errors ?? {})).toEqual(['bank_account']);
  });

  it('operators and the rider’s own vendor can change the commission', async () => {
    const [own, other] = [await givenVendor(shop), await givenVendor(shop)];
    const rider = await givenRider(shop, { vendor_id: own.vendor.id });
    const change = (client: Client, audience: string, values: Record<string, string>) =>
      client.get<Data<Rider>>(
        `/${audience}/updateRiderCommission?${new URLSearchParams({ rider_id: String(rider.id), ...values })}`,
      );
    const percent = { commission_type: 'percentage', commission_value: '0.125' };
    expect((await change(own.client, 'vendor', percent)).body.data).toMatchObject({
      commission_type: 'percentage',
      commission_rate: '0.125',
      commission_amount: null,
    });
    const fixed = { commission_type: 'fixed', commission_value: '450' };
    expect((await change(admin, 'admin', fixed)).body.data).toMatchObject({
      commission_type: 'fixed',
      commission_rate: null,
      commission_amount: 450,
    });
    expect((await change(other.client, 'vendor', fixed)).status).toBe(404);
    for (const wrong of [
      { ...percent, commission_value: '1.01' },
      { ...fixed, commission_value: '4.5' },
    ])
      expect(Object.keys((await change(admin, 'admin', wrong)).body.errors ?? {})).toEqual([
        'commission_value',
      ]);
    const empty = await admin.get('/admin/updateRiderCommission');
    expect(Object.keys(empty.body.errors ?? {}).sort()).toEqual([
      'commission_type',
      'commission_value',
      'rider_id',
    ]);
    const powerless = await givenAdmin(shop, ['riders.read']);
    expect((await change(powerless, 'admin', fixed)).status).toBe(403);
  });

  it('keep their employer once they were activated, as cash, earnings and deliveries are between the two', async () => {
    const { vendor } = await givenVendor(shop);
    const employ = (rider: Rider, vendor_id: number | null) =>
      admin.put(`/admin/riders/${rider.id}`, { vendor_id });
    const pending = await givenRider(shop, { status: 'pending' });
    expect((await employ(pending, vendor.id)).status).toBe(200);
    const rider = await givenRider(shop);
    expect(await employ(rider, vendor.id)).toMatchObject({
      status: 422,
      body: { errors: { vendor_id: [expect.any(String)] } },
    });
    expect((await employ(rider, null)).status).toBe(200);
    const own = await givenRider(shop, { vendor_id: vendor.id, status: 'inactive' });
    expect((await employ(own, null)).status).toBe(422);
  });

  it('lookups list available riders, and operators who may manage riders as persons in charge', async () => {
    const ready = await givenRider(shop, { presence: 'available' });
    const away = await givenRider(shop, { presence: 'offline' });
    const answer = await admin.get<{ deliveryriders: { id: number }[] }>('/admin/deliveryRidersActive');
    const ids = answer.body.deliveryriders.map(({ id }) => id);
    expect([ids.includes(ready.id), ids.includes(away.id)]).toEqual([true, false]);
    const named = await admin.get(`/admin/deliveryRidersActive?ids=${away.id}`);
    expect(named.body).toMatchObject({ total: 1, deliveryriders: [{ id: away.id }] });
    await givenAdmin(shop, ['units.read']);
    const incharges = await admin.get<{ deliveryincharges: object[]; total: number }>(
      '/admin/deliveryInchargesActive',
    );
    // So far only the super administrator has permission to update riders.
    expect(incharges.body).toMatchObject({ total: 1, deliveryincharges: [{ name: 'Test Admin' }] });
  });

  it('a rider of one vendor cannot be assigned to another vendor’s order', async () => {
    const [one, other] = [await givenVendor(shop), await givenVendor(shop)];
    const order_id = await delivering.orderOf(one.vendor.id);
    const foreign = await givenRider(shop, { vendor_id: other.vendor.id });
    const platform = await givenRider(shop);
    const offer = (rider: Rider, vendor?: Client) => delivering.offer(order_id, rider.id, vendor);
    expect((await offer(foreign)).body.errors).toHaveProperty('rider_id');
    expect((await offer(platform, one.client)).body.errors).toHaveProperty('rider_id');
    expect((await offer(foreign, other.client)).body.errors).toHaveProperty('order_id');
    const idle = await givenRider(shop, { vendor_id: one.vendor.id, status: 'inactive' });
    expect((await offer(idle, one.client)).body.errors).toHaveProperty('rider_id');
    expect((await offer(platform)).status).toBe(200);
  });

  it('are not offered an order that the customer collects', async () => {
    const { vendor } = await givenVendor(shop);
    const order_id = await delivering.orderOf(vendor.id);
    const pickup = { address: 'Main Street 1', instructions: null };
    await shop.app.get(Database).tx((em) => em.update(Order, { id: order_id }, { pickup }));
    expect(await delivering.offer(order_id, (await givenRider(shop)).id)).toMatchObject({
      status: 422,
      body: { errors: { order_id: [expect.stringContaining('collects')] } },
    });
  });

  it('an order has one active assignment, and its delivery steps advance the order state', async () => {
    const { client, vendor } = await givenVendor(shop);
    const order_id = await delivering.orderOf(vendor.id);
    const [first, second] = [
      await givenRider(shop, { vendor_id: vendor.id }),
      await givenRider(shop, { vendor_id: vendor.id }),
    ];
    const { step } = delivering;
    const assign = (rider_id: number) => delivering.offer(order_id, rider_id, client, 'Ring twice');
    const offered = await assign(first.id);
    expect(offered.body.data).toMatchObject({
      state: 'offered',
      allowed: ['accepted', 'declined'],
      order: { id: order_id },
      rider: { name: first.name },
      recipient: { name: 'Ada Lovelace' },
      note: 'Ring twice',
    });
    expect(await assign(second.id)).toMatchObject({ status: 409, body: { code: 'already_assigned' } });
    const declined = await step(offered.body.data.id, 'declined', client);
    expect(declined.body).toMatchObject({ total: 1, rider_shipping: [{ state: 'declined', allowed: [] }] });
    const { id } = (await assign(second.id)).body.data;
    expect(await step(id, 'delivered')).toMatchObject({
      status: 409,
      body: { details: { from: 'offered', allowed: ['accepted', 'declined'] } },
    });
    for (const state of ['accepted', 'picked_up'] as const) await step(id, state);
    const { state: shipped, timeline } = await delivering.orderSeen(order_id);
    expect(shipped).toBe('shipped');
    expect(timeline.map(({ state }) => state)).toEqual(['placed', 'processing', 'ready', 'shipped']);
    for (const state of ['in_transit', 'delivered'] as const) await step(id, state);
    expect(await orderState(order_id)).toBe('delivered');
    expect(await assign(first.id)).toMatchObject({ status: 409, body: { code: 'order_state' } });
  });

  it('have delivered what they carry once the order is delivered by hand, and lose an offer of it', async () => {
    const { vendor } = await givenVendor(shop);
    const rider = await givenRider(shop, { commission_type: 'fixed', commission_amount: 450 });
    const order_id = await delivering.orderOf(vendor.id);
    const { id } = (await delivering.offer(order_id, rider.id)).body.data;
    for (const state of ['accepted', 'picked_up', 'in_transit'] as const) await delivering.step(id, state);
    expect((await delivering.moveOrder(order_id, 'delivered')).status).toBe(200);
    expect((await delivering.orderSeen(order_id)).delivery).toMatchObject({
      state: 'delivered',
      is_over: true,
    });
    const { em } = shop.app.get(Database);
    expect(await em.findOneByOrFail(RiderAssignment, { id })).toMatchObject({ earning: 450 });

    const other = await delivering.orderOf(vendor.id);
    const offer = (await delivering.offer(other, rider.id)).body.data;
    for (const state of ['processing', 'ready', 'shipped', 'delivered'] as const)
      expect((await delivering.moveOrder(other, state)).status).toBe(200);
    expect((await delivering.orderSeen(other)).delivery).toMatchObject({ state: 'cancelled' });
    expect((await delivering.step(offer.id, 'accepted')).status).toBe(409);
  });

  it('cannot pick up an order that is on hold', async () => {
    const { vendor } = await givenVendor(shop);
    const rider = await givenRider(shop);
    const order_id = await delivering.orderOf(vendor.id);
    const { id } = (await delivering.offer(order_id, rider.id)).body.data;
    await delivering.step(id, 'accepted');
    await delivering.moveOrder(order_id, 'on_hold');
    expect(await delivering.step(id, 'picked_up')).toMatchObject({
      status: 409,
      body: { code: 'state_not_allowed', details: { from: 'on_hold' } },
    });
    const { state, delivery } = await delivering.orderSeen(order_id);
    expect([state, delivery?.state]).toEqual(['on_hold', 'accepted']);
    await delivering.moveOrder(order_id, 'processing');
    expect((await delivering.step(id, 'picked_up')).status).toBe(200);
    expect(await orderState(order_id)).toBe('shipped');
  });

  it('an order returned after a failed delivery can be shipped again or cancelled', async () => {
    const { client, vendor } = await givenVendor(shop);
    const rider = await givenRider(shop, { vendor_id: vendor.id });
    const order_id = await delivering.orderOf(vendor.id);
    const bringBack = async (): Promise<void> => {
      const { id } = (await delivering.offer(order_id, rider.id, client)).body.data;
      for (const state of ['accepted', 'picked_up', 'in_transit', 'failed'] as const)
        expect((await delivering.step(id, state, client)).status).toBe(200);
      expect((await delivering.moveOrder(order_id, 'cancelled')).status).toBe(409);
      expect((await delivering.step(id, 'returned', client)).status).toBe(200);
    };
    await bringBack();
    expect(await delivering.orderSeen(order_id)).toMatchObject({ state: 'ready', can_ship: true });
    await bringBack();
    expect(await delivering.moveOrder(order_id, 'cancelled')).toMatchObject({
      status: 200,
      body: { data: { state: 'cancelled' } },
    });
    expect((await delivering.offer(order_id, rider.id, client)).status).toBe(409);
  });

  it('deliveries can be filtered by rider, state and day, and vendors see only their own', async () => {
    const [one, other] = [await givenVendor(shop), await givenVendor(shop)];
    const rider = await givenRider(shop, { vendor_id: one.vendor.id });
    await delivering.offer(await delivering.orderOf(one.vendor.id), rider.id, one.client);
    const count = async (client: Client, audience: string, query: string): Promise<number> =>
      (await client.get<Deliveries>(`/${audience}/getRiderShipping?${query}`)).body.total;
    expect(await count(admin, 'admin', `rider_id=${rider.id}&state=offered`)).toBe(1);
    expect(await count(admin, 'admin', `rider_id=${rider.id}&state=delivered`)).toBe(0);
    expect(await count(admin, 'admin', `rider_id=${rider.id}&from=2100-01-01`)).toBe(0);
    expect(await count(one.client, 'vendor', '')).toBe(1);
    expect(await count(other.client, 'vendor', `rider_id=${rider.id}`)).toBe(0);
    const wrong = await admin.get('/admin/getRiderShipping?state=asleep&rider_id=x');
    expect(Object.keys(wrong.body.errors ?? {}).sort()).toEqual(['rider_id', 'state']);
  });

  it('cannot be deleted while they have assignments', async () => {
    const { vendor } = await givenVendor(shop);
    const rider = await givenRider(shop);
    await delivering.offer(await delivering.orderOf(vendor.id), rider.id);
    expect(await admin.delete(`/admin/riders/${rider.id}`)).toMatchObject({
      status: 409,
      body: { code: 'in_use', error: expect.stringContaining('rider assignments') },
    });
  });
});
