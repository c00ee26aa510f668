import { HEADERS } from '@stoa/contracts';
import type { ProductDetail, ShopPage } from '@stoa/contracts';
import type { Client } from '@stoa/testing';
import { FixedClock } from '../../src/kernel/clock';
import { givenProduct, type GivenProduct } from '../support/catalogue.factories';
import { givenCustomer } from '../support/customers.factories';
import { givenAdmin } from '../support/factories';
import { onServer, startShop, type Shop } from '../support/shop';

/** Cached responses of the storefront while the catalogue changes (ADR 81). */
describe('cached public responses', () => {
  const clock = new FixedClock(new Date());
  let shop: Shop;
  let admin: Client;

  beforeAll(async () => {
    shop = await startShop({ LIST_MAX_STALE_MS: '1000' }, clock);
    admin = await givenAdmin(shop);
  });
  afterAll(() => shop.close());

  const listed = async (client = shop.client): Promise<ShopPage['products']> =>
    (await client.get<{ data: ShopPage }>('/web/shopFilterProducts?per_page=96')).body.data.products;
  const page = async (id: number, client = shop.client): Promise<ProductDetail> =>
    (await client.get<{ data: ProductDetail }>(`/web/product/${id}`)).body.data;
  const ids = async (client?: Client): Promise<number[]> => (await listed(client)).map(({ id }) => id);
  const variantOf = async ({ id }: GivenProduct): Promise<number> => (await page(id)).variants[0]?.id ?? 0;

  async function setPrice(product: GivenProduct, price: number): Promise<void> {
    const { body } = await admin.get<{ data: GivenProduct }>(`/admin/products/${product.id}`);
    const { version, variants, attributes } = body.data as GivenProduct & { attributes: object[] };
    const [{ id, sku } = { id: 0, sku: '' }] = variants;
    const input = { version, axes: [], variants: [{ id, sku, option_value_ids: [], price }], attributes };
    expect((await admin.put(`/admin/productsAttribute/${product.id}`, input)).status).toBe(200);
  }

  async function setStock(product: GivenProduct, pieces: number): Promise<void> {
    const variant_id = await variantOf(product);
    const path = `/admin/updateProductStock/${product.id}/${pieces}`;
    expect((await admin.put(path, { variant_id })).status).toBe(200);
  }

  it('show a product’s price and stock at once, on its page and in lists that show it', async () => {
    const product = await givenProduct(shop, { price: 1000, stock: 10 });
    clock.advance(2_000);
    const card = async (): Promise<unknown[]> => {
      const found = (await listed()).find(({ id }) => id === product.id);
      return [found?.price, found?.stock_status];
    };
    expect(await card()).toEqual([1000, 'in_stock']);
    expect((await page(product.id)).variants[0]).toMatchObject({ price: 1000, available: 10 });

    await setPrice(product, 900);
    expect(await card()).toEqual([900, 'in_stock']);
    expect((await page(product.id)).variants[0]).toMatchObject({ price: 900 });
    await setStock(product, 0);
    expect(await card()).toEqual([900, 'out']);
    expect((await page(product.id)).variants[0]).toMatchObject({ available: 0, stock_status: 'out' });
    await setStock(product, 7);
    expect((await page(product.id)).variants[0]).toMatchObject({ available: 7 });
  });

  it('show a new product at once on its page, and in lists a second later', async () => {
    const { vendor_id } = await givenProduct(shop);
    clock.advance(2_000);
    const before = await ids();
    const { id } = await givenProduct(shop, { vendor_id });
    expect((await page(id)).id).toBe(id);
    expect(await ids()).toEqual(before);
    clock.advance(1_000);
    expect(await ids()).toContain(id);
  });

  it('stop showing a product that is no longer sold at once', async () => {
    const product = await givenProduct(shop);
    clock.advance(2_000);
    expect(await ids()).toContain(product.id);
    expect((await admin.delete(`/admin/products/${product.id}`)).status).toBe(200);
    expect(await ids()).not.toContain(product.id);
    expect((await shop.client.get(`/web/product/${product.id}`)).status).toBe(404);
  });

  it('are refused like others to programs without credentials and to customers whose session has ended', async () => {
    const path = `/web/product/${(await givenProduct(shop)).id}`;
    expect((await shop.client.get(path)).status).toBe(200);
    expect((await shop.client.get(path)).status).toBe(200);

    const { client } = await givenCustomer(shop);
    expect((await client.get(path)).status).toBe(200);
    expect((await client.get('/customer/auth/logout')).status).toBe(200);
    expect((await client.get(path)).status).toBe(401);

    const credentials = { consumer_key: 'storefront-of-stoa', consumer_secret: 'a-fixed-credential-1' };
    const headers = {
      [HEADERS.consumerKey]: credentials.consumer_key,
      [HEADERS.consumerSecret]: credentials.consumer_secret,
    };
    const protect = (enabled: number) =>
      admin.put('/admin/settings', { group: 'api_protection', values: { enabled, ...credentials } }, headers);
    expect((await protect(1)).status).toBe(200);
    expect((await shop.client.get(path)).status).toBe(403);
    expect((await shop.client.get(path, headers)).status).toBe(200);
    expect((await shop.client.get(path)).status).toBe(403);
    expect((await protect(0)).status).toBe(200);
    expect((await shop.client.get(path)).status).toBe(200);
  });

  onServer('on another node', () => {
    it('show a price at once after its change on this one', async () => {
      const node = await shop.another();
      const product = await givenProduct(shop, { price: 1000 });
      clock.advance(2_000);
      expect((await page(product.id, node.client)).variants[0]?.price).toBe(1000);
      await setPrice(product, 800);
      // Redis delivers the announcement in a moment.
      await new Promise((resolve) => setTimeout(resolve, 200));
      expect((await page(product.id, node.client)).variants[0]?.price).toBe(800);
      expect((await listed(node.client)).find(({ id }) => id === product.id)?.price).toBe(800);
      await node.close();
    });
  });
});
