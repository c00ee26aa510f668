import type { Client } from '@stoa/testing';
import { Database } from '../../src/kernel/database';
import { PayoutRequest } from '../../src/modules/payouts';
import { givenAdmin } from '../support/factories';
import { givenLanguage } from '../support/localisation.factories';
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
}
const ACCOUNT = 'DE89 3704 0044 0532 0130 00';

describe('payout requests', () => {
  let shop: Shop;
  let admin: Client;
  let country: number;

  beforeAll(async () => {
    shop = await startShop();
    await givenLanguage(shop);
    await givenLanguage(shop, {
      code: 'ar',
      iso: 'ar-EG',
      name: 'Arabic',
      native_name: 'العربية',
      direction: 'rtl',
    });
    admin = await givenAdmin(shop);
    country = (await givenMarket(shop)).country_id;
  });
  afterAll(() => shop.close());

  /** Sells one unit of a vendor at this price and applies the status changes; no commission is configured. */
  async function sell(vendor_id: number, price: number, ...states: string[]): Promise<number> {
    const placed = await buyAsGuest(shop, country, await givenVariant(shop, vendor_id, { price }));
    const order_id = placed.orders[0]?.id ?? 0;
    for (const state of states) await admin.post('/admin/changeOrderStatus', { order_id, state });
    return order_id;
  }
  const DELIVERED = ['processing', 'ready', 'shipped', 'delivered'];
  /** A vendor with a balance: one delivered sale of 1,000.00 plus 5.00 shipping. */
  async function seller() {
    const made = await givenVendor(shop);
    await sell(made.vendor.id, 100_000, ...DELIVERED);
    return made;
  }

  const ask = (client: Client, input: object = {}) =>
    client.post<Data<Row>>('/vendor/createPayoutRequest', { amount: 12_500, destination: ACCOUNT, ...input });
  const move = (client: Client, audience: string, id: number, state: string, note: object = {}) =>
    client.put<{ payoutRequests: Row[] }>(`/${audience}/updatePayoutRequestStatus/${id}/${state}`, {
      filterData: { filter: { id } },
      ...note,
    });

  it('go to the vendor’s own bank account unless the request names another', async () => {
    const { client } = await seller();
    expect(await ask(client, { destination: null })).toMatchObject({
      status: 422,
      body: { errors: { destination: expect.any(Array) } },
    });
    const bank_account = 'GB29 NWBK 6016 1331 9268 19';
    const { version } = (await client.get<Data<{ version: number }>>('/vendor/getVendorStore')).body.data;
    const saved = await client.post('/vendor/createOrUpdateVendorStore', { bank_account, version });
    expect(saved.status).toBe(200);
    expect((await ask(client, { method: 'paypal', destination: undefined })).status).toBe(422);
    const made = await ask(client, { destination: undefined });
    expect(made.body.data).toMatchObject({ destination: '•••• 6819', method: 'bank_transfer' });
  });

  it('name their vendor in the reader’s language', async () => {
    const { client, vendor } = await seller();
    const { id } = (await ask(client)).body.data;
    const translations = { ar: { store_name: 'متجر الشمال' } };
    const record = (await admin.get<Data<{ version: number }>>(`/admin/vendors/${vendor.id}`)).body.data;
    const saved = await admin.put(`/admin/vendors/${vendor.id}`, { translations, version: record.version });
    expect(saved.status).toBe(200);
    const read = async (language: string) =>
      (await admin.as({ language }).get<Data<object>>(`/admin/payoutRequests/${id}`)).body.data;
    expect(await read('ar')).toMatchObject({ recipient: { id: vendor.id, name: 'متجر الشمال' } });
    expect(await read('en')).toMatchObject({ recipient: { id: vendor.id, name: vendor.store_name } });
    // The captions of the books as well.
    const entries = async (language: string) => {
      const filter = { account: 'vendor_held', owner: String(vendor.id) };
      const answer = await admin
        .as({ language })
        .post<{ ledger_entries: { owner_name: string }[] }>('/admin/ledger_entries/filter', { filter });
      return answer.body.ledger_entries.map(({ owner_name }) => owner_name);
    };
    expect(await entries('ar')).toEqual(['متجر الشمال']);
    expect(await entries('en')).toEqual([vendor.store_name]);
    const { body } = await admin
      .as({ language: 'ar' })
      .get<Data<{ name: string }[]>>('/admin/ledgerAccountBalances?account=vendor_held');
    expect(body.data.map(({ name }) => name)).toContain('متجر الشمال');
  });

  it('are created by vendors, one open request at a time, with the account number masked', async () => {
    const { client, vendor } = await seller();
    const made = await ask(client);
    expect(made.body.data).toMatchObject({
      number: expect.stringMatching(/^PR\d{6}$/),
      amount: 12_500,
      currency: 'USD',
      state: 'pending',
      fee: 0,
      net: 12_500,
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

  it('name every invalid field and create nothing', async () => {
    const { client } = await seller();
    const empty = await client.post('/vendor/createPayoutRequest', { destination: '' });
    expect(Object.keys(empty.body.errors ?? {}).sort()).toEqual(['amount', 'destination']);
    for (const amount of [0, -5, 1.5, '100', 2_000_000_000_000])
      expect(Object.keys((await ask(client, { amount })).body.errors ?? {})).toEqual(['amount']);
    expect((await client.get<{ total: number }>('/vendor/payoutRequests')).body.total).toBe(0);
  });

  it('are approved and paid by operators through allowed status changes, responding with the filtered list', async () => {
    const { client } = await seller();
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

  it('are hidden from other vendors and closed to operators without the update permission', async () => {
    const [one, other] = [await seller(), await seller()];
    const { id } = (await ask(one.client)).body.data;
    expect((await other.client.get(`/vendor/payoutRequests/${id}`)).status).toBe(404);
    expect((await move(other.client, 'vendor', id, 'cancelled')).status).toBe(404);
    const reader = await givenAdmin(shop, ['payoutRequests.read']);
    expect((await move(reader, 'admin', id, 'approved')).status).toBe(403);
    expect((await admin.post('/admin/payoutRequests/export', { export: 'csv' })).text).toContain('•••• 3000');
  });

  it('for riders are created and approved by the rider’s vendor', async () => {
    const [one, other] = [await seller(), await seller()];
    const pay = { commission_type: 'fixed', commission_amount: 900 } as const;
    const rider = await givenRider(shop, { vendor_id: one.vendor.id, bank_account: ACCOUNT, ...pay });
    const poor = await givenRider(shop, { vendor_id: one.vendor.id });
    const note = (client: Client, rider_id: number) =>
      client.post<Data<Row>>('/vendor/createRiderPayoutRequest', { rider_id, amount: 900 });
    expect((await note(one.client, poor.id)).body.errors).toHaveProperty('rider_id');
    expect((await note(other.client, rider.id)).body.errors).toHaveProperty('rider_id');
    expect(await note(one.client, rider.id)).toMatchObject({
      status: 422,
      body: { code: 'insufficient_balance', details: { available: 0 } },
    });
    const order_id = await sell(one.vendor.id, 5000, 'processing', 'ready');
    const offer = { order_id, rider_id: rider.id };
    const { id } = (await one.client.post<Data<Row>>('/vendor/assignRider', offer)).body.data;
    for (const status of ['accepted', 'picked_up', 'in_transit', 'delivered'])
      expect((await one.client.put(`/vendor/rider_shipping/updateStatus/${id}`, { status })).status).toBe(
        200,
      );
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

  it('cannot exceed the available balance, even when sent at the same time', async () => {
    const { client, vendor } = await givenVendor(shop);
    expect(await ask(client)).toMatchObject({
      status: 422,
      body: { code: 'insufficient_balance', details: { available: 0, currency: 'USD' } },
    });
    await sell(vendor.id, 20_000);
    await sell(vendor.id, 30_000, 'processing', 'cancelled');
    expect((await ask(client)).status).toBe(422);
    await sell(vendor.id, 12_000, ...DELIVERED);
    expect(await ask(client, { amount: 12_501 })).toMatchObject({
      status: 422,
      body: { errors: { amount: ['Only $125.00 can be paid out at the moment.'] } },
    });
    const answers = await Promise.all(Array.from({ length: 5 }, () => ask(client)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
    const id = answers.find(({ status }) => status === 200)?.body.data.id ?? 0;
    const balance = (): Promise<unknown> =>
      client.get('/vendor/getPayoutBalance').then(({ body }) => body.data);
    expect(await balance()).toMatchObject({ currency: 'USD', held: 12_500, available: 0, paid: 0 });
    for (const state of ['approved', 'processing', 'paid']) await move(admin, 'admin', id, state);
    expect(await balance()).toMatchObject({ held: 0, available: 0, paid: 12_500 });
    expect((await ask(client, { amount: 1 })).status).toBe(422);
    await move(admin, 'admin', id, 'returned');
    expect(await balance()).toMatchObject({ available: 12_500, paid: 0 });
  });
});
