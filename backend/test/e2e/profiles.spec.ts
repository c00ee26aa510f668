import type { AccountProfile } from '@stoa/contracts';
import type { Client } from '@stoa/testing';
import { givenAdmin, PASSWORD } from '../support/factories';
import { givenLanguage } from '../support/localisation.factories';
import { givenMedia } from '../support/media.factories';
import { addToCart, givenMarket, givenVariant, pay, readyToPay } from '../support/ordering.factories';
import { givenCustomer } from '../support/customers.factories';
import type { Shop } from '../support/shop';
import { startShop } from '../support/shop';
import { givenVendor } from '../support/vendors.factories';

type Read = { data: AccountProfile };
const NEW = 'battery staple';

describe('account profile', () => {
  let shop: Shop;

  beforeAll(async () => {
    shop = await startShop();
  });
  afterAll(() => shop.close());

  const profile = async (client: Client): Promise<AccountProfile> =>
    (await client.get<Read>('/admin/getAdminProfile')).body.data;

  it('is read and updated by an operator and recorded in the history', async () => {
    const admin = await givenAdmin(shop);
    const picture = await givenMedia(admin, 'admin');
    const before = await profile(admin);
    const changed = await admin.post<Read>('/admin/updateAdminProfile', {
      name: ' Ada ',
      phone: '+49 30 1234',
      locale: 'ar',
      avatar_id: picture.id,
    });
    expect(changed.body.data).toMatchObject({
      id: before.id,
      name: 'Ada',
      email: before.email,
      phone: '+49 30 1234',
      locale: 'ar',
      avatar_id: picture.id,
      avatar_url: expect.stringMatching(/^\/media\//),
      role: 'super_admin',
    });
    const user = await admin.get<{ data: { name: string; avatar_url: string } }>('/admin/auth/user');
    expect(user.body.data).toMatchObject({ name: 'Ada', avatar_url: changed.body.data.avatar_url });
    const { body } = await admin.get<{ history: { differences: { field: string }[] }[] }>(
      `/admin/history/admins/${before.id}`,
    );
    expect(body.history[0]?.differences.map(({ field }) => field)).toContain('phone');
  });

  it('requires the current password to change email or password, and a new password ends other sessions', async () => {
    const admin = await givenAdmin(shop);
    const { email } = await profile(admin);
    for (const input of [{ password: NEW }, { email: 'new@stoa.test', current_password: 'wrong' }]) {
      const refused = await admin.post('/admin/updateAdminProfile', input);
      expect([refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([422, ['current_password']]);
    }
    const other = await shop.client.signIn('admin', email, PASSWORD);
    const input = { password: NEW, current_password: PASSWORD };
    expect((await admin.post('/admin/updateAdminProfile', input)).status).toBe(200);
    expect((await admin.get('/admin/auth/user')).status).toBe(200);
    expect((await other.get('/admin/auth/user')).status).toBe(401);
    expect(await shop.client.signIn('admin', email, NEW)).toBeDefined();
  });

  it('rejects an email already in use, an unknown picture, an empty name and other fields', async () => {
    const [one, other] = [await givenAdmin(shop), await givenAdmin(shop)];
    const { email } = await profile(other);
    const refusals: [object, string][] = [
      [{ email, current_password: PASSWORD }, 'email'],
      [{ avatar_id: 999 }, 'avatar_id'],
      [{ role_id: 1 }, 'role_id'],
      [{ name: ' ' }, 'name'],
    ];
    for (const [input, field] of refusals) {
      const answer = await one.post('/admin/updateAdminProfile', input);
      expect([answer.status, Object.keys(answer.body.errors ?? {})]).toEqual([422, [field]]);
    }
  });

  it('is readable by vendors', async () => {
    const { client, user } = await givenVendor(shop);
    const { body } = await client.get<Read>('/vendor/getVendorProfile');
    expect(body.data).toMatchObject({ id: user.id, name: user.name, email: user.email, role: 'Vendor' });
    const admin = await givenAdmin(shop);
    const { roles } = (
      await admin.get<{ roles: { id: number }[] }>('/admin/roles?filter={"audience":"vendor"}')
    ).body;
    await givenLanguage(shop);
    await givenLanguage(shop, { code: 'ar', iso: 'ar-EG', name: 'Arabic', native_name: 'العربية' });
    const translations = { ar: { name: 'بائع' } };
    await admin.put(`/admin/roles/${roles[0]?.id}`, { translations });
    const arabic = await client.as({ language: 'ar' }).get<Read>('/vendor/getVendorProfile');
    expect(arabic.body.data.role).toBe('بائع');
    expect((await shop.client.get('/vendor/getVendorProfile')).status).toBe(401);
  });

  it('offers only operator roles in the role lookup', async () => {
    const admin = await givenAdmin(shop);
    await givenVendor(shop);
    await admin.post('/admin/roles', { code: 'clerk', name: 'Clerk' });
    const all = await admin.get<{ roles: { code: string }[]; total: number }>('/admin/allActiveAdminsRoles');
    expect(all.body.roles.map(({ code }) => code)).toEqual(expect.arrayContaining(['clerk', 'super_admin']));
    expect(all.body.roles.map(({ code }) => code)).not.toContain('vendor');
    const answer = await admin.get<{ total: number }>('/admin/allActiveAdminsRoles?q=cler');
    expect(answer.body.total).toBe(1);
  });

  it('of a customer is listed only to vendors from whom the customer has ordered', async () => {
    const { country_id } = await givenMarket(shop);
    const [seller, rival] = [await givenVendor(shop), await givenVendor(shop)];
    const buyer = await givenCustomer(shop, { first_name: 'Noor' });
    await addToCart(buyer.client, await givenVariant(shop, seller.vendor.id));
    await pay(buyer.client, await readyToPay(buyer.client, country_id));
    const named = async (client: Client, search = ''): Promise<string[]> => {
      const path = `/vendor/activeCustomersSeller${search}`;
      const { body } = await client.get<{ customers: { name: string }[] }>(path);
      return body.customers.map(({ name }) => name);
    };
    expect(await named(seller.client)).toEqual([expect.stringMatching(/^Noor/)]);
    expect(await named(seller.client, '?q=nobody')).toEqual([]);
    expect(await named(rival.client)).toEqual([]);
    expect(await named(rival.client, `?ids=${buyer.customer.id}`)).toEqual([]);
  });
});
