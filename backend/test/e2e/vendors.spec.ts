import type { SignedInUser, VendorDetail, VendorSummary } from '@stoa/contracts';
import type { Client } from '@stoa/testing';
import { Database } from '../../src/kernel/database';
import { Slugs } from '../../src/kernel/i18n';
import { Vendor } from '../../src/modules/vendors';
import { givenAdmin, next, PASSWORD } from '../support/factories';
import { givenLanguage } from '../support/localisation.factories';
import { mailsTo } from '../support/mail';
import { givenMedia, givenPicture, upload } from '../support/media.factories';
import { givenVariant } from '../support/ordering.factories';
import type { Shop } from '../support/shop';
import { startShop } from '../support/shop';
import { givenVendor } from '../support/vendors.factories';

type Data<T> = { data: T };

describe('vendors', () => {
  let shop: Shop;
  let admin: Client;

  beforeAll(async () => {
    shop = await startShop();
    admin = await givenAdmin(shop);
  });
  afterAll(() => shop.close());

  const move = (id: number, status: string) => admin.put(`/admin/vendors/updateStatus/${id}`, { status });

  it('can register, but sign in only after approval', async () => {
    const email = `applicant${next()}@stoa.test`;
    const input = { store_name: 'Applied Arts', name: 'Ann Arts', email, password: PASSWORD };
    const applied = await shop.client.post<Data<{ id: number; status: string }>>(
      '/vendor/registerVendor',
      input,
    );
    expect(applied.body.data).toMatchObject({ status: 'pending' });
    const early = await shop.client.post('/vendor/auth/login', { email, password: PASSWORD });
    expect(early).toMatchObject({
      status: 403,
      body: { code: 'vendor_pending', error: expect.stringMatching(/approved/) },
    });
    const { id } = applied.body.data;
    expect((await shop.client.get('/web/vendors')).text).not.toContain('Applied Arts');
    expect((await move(id, 'approved')).status).toBe(200);
    const client = await shop.client.signIn('vendor', email, PASSWORD);
    expect((await client.get('/vendor/getVendorStore')).body).toMatchObject({
      data: { id, slug: 'applied-arts' },
    });
    const twice = await shop.client.post('/vendor/registerVendor', { ...input, email: email.toUpperCase() });
    expect(Object.keys(twice.body.errors ?? {})).toEqual(['email']);
  });

  it('new vendors get the default role for vendors', async () => {
    const asks = { filter: JSON.stringify({ resource: 'faqs', audience: 'vendor' }) };
    const { body } = await admin.get<{ permissions: { id: number; action: string }[] }>(
      `/admin/permissions?${new URLSearchParams(asks).toString()}`,
    );
    const permission_ids = body.permissions.filter(({ action }) => action === 'read').map(({ id }) => id);
    const role = { code: `answers_${next()}`, name: 'Answers only', audience: 'vendor', permission_ids };
    const made = await admin.post<Data<{ id: number }>>('/admin/roles', role);
    const former = await admin.get<{ roles: { id: number; code: string }[] }>('/admin/roles');
    await admin.put(`/admin/roles/updateDefault/${made.body.data.id}`, {});
    const email = `answers${next()}@stoa.test`;
    const input = { store_name: 'Answers', name: 'Al', email, password: PASSWORD };
    const applied = await shop.client.post<Data<{ id: number }>>('/vendor/registerVendor', input);
    await move(applied.body.data.id, 'approved');
    const client = await shop.client.signIn('vendor', email, PASSWORD);
    expect((await client.get('/vendor/faqs')).status).toBe(200);
    expect((await client.post('/vendor/faqs', {})).status).toBe(403);
    const system = former.body.roles.find(({ code }) => code === 'vendor')?.id ?? 0;
    expect((await admin.put(`/admin/roles/updateDefault/${system}`, {})).status).toBe(200);
  });

  it('follow the allowed status transitions, and suspension ends their sessions', async () => {
    const { client, vendor, user } = await givenVendor(shop);
    const refused = await move(vendor.id, 'pending');
    expect(refused).toMatchObject({
      status: 409,
      body: { code: 'state_not_allowed', details: { from: 'approved', allowed: ['suspended', 'closed'] } },
    });
    expect((await move(vendor.id, 'sold')).status).toBe(422);
    expect((await move(vendor.id, 'suspended')).status).toBe(200);
    expect((await client.get('/vendor/auth/user')).status).toBe(401);
    const login = await shop.client.post('/vendor/auth/login', { email: user.email, password: PASSWORD });
    expect(login).toMatchObject({ status: 403, body: { code: 'vendor_suspended' } });
    const wrong = await shop.client.post('/vendor/auth/login', { email: user.email, password: 'not it' });
    expect(wrong.status).toBe(401);
  });

  it('receive the reason for a suspension by email and at sign-in', async () => {
    const { vendor, user } = await givenVendor(shop);
    const input = {
      status: 'suspended',
      reason: 'Two parcels never left.',
      filterData: { filter: { id: vendor.id } },
    };
    const moved = await admin.put<{ vendors: object[] }>(`/admin/updateVendorStatus/${vendor.id}`, input);
    expect(moved.body.vendors).toMatchObject([
      { status: 'suspended', status_reason: input.reason, allowed: ['approved', 'closed'] },
    ]);
    const [mail] = await mailsTo(shop, vendor.email);
    expect([mail?.subject, mail?.text]).toEqual([
      expect.stringContaining('is suspended'),
      expect.stringContaining('never left'),
    ]);
    // Nobody of a suspended store can sign in to the seller portal.
    expect(mail?.text).toMatch(/Contact us: \S+\/contact\n/);
    const login = await shop.client.post('/vendor/auth/login', { email: user.email, password: PASSWORD });
    expect(login.body.error).toBe(
      'Your store is suspended. Please contact us. Reason: Two parcels never left.',
    );
    await givenLanguage(shop, { code: 'es', iso: 'es' });
    const inSpanish = shop.client.as({ language: 'es' });
    const refused = await inSpanish.post('/vendor/auth/login', { email: user.email, password: PASSWORD });
    expect(refused.body.error).toMatch(/^Tu tienda .* Motivo: Two parcels never left\.$/);
    const repeated = await admin.put(`/admin/updateVendorStatus/${vendor.id}`, { status: 'rejected' });
    expect(repeated).toMatchObject({ status: 409, body: { code: 'state_not_allowed' } });
    await admin.put(`/admin/updateVendorStatus/${vendor.id}`, { status: 'approved' });
    expect((await admin.get(`/admin/vendors/${vendor.id}`)).body).toMatchObject({
      data: { status_reason: null },
    });
  });

  it('can sign in while their store is closed', async () => {
    const { client } = await givenVendor(shop, { store_status: 'closed' });
    expect((await client.get('/vendor/getVendorStore')).body).toMatchObject({
      data: { store_status: 'closed' },
    });
  });

  it('can change their own store, but not the fields reserved for operators', async () => {
    const { client, vendor } = await givenVendor(shop);
    const logo = await givenMedia(client, 'vendor');
    const input = {
      store_name: 'Renamed',
      policies: '<p>Fine</p><script>alert(1)</script>',
      logo_id: logo.id,
      translations: { ar: { store_name: 'متجر' } },
    };
    const saved = await client.post('/vendor/createOrUpdateVendorStore', input);
    expect(saved.body).toMatchObject({
      data: { id: vendor.id, store_name: 'Renamed', policies: '<p>Fine</p>', logo: { id: logo.id } },
    });
    for (const field of ['status', 'is_featured', 'product_count', 'id']) {
      const refused = await client.post('/vendor/createOrUpdateVendorStore', { [field]: 1 });
      expect(Object.keys(refused.body.errors ?? {})).toEqual([field]);
    }
    const stale = await client.post('/vendor/createOrUpdateVendorStore', { store_name: 'X', version: 1 });
    expect(stale).toMatchObject({ status: 409, body: { code: 'stale_version' } });
    const window = { vacation_starts_at: '2026-02-01T00:00:00Z', vacation_ends_at: '2026-01-01T00:00:00Z' };
    expect((await client.post('/vendor/createOrUpdateVendorStore', window)).body.errors).toHaveProperty(
      'vacation_ends_at',
    );
  });

  it('go on vacation until a date to come, and a vacation that ends leaves no dates to the next one', async () => {
    const { client, vendor } = await givenVendor(shop);
    const save = (input: object) => client.post('/vendor/createOrUpdateVendorStore', input);
    const [past, future] = ['2020-01-01T00:00:00.000Z', '2999-01-01T00:00:00.000Z'];
    const away = { store_status: 'vacation' };
    const late = await save({ ...away, vacation_ends_at: past });
    expect(Object.keys(late.body.errors ?? {})).toEqual(['vacation_ends_at']);
    expect((await save({ ...away, vacation_ends_at: future })).status).toBe(200);
    const shown = async () => (await shop.client.get(`/web/vendor/${vendor.id}`)).body;
    expect(await shown()).toMatchObject({ data: { vacation: { ends_at: future } } });
    expect((await save({ store_status: 'open' })).body).toMatchObject({ data: { vacation_ends_at: null } });
    const path = `/admin/updateVendorStoreStatus/${vendor.id}`;
    expect((await admin.put(path, away)).status).toBe(200);
    expect(await shown()).toMatchObject({ data: { vacation: { ends_at: null } } });
  });

  it('are edited with their own texts and all translations, whatever the language of the reader', async () => {
    const { client, vendor } = await givenVendor(shop, { store_name: 'Base Name' });
    const translations = { ar: { store_name: 'اسم المتجر', policies: '<p>سياسة</p>' } };
    expect((await admin.put(`/admin/vendors/${vendor.id}`, { translations })).status).toBe(200);
    const inArabic = { 'accept-language': 'ar' };
    for (const [reader, path] of [
      [admin, `/admin/vendors/${vendor.id}`],
      [client, '/vendor/getVendorStore'],
    ] as const) {
      const { body } = await reader.get<{ data: object }>(path, inArabic);
      expect(body.data).toMatchObject({ store_name: 'Base Name', translations });
    }
  });

  it('cannot use another vendor’s media', async () => {
    const [one, other] = [await givenVendor(shop), await givenVendor(shop)];
    const foreign = await givenMedia(other.client, 'vendor');
    const answer = await one.client.post('/vendor/createOrUpdateVendorStore', { logo_id: foreign.id });
    expect(answer.body.errors).toHaveProperty('logo_id');
  });

  it('can change their own profile, picture and password', async () => {
    const { client, user } = await givenVendor(shop);
    const changed = await client.post<Data<SignedInUser>>('/vendor/updateVendorProfile', {
      name: 'New Name',
      locale: 'ar',
    });
    expect(changed.body.data).toMatchObject({ name: 'New Name', locale: 'ar', vendor_id: user.vendor_id });
    const pictured = await upload(client, 'vendor', await givenPicture(), { path: 'updateProfileImage' });
    expect(pictured.body.data).toMatchObject({ avatar_url: expect.stringMatching(/^\/media\//) });
    const refused = await client.post('/vendor/updateVendorProfile', {
      password: 'brand new one',
      current_password: 'no',
    });
    expect(refused.body.errors).toHaveProperty('current_password');
    const input = { password: 'brand new one', current_password: PASSWORD };
    const elsewhere = await shop.client.signIn('vendor', user.email, PASSWORD);
    expect((await client.post('/vendor/updateVendorProfile', input)).status).toBe(200);
    expect((await client.get('/vendor/auth/user')).status).toBe(200);
    expect((await elsewhere.get('/vendor/auth/user')).status).toBe(401);
    expect(await shop.client.signIn('vendor', user.email, 'brand new one')).toBeDefined();
  });

  it('operators can change featured and store status, and receive the filtered list', async () => {
    const { vendor } = await givenVendor(shop);
    const filterData = { filter: { id: [vendor.id] } };
    const featured = await admin.put(`/admin/updateVendorFeatured/${vendor.id}`, {
      is_featured: true,
      filterData,
    });
    expect(featured.body).toMatchObject({ total: 1, vendors: [{ id: vendor.id, is_featured: true }] });
    const closed = await admin.put(`/admin/updateVendorStoreStatus/${vendor.id}`, {
      store_status: 'closed',
      filterData,
    });
    expect(closed.body).toMatchObject({ vendors: [{ store_status: 'closed' }] });
    expect(
      (await admin.put(`/admin/updateVendorStoreStatus/${vendor.id}`, { store_status: 'gone' })).status,
    ).toBe(422);
    expect((await admin.put('/admin/updateVendorFeatured/999999', { is_featured: true })).status).toBe(404);
    const pending = await givenVendor(shop, { status: 'pending' });
    const lookup = await admin.get<{ vendors: { id: number }[] }>('/admin/vendorsActive');
    const ids = lookup.body.vendors.map((row) => row.id);
    expect([ids.includes(vendor.id), ids.includes(pending.vendor.id)]).toEqual([true, false]);
  });

  it('are public once approved, by id, slug and former slug', async () => {
    const { vendor } = await givenVendor(shop, {
      is_featured: true,
      rating_sum: 9,
      rating_count: 2,
    });
    await givenVariant(shop, vendor.id);
    const list = await shop.client.get<Data<VendorSummary[]>>('/web/vendors');
    expect(list.body.data.find((row) => row.id === vendor.id)).toMatchObject({
      rating_avg: 4.5,
      product_count: 1,
    });
    const featured = await shop.client.get<Data<VendorSummary[]>>('/web/featured_vendors');
    expect(featured.body.data.map((row) => row.id)).toContain(vendor.id);
    const slug = await shop.app.get(Slugs).assign('vendors', vendor.id, 'A New Slug');
    await shop.app.get(Database).tx((em) => em.update(Vendor, { id: vendor.id }, { slug }));
    for (const key of [vendor.id, vendor.slug, slug]) {
      const one = await shop.client.get<Data<VendorDetail>>(`/web/vendor/${key}`);
      expect(one.body.data).toMatchObject({ id: vendor.id, slug, store_status: 'open' });
    }
    expect((await shop.client.get('/web/vendor/nobody-here')).status).toBe(404);
    await move(vendor.id, 'suspended');
    expect((await shop.client.get(`/web/vendor/${slug}`)).status).toBe(404);
  });

  it('respond 401 to guests, and 403 to users of the other console and operators without permission', async () => {
    const { client, vendor } = await givenVendor(shop);
    expect((await shop.client.get('/vendor/getVendorStore')).status).toBe(401);
    expect((await admin.get('/vendor/getVendorStore')).status).toBe(403);
    expect((await client.get('/admin/vendors')).status).toBe(403);
    const reader = await givenAdmin(shop, ['vendors.read']);
    expect((await reader.get('/admin/vendors')).status).toBe(200);
    expect((await reader.put(`/admin/updateVendorFeatured/${vendor.id}`, { is_featured: true })).status).toBe(
      403,
    );
    expect((await reader.put(`/admin/vendors/updateStatus/${vendor.id}`, { status: 'closed' })).status).toBe(
      403,
    );
  });

  it('other vendors can neither sign in nor be viewed, and registration is closed, while multi-vendor is off', async () => {
    const [platform, other] = [await givenVendor(shop), await givenVendor(shop)];
    const save = (values: object) => admin.put('/admin/settings', { group: 'general', values });
    expect((await save({ is_multi_vendor: 0 })).body.errors).toHaveProperty(['values.platform_vendor_id']);
    expect((await save({ platform_vendor_id: 999_999 })).status).toBe(422);
    expect((await save({ is_multi_vendor: 0, platform_vendor_id: platform.vendor.id })).status).toBe(200);
    const login = await shop.client.post('/vendor/auth/login', {
      email: other.user.email,
      password: PASSWORD,
    });
    expect(login).toMatchObject({ status: 403, body: { code: 'multi_vendor_off' } });
    expect((await shop.client.get('/web/vendors')).status).toBe(404);
    expect((await shop.client.get(`/web/vendor/${other.vendor.slug}`)).status).toBe(404);
    expect((await shop.client.get('/web/featured_vendors')).body).toMatchObject({ data: [] });
    const input = { store_name: 'Late', name: 'Late', email: `late${next()}@stoa.test`, password: PASSWORD };
    expect((await shop.client.post('/vendor/registerVendor', input)).body.code).toBe('multi_vendor_off');
    await save({ is_multi_vendor: null });
  });
});
