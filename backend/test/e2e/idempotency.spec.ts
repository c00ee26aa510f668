import type { Cart } from '@stoa/contracts';
import { Database } from '../../src/kernel/database';
import { Product } from '../../src/modules/catalogue';
import { OrderGroup } from '../../src/modules/ordering';
import { addToCart, givenMarket, givenVariant, guest, pay, readyToPay } from '../support/ordering.factories';
import type { Shop } from '../support/shop';
import { startShop } from '../support/shop';
import { givenVendor } from '../support/vendors.factories';

const KEY = 'checkout-0123456789';

describe('checkout with an idempotency key', () => {
  let shop: Shop;
  let country: number;
  let vendor: number;

  beforeAll(async () => {
    shop = await startShop();
    country = (await givenMarket(shop)).country_id;
    vendor = (await givenVendor(shop)).vendor.id;
  });
  afterAll(() => shop.close());

  it('returns the first order for repeated requests with the same key and body', async () => {
    const buyer = guest(shop);
    await addToCart(buyer, await givenVariant(shop, vendor, { stock: 9 }));
    const body = await readyToPay(buyer, country, 'same@stoa.test');
    const answers = await Promise.all(Array.from({ length: 30 }, () => pay(buyer, body, KEY)));
    expect(answers.map(({ status }) => status)).toEqual(Array(30).fill(200));
    expect(new Set(answers.map((answer) => answer.body.data.group_number)).size).toBe(1);
    const shuffled = Object.fromEntries(Object.entries(body).reverse()) as typeof body;
    expect((await pay(buyer, shuffled, KEY)).status).toBe(200);
    const groups = await shop.app.get(Database).em.count(OrderGroup, { where: { email: 'same@stoa.test' } });
    expect(groups).toBe(1);
  });

  it('responds 409 when a key is reused with a different note, total or cart', async () => {
    const buyer = guest(shop);
    const [first, second] = [await givenVariant(shop, vendor), await givenVariant(shop, vendor)];
    await addToCart(buyer, first);
    const body = await readyToPay(buyer, country, 'other@stoa.test');
    const placed = (await pay(buyer, body, KEY)).body.data;
    const reused = { status: 409, body: { code: 'idempotency_key_reused' } };
    expect(await pay(buyer, { ...body, note: 'Another wish' }, KEY)).toMatchObject(reused);
    expect(await pay(buyer, { ...body, expected_total: body.expected_total + 1 }, KEY)).toMatchObject(reused);
    // The same total as before, but different products.
    await addToCart(buyer, second);
    expect(await pay(buyer, body, KEY)).toMatchObject(reused);
    const next = await pay(buyer, body, 'checkout-9876543210');
    expect(next.status).toBe(200);
    expect(next.body.data.group_number).not.toBe(placed.group_number);
  });

  it('rejects a cart that violates quantity limits changed since it was filled', async () => {
    const variant = await givenVariant(shop, vendor, { stock: 20 });
    const { em } = shop.app.get(Database);
    const buyer = guest(shop);
    const { body } = await addToCart(buyer, variant, 2);
    const id = body.data.groups[0]?.lines[0]?.product_id ?? 0;
    const ready = await readyToPay(buyer, country, 'limits@stoa.test');
    const limit = (limits: Partial<Product>): Promise<unknown> =>
      shop.app.get(Database).tx((tx) => tx.update(Product, { id }, limits));
    await limit({ min_qty: 3 });
    const problemOf = async (): Promise<string | null | undefined> =>
      (await buyer.get<{ data: Cart }>('/web/fetchCartItems')).body.data.groups[0]?.lines[0]?.problem;
    expect(await pay(buyer, ready)).toMatchObject({ status: 409, body: { code: 'cart_problems' } });
    expect(await problemOf()).toBe('below_minimum');
    await limit({ min_qty: 1, max_qty: 1 });
    expect((await pay(buyer, ready)).status).toBe(409);
    expect(await problemOf()).toBe('above_maximum');
    await limit({ min_qty: 1, max_qty: 9 });
    expect((await pay(buyer, ready)).status).toBe(200);
    expect(await em.exists(OrderGroup, { where: { email: 'limits@stoa.test' } })).toBe(true);
  });
});
