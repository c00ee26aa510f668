import type { DashboardData, ProductDetail, ProductRecord, SaveProductAttributes } from '@stoa/contracts';
import type { Client } from '@stoa/testing';
import { givenCategory, givenProduct } from '../support/catalogue.factories';
import { givenAdmin } from '../support/factories';
import type { Shop } from '../support/shop';
import { startShop } from '../support/shop';
import { imported, productCalled } from '../support/transfer.factories';
import { csv } from '../support/transfer.factories';
import { givenVendor } from '../support/vendors.factories';

interface Data<T> {
  data: T;
}

describe('product details', () => {
  let shop: Shop;
  let admin: Client;

  beforeAll(async () => {
    shop = await startShop();
    admin = await givenAdmin(shop);
  });
  afterAll(() => shop.close());

  const record = async (id: number): Promise<ProductRecord> =>
    (await admin.get<Data<ProductRecord>>(`/admin/products/${id}`)).body.data;
  const page = async (id: number): Promise<ProductDetail> =>
    (await shop.client.get<Data<ProductDetail>>(`/web/product/${id}`)).body.data;
  const change = async (id: number, facts: Partial<SaveProductAttributes['variants'][number]>) => {
    const { version, variants } = await record(id);
    const [variant] = variants;
    const { sku, price, option_value_ids } = variant as ProductRecord['variants'][number];
    const input = { id: variant?.id, sku, price, option_value_ids, ...facts };
    return admin.put(`/admin/productsAttribute/${id}`, {
      version,
      axes: [],
      variants: [input],
      attributes: [],
    });
  };

  it('include the weight and packed dimensions of a variant', async () => {
    const { id } = await givenProduct(shop);
    expect((await page(id)).variants[0]).toMatchObject({ weight: null, dimensions: null });
    const measures = { weight: 1250, length: 400, width: 300, height: 55 };
    expect((await change(id, measures)).status).toBe(200);
    expect((await record(id)).variants[0]).toMatchObject(measures);
    expect((await page(id)).variants[0]).toMatchObject({ weight: 1250, dimensions: [400, 300, 55] });
    const wrong = await change(id, { length: 0, reorder_point: -1 });
    expect(Object.keys(wrong.body.errors ?? {}).sort()).toEqual([
      'variants.0.length',
      'variants.0.reorder_point',
    ]);
    const history = await admin.get(`/admin/history/products/${id}`);
    expect(history.text).toContain('"height"');
  });

  it('use each variant’s own reorder point for low stock, or else the shop’s threshold', async () => {
    const { id } = await givenProduct(shop, { name: 'Own point', stock: 20 });
    const low = async (): Promise<string[]> =>
      (await admin.get<Data<Required<DashboardData>>>('/admin/getDashboardData')).body.data.low_stock.map(
        ({ name }) => name,
      );
    const statuses = async (): Promise<unknown[]> => {
      const list = await admin.get<{ products: { stock_status: string }[] }>(
        `/admin/products?filter={"q":"Own point"}`,
      );
      const inventory = await admin.get<{ inventory: { stock_status: string; reorder_point: number }[] }>(
        `/admin/getProductInventory/${id}`,
      );
      const { stock_status, reorder_point } = inventory.body.inventory[0] ?? {};
      const shown = (await page(id)).variants[0]?.stock_status;
      return [list.body.products[0]?.stock_status, stock_status, shown, reorder_point];
    };
    expect(await statuses()).toEqual(['in_stock', 'in_stock', 'in_stock', null]);
    await change(id, { reorder_point: 20 });
    expect(await statuses()).toEqual(['low', 'low', 'low', 20]);
    expect(await low()).toContain('Own point');
    await change(id, { reorder_point: 1 });
    await admin.put(`/admin/updateProductStock/${id}/3`, {});
    expect(await statuses()).toEqual(['in_stock', 'in_stock', 'in_stock', 1]);
    expect(await low()).not.toContain('Own point');
    await admin.put(`/admin/updateProductStock/${id}/1`, {});
    expect(await statuses()).toEqual(['low', 'low', 'low', 1]);
    await change(id, { reorder_point: null });
    await admin.put(`/admin/updateProductStock/${id}/6`, {});
    expect((await statuses())[0]).toBe('in_stock');
    await admin.put('/admin/settings', { group: 'store', values: { low_stock: 6 } });
    expect((await statuses())[0]).toBe('low');
    await admin.put('/admin/settings', { group: 'store', values: { low_stock: null } });
  });

  it('show manually related products first, then products of the same category', async () => {
    const { vendor, client } = await givenVendor(shop);
    const own = { vendor_id: vendor.id, category_ids: [await givenCategory(shop)] };
    const { id } = await givenProduct(shop, own);
    const neighbour = await givenProduct(shop, own);
    const chosen = await givenProduct(shop, { vendor_id: vendor.id });
    const hidden = await givenProduct(shop, { vendor_id: vendor.id, status: 'draft' });
    const related = async (): Promise<number[]> => (await page(id)).related.map((card) => card.id);
    expect(await related()).toEqual([neighbour.id]);
    const saved = await client.put(`/vendor/products/${id}`, { related_ids: [hidden.id, chosen.id] });
    expect(saved.status).toBe(200);
    expect((await record(id)).related_ids.sort()).toEqual([chosen.id, hidden.id].sort());
    expect(await related()).toEqual([chosen.id, neighbour.id]);
    const stranger = await givenProduct(shop);
    for (const wrong of [stranger.id, id, 2_000_000_000])
      expect(
        (await client.put(`/vendor/products/${id}`, { related_ids: [wrong] })).body.errors,
      ).toHaveProperty('related_ids');
  });

  it('are included in imports and exports', async () => {
    const { client, vendor } = await givenVendor(shop);
    const facts = ['length', 'width', 'height', 'weight', 'reorder_point', 'seo_title', 'seo_title:es'];
    const file = csv(
      ['handle', 'name', 'sku', 'price', 'status', ...facts],
      [
        'crate',
        'Oak crate',
        'CRATE',
        '9.00',
        'active',
        '400',
        '300',
        '200',
        '1500',
        4,
        'Oak crates',
        'Cajas',
      ],
    );
    await imported(client, 'vendor', file);
    const product = await productCalled(client, 'vendor', 'Oak crate');
    expect(product).toMatchObject({ seo_title: 'Oak crates', translations: { es: { seo_title: 'Cajas' } } });
    expect(product.variants[0]).toMatchObject({ length: 400, width: 300, height: 200, reorder_point: 4 });
    const filter = { filter: { vendor_id: vendor.id } };
    const exported = await client.post('/vendor/exportProducts', filter);
    const reimported = await imported(client, 'vendor', Buffer.from(exported.text));
    expect(reimported).toMatchObject({ unchanged: 1, updated: 0, refused: 0 });
    const shop2 = await bringWoo(client);
    expect(shop2.variants[0]).toMatchObject({ length: 125, width: 80, height: 20, reorder_point: 3 });
  });

  const bringWoo = async (client: Client): Promise<ProductRecord> => {
    const header = ['Type', 'SKU', 'Name', 'Published', 'Regular price', 'Stock'];
    const sides = ['Length (cm)', 'Width (cm)', 'Height (cm)', 'Low stock amount'];
    await imported(
      client,
      'vendor',
      csv([...header, ...sides], ['simple', 'W-1', 'Woo box', 1, '5.00', 9, '12.5', '8', '2', 3]),
    );
    return productCalled(client, 'vendor', 'Woo box');
  };
});
