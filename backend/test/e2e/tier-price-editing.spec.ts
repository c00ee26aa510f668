import type { HistoryEntry, ProductRecord, SaveProductAttributes, TierPrice } from '@stoa/contracts';
import type { Answer, Client } from '@stoa/testing';
import { givenProduct } from '../support/catalogue.factories';
import { givenAdmin } from '../support/factories';
import type { Shop } from '../support/shop';
import { startShop } from '../support/shop';
import { csv, imported } from '../support/transfer.factories';
import { givenVendor } from '../support/vendors.factories';

const tier = (min_quantity: number, price: number): TierPrice => ({ min_quantity, price });

describe('editing of tier prices', () => {
  let shop: Shop;
  let admin: Client;
  let vendor: Client;
  let vendor_id: number;

  beforeAll(async () => {
    shop = await startShop();
    admin = await givenAdmin(shop);
    const made = await givenVendor(shop);
    vendor = made.client;
    vendor_id = made.vendor.id;
  });
  afterAll(() => shop.close());

  const read = async (id: number): Promise<ProductRecord> =>
    (await admin.get<{ data: ProductRecord }>(`/admin/products/${id}`)).body.data;
  const tiersOf = async (id: number): Promise<TierPrice[]> => (await read(id)).variants[0]?.tier_prices ?? [];
  const set = async (
    id: number,
    tier_prices: TierPrice[] | undefined,
    by = vendor,
  ): Promise<Answer<{ data: ProductRecord }>> => {
    const { version, variants } = await read(id);
    const rows = variants.map(({ id: variant, sku, price, option_value_ids }) => ({
      id: variant,
      sku,
      price,
      option_value_ids,
      tier_prices,
    }));
    const body: SaveProductAttributes = { version, axes: [], attributes: [], variants: rows };
    return by.put(`/${by === admin ? 'admin' : 'vendor'}/productsAttribute/${id}`, body);
  };
  const given = async (): Promise<number> => (await givenProduct(shop, { vendor_id, max_qty: 50 })).id;

  it('vendors and operators can set tier prices in any order, and omitting them removes them', async () => {
    const id = await given();
    expect((await set(id, [tier(10, 800), tier(5, 900)])).status).toBe(200);
    expect(await tiersOf(id)).toEqual([tier(5, 900), tier(10, 800)]);
    expect((await set(id, [tier(2, 950)], admin)).body.data.variants[0]?.tier_prices).toEqual([tier(2, 950)]);
    expect((await set(id, undefined)).status).toBe(200);
    expect(await tiersOf(id)).toEqual([]);
  });

  it('tier prices can be set when a product is created in one call', async () => {
    const input = { name: 'In one', price: 500, tier_prices: [tier(3, 400)] };
    const made = await vendor.post<{ data: ProductRecord }>('/vendor/createProduct', input);
    expect(made.body.data.variants[0]?.tier_prices).toEqual([tier(3, 400)]);
    const wrong = await vendor.post('/vendor/createProduct', { ...input, tier_prices: [tier(100, 400)] });
    expect(Object.keys(wrong.body.errors ?? {})).toEqual(['tier_prices.0.min_quantity']);
  });

  it.each([
    ['a quantity of one', [tier(1, 900)], 'variants.0.tier_prices.0.min_quantity'],
    ['more than one order may hold', [tier(51, 900)], 'variants.0.tier_prices.0.min_quantity'],
    ['a price of nothing', [tier(5, 0)], 'variants.0.tier_prices.0.price'],
    ['the price itself', [tier(5, 1000)], 'variants.0.tier_prices.0.price'],
    ['a price that does not fall', [tier(5, 900), tier(6, 900)], 'variants.0.tier_prices.1.price'],
    ['half a piece', [tier(2.5, 900)], 'variants.0.tier_prices.0.min_quantity'],
    ['too many', Array.from({ length: 11 }, (_, at) => tier(at + 2, 900 - at)), 'variants.0.tier_prices'],
  ])('rejects %s', async (_name, tiers, field) => {
    const id = await given();
    const { status, body } = await set(id, tiers);
    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, [field]]);
    expect(await tiersOf(id)).toEqual([]);
  });

  it('rejects two tiers with the same minimum quantity', async () => {
    const { body } = await set(await given(), [tier(5, 900), tier(5, 800)]);
    expect(Object.keys(body.errors ?? {})).toEqual([
      'variants.0.tier_prices.0.min_quantity',
      'variants.0.tier_prices.1.min_quantity',
    ]);
  });

  it('a product’s maximum quantity cannot be below its highest tier', async () => {
    const id = await given();
    await set(id, [tier(20, 900)]);
    const refused = await vendor.put(`/vendor/products/${id}`, { max_qty: 19 });
    expect([refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([422, ['max_qty']]);
    expect((await vendor.put(`/vendor/products/${id}`, { max_qty: 20 })).status).toBe(200);
  });

  it('other vendors and operators without permission cannot set tier prices', async () => {
    const id = await given();
    const { client: other } = await givenVendor(shop);
    expect((await set(id, [tier(5, 900)], other)).status).toBe(404);
    const reader = await givenAdmin(shop, ['products.read']);
    const { version, variants } = await read(id);
    const body = { version, axes: [], attributes: [], variants };
    expect((await reader.put(`/admin/productsAttribute/${id}`, body)).status).toBe(403);
    expect(await tiersOf(id)).toEqual([]);
  });

  it('the history records each tier change with its minimum quantity', async () => {
    const id = await given();
    await set(id, [tier(5, 900), tier(10, 800)]);
    await set(id, [tier(5, 850)], admin);
    const { body } = await admin.get<{ history: HistoryEntry[] }>(`/admin/history/products/${id}`);
    const sku = (await read(id)).variants[0]?.sku ?? '';
    expect(body.history[0]?.differences).toEqual([
      { field: 'tier_prices', of: `${sku}, 5+`, before: 900, after: 850 },
      { field: 'tier_prices', of: `${sku}, 10+`, before: 800, after: null },
    ]);
  });

  it('changed tier prices require product approval when approval is enabled', async () => {
    await admin.post('/admin/settings', { group: 'general', values: { approve_products: 1 } });
    const id = await given();
    await set(id, [tier(5, 900)]);
    expect((await read(id)).status).toBe('pending');
    await admin.put(`/admin/products/updateStatus/${id}`, { status: 'active' });
    await set(id, [tier(5, 900)]);
    expect((await read(id)).status).toBe('active');
    await set(id, []);
    expect((await read(id)).status).toBe('pending');
    await admin.post('/admin/settings', { group: 'general', values: { approve_products: 0 } });
  });

  it('imports without tier price columns keep them, and so do deletion and restoration of the product', async () => {
    const id = await given();
    await set(id, [tier(5, 900)]);
    const { slug, variants } = await read(id);
    const file = (price: string): Buffer =>
      csv(['handle', 'name', 'sku', 'price'], [slug, 'From a file', variants[0]?.sku ?? '', price]);
    expect(await imported(vendor, 'vendor', file('9.50'))).toMatchObject({ updated: 1 });
    expect(await tiersOf(id)).toEqual([tier(5, 900)]);
    expect(await imported(vendor, 'vendor', file('9.00'))).toMatchObject({ updated: 0, refused: 1 });
    await admin.delete(`/admin/products/${id}`);
    expect((await vendor.post('/vendor/restore/products', { ids: [id] })).status).toBe(200);
    expect(await tiersOf(id)).toEqual([tier(5, 900)]);
  });
});
