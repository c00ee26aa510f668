import type { Facet, ProductCard, ProductDetail, SearchSuggestions, ShopPage } from '@stoa/contracts';
import type { Client } from '@stoa/testing';
import type { GivenProduct } from '../support/catalogue.factories';
import { givenAttribute, givenBrand, givenCategory, givenProduct } from '../support/catalogue.factories';
import { givenAdmin } from '../support/factories';
import { givenCurrency, givenLanguage } from '../support/localisation.factories';
import type { Shop } from '../support/shop';
import { startShop } from '../support/shop';
import { givenVendor } from '../support/vendors.factories';

describe('storefront product list and search', () => {
  let shop: Shop;
  let admin: Client;
  let vendor_id: number;
  let color: { id: number; values: Record<string, number> };
  let size: { id: number; values: Record<string, number> };
  let shirts: number;
  let shirt: GivenProduct;
  let lamp: GivenProduct;

  const page = async (query: string, client = shop.client): Promise<ShopPage> => {
    const answer = await client.get<{ data: ShopPage }>(`/web/shopFilterProducts?${query}`);
    if (answer.status !== 200) throw new Error(answer.text);
    return answer.body.data;
  };
  const names = async (query: string): Promise<string[]> =>
    (await page(query)).products.map((card) => card.name);
  const counts = (facets: Facet[], param: string): Record<string, number> =>
    Object.fromEntries(
      (facets.find((one) => one.param === param)?.values ?? []).map((one) => [one.value, one.count]),
    );

  beforeAll(async () => {
    shop = await startShop();
    admin = await givenAdmin(shop);
    await givenCurrency(shop);
    await givenCurrency(shop, { code: 'JPY', name: 'Yen', symbol: '¥', exponent: 0, rate: '150' });
    await givenLanguage(shop);
    await givenLanguage(shop, {
      code: 'ar',
      iso: 'ar',
      name: 'Arabic',
      native_name: 'العربية',
      direction: 'rtl',
    });
    vendor_id = (await givenVendor(shop)).vendor.id;
    color = await givenAttribute(shop, 'color', 'red', 'blue');
    size = await givenAttribute(shop, 'size', 's', 'l');
    const clothes = await givenCategory(shop, { name: 'Clothes' });
    shirts = await givenCategory(shop, { name: 'Shirts', parent_id: clothes });
    const brand_id = await givenBrand(shop, { name: 'Loomwright' });
    const { red, blue } = color.values as Record<string, number>;
    const { s, l } = size.values as Record<string, number>;
    const variant = (sku: string, option_value_ids: (number | undefined)[], price: number) => ({
      sku,
      price,
      opening_stock: 3,
      option_value_ids: option_value_ids.map(Number),
    });
    shirt = await givenProduct(shop, {
      vendor_id,
      brand_id,
      name: 'Linen shirt',
      primary_category_id: shirts,
      translations: { ar: { name: 'قميص كتان' } },
      axes: [
        { attribute_id: color.id, value_ids: [Number(red), Number(blue)] },
        { attribute_id: size.id, value_ids: [Number(s), Number(l)] },
      ],
      variants: [variant('RS', [red, s], 4000), variant('BL', [blue, l], 5000)],
    });
    lamp = await givenProduct(shop, {
      vendor_id,
      name: 'Oak lamp',
      price: 12900,
      stock: 0,
      is_featured: true,
    });
    await givenProduct(shop, { vendor_id, name: 'Draft chair', status: 'draft' });
  });
  afterAll(() => shop.close());

  it('shows active products with their cards, newest first', async () => {
    const { products, total, price_range, sort } = await page('');
    expect(products.map((card) => card.name)).toEqual(['Oak lamp', 'Linen shirt']);
    expect({ total, price_range, sort }).toEqual({
      total: 2,
      price_range: { min: 4000, max: 12900 },
      sort: 'newest',
    });
    expect(products[1]).toMatchObject({
      id: shirt.id,
      slug: 'linen-shirt',
      brand: 'Loomwright',
      price: 4000,
      price_max: 5000,
      currency: 'USD',
      stock_status: 'in_stock',
      variant_id: null,
      vendor: { id: vendor_id },
    });
  });

  it('filters by facets, and a facet’s counts ignore its own selection', async () => {
    const { facets } = await page('');
    expect(counts(facets, 'attr.color')).toEqual({ red: 1, blue: 1 });
    expect(counts(facets, 'in_stock')).toEqual({ 1: 1 });
    const red = await page('attr.color=red');
    expect(red.products.map((card) => card.id)).toEqual([shirt.id]);
    expect(counts(red.facets, 'attr.color')).toEqual({ red: 1, blue: 1 });
    expect(counts(red.facets, 'attr.size')).toEqual({ s: 1 });
    expect(await names('category=clothes')).toEqual(['Linen shirt']);
    expect(await names(`category=${shirts}&brand=loomwright&price_max=4000`)).toEqual(['Linen shirt']);
    expect(await names('in_stock=1&sort=price_desc')).toEqual(['Linen shirt']);
  });

  it('several attribute filters must match the same variant', async () => {
    expect(await names('attr.color=red&attr.size=s')).toEqual(['Linen shirt']);
    expect(await names('attr.color=red&attr.size=l')).toEqual([]);
    expect(await names('attr.color=red,blue&attr.size=l')).toEqual(['Linen shirt']);
  });

  it('searches names, brands, SKUs and translations by prefix', async () => {
    expect(await names('q=lin')).toEqual(['Linen shirt']);
    expect(await names('q=loomwright+shirt')).toEqual(['Linen shirt']);
    expect(await names(`q=${encodeURIComponent('قميص')}`)).toEqual(['Linen shirt']);
    expect(await names('q=rs')).toEqual(['Linen shirt']);
    expect(await names(`q=${encodeURIComponent('X++ ("')}`)).toEqual([]);
    expect(await names('q=nothing+of+the+kind')).toEqual([]);
  });

  it('returns the requested language and currency', async () => {
    const foreign = shop.client.as({ language: 'ar', currency: 'JPY' });
    const { products } = await page('q=shirt&price_max=6500', foreign);
    expect(products[0]).toMatchObject({ name: 'قميص كتان', price: 6000, price_max: 7500, currency: 'JPY' });
  });

  it('ignores unknown filters and lists them in the response', async () => {
    const shopPage = await page(
      'page=0&color=red&category=nowhere&attr.size=xxl&attr.fit=slim&sort=best&rating=9',
    );
    expect(shopPage.products.map((card) => card.name)).toEqual(['Oak lamp', 'Linen shirt']);
    expect(shopPage.ignored).toEqual([
      'attr.fit',
      'attr.size',
      'category',
      'color',
      'page',
      'rating',
      'sort',
    ]);
    expect(shopPage).toMatchObject({ page: 1, sort: 'newest', total: 2 });
    const twice = await shop.client.get('/web/shopFilterProducts?q=shirt&q=lamp');
    expect([twice.status, Object.keys(twice.body.errors ?? {})]).toEqual([422, ['q']]);
  });

  it('returns the last page for a page number beyond it', async () => {
    const shopPage = await page('page=99&per_page=1');
    expect(shopPage).toMatchObject({ page: 2, pages: 2, total: 2 });
    expect(shopPage.products.map((card) => card.name)).toEqual(['Linen shirt']);
    expect(await page('q=nothing+at+all&page=7')).toMatchObject({ page: 1, pages: 0, products: [] });
  });

  it('a subcategory narrows its selected parent category', async () => {
    const both = await page('category=clothes,shirts');
    expect(both.products.map((card) => card.name)).toEqual(['Linen shirt']);
    expect(both.category?.slug).toBe('shirts');
    const categories = both.facets.find((one) => one.param === 'category')?.values ?? [];
    expect(categories.map(({ value, selected, above }) => [value, selected, above])).toEqual([
      ['clothes', false, []],
      ['shirts', true, ['clothes']],
    ]);
  });

  it('corrects typos, and handles any search text', async () => {
    expect(await page('q=linnen+shirts')).toMatchObject({ total: 1, did_you_mean: 'linen shirts' });
    expect(await page('q=purple+shirt')).toMatchObject({ total: 0, did_you_mean: 'shirt' });
    for (const text of ['x'.repeat(3000), '🎁🎁', '?!…', '%', "' OR 1=1", '﷽'])
      expect((await page(`q=${encodeURIComponent(text)}`)).products).toEqual([]);
  });

  it('responds 304 when the ETag matches', async () => {
    const first = await shop.client.get('/web/shopFilterProducts');
    const cachedAnswer = await shop.client.get('/web/shopFilterProducts', {
      'if-none-match': String(first.headers.etag),
    });
    expect([cachedAnswer.status, cachedAnswer.text]).toEqual([304, '']);
  });

  it('suggests products and categories while typing', async () => {
    const { body } = await shop.client.get<{ data: SearchSuggestions }>('/web/search_products?q=shi');
    expect(body.data.products.map((one) => one.slug)).toEqual(['linen-shirt']);
    expect(body.data.categories).toEqual([{ name: 'Shirts', slug: 'shirts' }]);
  });

  it('suggests a category although its name is misspelt', async () => {
    const { body } = await shop.client.get<{ data: SearchSuggestions }>('/web/search_products?q=clotehs');
    expect(body.data.categories).toEqual([{ name: 'Clothes', slug: 'clothes' }]);
  });

  it('suggests products and categories although the unfinished word is misspelt', async () => {
    const suggestions = async (q: string): Promise<SearchSuggestions> =>
      (await shop.client.get<{ data: SearchSuggestions }>(`/web/search_products?q=${q}`)).body.data;
    for (const q of ['sihr', 'linnen shri']) {
      const { products } = await suggestions(q);
      expect(products.map((one) => one.slug)).toEqual(['linen-shirt']);
    }
    expect((await suggestions('shrit')).categories).toEqual([{ name: 'Shirts', slug: 'shirts' }]);
    expect((await suggestions('sihr')).categories).toEqual([{ name: 'Shirts', slug: 'shirts' }]);
    // What is spelt right is not guessed at.
    expect((await suggestions('shir')).categories).toEqual([{ name: 'Shirts', slug: 'shirts' }]);
    expect((await suggestions('sxyz')).products).toEqual([]);
  });

  it('shows a product by slug and former slug, with its options and current stock', async () => {
    const { body } = await shop.client.get<{ data: ProductDetail }>('/web/product/linen-shirt');
    expect(body.data).toMatchObject({
      id: shirt.id,
      is_sellable: true,
      trail: [{ slug: 'clothes' }, { slug: 'shirts' }],
    });
    expect(body.data.axes.map((axis) => [axis.code, axis.values.map((value) => value.label)])).toEqual([
      ['color', ['red', 'blue']],
      ['size', ['s', 'l']],
    ]);
    expect(body.data.variants[0]).toMatchObject({
      sku: 'RS',
      price: 4000,
      available: 3,
      stock_status: 'low',
    });
    await admin.put(`/admin/products/${shirt.id}`, { slug: 'linen-shirt-classic' });
    const former = await shop.client.get<{ data: ProductDetail }>('/web/product/linen-shirt');
    expect(former.body.data.slug).toBe('linen-shirt-classic');
    expect((await shop.client.get('/web/product/no-such-thing')).status).toBe(404);
  });

  it('reflects changes of products, stock, names and vendors immediately', async () => {
    await admin.put(`/admin/updateProductStock/${lamp.id}/4`);
    expect((await page('q=lamp')).products[0]?.stock_status).toBe('low');
    await admin.put(`/admin/products/${lamp.id}`, { name: 'Ash lamp' });
    expect(await names('q=ash')).toEqual(['Ash lamp']);
    expect(await names('q=oak')).toEqual([]);
    const other = (await givenVendor(shop)).vendor;
    const stool = await givenProduct(shop, { vendor_id: other.id, name: 'Beech stool' });
    expect(await names('q=stool')).toEqual(['Beech stool']);
    await admin.put(`/admin/vendors/updateStatus/${other.id}`, { status: 'suspended' });
    expect(await names('q=stool')).toEqual([]);
    expect((await shop.client.get(`/web/product/${stool.id}`)).status).toBe(404);
    await admin.put(`/admin/products/updateStatus/${lamp.id}`, { status: 'archived' });
    expect(await names('q=lamp')).toEqual([]);
    expect((await shop.client.get(`/web/product/${lamp.id}`)).status).toBe(404);
    await admin.put(`/admin/products/updateStatus/${lamp.id}`, { status: 'active' });
  });

  it('returns the featured, upcoming, new arrival, latest and trending lists', async () => {
    const soon = await givenProduct(shop, {
      vendor_id,
      name: 'Coming clock',
      available_at: new Date('2999-01-01'),
    });
    const list = async (path: string): Promise<number[]> =>
      (await shop.client.get<{ data: ProductCard[] }>(`/web/${path}`)).body.data.map((card) => card.id);
    expect(await list('featured_products')).toEqual([lamp.id]);
    expect(await list('upcoming_products')).toEqual([soon.id]);
    expect(await list('new_arrival_products')).toEqual([lamp.id, shirt.id]);
    expect(await list('latest_products')).toEqual([lamp.id, shirt.id]);
    expect(await list('trending_products_web')).toEqual([lamp.id, shirt.id]);
  });
});
