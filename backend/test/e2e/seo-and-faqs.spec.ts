import type { ProductTab, WebFaq } from '@stoa/contracts';
import type { Client } from '@stoa/testing';
import { givenBrand, givenCategory, givenProduct } from '../support/catalogue.factories';
import { givenAdmin } from '../support/factories';
import { givenMedia } from '../support/media.factories';
import type { Shop } from '../support/shop';
import { startShop } from '../support/shop';
import { givenVendor } from '../support/vendors.factories';

type Made = { data: { id: number } };

describe('SEO pages, FAQs and product tabs', () => {
  let shop: Shop;
  let admin: Client;

  beforeAll(async () => {
    shop = await startShop();
    admin = await givenAdmin(shop);
  });
  afterAll(() => shop.close());

  const describePage = (client: Client, audience: string, facts: object) =>
    client.post<Made>(`/${audience}/seo_pages`, { meta_title: 'Title', ...facts });

  it('an SEO page is unique per target, and the target must exist', async () => {
    const target = { target_type: 'brand', target_id: await givenBrand(shop) };
    const first = await describePage(admin, 'admin', target);
    expect(first.body).toMatchObject({ data: { ...target, robots: 'index,follow' } });
    expect(first.text).not.toContain('brand:');
    const repeated = await describePage(admin, 'admin', target);
    expect([repeated.status, Object.keys(repeated.body.errors ?? {})]).toEqual([422, ['target_id']]);
    const missing = await describePage(admin, 'admin', { target_type: 'product', target_id: 2_000_000_000 });
    expect(Object.keys(missing.body.errors ?? {})).toEqual(['target_id']);
    expect((await describePage(admin, 'admin', { target_type: 'blog', target_id: 7 })).body).toMatchObject({
      data: { target_id: null },
    });
    expect(
      Object.keys((await describePage(admin, 'admin', { target_type: 'blog' })).body.errors ?? {}),
    ).toEqual(['target_type']);
    const { id } = first.body.data;
    const answer = await admin.put(`/admin/seo_pages/${id}`, { meta_title: 'Other' });
    expect(answer.body).toMatchObject({ data: { ...target, meta_title: 'Other' } });
  });

  it('vendors can create SEO pages for their own store and products only', async () => {
    const { client, vendor } = await givenVendor(shop);
    const own = await givenProduct(shop, { vendor_id: vendor.id });
    const foreign = await givenProduct(shop);
    const product = (id: number) => describePage(client, 'vendor', { target_type: 'product', target_id: id });
    expect((await product(own.id)).status).toBe(200);
    expect((await product(foreign.id)).status).toBe(422);
    const store = { target_type: 'vendor', target_id: vendor.id };
    expect((await describePage(client, 'vendor', store)).status).toBe(200);
    const other = { target_type: 'vendor', target_id: foreign.vendor_id };
    expect((await describePage(client, 'vendor', other)).status).toBe(422);
    const home = await describePage(client, 'vendor', { target_type: 'home' });
    expect(Object.keys(home.body.errors ?? {})).toEqual(['target_type']);
    const theirs = await givenMedia(admin);
    const picture = { target_type: 'product', target_id: own.id, og_image_id: theirs.id };
    expect((await describePage(client, 'vendor', picture)).status).toBe(422);
  });

  it('vendors can create their own FAQs, and scripts are removed from the answers', async () => {
    const { client, vendor } = await givenVendor(shop);
    const answer = '<p>Yes.</p><script>steal()</script>';
    const made = await client.post<Made>('/vendor/faqs', { question: 'Gift wrap?', answer, group: 'orders' });
    expect(made.body).toMatchObject({ data: { answer: '<p>Yes.</p>', vendor_id: vendor.id } });
    const listed = await admin.post<{ total: number }>('/admin/faqs/filter', {
      filter: { vendor_id: vendor.id, group: 'orders' },
    });
    expect(listed.body.total).toBe(1);
    expect((await client.put(`/vendor/faqs/updateDefault/${made.body.data.id}`)).status).toBe(404);
  });

  it('FAQs can be filtered by group, and store FAQs are listed separately from the shop’s', async () => {
    const { client, vendor } = await givenVendor(shop);
    const ask = (as: Client, audience: string, question: string, facts: object) =>
      as.post<Made>(`/${audience}/faqs`, { question, answer: '<p>Yes.</p>', ...facts });
    await ask(admin, 'admin', 'By bike?', { group: 'shipping' });
    await ask(admin, 'admin', 'Not yet?', { group: 'shipping', status: 'inactive' });
    await ask(admin, 'admin', 'In instalments?', { group: 'payments' });
    await ask(client, 'vendor', 'Made by hand?', { group: 'products' });
    const read = async (query: string) =>
      (await shop.client.get<{ data: WebFaq[] }>(`/web/faqs${query}`)).body.data.map((one) => one.question);
    expect(await read('?groups=payments,shipping')).toEqual(['By bike?', 'In instalments?']);
    expect(await read('?groups=products')).not.toContain('Made by hand?');
    expect(await read(`?vendor=${vendor.id}`)).toEqual(['Made by hand?']);
    const wrong = await shop.client.get('/web/faqs?groups=shipping,weather');
    expect([wrong.status, Object.keys(wrong.body.errors ?? {})]).toEqual([422, ['groups']]);
    await admin.put(`/admin/updateVendorStatus/${vendor.id}`, { status: 'suspended' });
    expect((await shop.client.get(`/web/faqs?vendor=${vendor.id}`)).status).toBe(404);
  });

  it('tabs are shown on assigned products and on products in assigned categories and their subcategories', async () => {
    const parent = await givenCategory(shop, { name: 'Wood' });
    const category = await givenCategory(shop, { name: 'Stools', parent_id: parent });
    const inside = await givenProduct(shop, { category_ids: [category], primary_category_id: category });
    const named = await givenProduct(shop);
    const make = async (title: string, facts: object) =>
      (await admin.post<Made>('/admin/tabs', { title, body: '<p>Words.</p>', ...facts })).body.data.id;
    await make('Of wood', { category_ids: [parent], sort: 2 });
    await make('Of this one', { product_ids: [named.id], sort: 1 });
    const all = await make('Of everything', { sort: 3 });
    const read = async (product: number | string) =>
      (await shop.client.get<{ data: ProductTab[] }>(`/web/product_tabs/${product}`)).body.data.map(
        ({ title }) => title,
      );
    expect(await read(inside.id)).toEqual(['Of wood', 'Of everything']);
    expect(await read(named.id)).toEqual(['Of this one', 'Of everything']);
    await admin.put(`/admin/tabs/updateStatus/${all}`, { status: 'inactive' });
    expect(await read(named.id)).toEqual(['Of this one']);
  });

  it('product tabs respond 404 for products that are not visible', async () => {
    const { id } = await givenProduct(shop);
    expect((await shop.client.get(`/web/product_tabs/${id}`)).status).toBe(200);
    await admin.put(`/admin/products/updateStatus/${id}`, { status: 'archived' });
    for (const product of [id, 2_000_000_000, 'no-such-product']) {
      expect((await shop.client.get(`/web/product_tabs/${product}`)).status).toBe(404);
    }
  });

  it('tabs keep their assignment to a product while it is deleted', async () => {
    const product = await givenProduct(shop);
    const input = { title: 'Care', body: '<p>Oil it.</p>', product_ids: [product.id] };
    const { id } = (await admin.post<Made>('/admin/tabs', input)).body.data;
    expect((await admin.get(`/admin/tabs/${id}`)).body).toMatchObject({
      data: { product_ids: [product.id], category_ids: [] },
    });
    const wrong = await admin.put(`/admin/tabs/${id}`, { product_ids: [2_000_000_000] });
    expect(wrong).toMatchObject({ status: 422, body: { errors: { product_ids: [expect.any(String)] } } });
    expect((await admin.delete(`/admin/products/${product.id}`)).status).toBe(200);
    // The assignment is kept while the product is deleted: a tab without one is shown on every product.
    expect((await admin.post('/admin/restore/products', { ids: [product.id] })).status).toBe(200);
    expect((await admin.get(`/admin/tabs/${id}`)).body).toMatchObject({
      data: { product_ids: [product.id] },
    });
  });

  it('a category that a tab is assigned to cannot be deleted', async () => {
    const category = await givenCategory(shop);
    const tab = { title: 'Sizes', body: '<p>In EU sizes.</p>', category_ids: [category] };
    const { id } = (await admin.post<Made>('/admin/tabs', tab)).body.data;
    expect(await admin.delete(`/admin/categories/${category}`)).toMatchObject({
      status: 409,
      body: {
        code: 'in_use',
        error: expect.stringContaining('product tabs (1: Sizes)'),
        details: { used_by: [{ table: 'tabs', count: 1, names: ['Sizes'] }] },
      },
    });
    expect((await admin.get(`/admin/tabs/${id}`)).body).toMatchObject({ data: { category_ids: [category] } });
    expect((await admin.delete(`/admin/tabs/${id}`)).status).toBe(200);
    expect((await admin.delete(`/admin/categories/${category}`)).status).toBe(200);
  });
});
