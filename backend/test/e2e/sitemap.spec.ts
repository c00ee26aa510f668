import type { PostPage, SitemapEntry, SitemapKind, SitemapPart } from '@stoa/contracts';
import type { Client } from '@stoa/testing';
import { givenBrand, givenCategory, givenProduct } from '../support/catalogue.factories';
import { givenAdmin } from '../support/factories';
import { givenLanguage } from '../support/localisation.factories';
import type { Shop } from '../support/shop';
import { startShop } from '../support/shop';
import { givenVendor } from '../support/vendors.factories';

describe('sitemap', () => {
  let shop: Shop;
  let admin: Client;

  beforeAll(async () => {
    shop = await startShop();
    await givenLanguage(shop);
    await givenLanguage(shop, { code: 'es', iso: 'es-ES', name: 'Spanish', native_name: 'Español' });
    admin = await givenAdmin(shop);
  });
  afterAll(() => shop.close());

  const listed = async (kind: SitemapKind): Promise<SitemapEntry[]> => {
    const { body } = await shop.client.get<{ data: SitemapPart[] }>('/web/sitemap');
    const parts = body.data.filter((one) => one.kind === kind);
    const entries = parts.map(async ({ part }) => {
      const answer = await shop.client.get<{ data: SitemapEntry[] }>(`/web/sitemap/${kind}/${part}`);
      return answer.body.data;
    });
    return (await Promise.all(entries)).flat();
  };
  const slugsOf = async (kind: SitemapKind): Promise<string[]> =>
    (await listed(kind)).map(({ slug }) => slug);

  it('lists visible products with their slug per language and modification date', async () => {
    const { vendor } = await givenVendor(shop);
    const [shown, coming, draft] = [
      await givenProduct(shop, {
        vendor_id: vendor.id,
        translations: { es: { name: 'Producto mostrado' } },
      }),
      await givenProduct(shop, { vendor_id: vendor.id, available_at: new Date(Date.now() + 86_400_000) }),
      await givenProduct(shop, { vendor_id: vendor.id, status: 'draft' }),
    ];
    const entries = await listed('products');
    const entry = entries.find(({ slug }) => slug === shown.slug);
    expect(entry?.slugs).toMatchObject({ en: shown.slug, es: 'producto-mostrado' });
    expect(Date.parse(entry?.updated_at ?? '')).toBeGreaterThan(Date.now() - 600_000);
    expect(entries.map(({ slug }) => slug)).toContain(coming.slug);
    expect(entries.map(({ slug }) => slug)).not.toContain(draft.slug);
    await admin.put(`/admin/vendors/updateStatus/${vendor.id}`, { status: 'suspended' });
    expect(await slugsOf('products')).not.toContain(shown.slug);
  });

  it('omits products with noindex or with a canonical URL elsewhere', async () => {
    const [open, quiet, copy] = [
      await givenProduct(shop),
      await givenProduct(shop),
      await givenProduct(shop),
    ];
    const facts = [
      { target_id: quiet.id, robots: 'noindex,follow' },
      { target_id: copy.id, canonical: 'https://elsewhere.example/same' },
    ];
    for (const fact of facts) {
      const page = { target_type: 'product', meta_title: 'Title', ...fact };
      expect((await admin.post('/admin/seo_pages', page)).status).toBe(200);
    }
    const slugs = await slugsOf('products');
    expect(slugs).toContain(open.slug);
    expect(slugs).not.toContain(quiet.slug);
    expect(slugs).not.toContain(copy.slug);
  });

  it('lists no part without pages', async () => {
    await givenBrand(shop);
    const parts = async (): Promise<SitemapKind[]> =>
      (await shop.client.get<{ data: SitemapPart[] }>('/web/sitemap')).body.data.map(({ kind }) => kind);
    expect(await parts()).toContain('brands');
    const { body } = await admin.get<{ brands: { id: number }[] }>('/admin/brands');
    for (const { id: target_id } of body.brands) {
      const page = { target_type: 'brand', target_id, meta_title: 'Title', robots: 'noindex,follow' };
      expect((await admin.post('/admin/seo_pages', page)).status).toBe(200);
    }
    expect(await parts()).not.toContain('brands');
    expect((await shop.client.get('/web/sitemap/brands/1')).status).toBe(404);
  });

  it('lists only public categories, brands and stores', async () => {
    const hidden = await givenCategory(shop, { name: 'Hidden shelf', status: 'inactive' });
    await givenCategory(shop, { name: 'Below the hidden shelf', parent_id: hidden });
    await givenCategory(shop, { name: 'Open shelf' });
    await givenBrand(shop, { name: 'Open brand' });
    await givenBrand(shop, { name: 'Gone brand', status: 'inactive' });
    const { vendor } = await givenVendor(shop);
    const { vendor: closed } = await givenVendor(shop, { store_status: 'closed' });
    expect(await slugsOf('categories')).toEqual(['open-shelf']);
    expect(await slugsOf('brands')).toEqual(['open-brand']);
    const stores = await slugsOf('stores');
    expect(stores).toContain(vendor.slug);
    expect(stores).not.toContain(closed.slug);
  });

  it('lists a store’s reviews page only while it has approved reviews', async () => {
    const { vendor } = await givenVendor(shop);
    expect(await slugsOf('store_reviews')).not.toContain(vendor.slug);
    const review = { vendor_id: vendor.id, rating: 5, body: 'Kind and quick.', author_name: 'Ada' };
    const made = await admin.post<{ data: { id: number } }>('/admin/reviews', review);
    expect(made.status).toBe(200);
    await admin.put(`/admin/reviews/updateStatus/${made.body.data.id}`, { status: 'approved' });
    expect(await slugsOf('store_reviews')).toContain(vendor.slug);
    await admin.put(`/admin/reviews/updateStatus/${made.body.data.id}`, { status: 'rejected' });
    expect(await slugsOf('store_reviews')).not.toContain(vendor.slug);
  });

  it('lists only blog categories with published posts, with their slug per language', async () => {
    const make = async (resource: string, facts: object): Promise<number> => {
      const answer = await admin.post<{ data: { id: number } }>(`/admin/${resource}`, facts);
      return answer.body.data.id;
    };
    const translations = { es: { name: 'Artesanos' } };
    const category_id = await make('news_categories', { name: 'Makers', translations });
    await make('news_categories', { name: 'Nothing yet' });
    expect(await listed('post_categories')).toEqual([]);
    const post = await make('newses', { title: 'Oak', body: '<p>Text</p>', category_id });
    const [entry, ...others] = await listed('post_categories');
    expect(entry).toMatchObject({ slug: 'makers', slugs: { en: 'makers', es: 'artesanos' } });
    expect(others).toEqual([]);
    const page = await shop.client.get<{ data: PostPage }>('/web/all_posts');
    expect(page.body.data.categories[0]?.slugs).toEqual(entry?.slugs);
    await admin.put(`/admin/newses/updateStatus/${post}`, { status: 'inactive' });
    expect(await listed('post_categories')).toEqual([]);
  });

  it('responds 404 for unknown parts and kinds', async () => {
    for (const path of ['products/999', 'products/x', 'products/0', 'orders/1'])
      expect((await shop.client.get(`/web/sitemap/${path}`)).status).toBe(404);
  });
});
