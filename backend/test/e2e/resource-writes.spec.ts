import type { Client } from '@stoa/testing';
import { givenAdmin, next } from '../support/factories';
import type { Shop } from '../support/shop';
import { startShop } from '../support/shop';
import { givenVendor } from '../support/vendors.factories';

const ROUNDS = 10;
const BATCH_SIZE = 5;

describe('resource writes', () => {
  let shop: Shop;
  let admin: Client;

  beforeAll(async () => {
    shop = await startShop();
    admin = await givenAdmin(shop);
  });
  afterAll(() => shop.close());

  const statuses = async (calls: Promise<{ status: number }>[]): Promise<number[]> =>
    (await Promise.all(calls)).map(({ status }) => status).sort((a, b) => a - b);
  const once = (won: number, lost: number): number[] => [won, ...Array<number>(BATCH_SIZE - 1).fill(lost)];

  it('only one of several concurrent updates with the same version succeeds', async () => {
    const { vendor } = await givenVendor(shop);
    for (let round = 0; round < ROUNDS; round++) {
      const { body } = await admin.get<{ data: { version: number } }>(`/admin/vendors/${vendor.id}`);
      const { version } = body.data;
      const change = (n: number) => admin.put(`/admin/vendors/${vendor.id}`, { version, city: `City ${n}` });
      expect(await statuses(Array.from({ length: BATCH_SIZE }, (_, n) => change(n)))).toEqual(once(200, 409));
    }
  });

  it('every concurrent update without a version increments the version', async () => {
    const { vendor } = await givenVendor(shop);
    const read = async () =>
      (await admin.get<{ data: { version: number } }>(`/admin/vendors/${vendor.id}`)).body.data.version;
    const before = await read();
    const change = (n: number) => admin.put(`/admin/vendors/${vendor.id}`, { city: `City ${n}` });
    await statuses(Array.from({ length: BATCH_SIZE }, (_, n) => change(n)));
    expect(await read()).toBe(before + BATCH_SIZE);
  });

  it('only one of several concurrent deletions succeeds, and the others respond 404', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const { body } = await admin.post<{ data: { id: number } }>('/admin/units', {
        name: `u${next()}`,
        symbol: 'u',
      });
      const remove = () => admin.delete(`/admin/units/${body.data.id}`);
      expect(await statuses(Array.from({ length: BATCH_SIZE }, remove))).toEqual(once(200, 404));
    }
  });

  it('an invalid filterData responds 422 and writes nothing', async () => {
    const values = { name: `u${next()}`, symbol: 'kept' };
    const { body } = await admin.post<{ data: { id: number } }>('/admin/units', values);
    const unit = `/admin/units/${body.data.id}`;
    const filterData = { sort: ['nothing', 'ASC'] };
    const status = await admin.put(`/admin/units/updateStatus/${body.data.id}`, {
      status: 'inactive',
      filterData,
    });
    expect([status.status, (await admin.delete(unit, { filterData })).status]).toEqual([422, 422]);
    expect((await admin.get<{ data: object }>(unit)).body.data).toMatchObject({ status: 'active' });
    const { vendor } = await givenVendor(shop);
    const featured = { is_featured: true, filterData };
    expect((await admin.put(`/admin/updateVendorFeatured/${vendor.id}`, featured)).status).toBe(422);
    const after = await admin.get<{ data: object }>(`/admin/vendors/${vendor.id}`);
    expect(after.body.data).toMatchObject({ is_featured: false });
  });

  it('ids are accepted in plain decimal notation only', async () => {
    const { body } = await admin.post<{ data: { id: number } }>('/admin/units', {
      name: `u${next()}`,
      symbol: 'u',
    });
    const { id } = body.data;
    expect((await admin.get(`/admin/units/${id}`)).status).toBe(200);
    for (const odd of [`0x${id.toString(16)}`, `${id}e0`, `0${id}`, `%2B${id}`, `${id}.0`, `%20${id}`])
      expect([odd, (await admin.get(`/admin/units/${odd}`)).status]).toEqual([odd, 404]);
  });

  it('another vendor’s history responds 404, exactly as a missing vendor’s', async () => {
    const [one, other] = [await givenVendor(shop), await givenVendor(shop)];
    await admin.put(`/admin/vendors/${other.vendor.id}`, { tax_id: 'SECRET-1' });
    const foreign = await one.client.get(`/vendor/history/vendors/${other.vendor.id}`);
    const missing = await one.client.get('/vendor/history/vendors/2000000000');
    expect([foreign.status, foreign.text]).toEqual([404, missing.text]);
    expect((await one.client.get(`/vendor/history/vendors/${one.vendor.id}`)).status).toBe(200);
  });
});
