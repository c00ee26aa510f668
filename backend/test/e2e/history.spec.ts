import type { HistoryEntry, ProductRecord } from '@stoa/contracts';
import type { Client } from '@stoa/testing';
import { givenProduct } from '../support/catalogue.factories';
import { givenAdmin } from '../support/factories';
import { buyAsGuest, givenMarket, givenVariant } from '../support/ordering.factories';
import type { Shop } from '../support/shop';
import { startShop } from '../support/shop';
import { givenMedia } from '../support/media.factories';
import { statementsOf } from '../support/statements';
import { givenVendor } from '../support/vendors.factories';

interface HistoryPage {
  history: HistoryEntry[];
  total: number;
}

describe('record history', () => {
  let shop: Shop;
  let admin: Client;

  let country_id: number;

  beforeAll(async () => {
    shop = await startShop();
    admin = await givenAdmin(shop);
    country_id = (await givenMarket(shop)).country_id;
  });
  afterAll(() => shop.close());

  async function made(path: string, input: object): Promise<number> {
    const { body } = await admin.post<{ data: { id: number } }>(`/admin/${path}`, input);
    return body.data.id;
  }

  async function historyOf(path: string, id: number, client = admin): Promise<HistoryEntry[]> {
    const side = client === admin ? 'admin' : 'vendor';
    return (await client.get<HistoryPage>(`/${side}/history/${path}/${id}`)).body.history;
  }

  it('returns every change with actor, old and new values, newest first', async () => {
    const id = await made('units', { name: 'Litre', symbol: 'l', translations: { ar: { name: 'ليتر' } } });
    await admin.put(`/admin/units/${id}`, {
      name: 'Liter',
      symbol: 'l',
      translations: { ar: { name: 'لتر' }, es: { name: 'Litro' } },
    });
    await admin.put(`/admin/units/updateStatus/${id}`, { status: 'inactive' });
    const entries = await historyOf('units', id);
    expect(entries.map(({ action, actor, differences }) => [action, actor.name, differences])).toEqual([
      ['status', 'Test Admin', [{ field: 'status', before: 'active', after: 'inactive' }]],
      [
        'update',
        'Test Admin',
        [
          { field: 'name', before: 'Litre', after: 'Liter' },
          { field: 'name.ar', before: 'ليتر', after: 'لتر' },
          { field: 'name.es', before: null, after: 'Litro' },
        ],
      ],
      ['create', 'Test Admin', []],
    ]);
    expect(entries.map(({ at }) => new Date(at).toISOString() === at)).toEqual([true, true, true]);
  });

  it('omits saves that change nothing and saves that are rejected', async () => {
    const id = await made('units', { name: 'Barrel', symbol: 'bbl' });
    await admin.put(`/admin/units/${id}`, { name: 'Barrel' });
    await admin.put(`/admin/units/${id}`, { name: '' });
    expect((await historyOf('units', id)).map(({ action }) => action)).toEqual(['create']);
  });

  it('is kept after deletion, with the deleted values', async () => {
    const id = await made('units', { name: 'Cubit', symbol: 'cbt' });
    await admin.delete(`/admin/units/${id}`);
    const [last] = await historyOf('units', id);
    expect(last).toMatchObject({
      action: 'delete',
      differences: expect.arrayContaining([{ field: 'name', before: 'Cubit', after: null }]) as object,
    });
  });

  it('records that a password changed, without its value', async () => {
    const role_id = await made('roles', { code: 'clerk', name: 'Clerk' });
    const id = await made('admins', {
      name: 'Clara',
      email: 'clara@stoa.test',
      password: 'correct horse',
      role_id,
    });
    await admin.put(`/admin/admins/${id}`, { password: 'battery staple' });
    const [last] = await historyOf('admins', id);
    expect(last?.differences).toEqual([{ field: 'password' }]);
  });

  it('records changes of single variants and of assigned categories', async () => {
    const { vendor } = await givenVendor(shop);
    const product = await givenProduct(shop, { vendor_id: vendor.id });
    const { version, variants } = (await admin.get<{ data: ProductRecord }>(`/admin/products/${product.id}`))
      .body.data;
    const [{ id, sku, price } = { id: 0, sku: '', price: 0 }] = variants;
    await admin.put(`/admin/productsAttribute/${product.id}`, {
      version,
      axes: [],
      attributes: [],
      variants: [{ id, sku, option_value_ids: [], price: price + 250 }],
    });
    expect((await historyOf('products', product.id))[0]?.differences).toContainEqual({
      field: 'price',
      of: sku,
      before: price,
      after: price + 250,
    });
    const category = await made('categories', { name: 'Lamps' });
    await admin.put(`/admin/products/${product.id}`, { category_ids: [category] });
    const [last] = await historyOf('products', product.id);
    const before = expect.any(Array) as object;
    expect(last?.differences).toContainEqual({ field: 'category_ids', before, after: [category] });
  });

  it('records an order’s status changes', async () => {
    const { vendor } = await givenVendor(shop);
    const order = await buyAsGuest(shop, country_id, await givenVariant(shop, vendor.id));
    const id = order.orders[0]?.id ?? 0;
    expect(await historyOf('orders', id)).toEqual([]);
    await admin.post('/admin/changeOrderStatus', { order_id: id, state: 'processing' });
    expect((await historyOf('orders', id)).map(({ action, differences }) => [action, differences])).toEqual([
      ['status', [{ field: 'state', before: 'placed', after: 'processing' }]],
    ]);
  });

  it('is readable by a vendor for the vendor’s own records only', async () => {
    const [owner, other] = [await givenVendor(shop), await givenVendor(shop)];
    const { id } = await givenProduct(shop, { vendor_id: owner.vendor.id });
    await admin.put(`/admin/products/${id}`, { name: 'A better name' });
    const entries = await historyOf('products', id, owner.client);
    expect(entries[0]?.differences.map(({ field }) => field)).toContain('name');
    const foreign = await other.client.get(`/vendor/history/products/${id}`);
    expect([foreign.status, foreign.body.code]).toEqual([404, 'not_found']);
    expect((await owner.client.get('/vendor/history/units/1')).status).toBe(404);
  });

  it('omits fields that are hidden from vendors', async () => {
    const { client } = await givenVendor(shop);
    const faq = { question: 'Gift wrap?', answer: '<p>Yes.</p>', group: 'orders' };
    const { id } = (await client.post<{ data: { id: number } }>('/vendor/faqs', faq)).body.data;
    await admin.put(`/admin/faqs/updateDefault/${id}`);
    const fields = async (reader: Client): Promise<string[]> =>
      (await historyOf('faqs', id, reader)).flatMap(({ differences }) =>
        differences.map(({ field }) => field),
      );
    expect(await fields(admin)).toContain('is_default');
    expect(await fields(client)).not.toContain('is_default');
  });

  it('requires read permission for the resource', async () => {
    const id = await made('units', { name: 'Ounce', symbol: 'oz' });
    const reader = await givenAdmin(shop, ['units.read']);
    const clerk = await givenAdmin(shop, ['brands.read']);
    expect((await reader.get(`/admin/history/units/${id}`)).status).toBe(200);
    expect((await clerk.get(`/admin/history/units/${id}`)).status).toBe(403);
    expect((await shop.client.get(`/admin/history/units/${id}`)).status).toBe(401);
  });

  it('responds 404 for an unknown record, an unknown resource or an invalid id, and 422 for an invalid range', async () => {
    const paths = ['/admin/history/units/2000000000', '/admin/history/nothing/1', '/admin/history/units/x'];
    const answers = await Promise.all(paths.map((path) => admin.get(path)));
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
    expect((await admin.get('/admin/history/units/1?range=[5,1]')).status).toBe(422);
  });

  it('supports pagination', async () => {
    const id = await made('units', { name: 'Step 0', symbol: 'st' });
    for (const step of [1, 2, 3]) await admin.put(`/admin/units/${id}`, { name: `Step ${step}` });
    const { body, headers } = await admin.get<HistoryPage>(`/admin/history/units/${id}?range=[1,2]`);
    expect(body.history.map(({ differences }) => differences[0]?.after)).toEqual(['Step 2', 'Step 1']);
    expect([body.total, headers['content-range']]).toEqual([4, 'history 1-2/4']);
  });

  it('runs no audit statements when a guest places an order', async () => {
    const { vendor } = await givenVendor(shop);
    const variant = await givenVariant(shop, vendor.id);
    const statements = await statementsOf(shop, () => buyAsGuest(shop, country_id, variant));
    expect(statements.filter((statement) => statement.includes('audit_'))).toEqual([]);
  });

  it('records settings per group, secrets without their values, and requires read permission for the group', async () => {
    const save = (group: string, values: object) => admin.put('/admin/settings', { group, values });
    await save('general', {
      tagline: 'Makers only',
      guest_checkout: 0,
      translations: { es: { tagline: 'Taller' } },
    });
    await save('general', { guest_checkout: null });
    expect((await historyOf('settings.general', 1)).map(({ differences }) => differences)).toEqual([
      [{ field: 'guest_checkout', before: 0, after: 1 }],
      [
        { field: 'tagline', before: 'Many makers, one market', after: 'Makers only' },
        { field: 'tagline.es', before: null, after: 'Taller' },
        { field: 'guest_checkout', before: 1, after: 0 },
      ],
    ]);
    await save('google', { client_id: 'id-1', client_secret: 'very secret' });
    await save('google', { client_secret: 'very secret' });
    const entries = await historyOf('settings.google', 1);
    expect(entries.map(({ differences }) => differences)).toEqual([
      [{ field: 'client_id', before: '', after: 'id-1' }, { field: 'client_secret' }],
    ]);
    await save('store', { low_stock: 7 });
    await save('store', { low_stock: 7 });
    expect(await historyOf('settings.store', 1)).toHaveLength(1);
    const reader = await givenAdmin(shop, ['settings.read']);
    expect((await reader.get('/admin/history/settings.general/1')).status).toBe(200);
    expect((await reader.get('/admin/history/settings.theme/1')).status).toBe(403);
    const { client } = await givenVendor(shop);
    expect((await client.get('/vendor/history/settings.general/1')).status).toBe(403);
    expect((await admin.get('/admin/history/settings.nothing/1')).status).toBe(404);
  });

  it('records theme changes under the theme’s own permission', async () => {
    await admin.post('/admin/themeSettings', { values: { primary_color: '#123456', template: 'template2' } });
    const designer = await givenAdmin(shop, ['themeSettings.read']);
    const { body } = await designer.get<HistoryPage>('/admin/history/settings.theme/1');
    expect(body.history[0]?.differences).toEqual([
      { field: 'template', before: 'template1', after: 'template2' },
      { field: 'primary_color', before: '#0f766e', after: '#123456' },
    ]);
  });

  it('records changes of media and of singleton pages', async () => {
    const picture = await givenMedia(admin, 'admin');
    await admin.put(`/admin/media/${picture.id}`, { alt: 'A lamp', folder: 'Lamps' });
    const [last, first] = await historyOf('media', picture.id);
    expect(last?.differences).toEqual(
      expect.arrayContaining([{ field: 'alt', before: null, after: 'A lamp' }]) as object,
    );
    expect(first?.action).toBe('create');
    const { body } = await admin.get<{ about_us: { id: number }[] }>('/admin/about_us');
    const id = body.about_us[0]?.id ?? 0;
    await admin.put(`/admin/about_us/${id}`, { title: 'Who we are' });
    const [change] = await historyOf('about_us', id);
    expect(change?.differences.map(({ field, after }) => [field, after])).toEqual([['title', 'Who we are']]);
  });

  it('is readable by users for their own account; other accounts require permission', async () => {
    const clerk = await givenAdmin(shop, ['units.read']);
    const { id } = (await clerk.get<{ data: { id: number } }>('/admin/auth/user')).body.data;
    await clerk.post('/admin/updateAdminProfile', { phone: '+49 30 1234' });
    const { body } = await clerk.get<HistoryPage>(`/admin/history/admins/${id}`);
    expect(body.history[0]?.differences).toEqual([{ field: 'phone', before: null, after: '+49 30 1234' }]);
    expect((await clerk.get(`/admin/history/admins/${id - 1}`)).status).toBe(403);
    const { client, user } = await givenVendor(shop);
    await client.post('/vendor/updateVendorProfile', { name: 'Ada' });
    const own = await client.get<HistoryPage>(`/vendor/history/vendor_users/${user.id}`);
    expect(own.body.history[0]?.differences).toEqual([{ field: 'name', before: user.name, after: 'Ada' }]);
    const { client: other } = await givenVendor(shop);
    expect((await other.get(`/vendor/history/vendor_users/${user.id}`)).status).toBe(404);
    expect((await clerk.get(`/admin/history/vendor_users/${user.id}`)).status).toBe(403);
  });
});
