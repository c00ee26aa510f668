import type { OrderRecord, RiderDelivery } from '@stoa/contracts';
import type { Client } from '@stoa/testing';
import { Database } from '../../src/kernel/database';
import { Rider } from '../../src/modules/riders';
import { givenAdmin } from '../support/factories';
import { buyAsGuest, givenMarket, givenVariant } from '../support/ordering.factories';
import { givenRider } from '../support/riders.factories';
import type { Shop } from '../support/shop';
import { startShop } from '../support/shop';
import { givenVendor } from '../support/vendors.factories';

interface Data<T> {
  data: T;
}
interface Deliveries {
  rider_shipping: RiderDelivery[];
  total: number;
}

describe('riders', () => {
  let shop: Shop;
  let admin: Client;
  let country_id: number;

  beforeAll(async () => {
    shop = await startShop();
    admin = await givenAdmin(shop);
    ({ country_id } = await givenMarket(shop));
  });
  afterAll(() => shop.close());

  /** One order of a vendor, placed by a guest. */
  const orderOf = async (vendor_id: number): Promise<number> => {
    const variant = await givenVariant(shop, vendor_id);
    const { group_number } = await buyAsGuest(shop, country_id, variant);
    const list = await admin.post<{ orders: { id: number; group_number: string }[] }>(
      '/admin/orders/filter',
      {
        filter: { q: group_number },
      },
    );
    return list.body.orders[0]?.id ?? 0;
  };
  const orderState = async (id: number): Promise<string> =>
    (await admin.get<Data<OrderRecord>>(`/admin/orders/${id}`)).body.data.state;
  const step = (id: number, status: string, client = admin, audience = 'admin') =>
    client.put<Deliveries>(`/${audience}/rider_shipping/updateStatus/${id}`, {
      status,
      filterData: { filter: { id } },
    });

  it('move along their table; vendors neither suspend theirs nor bring them back', async () => {
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

  it('keep bank accounts encrypted and answer their end only', async () => {
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

  it('have their commission changed by those they ride for', async () => {
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

  it('are looked up by who can deliver now, and who is in charge of them', async () => {
    const ready = await givenRider(shop, { presence: 'available' });
    const away = await givenRider(shop, { presence: 'offline' });
    const found = await admin.get<{ deliveryriders: { id: number }[] }>('/admin/deliveryRidersActive');
    const ids = found.body.deliveryriders.map(({ id }) => id);
    expect([ids.includes(ready.id), ids.includes(away.id)]).toEqual([true, false]);
    await givenAdmin(shop, ['units.read']);
    const incharges = await admin.get<{ deliveryincharges: object[]; total: number }>(
      '/admin/deliveryInchargesActive',
    );
    // Of the operators so far only the super admin may change riders.
    expect(incharges.body).toMatchObject({ total: 1, deliveryincharges: [{ name: 'Test Admin' }] });
  });

  it('of one vendor can’t carry another vendor’s order', async () => {
    const [one, other] = [await givenVendor(shop), await givenVendor(shop)];
    const order_id = await orderOf(one.vendor.id);
    const foreign = await givenRider(shop, { vendor_id: other.vendor.id });
    const platform = await givenRider(shop);
    const assign = (client: Client, audience: string, rider_id: number) =>
      client.post(`/${audience}/assignRider`, { order_id, rider_id });
    expect((await assign(admin, 'admin', foreign.id)).body.errors).toHaveProperty('rider_id');
    expect((await assign(one.client, 'vendor', platform.id)).body.errors).toHaveProperty('rider_id');
    expect((await assign(other.client, 'vendor', foreign.id)).body.errors).toHaveProperty('order_id');
    const idle = await givenRider(shop, { vendor_id: one.vendor.id, status: 'inactive' });
    expect((await assign(one.client, 'vendor', idle.id)).body.errors).toHaveProperty('rider_id');
    expect((await assign(admin, 'admin', platform.id)).status).toBe(200);
  });

  it('hold one order at a time, and take it along as they bring it', async () => {
    const { client, vendor } = await givenVendor(shop);
    const order_id = await orderOf(vendor.id);
    const [first, second] = [
      await givenRider(shop, { vendor_id: vendor.id }),
      await givenRider(shop, { vendor_id: vendor.id }),
    ];
    const assign = (rider_id: number) =>
      client.post<Data<RiderDelivery>>('/vendor/assignRider', { order_id, rider_id, note: 'Ring twice' });
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
    const declined = await step(offered.body.data.id, 'declined', client, 'vendor');
    expect(declined.body).toMatchObject({ total: 1, rider_shipping: [{ state: 'declined', allowed: [] }] });
    const { id } = (await assign(second.id)).body.data;
    for (const state of ['processing', 'ready'])
      await admin.post('/admin/changeOrderStatus', { order_id, state });
    expect(await step(id, 'delivered')).toMatchObject({
      status: 409,
      body: { details: { from: 'offered', allowed: ['accepted', 'declined'] } },
    });
    for (const state of ['accepted', 'picked_up']) await step(id, state);
    expect(await orderState(order_id)).toBe('shipped');
    for (const state of ['in_transit', 'delivered']) await step(id, state);
    expect(await orderState(order_id)).toBe('delivered');
    expect(await assign(first.id)).toMatchObject({ status: 409, body: { code: 'order_state' } });
  });

  it('have their deliveries listed by rider, state and day, each vendor its own', async () => {
    const [one, other] = [await givenVendor(shop), await givenVendor(shop)];
    const rider = await givenRider(shop, { vendor_id: one.vendor.id });
    await one.client.post('/vendor/assignRider', {
      order_id: await orderOf(one.vendor.id),
      rider_id: rider.id,
    });
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

  it('can’t be deleted once they have carried something', async () => {
    const { vendor } = await givenVendor(shop);
    const rider = await givenRider(shop);
    await admin.post('/admin/assignRider', { order_id: await orderOf(vendor.id), rider_id: rider.id });
    expect(await admin.delete(`/admin/riders/${rider.id}`)).toMatchObject({
      status: 409,
      body: { code: 'in_use', error: expect.stringContaining('rider assignments') },
    });
  });
});
