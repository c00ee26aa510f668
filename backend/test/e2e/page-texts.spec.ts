import type { GenericWebData, ProductDetail, ShopPage, VendorDetail } from '@stoa/contracts';
import type { Client } from '@stoa/testing';
import { givenBrand, givenCategory, givenProduct } from '../support/catalogue.factories';
import { givenAdmin } from '../support/factories';
import { givenMedia } from '../support/media.factories';
import type { Shop } from '../support/shop';
import { startShop } from '../support/shop';
import { givenVendor } from '../support/vendors.factories';

interface Data<T> {
  data: T;
}

describe('SEO data of pages', () => {
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

  it('uses a product’s SEO page first, then its SEO fields, then its name', async () => {
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

  it('is returned for a single category or brand, but not for both together', async () => {
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

  const pages = async (language = 'en'): Promise<GenericWebData['pages']> =>
    (await shop.client.as({ language }).get<Data<GenericWebData>>('/web/generic_web_data')).body.data.pages;

  it.each([
    ['newses', 'post_detail', 'post', { excerpt: 'Slowly.' }],
    ['content_pages', 'contentPageDetail', 'page', {}],
  ])('uses the SEO page of a record in %s', async (resource, call, target_type, more) => {
    const published_at = '2020-01-01T00:00:00.000Z';
    const body = { title: 'Coffee', status: 'active', published_at, body: '<p>Hot.</p>', ...more };
    const created = await admin.post<Data<{ id: number }>>(`/admin/${resource}`, body);
    expect(created.status).toBe(200);
    const { id } = created.body.data;
    const seo = async () =>
      (await shop.client.get<Data<{ seo: ProductDetail['seo'] }>>(`/web/${call}/${id}`)).body.data.seo;
    expect(await seo()).toMatchObject({ title: 'Coffee', robots: null });
    const row = { target_type, target_id: id, meta_title: 'About coffee', robots: 'noindex,follow' };
    expect((await admin.post('/admin/seo_pages', row)).status).toBe(200);
    expect(await seo()).toMatchObject({ title: 'About coffee', robots: 'noindex,follow' });
  });

  it('uses the SEO pages of singleton pages as soon as they are saved', async () => {
    expect(await pages()).toEqual({});
    const picture = await givenMedia(admin);
    const row = {
      target_type: 'home',
      meta_title: 'Many makers',
      meta_description: 'One market.',
      canonical: 'https://shop.example/',
      og_image_id: picture.id,
      translations: { es: { meta_title: 'Muchos artesanos' } },
    };
    const { id } = (await admin.post<Data<{ id: number }>>('/admin/seo_pages', row)).body.data;
    await admin.post('/admin/seo_pages', { target_type: 'flash_sales', meta_title: 'For a short time' });
    expect(await pages()).toMatchObject({
      home: {
        title: 'Many makers',
        description: 'One market.',
        robots: 'index,follow',
        canonical: 'https://shop.example/',
        image: { id: picture.id },
      },
      flash_sales: { title: 'For a short time', description: '', image: null },
    });
    expect((await pages('es')).home).toMatchObject({ title: 'Muchos artesanos', description: 'One market.' });
    await admin.put(`/admin/seo_pages/${id}`, { meta_title: 'More makers' });
    expect((await pages()).home).toMatchObject({ title: 'More makers' });
    await admin.put(`/admin/seo_pages/updateStatus/${id}`, { status: 'inactive' });
    expect(Object.keys(await pages())).toEqual(['flash_sales']);
  });

  it('uses a store’s name and description until its vendor adds an SEO page', async () => {
    const { client, vendor } = await givenVendor(shop, { description: 'Oak from Aarhus.' });
    const seo = async (language = 'en'): Promise<VendorDetail['seo']> =>
      (await shop.client.as({ language }).get<Data<VendorDetail>>(`/web/vendor/${vendor.slug}`)).body.data
        .seo;
    const own = { title: vendor.store_name, description: 'Oak from Aarhus.', robots: null, image: null };
    expect(await seo()).toMatchObject(own);
    const row = {
      target_type: 'vendor',
      meta_title: 'Oak furniture',
      robots: 'noindex,follow',
      translations: { es: { meta_title: 'Muebles de roble', meta_description: 'Hechos a mano.' } },
    };
    const { id } = (await client.post<Data<{ id: number }>>('/vendor/seo_pages', row)).body.data;
    expect(await seo()).toMatchObject({
      title: 'Oak furniture',
      description: 'Oak from Aarhus.',
      robots: 'noindex,follow',
    });
    expect(await seo('es')).toMatchObject({ title: 'Muebles de roble', description: 'Hechos a mano.' });
    await client.put(`/vendor/seo_pages/updateStatus/${id}`, { status: 'inactive' });
    expect(await seo()).toMatchObject(own);
  });
});
