import type { Client } from '@stoa/testing';
import { givenAttribute, givenBrand, givenCategory, givenProduct } from '../support/catalogue.factories';
import { givenAdmin } from '../support/factories';
import type { Shop } from '../support/shop';
import { startShop } from '../support/shop';
import { bring, csv, imported, issuesOf, map, productCalled, settled } from '../support/transfer.factories';
import { givenVendor } from '../support/vendors.factories';

const HEADER = ['handle', 'name', 'sku', 'price', 'stock', 'status'];

interface List {
  total: number;
}

describe('product imports', () => {
  let shop: Shop;
  let admin: Client;

  beforeAll(async () => {
    shop = await startShop();
    admin = await givenAdmin(shop);
  });
  afterAll(() => shop.close());

  it('report every invalid cell in a dry run, which creates no products', async () => {
    const { client, vendor } = await givenVendor(shop);
    await givenProduct(shop, { vendor_id: vendor.id, name: 'Taken', variants: undefined });
    const file = csv(
      [...HEADER, 'categories', 'brand'],
      ['good-one', 'Good One', 'G-1', '10.00', 5, 'active', '', ''],
      ['bad-price', 'Bad Price', 'B-1', 'cheap', 'many', 'soon', '', ''],
      ['no-name', '', 'N-1', '10.00', 5, '', 'Nowhere > Else', 'Nobody'],
      ['no-price', 'No Price', 'N-2', '', 5, '', '', ''],
    );
    const { id } = (await bring(client, 'vendor', file)).body.data;
    expect((await client.post(`/vendor/checkImport/${id}`, {})).status).toBe(200);
    const record = await settled(client, 'vendor', id, 'checked');
    expect(record).toMatchObject({ created: 1, refused: 3, rows_done: 4, pictures_total: 0 });
    const issues = (await issuesOf(client, 'vendor', id)).map(
      ({ line, column, message }) => `${line} ${column}: ${message}`,
    );
    expect(issues.sort()).toEqual([
      '3 price: must be an amount such as 12.50',
      '3 status: must be draft, active or archived',
      '3 stock: must be a whole number',
      '4 brand: does not exist in this shop',
      '4 categories: refers to the category “Nowhere > Else”, which this shop does not have',
      '5 price: is required for a new product',
    ]);
    expect((await client.get<List>('/vendor/products')).body.total).toBe(1);
    const errors = await client.post(`/vendor/exportImportIssues/${id}`, {});
    expect(errors.text).toContain('bad-price,price,cheap,must be an amount such as 12.50');
    await client.post(`/vendor/startImport/${id}`, {});
    expect(await settled(client, 'vendor', id, 'finished')).toMatchObject({ created: 1, refused: 3 });
    expect((await client.get<List>('/vendor/products')).body.total).toBe(2);
  });

  it('update existing products instead of creating duplicates, or skip them on request', async () => {
    const { client } = await givenVendor(shop);
    const rows = (price: string, stock: number): Buffer =>
      csv(
        HEADER,
        ['lamp', 'Lamp', 'LAMP', price, stock, 'active'],
        ['stool', 'Stool', 'STOOL', '20.00', 1, 'active'],
      );
    expect(await imported(client, 'vendor', rows('10.00', 5))).toMatchObject({ created: 2, updated: 0 });
    expect(await imported(client, 'vendor', rows('10.00', 5))).toMatchObject({
      created: 0,
      updated: 0,
      unchanged: 2,
    });
    expect(await imported(client, 'vendor', rows('12.00', 3))).toMatchObject({
      created: 0,
      updated: 1,
      unchanged: 1,
    });
    const lamp = await productCalled(client, 'vendor', 'Lamp');
    expect(lamp.variants).toMatchObject([{ sku: 'LAMP', price: 1200, on_hand: 3 }]);
    const moved = await admin.get<{ inventories: { quantity: number; type: string }[] }>(
      `/admin/inventories?filter=${encodeURIComponent(JSON.stringify({ variant_id: lamp.variants[0]?.id }))}&sort=["id","ASC"]`,
    );
    expect(moved.body.inventories.map(({ type, quantity }) => [type, quantity])).toEqual([
      ['receipt', 5],
      ['adjust', -2],
    ]);
    const skipped = await imported(client, 'vendor', rows('99.00', 9), { existing: 'skip' });
    expect(skipped).toMatchObject({ updated: 0, unchanged: 2 });
    expect((await client.get<List>('/vendor/products')).body.total).toBe(2);
  });

  it('match existing products by SKU or slug', async () => {
    const { client, vendor } = await givenVendor(shop);
    const product = await givenProduct(shop, { vendor_id: vendor.id, name: 'Handmade Vase' });
    const sku = product.variants[0]?.sku ?? '';
    const file = csv(['sku', 'name', 'price'], [sku, 'Handmade Vase', '31.00']);
    expect(await imported(client, 'vendor', file)).toMatchObject({ source: 'other', updated: 1, created: 0 });
    const byAddress = csv(HEADER, [product.slug, 'Handmade Vase II', '', '31.00', '', '']);
    expect(await imported(client, 'vendor', byAddress)).toMatchObject({ updated: 1, created: 0 });
    expect(await productCalled(client, 'vendor', 'Handmade Vase II')).toMatchObject({ id: product.id });
  });

  it('of products without a vendor create no categories', async () => {
    const file = csv(['name', 'sku', 'price', 'category'], ['Lamp', 'LONE-1', '10.00', 'Nowhere']);
    expect(await imported(admin, 'admin', file)).toMatchObject({ created: 0, refused: 1 });
    const filter = encodeURIComponent(JSON.stringify({ q: 'Nowhere' }));
    expect((await admin.get<List>(`/admin/categories?filter=${filter}`)).body.total).toBe(0);
  });

  it('of the shop’s own export leave every product unchanged', async () => {
    const { client, vendor } = await givenVendor(shop);
    const color = await givenAttribute(shop, 'paint', 'red', 'blue');
    const category = await givenCategory(shop, {
      name: 'Round trips',
      parent_id: await givenCategory(shop, { name: 'Trips' }),
    });
    const axes = [{ attribute_id: color.id, value_ids: Object.values(color.values) }];
    const variant = { price: 1999, compare_at: 2999, cost: 700, weight: 120, opening_stock: 4 };
    const values = Object.values(color.values);
    await givenProduct(shop, {
      vendor_id: vendor.id,
      name: '=Formula "quoted"',
      description: '<p>Two\nlines, and more</p>',
      ...({ brand_id: await givenBrand(shop), category_ids: [category], axes } as object),
      translations: { ar: { name: 'معادلة' } },
      variants: values.map((value, n) => ({
        sku: `RT-${vendor.id}-${n}`,
        option_value_ids: [value],
        ...variant,
      })),
    });
    await givenProduct(shop, { vendor_id: vendor.id, status: 'draft' });
    const exported = await client.post('/vendor/exportProducts', {});
    expect(exported.status).toBe(200);
    const record = await imported(client, 'vendor', Buffer.from(exported.text));
    expect(record).toMatchObject({ source: 'stoa', created: 0, updated: 0, unchanged: 2, refused: 0 });
    const filter = { filter: { vendor_id: vendor.id } };
    const all = await admin.post('/admin/exportProducts', filter);
    expect(await imported(admin, 'admin', Buffer.from(all.text))).toMatchObject({ unchanged: 2, refused: 0 });
  });

  it('can be undone: new products are deleted, updated products restored, later edits kept', async () => {
    const { client } = await givenVendor(shop);
    const first = csv(
      HEADER,
      ['chair', 'Chair', 'CHAIR', '10.00', 5, 'active'],
      ['desk', 'Desk', 'DESK', '50.00', 2, 'active'],
    );
    await imported(client, 'vendor', first);
    const second = csv(
      HEADER,
      ['chair', 'Better Chair', 'CHAIR', '12.00', 9, ''],
      ['desk', 'Better Desk', 'DESK', '55.00', 2, ''],
      ['shelf', 'Shelf', 'SHELF', '70.00', 1, 'active'],
    );
    const { id } = await imported(client, 'vendor', second);
    const product = await productCalled(client, 'vendor', 'Better Desk');
    await client.put(`/vendor/products/${product.id}`, { name: 'Best Desk', version: product.version });
    expect((await client.post(`/vendor/undoImport/${id}`, {})).status).toBe(200);
    expect(await settled(client, 'vendor', id, 'undone')).toMatchObject({ kept: 1 });
    expect((await productCalled(client, 'vendor', 'Chair')).variants).toMatchObject([
      { price: 1000, on_hand: 5 },
    ]);
    expect(await productCalled(client, 'vendor', 'Best Desk')).toMatchObject({ variants: [{ price: 5000 }] });
    expect((await client.get<List>('/vendor/products')).body.total).toBe(2);
    expect((await client.post(`/vendor/undoImport/${id}`, {})).status).toBe(409);
  });

  it('can be undone with the brands, categories and options that an operator’s import created', async () => {
    const { vendor } = await givenVendor(shop);
    const file = csv(
      [...HEADER, 'brand', 'manufacturer', 'categories', 'option1_name', 'option1_value'],
      ['rug', 'Rug', 'RUG-S', '10.00', 5, '', 'Loomery', 'Mill', 'Floor > Rugs', 'Pile', 'Short'],
      ['rug', '', 'RUG-L', '10.00', 5, '', '', '', '', 'Pile', 'Long'],
    );
    const { id } = await imported(admin, 'admin', file, {}, { vendor_id: String(vendor.id) });
    const named = (path: string, name: string): Promise<number> =>
      admin
        .get<List>(`/admin/${path}?filter=${encodeURIComponent(JSON.stringify({ q: name }))}`)
        .then(({ body }) => body.total);
    expect(await named('brands', 'Loomery')).toBe(1);
    await admin.post(`/admin/undoImport/${id}`, {});
    expect(await settled(admin, 'admin', id, 'undone')).toMatchObject({ kept: 0 });
    for (const [path, name] of [
      ['brands', 'Loomery'],
      ['manufacturers', 'Mill'],
      ['categories', 'Rugs'],
      ['categories', 'Floor'],
      ['attributes', 'Pile'],
    ] as const)
      expect([name, await named(path, name)]).toEqual([name, 0]);
  });

  it('are accessible to their own vendor only and change only that vendor’s products', async () => {
    const [one, other] = [await givenVendor(shop), await givenVendor(shop)];
    await imported(one.client, 'vendor', csv(HEADER, ['mine', 'Mine', 'SAME', '1.00', 1, '']));
    const theirs = csv([...HEADER, 'vendor'], ['mine', 'Theirs', 'SAME', '2.00', 1, '', one.vendor.slug]);
    const record = (await bring(other.client, 'vendor', theirs)).body.data;
    expect(record.columns.find(({ name }) => name === 'vendor')).toMatchObject({ target: null });
    const refused = await map(other.client, 'vendor', record, { vendor: 'vendor' });
    expect(refused).toMatchObject({
      status: 422,
      body: { errors: { 'columns.6.target': [expect.stringContaining('own store')] } },
    });
    await other.client.post(`/vendor/startImport/${record.id}`, {});
    expect(await settled(other.client, 'vendor', record.id, 'finished')).toMatchObject({ created: 1 });
    expect(await productCalled(one.client, 'vendor', 'Mine')).toMatchObject({
      name: 'Mine',
      variants: [{ price: 100 }],
    });
    expect((await bring(other.client, 'vendor', theirs, { vendor_id: String(one.vendor.id) })).status).toBe(
      422,
    );
    for (const answer of [
      await one.client.get(`/vendor/imports/${record.id}`),
      await one.client.post(`/vendor/startImport/${record.id}`, {}),
      await one.client.post(`/vendor/undoImport/${record.id}`, {}),
      await one.client.get(`/vendor/fetchImportIssues/${record.id}`),
      await one.client.post(`/vendor/exportImportIssues/${record.id}`, {}),
    ])
      expect(answer.status).toBe(404);
  });

  it('set active products to pending when vendors’ products require approval', async () => {
    await admin.put('/admin/settings', { group: 'general', values: { approve_products: 1 } });
    const { client } = await givenVendor(shop);
    await imported(client, 'vendor', csv(HEADER, ['new-thing', 'New Thing', 'NT', '1.00', 1, 'active']));
    await admin.put('/admin/settings', { group: 'general', values: { approve_products: null } });
    expect(await productCalled(client, 'vendor', 'New Thing')).toMatchObject({ status: 'pending' });
  });
});
