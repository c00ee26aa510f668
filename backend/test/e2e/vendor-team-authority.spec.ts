import type { Client } from '@stoa/testing';
import { givenAdmin, next } from '../support/factories';
import type { Shop } from '../support/shop';
import { startShop } from '../support/shop';
import {
  givenMember,
  givenVendorRole,
  inviteMember,
  type Member,
  wholeRole,
} from '../support/teams.factories';
import { givenVendor } from '../support/vendors.factories';

const ACTIONS = ['read', 'create', 'update', 'delete', 'status'];
const TEAM = ACTIONS.map((action) => `vendor_users.${action}`);

describe('authority within the team of a vendor', () => {
  let shop: Shop;
  let admin: Client;
  let whole: number;
  let leading: number;
  let selling: number;

  beforeAll(async () => {
    shop = await startShop({ SIGN_IN_LIMIT: '1000' });
    admin = await givenAdmin(shop);
    await givenVendor(shop);
    whole = await wholeRole(admin);
    leading = await givenVendorRole(admin, TEAM, 'Leading');
    selling = await givenVendorRole(admin, ['vendor_users.read', 'orders.read'], 'Selling');
  });
  afterAll(() => shop.close());

  const path = (id: number) => `/vendor/vendor_users/${id}`;
  const disable = (by: Client, id: number) =>
    by.put(`/vendor/vendor_users/updateStatus/${id}`, { status: 'inactive' });

  it('lets nobody give or change permissions beyond their own', async () => {
    const { client: owner, user } = await givenVendor(shop);
    const { client } = await givenMember(shop, owner, leading);
    const { member: seller } = await givenMember(shop, owner, selling);
    const invited = await inviteMember(owner, selling);
    const person = { name: 'New', email: `new${next()}@stoa.test` };
    const answers = [
      await client.post('/vendor/vendor_users', { ...person, role_id: whole }),
      await client.post('/vendor/vendor_users', { ...person, role_id: selling }),
      await client.put(path(seller.id), { name: 'Renamed' }),
      await client.put(path(user.id), { role_id: leading }),
      await client.delete(path(seller.id)),
      await disable(client, user.id),
      await client.post('/vendor/inviteVendorUser', { vendor_user_id: invited.id }),
      await client.put(`/vendor/resetVendorUserTwoFactor/${user.id}`, {}),
    ];
    expect(answers.map(({ status, body }) => [status, body.code])).toEqual(
      answers.map(() => [403, 'above_own_authority']),
    );
    expect((await client.post('/vendor/vendor_users', { ...person, role_id: leading })).status).toBe(200);
  });

  it('offers only the roles that one may give, and names all of them', async () => {
    const { client: owner } = await givenVendor(shop);
    const { client } = await givenMember(shop, owner, leading);
    const offered = async (by: Client, query = '') =>
      (await by.get<{ roles: { name: string }[] }>(`/vendor/vendorRolesActive${query}`)).body.roles.map(
        ({ name }) => name,
      );
    expect(await offered(owner)).toEqual(['Leading', 'Selling', 'Vendor']);
    expect(await offered(client)).toEqual(['Leading']);
    expect(await offered(client, `?ids=${whole}`)).toEqual(['Vendor']);
  });

  it('lets nobody disable, remove or demote themselves, but change their own name', async () => {
    const { client: owner, user } = await givenVendor(shop);
    await givenMember(shop, owner, whole);
    const answers = [
      await disable(owner, user.id),
      await owner.delete(path(user.id)),
      await owner.put(path(user.id), { role_id: leading }),
      await owner.put(`/vendor/resetVendorUserTwoFactor/${user.id}`, {}),
    ];
    expect(answers.map(({ status, body }) => [status, body.code])).toEqual(
      answers.map(() => [409, 'own_account']),
    );
    expect((await owner.put(path(user.id), { name: 'Own name', role_id: whole })).status).toBe(200);
    expect((await owner.get('/vendor/vendor_users')).status).toBe(200);
  });

  it('tells readers which accounts they may change, delete or disable', async () => {
    const { client: owner, user } = await givenVendor(shop);
    const { client, member } = await givenMember(shop, owner, leading);
    const { member: peer } = await givenMember(shop, owner, leading);
    const rights = async (by: Client) => {
      const { body } = await by.get<{ vendor_users: Member[] }>('/vendor/vendor_users');
      return new Map(body.vendor_users.map((row) => [row.id, [row.editable, row.deletable, row.allowed]]));
    };
    const everything = [true, true, ['inactive']];
    expect(await rights(client)).toEqual(
      new Map<number, unknown>([
        [user.id, [false, false, []]],
        [member.id, [true, false, []]],
        [peer.id, everything],
      ]),
    );
    expect((await rights(owner)).get(user.id)).toEqual([true, false, []]);
    expect((await rights(owner)).get(member.id)).toEqual(everything);
  });

  it('protects the last active owner from operators, too', async () => {
    const { client: owner, user } = await givenVendor(shop);
    await inviteMember(owner, whole);
    const answers = [
      await admin.put(`/admin/vendor_users/updateStatus/${user.id}`, { status: 'inactive' }),
      await admin.delete(`/admin/vendor_users/${user.id}`),
      await admin.put(`/admin/vendor_users/${user.id}`, { role_id: leading }),
    ];
    expect(answers.map(({ status, body }) => [status, body.code])).toEqual(
      answers.map(() => [409, 'last_owner']),
    );
  });

  it.each(['disable', 'remove', 'demote'] as const)(
    'keeps an owner when two of them %s each other at the same time',
    async (deed) => {
      const { client: first, user } = await givenVendor(shop);
      const { client: second, member } = await givenMember(shop, first, whole);
      const deeds = {
        disable,
        remove: (by: Client, id: number) => by.delete(path(id)),
        demote: (by: Client, id: number) => by.put(path(id), { role_id: leading }),
      };
      const answers = await Promise.all([deeds[deed](first, member.id), deeds[deed](second, user.id)]);
      // The later request finds its session ended, itself without the permission, or the last one.
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      const { body } = await admin.get<{ vendor_users: Member[] }>(
        `/admin/vendor_users?filter=${encodeURIComponent(JSON.stringify({ role_id: whole, status: 'active', vendor_id: user.vendor_id }))}`,
      );
      expect(body.vendor_users).toHaveLength(1);
    },
  );
});
