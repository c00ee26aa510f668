import type { Client } from '@stoa/testing';
import { Database } from '../../src/kernel/database';
import { PayoutRequest } from '../../src/modules/payouts';
import { givenAdmin } from '../support/factories';
import { givenCurrency } from '../support/localisation.factories';
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
}
const ACCOUNT = 'DE89 3704 0044 0532 0130 00';

describe('payout requests', () => {
  let shop: Shop;
  let admin: Client;

  beforeAll(async () => {
    shop = await startShop();
    admin = await givenAdmin(shop);
    await givenCurrency(shop);
  });
  afterAll(() => shop.close());

  const ask = (client: Client, input: object = {}) =>
    client.post<Data<Row>>('/vendor/createPayoutRequest', { amount: 12_500, destination: ACCOUNT, ...input });
  const move = (client: Client, audience: string, id: number, state: string, words: object = {}) =>
    client.put<{ payoutRequests: Row[] }>(`/${audience}/updatePayoutRequestStatus/${id}/${state}`, {
      filterData: { filter: { id } },
      ...words,
    });

  it('are asked for by vendors, one at a time, with the account hidden', async () => {
    const { client, vendor } = await givenVendor(shop);
    const made = await ask(client);
    expect(made.body.data).toMatchObject({
      number: expect.stringMatching(/^PR\d{6}$/),
      amount: 12_500,
      currency: 'USD',
      state: 'pending',
      fee: null,
      destination: '•••• 3000',
      recipient: { id: vendor.id, name: vendor.store_name },
      allowed: ['cancelled'],
    });
    expect(made.text).not.toContain('3704');
    const { id } = made.body.data;
    const row = await shop.app.get(Database).em.findOneOrFail(PayoutRequest, { where: { id } });
    expect(row.closed_destination).not.toContain('3704');
    expect(await ask(client)).toMatchObject({ status: 409, body: { code: 'open_request' } });
    expect((await move(client, 'vendor', id, 'cancelled')).body.payoutRequests).toMatchObject([
      { state: 'cancelled' },
    ]);
    expect((await ask(client)).status).toBe(200);
  });

  it('name each field that is wrong and write nothing', async () => {
    const { client } = await givenVendor(shop);
    const empty = await client.post('/vendor/createPayoutRequest');
    expect(Object.keys(empty.body.errors ?? {}).sort()).toEqual(['amount', 'destination']);
    for (const amount of [0, -5, 1.5, '100', 2_000_000_000_000])
      expect(Object.keys((await ask(client, { amount })).body.errors ?? {})).toEqual(['amount']);
    expect((await client.get<{ total: number }>('/vendor/payoutRequests')).body.total).toBe(0);
  });

  it('are approved and paid by operators, along the table, answering with the list shown', async () => {
    const { client } = await givenVendor(shop);
    const { id } = (await ask(client)).body.data;
    expect(await move(admin, 'admin', id, 'paid')).toMatchObject({
      status: 409,
      body: {
        code: 'state_not_allowed',
        details: { from: 'pending', allowed: ['approved', 'rejected', 'cancelled'] },
      },
    });
    expect(await move(client, 'vendor', id, 'approved')).toMatchObject({
      status: 409,
      body: { details: { allowed: ['cancelled'] } },
    });
    await move(admin, 'admin', id, 'approved');
    expect((await ask(client)).status).toBe(409);
    await move(admin, 'admin', id, 'processing');
    const paid = await move(admin, 'admin', id, 'paid', { reference: 'SEPA 77' });
    expect(paid.body.payoutRequests).toMatchObject([
      { id, state: 'paid', reference: 'SEPA 77', paid_at: expect.any(String), allowed: ['returned'] },
    ]);
    expect((await move(admin, 'admin', id, 'spent')).body.errors).toHaveProperty('state');
    expect((await ask(client)).status).toBe(200);
  });

  it('of one vendor are missing to another, and closed to operators without the permission', async () => {
    const [one, other] = [await givenVendor(shop), await givenVendor(shop)];
    const { id } = (await ask(one.client)).body.data;
    expect((await other.client.get(`/vendor/payoutRequests/${id}`)).status).toBe(404);
    expect((await move(other.client, 'vendor', id, 'cancelled')).status).toBe(404);
    const reader = await givenAdmin(shop, ['payoutRequests.read']);
    expect((await move(reader, 'admin', id, 'approved')).status).toBe(403);
    expect((await admin.post('/admin/payoutRequests/export', { export: 'csv' })).text).toContain('•••• 3000');
  });

  it('of riders are noted and paid by those they ride for', async () => {
    const [one, other] = [await givenVendor(shop), await givenVendor(shop)];
    const rider = await givenRider(shop, { vendor_id: one.vendor.id, bank_account: ACCOUNT });
    const poor = await givenRider(shop, { vendor_id: one.vendor.id });
    const note = (client: Client, rider_id: number) =>
      client.post<Data<Row>>('/vendor/createRiderPayoutRequest', { rider_id, amount: 900 });
    expect((await note(one.client, poor.id)).body.errors).toHaveProperty('rider_id');
    expect((await note(other.client, rider.id)).body.errors).toHaveProperty('rider_id');
    const made = await note(one.client, rider.id);
    expect(made.body.data).toMatchObject({
      number: expect.stringMatching(/^RP/),
      destination: '•••• 3000',
      recipient: { id: rider.id, name: rider.name },
    });
    expect(await note(one.client, rider.id)).toMatchObject({ status: 409, body: { code: 'open_request' } });
    const at = `updateRiderPayoutRequestStatus/${made.body.data.id}`;
    expect((await other.client.put(`/vendor/${at}/approved`)).status).toBe(404);
    expect((await one.client.put(`/vendor/${at}/approved`)).body).toMatchObject({
      riderPayoutRequests: [{ state: 'approved' }],
    });
    expect((await admin.put(`/admin/${at}/processing`)).status).toBe(200);
    const list = await one.client.post<{ total: number }>('/vendor/riderPayoutRequests/filter', {
      filter: { rider_id: rider.id, state: 'processing' },
    });
    expect(list.body.total).toBe(1);
  });
});
