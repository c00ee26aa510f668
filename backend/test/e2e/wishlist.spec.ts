import type { Wishlist } from '@stoa/contracts';
import { MAX_WISHLIST_ITEMS } from '@stoa/contracts';
import type { Answer, Client } from '@stoa/testing';
import { Database } from '../../src/kernel/database';
import { ResourceService } from '../../src/kernel/resource';
import { products, Variant } from '../../src/modules/catalogue';
import { ReadModels } from '../../src/modules/search';
import { Stock } from '../../src/modules/inventory';
import { Customer, customers } from '../../src/modules/customers';
import type { GivenProduct, ProductFacts } from '../support/catalogue.factories';
import { givenProduct } from '../support/catalogue.factories';
import { givenCustomer } from '../support/customers.factories';
import { givenMarket, guest } from '../support/ordering.factories';
import type { Shop } from '../support/shop';
import { startShop } from '../support/shop';
import { givenVendor } from '../support/vendors.factories';

type Listed = Answer<{ data: Wishlist }>;

describe('wishlist', () => {
  let shop: Shop;
  let vendor_id: number;
  let somebody: Client;
  let now = new Date();

  beforeAll(async () => {
    shop = await startShop({}, { now: () => now });
    await givenMarket(shop);
    vendor_id = (await givenVendor(shop)).vendor.id;
  });
  afterAll(() => shop.close());
  beforeEach(async () => {
    somebody = (await givenCustomer(shop)).client;
  });

  const product = (facts: ProductFacts = {}): Promise<GivenProduct> =>
    givenProduct(shop, { vendor_id, ...facts });
  const add = (client: Client, product_id: number, more = {}): Promise<Listed> => {
    now = new Date(now.getTime() + 1000);
    return client.post('/web/addWishlistItem', { product_id, ...more });
  };
  const listOf = async (client: Client): Promise<Wishlist> =>
    (await client.get<{ data: Wishlist }>('/web/fetchWishlistItems')).body.data;
  const idsOf = ({ items }: Wishlist): number[] => items.map((item) => item.product_id);
  const variantOf = ({ variants }: GivenProduct): number => variants[0]?.id ?? 0;
  const reprice = async (one: GivenProduct, price: number): Promise<void> => {
    await shop.app.get(Database).tx(async (em) => {
      await em.update(Variant, { id: variantOf(one) }, { price });
      await shop.app.get(ReadModels).renew([one.id]);
    });
  };

  it('requires a signed-in customer', async () => {
    const { id } = await product();
    const visitor = guest(shop);
    expect((await add(visitor, id)).status).toBe(401);
    expect((await visitor.get('/web/fetchWishlistItems')).status).toBe(401);
    expect((await visitor.post('/web/deleteWishlistItem', { product_id: id })).status).toBe(401);
    expect((await visitor.delete('/web/removeWishlistItem/1')).status).toBe(401);
    expect(await listOf(somebody)).toMatchObject({ count: 0, items: [] });
  });

  it('lists each product once, newest first, in the requested currency', async () => {
    const [a, b] = [await product({ price: 1999 }), await product()];
    await add(somebody, a.id);
    await add(somebody, b.id);
    const repeated = await add(somebody, a.id);
    expect(repeated.status).toBe(200);
    expect(idsOf(repeated.body.data)).toEqual([b.id, a.id]);
    const yen = await listOf(somebody.as({ currency: 'JPY' }));
    expect(yen).toMatchObject({ count: 2, currency: 'JPY' });
    expect(yen.items[1]).toMatchObject({
      price_when_added: 2999,
      product: { id: a.id, price: 2999, currency: 'JPY', vendor: { id: vendor_id } },
      price_drop: null,
      is_back_in_stock: false,
    });
  });

  it('concurrent additions of one product create one item', async () => {
    const [a, b] = [await product(), await product()];
    const answers = await Promise.all([a, a, b, a].map(({ id }) => add(somebody, id)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(idsOf(await listOf(somebody)).sort()).toEqual([a.id, b.id].sort());
  });

  it('items can be removed by item id or product id, and unknown or foreign items respond 404', async () => {
    const [a, b] = [await product(), await product()];
    await add(somebody, a.id);
    const { items } = (await add(somebody, b.id)).body.data;
    const item = items[0]?.id;
    const stranger = (await givenCustomer(shop)).client;
    await add(stranger, a.id);
    expect((await stranger.delete(`/web/removeWishlistItem/${item}`)).status).toBe(404);
    const answer = await somebody.delete<{ data: Wishlist }>(`/web/removeWishlistItem/${item}`);
    expect(idsOf(answer.body.data)).toEqual([a.id]);
    expect((await somebody.delete(`/web/removeWishlistItem/${item}`)).status).toBe(404);
    const off = () => somebody.post<{ data: Wishlist }>('/web/deleteWishlistItem', { product_id: a.id });
    expect((await off()).body.data).toMatchObject({ count: 0, items: [] });
    expect((await off()).status).toBe(404);
    expect(idsOf(await listOf(stranger))).toEqual([a.id]);
  });

  it('shows price drops since the item was added, but no increases', async () => {
    const [a, b] = [await product({ price: 4000 }), await product({ price: 4000 })];
    await add(somebody, a.id);
    await add(somebody, b.id, { variant_id: variantOf(b) });
    await reprice(a, 3000);
    await reprice(b, 5000);
    expect((await listOf(somebody)).items).toMatchObject([
      { product_id: b.id, variant_id: variantOf(b), price_drop: null },
      { product_id: a.id, price_when_added: 4000, price_drop: 1000, product: { price: 3000 } },
    ]);
    expect((await listOf(somebody.as({ currency: 'JPY' }))).items[1]).toMatchObject({ price_drop: 1500 });
  });

  it('marks items that are back in stock', async () => {
    const [gone, plenty] = [await product({ stock: 0 }), await product()];
    await add(somebody, gone.id);
    await add(somebody, plenty.id);
    const back = async (): Promise<boolean[]> =>
      (await listOf(somebody)).items.map((item) => item.is_back_in_stock);
    expect(await back()).toEqual([false, false]);
    await shop.app.get(Stock).move({ variant_id: variantOf(gone), quantity: 5, type: 'receipt' });
    expect(await back()).toEqual([false, true]);
  });

  it('keeps the name of products no longer sold, and these items can be removed', async () => {
    const [hidden, deleted] = [await product({ name: 'Hidden' }), await product({ name: 'Deleted' })];
    for (const { id } of [hidden, deleted]) await add(somebody, id);
    const store = shop.app.get(ResourceService).store(products);
    await store.setStatus(hidden.id, 'archived', {}, null);
    await store.remove(deleted.id, {}, null);
    const { items } = await listOf(somebody);
    const gone = { product: null, price_drop: null, is_back_in_stock: false };
    expect(items).toMatchObject([
      { name: 'Deleted', ...gone },
      { name: 'Hidden', ...gone },
    ]);
    for (const { id } of items)
      expect((await somebody.delete(`/web/removeWishlistItem/${id}`)).status).toBe(200);
    expect((await add(somebody, hidden.id)).status).toBe(404);
  });

  it('unknown products respond 404 and invalid ids 422', async () => {
    const [a, b] = [await product(), await product()];
    expect((await add(somebody, 999_999)).status).toBe(404);
    expect((await add(somebody, a.id, { variant_id: variantOf(b) })).status).toBe(404);
    for (const product_id of [0, -1, 1.5, 1e12, '1', null, [a.id]])
      expect((await somebody.post('/web/addWishlistItem', { product_id })).status).toBe(422);
    expect((await listOf(somebody)).count).toBe(0);
  });

  it('the maximum number of items is enforced for concurrent additions', async () => {
    const all: number[] = [];
    for (let n = 0; n < MAX_WISHLIST_ITEMS + 2; n++) all.push((await product()).id);
    const [last = 0, beyond = 0, ...rest] = all;
    for (const id of rest.slice(1)) await add(somebody, id);
    const answers = await Promise.all([last, beyond, rest[0] ?? 0].map((id) => add(somebody, id)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const full = await listOf(somebody);
    expect(full.count).toBe(MAX_WISHLIST_ITEMS);
    const refused = [last, beyond, rest[0] ?? 0].find((id) => !idsOf(full).includes(id)) ?? 0;
    expect(await add(somebody, refused)).toMatchObject({ status: 409, body: { code: 'wishlist_full' } });
    expect((await add(somebody, rest[1] ?? 0)).status).toBe(200);
    await somebody.post('/web/deleteWishlistItem', { product_id: rest[1] });
    expect((await add(somebody, refused)).body.data.count).toBe(MAX_WISHLIST_ITEMS);
  }, 240_000);

  it('is kept while the customer is soft-deleted, and removed when the customer is deleted permanently', async () => {
    const { client, customer } = await givenCustomer(shop);
    await add(client, (await product()).id);
    const { em } = shop.app.get(Database);
    const lists = (): Promise<unknown[]> =>
      em.query('SELECT id FROM wishlists WHERE customer_id = ?', [customer.id]);
    const store = shop.app.get(ResourceService).store(customers);
    await store.remove(customer.id, {}, null);
    expect(await lists()).toHaveLength(1);
    await shop.app.get(Database).tx((within) => within.delete(Customer, { id: customer.id }));
    expect(await lists()).toEqual([]);
  });
});
