import type { BulkAnswer, Cart, OrderRecord, OrderState, PlacedOrder } from '@stoa/contracts';
import type { Answer, Client } from '@stoa/testing';
import { FixedClock } from '../../src/kernel/clock';
import { Database } from '../../src/kernel/database';
import { OutboxDispatcher } from '../../src/kernel/queue';
import { StockMovement } from '../../src/modules/inventory';
import { Variant } from '../../src/modules/catalogue';
import { givenProduct } from '../support/catalogue.factories';
import { eventually } from '../support/eventually';
import { givenAdmin } from '../support/factories';
import { addToCart, buyAsGuest, givenMarket, guest, pay, readyToPay } from '../support/ordering.factories';
import type { Shop } from '../support/shop';
import { startShop } from '../support/shop';
import { givenVendor } from '../support/vendors.factories';

const EIGHT_DAYS = 8 * 86_400_000;
type Sold = Awaited<ReturnType<typeof givenProduct>>;

describe('deletion and restoration of products', () => {
  const clock = new FixedClock(new Date());
  let shop: Shop;
  let admin: Client;
  let vendor: Client;
  let vendor_id: number;
  let country: number;

  beforeAll(async () => {
    shop = await startShop({}, clock);
    country = (await givenMarket(shop)).country_id;
    const made = await givenVendor(shop);
    vendor = made.client;
    vendor_id = made.vendor.id;
    admin = await givenAdmin(shop);
  });
  afterAll(() => shop.close());

  const sold = (facts = {}): Promise<Sold> => givenProduct(shop, { vendor_id, ...facts });
  const variantIn = ({ variants }: Sold): number => variants[0]?.id ?? 0;
  const remove = ({ id }: Sold, by = vendor): Promise<Answer> =>
    by.delete(`/${audienceOf(by)}/products/${id}`);
  const restore = ({ id }: Sold): Promise<Answer<{ data: BulkAnswer }>> =>
    vendor.post('/vendor/restore/products', { ids: [id] });
  const audienceOf = (client: Client): string => (client === admin ? 'admin' : 'vendor');
  const stock = (id: number): Promise<Variant> =>
    shop.app.get(Database).em.findOneOrFail(Variant, { where: { id }, withDeleted: true });
  const move = (placed: PlacedOrder, state: OrderState): Promise<Answer<{ data: OrderRecord }>> =>
    admin.post('/admin/changeOrderStatus', { order_id: placed.orders[0]?.id, state });

  async function transfer(variant: number): Promise<PlacedOrder> {
    const buyer = guest(shop);
    await addToCart(buyer, variant);
    return (await pay(buyer, await readyToPay(buyer, country, 'late@stoa.test', 'bank_transfer'))).body.data;
  }

  it('a deleted product is hidden immediately, and its orders can still be shipped, delivered and cancelled', async () => {
    const product = await sold({ stock: 5 });
    const [shipped, cancelled] = [
      await buyAsGuest(shop, country, variantIn(product)),
      await buyAsGuest(shop, country, variantIn(product)),
    ];
    expect((await remove(product)).status).toBe(200);
    expect((await guest(shop).get(`/web/product/${product.id}`)).status).toBe(404);
    expect((await vendor.get(`/vendor/products/${product.id}`)).status).toBe(404);
    for (const state of ['processing', 'ready', 'shipped', 'delivered', 'completed'] as const)
      expect((await move(shipped, state)).body.data.state).toBe(state);
    expect((await move(cancelled, 'cancelled')).body.data.state).toBe('cancelled');
    expect(await stock(variantIn(product))).toMatchObject({ on_hand: 4, reserved: 0 });
    const where = { variant_id: variantIn(product) };
    expect(await shop.app.get(Database).em.count(StockMovement, { where })).toBe(4);
  });

  it('a tab keeps its deleted product, but cannot be assigned to another deleted product', async () => {
    const product = await sold();
    const tab = { title: 'Care', body: '<p>By hand.</p>', product_ids: [product.id] };
    const made = await admin.post<{ data: { id: number } }>('/admin/tabs', tab);
    const path = `/admin/tabs/${made.body.data.id}`;
    await remove(product);
    const body = { data: { product_ids: [product.id] } };
    expect((await admin.get(path)).body).toMatchObject(body);
    // The form submits the deleted product’s id unchanged.
    const changed = await admin.put(path, { ...tab, title: 'Washing' });
    expect([changed.status, changed.body]).toMatchObject([200, body]);
    const { id } = await sold();
    await remove({ id } as Sold);
    const anew = await admin.post('/admin/tabs', { ...tab, product_ids: [id] });
    expect([anew.status, Object.keys(anew.body.errors ?? {})]).toEqual([422, ['product_ids']]);
  });

  it('unpaid orders of a deleted product can still be confirmed and can still expire', async () => {
    const product = await sold({ stock: 5 });
    const [paid, late] = [await transfer(variantIn(product)), await transfer(variantIn(product))];
    await remove(product);
    expect((await move(paid, 'placed')).body.data.state).toBe('placed');
    clock.set(new Date(clock.now().getTime() + EIGHT_DAYS));
    await shop.app.get(OutboxDispatcher).drain();
    await eventually(async () => {
      const { body } = await admin.get<{ data: OrderRecord }>(`/admin/orders/${late.orders[0]?.id}`);
      expect(body.data.state).toBe('expired');
    });
    expect(await stock(variantIn(product))).toMatchObject({ on_hand: 4, reserved: 0 });
  });

  it('a deleted product is removed from carts with a notice that the buyer can dismiss', async () => {
    const [gone, stays] = [await sold(), await sold()];
    const buyer = guest(shop);
    await addToCart(buyer, variantIn(gone), 2);
    await addToCart(buyer, variantIn(stays));
    await remove(gone);
    const { data } = (await buyer.get<{ data: Cart }>('/web/fetchCartItems')).body;
    expect(data).toMatchObject({
      count: 1,
      has_problems: false,
      removed: [{ name: gone.name, quantity: 2 }],
    });
    const after = await buyer.delete<{ data: Cart }>(`/web/removeCartItem/${data.removed[0]?.id}`);
    expect(after.body.data).toMatchObject({ count: 1, removed: [] });
  });

  it('deletion frees the SKU and slug; restoration requires a free SKU and takes the next free slug', async () => {
    const product = await sold({ name: 'Walnut stool' });
    const sku = product.variants[0]?.sku;
    await remove(product);
    expect((await restore(product)).body.data).toEqual({ done: [product.id], refused: [] });
    expect((await guest(shop).get(`/web/product/walnut-stool`)).status).toBe(200);
    await remove(product);
    const step = {
      version: 1,
      axes: [],
      attributes: [],
      variants: [{ sku, price: 900, option_value_ids: [] }],
    };
    const other = await sold({ name: 'Walnut stool' });
    expect(other.slug).toBe('walnut-stool');
    const written = { ...step, version: 2, variants: [{ ...step.variants[0], id: variantIn(other) }] };
    expect((await vendor.put(`/vendor/productsAttribute/${other.id}`, written)).status).toBe(200);
    const { refused } = (await restore(product)).body.data;
    expect(refused).toMatchObject([{ id: product.id, code: 'taken' }]);
    const free = { ...written, version: 3, variants: [{ ...written.variants[0], sku: 'OTHER-SKU' }] };
    expect((await vendor.put(`/vendor/productsAttribute/${other.id}`, free)).status).toBe(200);
    expect((await restore(product)).body.data.done).toEqual([product.id]);
    const back = await vendor.get<{ data: Sold }>(`/vendor/products/${product.id}`);
    expect(back.body.data).toMatchObject({ slug: 'walnut-stool-2', status: 'active', variants: [{ sku }] });
  });

  it('other vendors cannot restore a product, and its vendor can do so only once', async () => {
    const product = await sold();
    const stranger = (await givenVendor(shop)).client;
    await remove(product);
    const request = { ids: [product.id] };
    const foreign = await stranger.post<{ data: BulkAnswer }>('/vendor/restore/products', request);
    expect(foreign.body.data).toMatchObject({ done: [], refused: [{ code: 'not_found' }] });
    expect((await restore(product)).body.data.done).toEqual([product.id]);
    expect((await restore(product)).body.data.refused).toHaveLength(1);
    expect((await admin.post('/admin/restore/brands', { ids: [1] })).status).toBe(200);
    expect((await vendor.post('/vendor/restore/brands', { ids: [1] })).status).toBe(404);
  });

  it('only one of five concurrent deletions succeeds', async () => {
    const product = await sold();
    const answers = await Promise.all(Array.from({ length: 5 }, () => remove(product)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404, 404, 404]);
  });

  it('concurrent checkout and deletion either reserve the stock completely or not at all', async () => {
    for (let round = 0; round < 4; round++) {
      const product = await sold({ stock: 3 });
      const buyer = guest(shop);
      await addToCart(buyer, variantIn(product), 3);
      const order = await readyToPay(buyer, country, 'race@stoa.test', 'bank_transfer');
      const [bought, removed] = await Promise.all([pay(buyer, order), remove(product)]);
      expect(removed.status).toBe(200);
      const { reserved } = await stock(variantIn(product));
      expect([bought.status, reserved]).toEqual(bought.status === 200 ? [200, 3] : [409, 0]);
      if (bought.status === 200)
        expect((await move(bought.body.data, 'cancelled')).body.data.state).toBe('cancelled');
    }
  });
});
