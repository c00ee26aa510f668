import type { ProductRecord } from '@stoa/contracts';
import type { Answer, Client } from '@stoa/testing';
import { givenCategory } from '../support/catalogue.factories';
import { givenAdmin } from '../support/factories';
import { givenMedia } from '../support/media.factories';
import { addToCart, givenMarket, guest } from '../support/ordering.factories';
import type { Shop } from '../support/shop';
import { startShop } from '../support/shop';
import { givenVendor } from '../support/vendors.factories';

type One = Answer<{ data: ProductRecord }>;

describe('creating a product in one request', () => {
  let shop: Shop;
  let admin: Client;
  let vendor: Client;
  let vendor_id: number;
  let rival: { client: Client; vendor: { id: number } };
  let category: number;

  beforeAll(async () => {
    shop = await startShop();
    await givenMarket(shop);
    admin = await givenAdmin(shop);
    const own = await givenVendor(shop);
    [vendor, vendor_id] = [own.client, own.vendor.id];
    rival = await givenVendor(shop);
    category = await givenCategory(shop);
  });
  afterAll(() => shop.close());

  const create = (body: object, key?: string, by = vendor): Promise<One> =>
    by.post(
      `/${by === admin ? 'admin' : 'vendor'}/createProduct`,
      { name: 'Clay cup', primary_category_id: category, ...body },
      key ? { 'idempotency-key': key } : {},
    );
  const count = async (): Promise<unknown> => (await vendor.get('/vendor/products')).body.total;
  const pageOf = async ({ slug }: ProductRecord): Promise<number> =>
    (await guest(shop).get(`/web/product/${slug}`)).status;
  const approve = (approve_products: 0 | 1): Promise<Answer> =>
    admin.post('/admin/settings', { group: 'general', values: { approve_products } });

  it('creates an active product with price, stock, SKU and images that can be bought immediately', async () => {
    const media = await givenMedia(vendor, 'vendor');
    const { body } = await create({
      sku: ' cup-1 ',
      price: 1500,
      compare_at: 1900,
      weight: 300,
      opening_stock: 7,
      status: 'active',
      media: [{ media_id: media.id, alt: 'A cup' }],
    });
    expect(body.data).toMatchObject({
      vendor_id,
      status: 'active',
      category_ids: [category],
      stock_status: 'in_stock',
      media: [{ media_id: media.id, alt: 'A cup' }],
      variants: [{ sku: 'CUP-1', price: 1500, compare_at: 1900, weight: 300, on_hand: 7, available: 7 }],
    });
    expect(await pageOf(body.data)).toBe(200);
    expect((await addToCart(guest(shop), body.data.variants[0]?.id ?? 0, 7)).status).toBe(200);
    const movements = await vendor.get<{ inventory: object[] }>(
      `/vendor/getProductInventory/${body.data.id}`,
    );
    expect(movements.body.inventory).toEqual([expect.objectContaining({ sku: 'CUP-1', on_hand: 7 })]);
  });

  it('creates a draft with a generated SKU by default', async () => {
    const { body } = await create({});
    const { id, status, variants } = body.data;
    expect([status, variants]).toEqual(['draft', [expect.objectContaining({ sku: `P${id}`, price: 0 })]]);
    expect(await pageOf(body.data)).toBe(404);
  });

  it('provides the default vendor and whether approval is needed for the form', async () => {
    const beginning = async (by: Client, audience: string): Promise<unknown> =>
      (await by.get<{ data: unknown }>(`/${audience}/newProduct`)).body.data;
    const general = (values: object): Promise<Answer> =>
      admin.post('/admin/settings', { group: 'general', values });
    expect(await beginning(admin, 'admin')).toEqual({ needs_approval: false, vendor_id: null });
    await general({ approve_products: 1, platform_vendor_id: rival.vendor.id });
    expect(await beginning(admin, 'admin')).toEqual({ needs_approval: false, vendor_id: rival.vendor.id });
    expect(await beginning(vendor, 'vendor')).toEqual({ needs_approval: true, vendor_id });
    await general({ approve_products: 0, platform_vendor_id: null });
  });

  it('creates a variable product as a draft without variants, and refuses price, SKU and activation', async () => {
    const made = await create({ type: 'variable' });
    expect(made.body.data).toMatchObject({ status: 'draft', variants: [] });
    const priced = await create({ type: 'variable', price: 10, sku: 'x' });
    expect(Object.keys(priced.body.errors ?? {})).toEqual(['price', 'sku']);
    const shown = await create({ type: 'variable', status: 'active' });
    expect(Object.keys(shown.body.errors ?? {})).toEqual(['status']);
  });

  it('reports each invalid field by name and creates nothing', async () => {
    await create({ sku: 'TAKEN' });
    const before = await count();
    const foreign = await givenMedia(rival.client, 'vendor');
    const wrong: [object, string][] = [
      [{ status: 'active' }, 'price'],
      [{ sku: 'taken', status: 'active', price: 10 }, 'sku'],
      [{ price: 10, compare_at: 10 }, 'compare_at'],
      [{ price: -1 }, 'price'],
      [{ opening_stock: 1.5 }, 'opening_stock'],
      [{ name: ' ' }, 'name'],
      [{ primary_category_id: 999_999 }, 'primary_category_id'],
      [{ min_qty: 9, max_qty: 3 }, 'max_qty'],
      [{ media: [{ media_id: foreign.id }], opening_stock: 3 }, 'media.0.media_id'],
      [{ status: 'archived' }, 'status'],
      [{ vendor_id: rival.vendor.id }, 'vendor_id'],
    ];
    for (const [body, field] of wrong) {
      const answer = await create(body);
      expect([field, answer.status, Object.keys(answer.body.errors ?? {})]).toEqual([field, 422, [field]]);
    }
    expect(await count()).toBe(before);
    expect((await create({ name: 'Free', status: 'active', is_free: true })).body.data.status).toBe('active');
  });

  it('requires an existing vendor from operators, and assigns the product to it', async () => {
    const nobody = await create({ price: 10 }, undefined, admin);
    expect(Object.keys(nobody.body.errors ?? {})).toEqual(['vendor_id']);
    const unknown = await create({ price: 10, vendor_id: 999_999 }, undefined, admin);
    expect(Object.keys(unknown.body.errors ?? {})).toEqual(['vendor_id']);
    const { body } = await create({ price: 10, sku: 'TAKEN', vendor_id: rival.vendor.id }, undefined, admin);
    expect(body.data).toMatchObject({ vendor_id: rival.vendor.id, variants: [{ sku: 'TAKEN' }] });
    expect((await vendor.get(`/vendor/products/${body.data.id}`)).status).toBe(404);
  });

  it('makes a vendor’s product pending when approval is required, but not an operator’s', async () => {
    await approve(1);
    const waiting = await create({ price: 10, status: 'active' });
    const shown = await create({ price: 10, status: 'active', vendor_id }, undefined, admin);
    await approve(0);
    expect([waiting.body.data.status, shown.body.data.status]).toEqual(['pending', 'active']);
    expect(await pageOf(waiting.body.data)).toBe(404);
  });

  it('creates one product per idempotency key and vendor, also for concurrent requests', async () => {
    const before = Number(await count());
    const body = { price: 10, opening_stock: 2, sku: 'ONCE' };
    const answers = await Promise.all(Array.from({ length: 5 }, () => create(body, 'create-0123456789')));
    const ids = new Set(answers.map((answer) => answer.body.data.id));
    expect([answers.map(({ status }) => status), ids.size]).toEqual([Array(5).fill(200), 1]);
    expect(answers[0]?.body.data.variants).toMatchObject([{ on_hand: 2 }]);
    const [id] = ids;
    const other = await create({ ...body, price: 20 }, 'create-0123456789');
    expect(other).toMatchObject({
      status: 409,
      body: { code: 'idempotency_key_reused', details: { product_id: id } },
    });
    expect(await count()).toBe(before + 1);
    const theirs = await create({ ...body, price: 20 }, 'create-0123456789', rival.client);
    expect([theirs.status, ids.has(theirs.body.data.id)]).toEqual([200, false]);
    const nameless = await create(body, 'short');
    expect(Object.keys(nameless.body.errors ?? {})).toEqual(['idempotency-key']);
  });

  it('requires the create permission, and the status permission to activate it', async () => {
    const creator = await givenAdmin(shop, ['products.create', 'products.read']);
    const body = { name: 'Cup', price: 10, vendor_id };
    const at = '/admin/createProduct';
    expect((await creator.post(at, { ...body, status: 'active' })).status).toBe(403);
    expect((await creator.post(at, body)).status).toBe(200);
    const reader = await givenAdmin(shop, ['products.read', 'products.status']);
    expect((await reader.post(at, body)).status).toBe(403);
  });
});
