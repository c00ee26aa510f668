import type { ProductDetail, ShopPage } from '@stoa/contracts';
import type { Client } from '@stoa/testing';
import { givenBrand, givenCategory, givenProduct } from '../support/catalogue.factories';
import { givenAdmin } from '../support/factories';
import type { Shop } from '../support/shop';
import { startShop } from '../support/shop';

interface Data<T> {
  data: T;
}

describe('what pages tell search engines', () => {
  let shop: Shop;
  let admin: Client;

  beforeAll(async () => {
    shop = await startShop();
    admin = await givenAdmin(shop);
    for (const code of ['en', 'es'])
      await admin.post('/admin/languages', { code, iso: code, name: code, native_name: code });
  });
  afterAll(() => shop.close());

  const productSeo = async (id: number, language = 'en'): Promise<ProductDetail['seo']> =>
    (await shop.client.as({ language }).get<Data<ProductDetail>>(`/web/product/${id}`)).body.data.seo;
  const shopPage = async (query: string, language = 'en'): Promise<ShopPage> =>
    (await shop.client.as({ language }).get<Data<ShopPage>>(`/web/shopFilterProducts?${query}`)).body.data;

  it('is a product’s own page words, then its fields, then its name', async () => {
    const { id } = await givenProduct(shop, { name: 'Lamp', short_description: 'A lamp of brass.' });
    expect(await productSeo(id)).toMatchObject({
      title: 'Lamp',
      description: 'A lamp of brass.',
      robots: null,
    });
    const fields = {
      seo_title: 'Brass lamps',
      seo_description: 'Lamps that last.',
      translations: { es: { seo_title: 'Lámparas de latón' } },
    };
    expect((await admin.put(`/admin/products/${id}`, fields)).status).toBe(200);
    expect(await productSeo(id)).toMatchObject({ title: 'Brass lamps', description: 'Lamps that last.' });
    expect(await productSeo(id, 'es')).toMatchObject({ title: 'Lámparas de latón' });
    const row = { target_type: 'product', target_id: id, meta_title: 'The lamp', robots: 'noindex,follow' };
    const seoPage = await admin.post<Data<{ id: number }>>('/admin/seo_pages', row);
    expect(await productSeo(id)).toMatchObject({
      title: 'The lamp',
      description: 'Lamps that last.',
      robots: 'noindex,follow',
    });
    await admin.put(`/admin/seo_pages/updateStatus/${seoPage.body.data.id}`, { status: 'inactive' });
    expect(await productSeo(id)).toMatchObject({ title: 'Brass lamps', robots: null });
  });

  it('is told of a category or a brand that is looked at alone', async () => {
    const category = await givenCategory(shop, { name: 'Lamps', seo_title: 'All our lamps' });
    const brand = await givenBrand(shop, { name: 'Halo', description: 'Since 1921.' });
    await givenProduct(shop, { category_ids: [category], brand_id: brand });
    expect(await shopPage('')).toMatchObject({ category: null, brand: null, seo: null });
    expect(await shopPage(`category=${category}`)).toMatchObject({ seo: { title: 'All our lamps' } });
    expect(await shopPage(`brand=${brand}`)).toMatchObject({
      brand: { name: 'Halo' },
      seo: { title: 'Halo', description: 'Since 1921.' },
    });
    expect((await shopPage(`brand=${brand}&category=${category}`)).seo).toBeNull();
    await admin.put(`/admin/brands/${brand}`, { seo_title: 'Halo lamps', seo_description: 'By hand.' });
    expect(await shopPage(`brand=${brand}`)).toMatchObject({
      seo: { title: 'Halo lamps', description: 'By hand.' },
    });
    const row = { target_type: 'brand', target_id: brand, meta_title: 'Halo, the brand' };
    await admin.post('/admin/seo_pages', row);
    expect(await shopPage(`brand=${brand}`)).toMatchObject({
      seo: { title: 'Halo, the brand', description: 'By hand.' },
    });
  });
});
