import type { Cart, ProductRecord, SaveProductAttributes } from '@stoa/contracts';
import type { Answer, Client } from '@stoa/testing';
import { sampleRow } from '../support/sample';
import { givenProduct } from '../support/catalogue.factories';
import { givenAdmin } from '../support/factories';
import { addToCart, givenMarket, guest } from '../support/ordering.factories';
import type { Shop } from '../support/shop';
import { startShop } from '../support/shop';
import { csv, imported } from '../support/transfer.factories';
import { givenVendor } from '../support/vendors.factories';

describe('product approval and limits for vendors', () => {
  let shop: Shop;
  let admin: Client;
  let vendor: Client;
  let vendor_id: number;

  beforeAll(async () => {
    shop = await startShop();
    await givenMarket(shop);
    admin = await givenAdmin(shop);
    const made = await givenVendor(shop);
    vendor = made.client;
    vendor_id = made.vendor.id;
  });
  afterAll(() => shop.close());

  const approve = (value: 0 | 1): Promise<Answer> =>
    admin.post('/admin/settings', { group: 'general', values: { approve_products: value } });
  const read = async (id: number, by = vendor): Promise<ProductRecord> =>
    (await by.get<{ data: ProductRecord }>(`/${by === admin ? 'admin' : 'vendor'}/products/${id}`)).body.data;
  const publicStatus = async (id: number): Promise<number> =>
    (await guest(shop).get(`/web/product/${id}`)).status;
  const setStatus = (id: number, status: string): Promise<Answer> =>
    vendor.put(`/vendor/products/updateStatus/${id}`, { status });
  const priced = ({ version, variants }: ProductRecord, price: number): SaveProductAttributes => ({
    version,
    axes: [],
    attributes: [],
    variants: variants.map(({ id, sku }) => ({ id, sku, price, option_value_ids: [] })),
  });

  it('an active product needs a price or must be marked as free', async () => {
    const { body } = await vendor.post<{ data: ProductRecord }>('/vendor/products', { name: 'Bare' });
    const { id } = body.data;
    const refused = await setStatus(id, 'active');
    expect(refused).toMatchObject({ status: 422, body: { errors: { status: [/needs a price/] } } });
    expect((await vendor.put(`/vendor/products/${id}`, { is_free: true })).status).toBe(200);
    expect((await setStatus(id, 'active')).status).toBe(200);
    expect((await vendor.put(`/vendor/products/${id}`, { is_free: false })).status).toBe(422);
    expect((await read(id)).is_free).toBe(true);
    const product = await givenProduct(shop, { vendor_id });
    const path = `/vendor/productsAttribute/${product.id}`;
    const emptied = await vendor.put(path, priced(await read(product.id), 0));
    expect(Object.keys(emptied.body.errors ?? {})).toEqual(['variants.0.price']);
  });

  it('a product needs approval again after its vendor changes name, translations or price', async () => {
    await approve(1);
    const { id } = await givenProduct(shop, { vendor_id });
    expect(await read(id)).toMatchObject({ status: 'active', needs_approval: true });
    const path = `/vendor/products/${id}`;
    await vendor.put(path, { return_days: 14 });
    expect([(await read(id)).status, await publicStatus(id)]).toEqual(['active', 200]);
    const changes = [
      () => vendor.put(path, { name: 'Something else' }),
      () => vendor.put(path, { translations: { es: { name: 'Otra cosa' } } }),
      async () => {
        const { slug, variants } = await read(id);
        const table = csv(
          ['handle', 'name', 'sku', 'price'],
          [slug, 'From a file', variants[0]?.sku ?? '', '9.00'],
        );
        expect(await imported(vendor, 'vendor', table)).toMatchObject({ updated: 1, created: 0 });
        return { status: 200 };
      },
      async () => vendor.put(`/vendor/productsAttribute/${id}`, priced(await read(id), 4321)),
    ];
    for (const change of changes) {
      expect((await change()).status).toBe(200);
      expect([(await read(id)).status, await publicStatus(id)]).toEqual(['pending', 404]);
      expect((await admin.put(`/admin/products/updateStatus/${id}`, { status: 'active' })).status).toBe(200);
      expect(await publicStatus(id)).toBe(200);
    }
    expect((await admin.put(`/admin/products/${id}`, { name: 'By the operator' })).status).toBe(200);
    expect((await read(id)).status).toBe('active');
    await approve(0);
  });

  it('a product’s allowed status changes depend on the user and on the approval setting', async () => {
    const { id } = await givenProduct(shop, { vendor_id, status: 'draft' });
    expect((await read(id)).allowed).toEqual(['active', 'archived']);
    await approve(1);
    expect((await read(id)).allowed).toEqual(['pending', 'archived']);
    const list = await vendor.post<{ products: ProductRecord[] }>('/vendor/products/filter', {
      filter: { id },
    });
    expect(list.body.products.map(({ allowed }) => allowed)).toEqual([['pending', 'archived']]);
    for (const status of ['rejected']) expect((await setStatus(id, status)).status).toBe(409);
    expect((await setStatus(id, 'pending')).status).toBe(200);
    expect((await read(id)).allowed).toEqual(['draft']);
    expect((await read(id, admin)).allowed).toEqual(['draft', 'active', 'rejected']);
    await approve(0);
  });

  it('a suspended vendor’s products are hidden until the vendor is approved again', async () => {
    const { client, vendor: other } = await givenVendor(shop);
    const product = await givenProduct(shop, { vendor_id: other.id });
    const buyer = guest(shop);
    await addToCart(buyer, product.variants[0]?.id ?? 0);
    const listed = async (): Promise<number> =>
      (
        await buyer.get<{ data: { total: number } }>(
          `/web/shopFilterProducts?q=${encodeURIComponent(product.name)}`,
        )
      ).body.data.total;
    expect([await publicStatus(product.id), await listed()]).toEqual([200, 1]);
    const status = (to: string): Promise<Answer> =>
      admin.put(`/admin/vendors/updateStatus/${other.id}`, { status: to });
    expect((await status('suspended')).status).toBe(200);
    expect([await publicStatus(product.id), await listed()]).toEqual([404, 0]);
    const cart = await buyer.get<{ data: Cart }>('/web/fetchCartItems');
    expect(cart.body.data.groups[0]?.lines[0]?.problem).toBe('not_sellable');
    expect((await client.get('/vendor/products')).status).toBe(401);
    expect((await status('approved')).status).toBe(200);
    expect([await publicStatus(product.id), await listed()]).toEqual([200, 1]);
  });

  it('related products can be set on creation and must belong to the same vendor', async () => {
    const other = await givenProduct(shop, { vendor_id });
    const foreign = await givenProduct(shop);
    const input = (related_ids: number[]) => ({ name: 'Beside', related_ids });
    const made = await vendor.post<{ data: ProductRecord }>('/vendor/products', input([other.id]));
    expect([made.status, made.body.data?.related_ids]).toEqual([200, [other.id]]);
    const refused = await vendor.post('/vendor/products', input([foreign.id]));
    expect([refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([422, ['related_ids']]);
  });

  it('a vendor’s canonical URL must be on this shop’s domain; an operator’s may be on any', async () => {
    const { id } = await givenProduct(shop, { vendor_id });
    const page = { target_type: 'product', target_id: id, meta_title: 'Mine' };
    const post = (by: Client, canonical: string): Promise<Answer> =>
      by.post(`/${by === admin ? 'admin' : 'vendor'}/seo_pages`, { ...page, canonical });
    const refused = await post(vendor, 'https://elsewhere.test/product/1');
    expect([refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([422, ['canonical']]);
    expect((await post(admin, 'https://elsewhere.test/product/1')).status).toBe(200);
  });
});

describe('a tax rate', () => {
  let shop: Shop;
  let admin: Client;
  beforeAll(async () => {
    shop = await startShop();
    admin = await givenAdmin(shop);
  });
  afterAll(() => shop.close());

  it('is at most 100% and has a unique name within its tax class and zone', async () => {
    const tax_class_id = await sampleRow('tax_classes', admin);
    const zone_id = await sampleRow('zones', admin);
    const rate = { tax_class_id, zone_id, name: 'VAT', rate: '0.2' };
    const absurd = await admin.post('/admin/tax_rates', { ...rate, rate: '5' });
    expect(Object.keys(absurd.body.errors ?? {})).toEqual(['rate']);
    const twins = await Promise.all([1, 2, 3].map(() => admin.post('/admin/tax_rates', rate)));
    expect(twins.map(({ status }) => status).sort()).toEqual([200, 422, 422]);
    expect((await admin.post('/admin/tax_rates', { ...rate, name: ' vat ' })).status).toBe(422);
    expect((await admin.post('/admin/tax_rates', { ...rate, name: 'City tax' })).status).toBe(200);
  });
});
