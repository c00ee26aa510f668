import type { Client } from '@stoa/testing';
import { givenAdmin, PASSWORD } from '../support/factories';
import type { Shop } from '../support/shop';
import { startShop } from '../support/shop';
import {
  choosePassword,
  givenMember,
  givenVendorRole,
  invitationOf,
  inviteMember,
  type Member,
  wholeRole,
} from '../support/teams.factories';
import { givenVendor } from '../support/vendors.factories';

type Data<T> = { data: T };
interface Entry {
  action: string;
  actor: object;
  differences: object[];
}

describe('the team of a vendor', () => {
  let shop: Shop;
  let admin: Client;
  let owner: Client;
  let vendorId: number;
  let packing: number;
  let whole: number;

  beforeAll(async () => {
    shop = await startShop({ SIGN_IN_LIMIT: '1000' });
    admin = await givenAdmin(shop);
    const made = await givenVendor(shop);
    owner = made.client;
    vendorId = made.vendor.id;
    packing = await givenVendorRole(admin, ['orders.read', 'orders.status']);
    whole = await wholeRole(admin);
  });
  afterAll(() => shop.close());

  const signIn = (email: string) => shop.client.signIn('vendor', email, PASSWORD);
  const find = async (id: number) => (await owner.get<Data<Member>>(`/vendor/vendor_users/${id}`)).body.data;
  const setStatus = (by: Client, id: number, status: string) =>
    by.put(`/vendor/vendor_users/updateStatus/${id}`, { status });

  it('invites a person, who chooses a password by the link and signs in with the role', async () => {
    const invited = await inviteMember(owner, packing, { name: 'Mia Berg' });
    expect(invited).toMatchObject({ name: 'Mia Berg', status: 'invited', role_name: 'Packing', allowed: [] });
    await expect(signIn(invited.email)).rejects.toThrow();
    const token = await invitationOf(shop, invited.email);
    expect((await choosePassword(shop, token)).body).toMatchObject({ data: { audience: 'vendor' } });
    const client = await signIn(invited.email);
    expect((await client.get('/vendor/orders')).status).toBe(200);
    expect((await client.get('/vendor/getPayoutBalance')).status).toBe(403);
    expect((await client.get('/vendor/vendor_users')).status).toBe(403);
    expect(await find(invited.id)).toMatchObject({ status: 'active', allowed: ['inactive'] });
    expect((await choosePassword(shop, token)).status).toBe(422);
  });

  it('invites again by a new link, which replaces the earlier one', async () => {
    const { id, email } = await inviteMember(owner, packing);
    const first = await invitationOf(shop, email);
    expect((await owner.post('/vendor/inviteVendorUser', { vendor_user_id: id })).status).toBe(200);
    const second = await invitationOf(shop, email, 2);
    expect((await choosePassword(shop, first)).body.errors).toHaveProperty('token');
    expect((await choosePassword(shop, second)).status).toBe(200);
    const again = await owner.post('/vendor/inviteVendorUser', { vendor_user_id: id });
    expect(again.body).toMatchObject({ code: 'invitation_accepted' });
  });

  it('withdraws an invitation: the link ends, and the address is free again', async () => {
    const { id, email } = await inviteMember(owner, packing);
    const token = await invitationOf(shop, email);
    expect((await owner.delete(`/vendor/vendor_users/${id}`)).status).toBe(200);
    expect((await choosePassword(shop, token)).status).toBe(422);
    expect(await inviteMember(owner, packing, { email })).toMatchObject({ status: 'invited' });
  });

  it('refuses an address in use, whoever uses it, and a role of operators', async () => {
    const { user } = await givenVendor(shop);
    const person = { name: 'Someone', email: user.email.toUpperCase(), role_id: packing };
    expect((await owner.post('/vendor/vendor_users', person)).body.errors).toHaveProperty('email');
    const role = await admin.post<Data<{ id: number }>>('/admin/roles', { code: 'desk', name: 'Desk' });
    const foreign = { name: 'Someone', email: 'someone@stoa.test', role_id: role.body.data.id };
    expect((await owner.post('/vendor/vendor_users', foreign)).body.errors).toHaveProperty('role_id');
  });

  it('changes name, phone and role, but neither the address nor the store', async () => {
    const { id } = await inviteMember(owner, packing);
    const other = await givenVendorRole(admin, ['products.read'], 'Stock');
    const facts = { name: 'Ada Lind', phone: '+46 8 123 456', role_id: other };
    const changed = await owner.put<Data<Member>>(`/vendor/vendor_users/${id}`, facts);
    expect(changed.body.data).toMatchObject({ ...facts, role_name: 'Stock' });
    const moved = await owner.put(`/vendor/vendor_users/${id}`, { email: 'other@stoa.test' });
    expect(moved.body.errors).toHaveProperty('email');
    const { vendor } = await givenVendor(shop);
    const elsewhere = await admin.put(`/admin/vendor_users/${id}`, { vendor_id: vendor.id });
    expect(elsewhere.body.errors).toHaveProperty('vendor_id');
  });

  it('ends sessions at once when a member is disabled, gets another role or is removed', async () => {
    const { client, member } = await givenMember(shop, owner, packing);
    expect((await setStatus(owner, member.id, 'inactive')).status).toBe(200);
    expect((await client.get('/vendor/orders')).status).toBe(401);
    await expect(signIn(member.email)).rejects.toThrow();
    expect((await setStatus(owner, member.id, 'active')).status).toBe(200);
    const back = await signIn(member.email);
    await owner.put(`/vendor/vendor_users/${member.id}`, { role_id: whole });
    expect((await back.get('/vendor/orders')).status).toBe(401);
    const promoted = await signIn(member.email);
    expect((await promoted.get('/vendor/vendor_users')).status).toBe(200);
    await owner.delete(`/vendor/vendor_users/${member.id}`);
    expect((await promoted.get('/vendor/orders')).status).toBe(401);
  });

  it('tells in the history who invited somebody, and that they accepted', async () => {
    const { member } = await givenMember(shop, owner, packing);
    const { body } = await owner.get<{ history: Entry[] }>(`/vendor/history/vendor_users/${member.id}`);
    expect(body.history.map(({ action }) => action)).toEqual(['status', 'create']);
    expect(body.history[0]).toMatchObject({
      actor: { audience: 'vendor', name: member.name },
      differences: [{ field: 'status', before: 'invited', after: 'active' }],
    });
  });

  it('keeps the name of a removed person in histories', async () => {
    const editor = await givenVendorRole(admin, ['vendor_users.read', 'vendor_users.update', 'orders.read']);
    const { client, member } = await givenMember(shop, owner, editor);
    const colleague = await inviteMember(owner, editor);
    await client.put(`/vendor/vendor_users/${colleague.id}`, { name: 'Renamed' });
    await owner.delete(`/vendor/vendor_users/${member.id}`);
    const { body } = await owner.get<{ history: { actor: { name: string } }[] }>(
      `/vendor/history/vendor_users/${colleague.id}`,
    );
    expect(body.history[0]?.actor.name).toBe(member.name);
  });

  it('admits nobody of the team while the store is suspended', async () => {
    const { client: other, vendor } = await givenVendor(shop);
    const { client, member } = await givenMember(shop, other, packing);
    await admin.put(`/admin/updateVendorStatus/${vendor.id}`, { status: 'suspended' });
    expect((await client.get('/vendor/orders')).status).not.toBe(200);
    await expect(signIn(member.email)).rejects.toThrow();
  });

  it('is managed by operators, too, by vendor', async () => {
    const person = { vendor_id: vendorId, name: 'Noor Aziz', email: 'noor@stoa.test', role_id: packing };
    const made = await admin.post<Data<Member>>('/admin/vendor_users', person);
    expect(made.body.data).toMatchObject({ status: 'invited' });
    expect(await invitationOf(shop, 'noor@stoa.test')).not.toBe('');
    const filter = encodeURIComponent(JSON.stringify({ vendor_id: vendorId, status: 'invited' }));
    const listed = await admin.get<{ vendor_users: Member[] }>(`/admin/vendor_users?filter=${filter}`);
    expect(listed.body.vendor_users.map(({ email }) => email)).toContain('noor@stoa.test');
    expect((await admin.delete(`/admin/vendor_users/${made.body.data.id}`)).status).toBe(200);
  });
});
