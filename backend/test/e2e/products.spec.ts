import type { ProductRecord } from '@stoa/contracts';
import type { Client } from '@stoa/testing';
import { Database } from '../../src/kernel/database';
import { StockMovement } from '../../src/modules/inventory';
import type { GivenProduct } from '../support/catalogue.factories';
import { givenAttribute, givenCategory, givenProduct } from '../support/catalogue.factories';
import { givenAdmin } from '../support/factories';
import { givenMedia } from '../support/media.factories';
import type { Shop } from '../support/shop';
import { startShop } from '../support/shop';
import { givenVendor } from '../support/vendors.factories';

type One = { data: ProductRecord };

describe('products', () => {
  let shop: Shop;
  let admin: Client;
  let vendor: Client;
  let vendor_id: number;
  let rival: Client;
  let theirs: GivenProduct;
  let color: { id: number; values: Record<string, number> };
  let red: number;
  let blue: number;

  beforeAll(async () => {
    shop = await startShop();
    admin = await givenAdmin(shop);
    const own = await givenVendor(shop);
    const other = await givenVendor(shop);
    [vendor, vendor_id, rival] = [own.client, own.vendor.id, other.client];
    theirs = await givenProduct(shop, { vendor_id: other.vendor.id });
    color = await givenAttribute(shop, 'color', 'red', 'blue');
    [red, blue] = [Number(color.values.red), Number(color.values.blue)];
  });
  afterAll(() => shop.close());

  const drafted = async (input: object = {}): Promise<ProductRecord> => {
    const answer = await vendor.post<One>('/vendor/products', { name: 'Clay cup', ...input });
    if (answer.status !== 200) throw new Error(answer.text);
    return answer.body.data;
  };
  const simple = (version: number, variant: object = {}): object => ({
    version,
    axes: [],
    attributes: [],
    variants: [{ sku: `cup-${Math.random()}`, option_value_ids: [], price: 1500, ...variant }],
  });

  it('are created by a vendor in three steps and then activated', async () => {
    const category = await givenCategory(shop);
    const { id, version, status, variants } = await drafted({
      category_ids: [category],
      description: '<b>Hi</b><script>1</script>',
    });
    expect({ status, variants: variants.length }).toEqual({ status: 'draft', variants: 1 });
    const id1 = variants[0]?.id;
    const step2 = await vendor.put<One>(`/vendor/productsAttribute/${id}`, {
      version,
      axes: [],
      attributes: [{ attribute_id: color.id, value_ids: [red] }],
      variants: [{ id: id1, sku: ' cup-1 ', option_value_ids: [], price: 1500, compare_at: 1900 }],
    });
    expect(step2.body.data).toMatchObject({
      variants: [{ id: id1, sku: 'CUP-1', price: 1500, compare_at: 1900 }],
      attributes: [{ attribute_id: color.id, value_ids: [red] }],
    });
    const media = await givenMedia(vendor, 'vendor');
    const step3 = await vendor.put<One>(`/vendor/productsMedia/${id}`, {
      version: step2.body.data.version,
      media: [{ media_id: media.id, alt: 'A cup' }],
    });
    expect(step3.body.data).toMatchObject({
      media: [{ media_id: media.id, alt: 'A cup', sort: 0 }],
      description: '<b>Hi</b>',
    });
    const stocked = await vendor.put<One>(`/vendor/updateProductStock/${id}/7`, { reason: 'counted' });
    expect(stocked.body.data.variants[0]).toMatchObject({ on_hand: 7, available: 7 });
    const shown = await vendor.put<{ products: { id: number; status: string }[] }>(
      `/vendor/products/updateStatus/${id}`,
      {
        status: 'active',
      },
    );
    expect(shown.body.products.find((one) => one.id === id)).toMatchObject({
      status: 'active',
      primary_category_id: category,
    });
    const inventory = await vendor.get<{ inventory: object[] }>(`/vendor/getProductInventory/${id}`);
    expect(inventory.body.inventory).toEqual([
      expect.objectContaining({ sku: 'CUP-1', on_hand: 7, stock_status: 'in_stock' }),
    ]);
  });

  it('report every invalid field of the attributes step', async () => {
    const { id, version } = await drafted({ type: 'variable' });
    const variant = { sku: 'same', option_value_ids: [red], price: 10, compare_at: 10 };
    const answer = await vendor.put(`/vendor/productsAttribute/${id}`, {
      version,
      axes: [{ attribute_id: color.id, value_ids: [red] }],
      attributes: [{ attribute_id: 999_999 }],
      variants: [
        variant,
        { ...variant, option_value_ids: [red] },
        { ...variant, sku: 'b', option_value_ids: [blue] },
      ],
    });
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.body.errors ?? {}).sort()).toEqual(
      [
        'attributes.0.attribute_id',
        'attributes.0.text',
        'variants.0.compare_at',
        'variants.1.compare_at',
        'variants.2.compare_at',
        'variants.1.option_value_ids',
        'variants.1.sku',
        'variants.2.option_value_ids',
      ].sort(),
    );
  });

  it('allow variants to swap options and to be removed', async () => {
    const { id, version } = await drafted({ type: 'variable' });
    const axes = [{ attribute_id: color.id, value_ids: [red, blue] }];
    const row = (sku: string, value: number, rowId?: number): object => ({
      sku,
      option_value_ids: [value],
      price: 10,
      ...(rowId && { id: rowId }),
    });
    const made = await vendor.post<One>(`/vendor/productsAttribute/${id}`, {
      version,
      axes,
      attributes: [],
      variants: [row('one', red), row('two', blue)],
    });
    const [one, two] = made.body.data.variants;
    const swapped = await vendor.put<One>(`/vendor/productsAttribute/${id}`, {
      version: made.body.data.version,
      axes,
      attributes: [],
      variants: [row('two', red, one?.id), row('one', blue, two?.id)],
    });
    expect(swapped.body.data.variants.map((v) => [v.id, v.sku, v.option_value_ids])).toEqual([
      [one?.id, 'TWO', [red]],
      [two?.id, 'ONE', [blue]],
    ]);
    const differing = await vendor.delete(`/vendor/productsDeleteAttribute/${id}/${color.id}`);
    expect(differing).toMatchObject({ status: 409, body: { code: 'axis_in_use' } });
    const fewer = await vendor.put<One>(`/vendor/productsAttribute/${id}`, {
      version: swapped.body.data.version,
      axes,
      attributes: [],
      variants: [row('one', red, one?.id)],
    });
    expect(fewer.body.data.variants).toHaveLength(1);
    const removed = await vendor.delete<One>(`/vendor/productsDeleteAttribute/${id}/${color.id}`);
    expect(removed.body.data.axes).toEqual([]);
  });

  it('respond 409 to an edit based on a stale version', async () => {
    const { id, version } = await drafted();
    expect((await vendor.put(`/vendor/productsAttribute/${id}`, simple(version))).status).toBe(200);
    const late = await vendor.put(`/vendor/productsAttribute/${id}`, simple(version));
    expect(late).toMatchObject({ status: 409, body: { code: 'stale_version' } });
  });

  it('are closed to other vendors, including their variants and media', async () => {
    const variant = theirs.variants[0]?.id;
    const at = theirs.id;
    const media = await givenMedia(rival, 'vendor');
    const answers = await Promise.all([
      vendor.get(`/vendor/products/${at}`),
      vendor.put(`/vendor/products/${at}`, { name: 'Mine now' }),
      vendor.delete(`/vendor/products/${at}`),
      vendor.put(`/vendor/products/updateStatus/${at}`, { status: 'draft' }),
      vendor.put(`/vendor/productsAttribute/${at}`, simple(theirs.version)),
      vendor.put(`/vendor/productsMedia/${at}`, { version: theirs.version, media: [] }),
      vendor.delete(`/vendor/productsDeleteAttribute/${at}/${color.id}`),
      vendor.put(`/vendor/updateProductStock/${at}/0`, {}),
      vendor.get(`/vendor/getProductInventory/${at}`),
    ]);
    expect(answers.map((answer) => answer.status)).toEqual(answers.map(() => 404));
    const own = await drafted();
    const stolen = await vendor.put(
      `/vendor/productsAttribute/${own.id}`,
      simple(own.version, { id: variant }),
    );
    expect(stolen.body.errors).toHaveProperty(['variants.0.id']);
    const pictured = await vendor.put(
      `/vendor/productsAttribute/${own.id}`,
      simple(own.version, { media_id: media.id }),
    );
    expect(pictured.body.errors).toHaveProperty(['variants.0.media_id']);
    const gallery = await vendor.put(`/vendor/productsMedia/${own.id}`, {
      version: own.version,
      media: [{ media_id: media.id }],
    });
    expect(gallery.body.errors).toHaveProperty(['media.0.media_id']);
    const stock = await vendor.put(`/vendor/updateProductStock/${own.id}/5`, { variant_id: variant });
    expect(stock.body.errors).toHaveProperty('variant_id');
    const list = await vendor.get<{ products: ProductRecord[] }>('/vendor/products?range=[0,99]');
    expect(new Set(list.body.products.map((one) => one.vendor_id))).toEqual(new Set([vendor_id]));
  });

  it('reject values for operator-only fields from vendors', async () => {
    const answer = await vendor.post('/vendor/products', {
      name: 'Cup',
      vendor_id: 1,
      is_featured: true,
      status: 'active',
    });
    expect(Object.keys(answer.body.errors ?? {}).sort()).toEqual(['is_featured', 'status', 'vendor_id']);
  });

  it('require approval when the shop is set so, and only allow listed status changes', async () => {
    const settings = { group: 'general', values: { approve_products: 1 } };
    expect((await admin.post('/admin/settings', settings)).status).toBe(200);
    const { id } = await drafted({ is_free: true });
    const status = async (client: Client, audience: string, wanted: string): Promise<number> =>
      (await client.put(`/${audience}/products/updateStatus/${id}`, { status: wanted })).status;
    expect(await status(vendor, 'vendor', 'rejected')).toBe(409);
    expect(await status(vendor, 'vendor', 'active')).toBe(200);
    const waiting = await admin.get<One>(`/admin/products/${id}`);
    expect(waiting.body.data.status).toBe('pending');
    expect(await status(vendor, 'vendor', 'active')).toBe(409);
    expect(await status(admin, 'admin', 'rejected')).toBe(200);
    expect(await status(admin, 'admin', 'nonsense')).toBe(422);
    expect(await status(admin, 'admin', 'active')).toBe(200);
  });

  it('change stock only through valid movements, and never below zero', async () => {
    const product = await givenProduct(shop, { vendor_id, stock: 3 });
    const variant_id = product.variants[0]?.id;
    const receipt = await admin.post('/admin/inventories', {
      variant_id,
      type: 'receipt',
      quantity: 5,
      reason: 'Delivery',
    });
    expect(receipt.status).toBe(200);
    const moved = { product_id: product.id, product_name: product.name, sku: product.variants[0]?.sku };
    expect(receipt.body.data).toMatchObject({ ...moved, actor_name: expect.any(String) });
    const wrong = await admin.post('/admin/inventories', { variant_id, type: 'damage', quantity: 5 });
    expect(wrong.body.errors).toHaveProperty('quantity');
    const sale = await admin.post('/admin/inventories', { variant_id, type: 'sale', quantity: -1 });
    expect(sale.body.errors).toHaveProperty('type');
    const tooMany = await admin.post('/admin/inventories', { variant_id, type: 'damage', quantity: -9 });
    expect(tooMany.status).toBe(422);
    const rows = await shop.app.get(Database).em.find(StockMovement, { where: { variant_id } });
    expect(rows.map((row) => row.quantity)).toEqual([3, 5]);
    const one = await admin.get<One>(`/admin/products/${product.id}`);
    expect(one.body.data.variants[0]?.on_hand).toBe(8);
    await vendor.put(`/vendor/updateProductStock/${product.id}/6`, { variant_id });
    const filter = encodeURIComponent(JSON.stringify({ variant_id }));
    const { body } = await admin.get<{ inventories: object[] }>(`/admin/inventories?filter=${filter}`);
    expect(body.inventories).toContainEqual(
      expect.objectContaining({ quantity: -2, actor_name: expect.stringMatching(/^Owner/) }),
    );
  });

  it('are listed by vendor, filtered, exported and deleted by operators', async () => {
    const list = await admin.get<{ products: ProductRecord[]; total: number }>(
      `/admin/filterVendorProducts?vendor_id=${theirs.vendor_id}`,
    );
    expect(list.body).toMatchObject({ total: 1, products: [{ id: theirs.id, price: 1000, available: 10 }] });
    const file = await admin.post('/admin/products/export', {
      export: 'csv',
      filterData: { filter: { id: theirs.id } },
    });
    expect(file.text).toContain(theirs.name);
    expect((await admin.delete(`/admin/products/${theirs.id}`)).status).toBe(200);
    expect((await admin.get(`/admin/products/${theirs.id}`)).status).toBe(404);
  });

  it('have categories that form a tree: cycles are rejected and depths updated', async () => {
    const top = await givenCategory(shop);
    const below = await givenCategory(shop, { parent_id: top });
    const deep = await givenCategory(shop, { parent_id: below });
    const circle = await admin.put(`/admin/categories/${top}`, { parent_id: deep });
    expect(circle.body.errors).toHaveProperty('parent_id');
    await admin.put(`/admin/categories/${below}`, { parent_id: null });
    const moved = await admin.get<{ data: { depth: number } }>(`/admin/categories/${deep}`);
    expect(moved.body.data.depth).toBe(1);
    const tree = await admin.get<{ categories: { id: number; children: { id: number }[] }[] }>(
      '/admin/categoriesParentChildActive',
    );
    expect(tree.body.categories.find((one) => one.id === below)?.children.map((one) => one.id)).toEqual([
      deep,
    ]);
  });
});
