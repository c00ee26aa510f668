import type { FollowedVendor, VendorDetail, VendorSummary } from '@stoa/contracts';
import type { Answer, Client } from '@stoa/testing';
import { givenCustomer } from '../support/customers.factories';
import { givenAdmin } from '../support/factories';
import { guest } from '../support/ordering.factories';
import type { Shop } from '../support/shop';
import { startShop } from '../support/shop';
import { givenVendor } from '../support/vendors.factories';

const MISSING = 2_000_000_000;

describe('following a store', () => {
  let shop: Shop;
  let somebody: Client;

  beforeAll(async () => {
    shop = await startShop();
    somebody = (await givenCustomer(shop)).client;
  });
  afterAll(() => shop.close());

  const given = async (): Promise<number> => (await givenVendor(shop)).vendor.id;
  const follow = (by: Client, vendor_id: number, more = {}): Promise<Answer<{ data: FollowedVendor }>> =>
    by.post<{ data: FollowedVendor }>('/web/follow_vendor', { vendor_id, ...more });
  const followedBy = async (by: Client): Promise<number[]> =>
    (await by.get<{ data: VendorSummary[] }>('/web/followed_vendors')).body.data.map(({ id }) => id);
  const counted = async (id: number): Promise<number> =>
    (await shop.client.get<{ data: VendorDetail }>(`/web/vendor/${id}`)).body.data.followers_count;

  it('counts each customer once, lists only that customer’s stores, and can be undone', async () => {
    const [first, second] = [await given(), await given()];
    expect((await follow(somebody, first)).body.data).toEqual({
      vendor_id: first,
      is_followed: true,
      followers_count: 1,
    });
    await follow(somebody, first);
    await follow(somebody, second);
    expect(await counted(first)).toBe(1);
    expect((await followedBy(somebody)).sort()).toEqual([first, second].sort());
    const other = (await givenCustomer(shop)).client;
    expect(await followedBy(other)).toEqual([]);
    await follow(other, first);
    expect(await counted(first)).toBe(2);
    for (const _again of [1, 2])
      expect((await follow(somebody, first, { follow: false })).body.data.followers_count).toBe(1);
    expect(await followedBy(somebody)).toEqual([second]);
  });

  it('counts each follower once for concurrent duplicate requests', async () => {
    const vendor = await given();
    const people = await Promise.all([1, 2, 3].map(async () => (await givenCustomer(shop)).client));
    const both = [...people, ...people];
    const answers = await Promise.all(both.map((one) => follow(one, vendor)));
    expect(answers.map(({ status }) => status)).toEqual(both.map(() => 200));
    expect(await counted(vendor)).toBe(3);
    await Promise.all(both.map((one) => follow(one, vendor, { follow: false })));
    expect(await counted(vendor)).toBe(0);
  });

  it('requires a session, and returns 404 for unknown and suspended stores', async () => {
    const vendor = await given();
    expect((await follow(guest(shop), vendor)).status).toBe(401);
    expect((await guest(shop).get('/web/followed_vendors')).status).toBe(401);
    expect((await follow(somebody, MISSING)).status).toBe(404);
    expect((await follow(somebody, vendor, { follow: 'yes' })).status).toBe(422);
    await follow(somebody, vendor);
    const admin = await givenAdmin(shop);
    await admin.put(`/admin/vendors/updateStatus/${vendor}`, { status: 'suspended' });
    expect(await followedBy(somebody)).not.toContain(vendor);
    const other = (await givenCustomer(shop)).client;
    expect((await follow(other, vendor)).status).toBe(404);
    expect((await follow(somebody, vendor, { follow: false })).status).toBe(200);
  });
});
