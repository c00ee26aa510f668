import type { Facet, ProductDetail, ShopPage, VendorDetail, VendorSummary } from '@stoa/contracts';
import type { Client } from '@stoa/testing';
import { givenAttribute, givenBrand, givenCategory, givenProduct } from '../support/catalogue.factories';
import { givenAdmin } from '../support/factories';
import { givenPlaces } from '../support/localisation.factories';
import { givenMarket } from '../support/ordering.factories';
import type { Shop } from '../support/shop';
import { startShop } from '../support/shop';
import { givenVendor } from '../support/vendors.factories';

describe('storefront product filters and counts', () => {
  let shop: Shop;
  let admin: Client;
  let vendor_id: number;

  beforeAll(async () => {
    shop = await startShop();
    admin = await givenAdmin(shop);
  });
  afterAll(() => shop.close());

  const page = async (query: string): Promise<ShopPage> =>
    (await shop.client.get<{ data: ShopPage }>(`/web/shopFilterProducts?${query}`)).body.data;
  const names = async (query: string): Promise<string[]> =>
    (await page(query)).products.map(({ name }) => name).sort();
  const countOf = ({ facets }: { facets: Facet[] }, param: string): number | undefined =>
    facets.find((one) => one.param === param)?.values[0]?.count;

  describe('on_sale filter', () => {
    let chair: number;
    let variant_id: number;

    beforeAll(async () => {
      await givenMarket(shop);
      vendor_id = (await givenVendor(shop)).vendor.id;
      await givenProduct(shop, { vendor_id, name: 'Regular stool', price: 4000, stock: 3 });
      const reduced = { price: 6000, compare_at: 8000 };
      await givenProduct(shop, { vendor_id, name: 'Reduced bench', ...reduced, stock: 2 });
      const product = await givenProduct(shop, { vendor_id, name: 'Flash chair', price: 9000, stock: 3 });
      chair = product.id;
      variant_id = product.variants[0]?.id ?? 0;
    });

    it('finds and counts products priced below their compare-at price', async () => {
      expect(await names('on_sale=1')).toEqual(['Reduced bench']);
      expect(countOf(await page(''), 'on_sale')).toBe(1);
      expect(countOf(await page('on_sale=1'), 'in_stock')).toBe(1);
      expect((await page('on_sale=maybe')).ignored).toEqual(['on_sale']);
    });

    it('includes a product while its flash sale is active', async () => {
      const window = {
        starts_at: new Date(Date.now() - 60_000).toISOString(),
        ends_at: new Date(Date.now() + 3_600_000).toISOString(),
      };
      const items = [{ variant_id, rate: '0.25' }];
      const made = await admin.post<{ data: { id: number } }>('/admin/flash_sales', {
        title: 'Chairs',
        ...window,
        items,
      });
      expect(await names('on_sale=1')).toEqual(['Flash chair', 'Reduced bench']);
      expect((await page(`q=flash+chair&on_sale=1`)).products.map(({ id }) => id)).toEqual([chair]);
      await admin.put(`/admin/flash_sales/updateStatus/${made.body.data.id}`, { status: 'inactive' });
      expect(await names('on_sale=1')).toEqual(['Reduced bench']);
    });
  });

  describe('delivers_to filter', () => {
    let local: number;

    beforeAll(async () => {
      const { country, state } = await givenPlaces(shop, { iso2: 'FR', iso3: 'FRA', name: 'France' });
      local = (await givenVendor(shop)).vendor.id;
      await givenProduct(shop, { vendor_id: local, name: 'Local cheese', stock: 3 });
      const zone = await admin.post<{ data: { id: number } }>('/admin/zones', {
        name: 'One state',
        kind: 'shipping',
        members: [{ country_id: country.id, state_id: state.id }],
      });
      const method = await admin.post('/admin/shipping_methods', {
        name: 'By bike',
        code: 'bike',
        vendor_id: local,
        rate_type: 'flat',
        rate: 300,
        zone_ids: [zone.body.data.id],
      });
      expect(method.status).toBe(200);
    });

    it('finds products that the vendor’s own shipping methods, or else the platform’s, can deliver', async () => {
      const everywhere = ['Flash chair', 'Reduced bench', 'Regular stool'];
      const abroad = await page('delivers_to=fr');
      expect(abroad.delivers_to).toEqual({ code: 'FR', name: 'France' });
      expect(await names('delivers_to=FR')).toEqual(everywhere);
      const { data } = (
        await shop.client.get<{ data: { iso2: string; id: number }[] }>('/web/countriesActive')
      ).body;
      const france = data.find(({ iso2 }) => iso2 === 'FR')?.id;
      const states = await shop.client.get<{ data: { code: string; name: string }[] }>(
        `/web/getStatesByCountry/${france}`,
      );
      const [state] = states.body.data;
      const near = await page(`delivers_to=FR-${state?.code}`);
      expect(near.delivers_to?.name).toBe(`${state?.name}, France`);
      expect(near.products.map(({ name }) => name).sort()).toEqual([...everywhere, 'Local cheese'].sort());
      expect(near.total).toBe(4);
    });

    it('applies shipping method changes immediately and ignores unknown places', async () => {
      const answer = await admin.post<{ shipping_methods: { id: number }[] }>(
        '/admin/shipping_methods/filter',
        { filter: { vendor_id: local } },
      );
      const [method] = answer.body.shipping_methods;
      await admin.put(`/admin/shipping_methods/updateStatus/${method?.id}`, { status: 'inactive' });
      expect(await names('delivers_to=FR')).toContain('Local cheese');
      const unknown = await page('delivers_to=XX');
      expect([unknown.ignored, unknown.delivers_to, unknown.total]).toEqual([['delivers_to'], null, 4]);
    });
  });

  it('product cards by id include only products for sale, in the requested order, sold-out ones last', async () => {
    const product = async (facts: object) => (await givenProduct(shop, { vendor_id, ...facts })).id;
    const [out, first, draft, second] = [
      await product({ stock: 0 }),
      await product({ stock: 1 }),
      await product({ stock: 1, status: 'draft' }),
      await product({ stock: 1 }),
    ];
    const cards = (ids: string) =>
      shop.client.get<{ data: { id: number }[] }>(`/web/product_cards?ids=${ids}`);
    const { body } = await cards([out, second, draft, 999_999, first].join());
    expect(body.data.map(({ id }) => id)).toEqual([second, first, out]);
    for (const wrong of ['', 'x', '1,', '0', Array(25).fill('1').join()])
      expect([(await cards(wrong)).status, wrong]).toEqual([422, wrong]);
  });

  it('a store’s product count equals the number of products listed', async () => {
    const tomorrow = new Date(Date.now() + 86_400_000);
    const { vendor } = await givenVendor(shop);
    for (const facts of [{ name: 'Here' }, { name: 'To come', available_at: tomorrow }])
      await givenProduct(shop, { ...facts, vendor_id: vendor.id, stock: 1 });
    const head = await shop.client.get<{ data: VendorDetail }>(`/web/vendor/${vendor.id}`);
    const all = await shop.client.get<{ data: VendorSummary[] }>('/web/vendors');
    const listed = (await page(`vendor=${vendor.id}`)).total;
    expect([head.body.data.product_count, listed]).toEqual([1, 1]);
    expect(all.body.data.find(({ id }) => id === vendor.id)?.product_count).toBe(1);
  });

  it('has a filter for each value with products, however many others its attribute has', async () => {
    const names = Array.from({ length: 45 }, (_, place) => `shade-${place}`);
    const { id, values } = await givenAttribute(shop, 'shade', ...names);
    const value_ids = [values['shade-44'] ?? 0];
    const { slug } = await givenProduct(shop, { attributes: [{ attribute_id: id, value_ids }] });
    const { products, facets } = await page('attr.shade=shade-44');
    expect(products.map((product) => product.slug)).toEqual([slug]);
    expect(facets.find(({ param }) => param === 'attr.shade')?.values).toMatchObject([
      { value: 'shade-44', count: 1, selected: true },
    ]);
  });

  it('ignores categories, brands and vendors that are hidden, and product pages don’t lead to them', async () => {
    const parent = await givenCategory(shop, { name: 'Shelves', slug: 'shelves' });
    const category = await givenCategory(shop, { name: 'Low shelves', slug: 'low', parent_id: parent });
    const brand_id = await givenBrand(shop, { name: 'Going', slug: 'going' });
    const { vendor } = await givenVendor(shop);
    const product = await givenProduct(shop, { vendor_id: vendor.id, brand_id, category_ids: [category] });
    const other = (await givenVendor(shop)).vendor;
    const links = async () => {
      const answer = await shop.client.get<{ data: ProductDetail }>(`/web/product/${product.slug}`);
      const { trail, brand } = answer.body.data;
      return [...trail, brand].map((link) => link?.slug);
    };
    const query = `category=low&brand=going&vendor=${other.slug}`;
    expect(await links()).toEqual(['shelves', 'low', 'going']);
    expect((await page(query)).ignored).toEqual([]);
    await admin.put(`/admin/brands/updateStatus/${brand_id}`, { status: 'inactive' });
    await admin.put(`/admin/categories/updateStatus/${category}`, { status: 'inactive' });
    await admin.put(`/admin/updateVendorStatus/${other.id}`, { status: 'suspended' });
    const { ignored, facets } = await page(query);
    expect(ignored).toEqual(['brand', 'category', 'vendor']);
    expect(facets.find(({ param }) => param === 'brand')).toBeUndefined();
    expect(await links()).toEqual(['shelves', undefined]);
  });

  it('a product whose main category is hidden leads to another category of its own, else to what is above', async () => {
    const tools = await givenCategory(shop, { name: 'Tools', slug: 'tools' });
    const saws = await givenCategory(shop, { name: 'Saws', slug: 'saws', parent_id: tools });
    const gifts = await givenCategory(shop, { name: 'Gifts', slug: 'gifts' });
    const product = await givenProduct(shop, {
      vendor_id,
      category_ids: [saws, gifts],
      primary_category_id: saws,
    });
    const trail = async () => {
      const answer = await shop.client.get<{ data: ProductDetail }>(`/web/product/${product.slug}`);
      return answer.body.data.trail.map(({ slug }) => slug);
    };
    expect(await trail()).toEqual(['tools', 'saws']);
    await admin.put(`/admin/categories/updateStatus/${saws}`, { status: 'inactive' });
    expect(await trail()).toEqual(['gifts']);
    await admin.put(`/admin/categories/updateStatus/${gifts}`, { status: 'inactive' });
    expect(await trail()).toEqual(['tools']);
    await admin.put(`/admin/categories/updateStatus/${tools}`, { status: 'inactive' });
    expect(await trail()).toEqual([]);
  });
});
