import type { Answer, Client } from '@stoa/testing';
import { givenAdmin, next } from '../support/factories';
import type { Shop } from '../support/shop';
import { startShop } from '../support/shop';
import { givenMember, wholeRole } from '../support/teams.factories';
import { givenVendor } from '../support/vendors.factories';

type Switched = { status: string; is_suspended: boolean; allowed?: string[] };

const SUSPENDED = { status: 'inactive', is_suspended: true };
const REFUSED = {
  status: 409,
  body: { code: 'suspended_by_operator', error: expect.stringContaining('Only an operator') as string },
};

/** What a vendor switches on and off itself, with a record of each. */
const RECORDS: [path: string, facts: () => object][] = [
  ['static_banners', () => ({ title: 'Sale', placement: 'store' })],
  ['faqs', () => ({ question: 'Open?', answer: 'Yes' })],
  ['seo_pages', () => ({ target_type: 'vendor', meta_title: 'Our store' })],
  ['stock_feeds', () => ({ name: 'Stock', url: `https://feeds.example/${next()}.csv` })],
];

describe('a record of a vendor that an operator has switched off', () => {
  let shop: Shop;
  let admin: Client;
  let vendor: Client;

  beforeAll(async () => {
    shop = await startShop();
    admin = await givenAdmin(shop);
  });
  beforeEach(async () => {
    vendor = (await givenVendor(shop)).client;
  });
  afterAll(() => shop.close());

  const given = async (path: string, facts: object): Promise<number> =>
    (await vendor.post<{ data: { id: number } }>(`/vendor/${path}`, facts)).body.data.id;
  const setStatus = (path: string, id: number, status?: string): Promise<Answer> =>
    vendor.put(`/vendor/${path}/updateStatus/${id}`, { status });
  const decide = (path: string, id: number, status: string): Promise<Answer> =>
    admin.put(`/admin/${path}/updateStatus/${id}`, { status });
  const read = async (path: string, id: number, by = vendor): Promise<Switched> =>
    (await by.get<{ data: Switched }>(`/${by === admin ? 'admin' : 'vendor'}/${path}/${id}`)).body.data;

  it.each(RECORDS)('of %s is switched on by operators only, by whatever call', async (path, facts) => {
    const id = await given(path, facts());
    expect((await decide(path, id, 'inactive')).status).toBe(200);
    expect(await read(path, id)).toMatchObject({ ...SUSPENDED, allowed: [] });
    expect(await read(path, id, admin)).toMatchObject(SUSPENDED);
    expect(await setStatus(path, id)).toMatchObject(REFUSED);
    expect(await vendor.put(`/vendor/${path}/${id}`, { status: 'active' })).toMatchObject(REFUSED);
    expect((await vendor.put(`/vendor/${path}/${id}`, { is_suspended: false })).status).toBe(422);
    const bulk = await vendor.post(`/vendor/bulkStatus/${path}`, { ids: [id], status: 'active' });
    expect(bulk.body).toMatchObject({ data: { done: [], refused: [{ id, code: REFUSED.body.code }] } });
    expect(await read(path, id)).toMatchObject(SUSPENDED);
    expect((await decide(path, id, 'active')).status).toBe(200);
    for (const status of ['inactive', 'active']) expect((await setStatus(path, id, status)).status).toBe(200);
    expect(await read(path, id)).not.toHaveProperty('allowed');
  });

  it.each(RECORDS)('of %s stays the vendor’s if the vendor switched it off itself', async (path, facts) => {
    const id = await given(path, facts());
    expect((await setStatus(path, id, 'inactive')).status).toBe(200);
    expect((await admin.put(`/admin/${path}/${id}`, { status: 'inactive' })).status).toBe(200);
    expect(await read(path, id)).toMatchObject({ is_suspended: false });
    expect((await setStatus(path, id, 'active')).status).toBe(200);
  });

  it('of stock_feeds is not run by its vendor either', async () => {
    const id = await given('stock_feeds', { name: 'Stock', url: `https://feeds.example/${next()}.csv` });
    expect((await decide('stock_feeds', id, 'inactive')).status).toBe(200);
    expect(await vendor.post(`/vendor/runStockFeed/${id}`)).toMatchObject(REFUSED);
    expect((await admin.post(`/admin/runStockFeed/${id}`)).status).toBe(200);
  });

  it('of a team stays out until an operator lets the person in again', async () => {
    const { client, member } = await givenMember(shop, vendor, await wholeRole(admin));
    expect((await decide('vendor_users', member.id, 'inactive')).status).toBe(200);
    expect((await client.get('/vendor/orders')).status).toBe(401);
    expect(await read('vendor_users', member.id)).toMatchObject({ ...SUSPENDED, allowed: [] });
    for (const status of ['active', undefined])
      expect(await setStatus('vendor_users', member.id, status)).toMatchObject({ status: 409 });
    expect(await setStatus('vendor_users', member.id, 'active')).toMatchObject(REFUSED);
    expect((await decide('vendor_users', member.id, 'active')).status).toBe(200);
    for (const status of ['inactive', 'active'])
      expect((await setStatus('vendor_users', member.id, status)).status).toBe(200);
  });

  it('belongs to the shop itself: it is off, but nobody is kept from switching it on', async () => {
    const facts = { question: 'Open?', answer: 'Yes' };
    const { id } = (await admin.post<{ data: { id: number } }>('/admin/faqs', facts)).body.data;
    expect((await decide('faqs', id, 'inactive')).status).toBe(200);
    expect(await read('faqs', id, admin)).toMatchObject({ status: 'inactive', is_suspended: false });
  });

  it('stays off when its vendor switches it on at the same moment', async () => {
    for (let round = 0; round < 5; round += 1) {
      const id = await given('faqs', { question: `Open? ${round}`, answer: 'Yes' });
      await Promise.all([
        vendor.put(`/vendor/faqs/${id}`, { answer: 'Always', status: 'active' }),
        decide('faqs', id, 'inactive'),
        setStatus('faqs', id, 'active'),
      ]);
      expect(await read('faqs', id)).toMatchObject(SUSPENDED);
    }
  });
});
