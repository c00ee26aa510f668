import { AsyncResource } from 'node:async_hooks';
import type { Cart } from '@stoa/contracts';
import type { Client } from '@stoa/testing';
import { guestSession } from '@stoa/testing';
import { Database } from '../../src/kernel/database';
import { Variant } from '../../src/modules/catalogue';
import { CartOffers } from '../../src/modules/shopping/cart-offers';
import type { CartOwner } from '../../src/modules/shopping/cart-owner';
import { Carts } from '../../src/modules/shopping/carts';
import { givenCustomer } from '../support/customers.factories';
import { PASSWORD } from '../support/factories';
import { addToCart, givenMarket, givenVariant, guest } from '../support/ordering.factories';
import type { Shop } from '../support/shop';
import { startShop } from '../support/shop';
import { givenVendor } from '../support/vendors.factories';

describe('a cart', () => {
  let shop: Shop;
  let vendors: number[];
  let somebody: Client;

  beforeAll(async () => {
    shop = await startShop();
    await givenMarket(shop, { free_over: 5000 });
    vendors = [(await givenVendor(shop)).vendor.id, (await givenVendor(shop)).vendor.id];
  });
  afterEach(() => jest.restoreAllMocks());
  afterAll(() => shop.close());
  beforeEach(() => {
    somebody = guest(shop);
  });

  const cartOf = async (client: Client): Promise<Cart> =>
    (await client.get<{ data: Cart }>('/web/fetchCartItems')).body.data;

  it('is empty without a session token, and cannot be filled without one', async () => {
    const variant = await givenVariant(shop, vendors[0] ?? 0);
    expect(await cartOf(shop.client)).toMatchObject({ count: 0, groups: [], subtotal: 0 });
    expect((await addToCart(shop.client, variant)).status).toBe(422);
  });

  it('groups lines by vendor with subtotal and progress to free shipping', async () => {
    const [a, b] = [
      await givenVariant(shop, vendors[0] ?? 0),
      await givenVariant(shop, vendors[1] ?? 0, { price: 3000 }),
    ];
    await addToCart(somebody, a, 2);
    const { body } = await addToCart(somebody, b, 2);
    expect(body.data).toMatchObject({ count: 4, currency: 'USD', subtotal: 8000, has_problems: false });
    expect(body.data.groups).toMatchObject([
      { vendor: { id: vendors[0] }, subtotal: 2000, free_shipping: { threshold: 5000, remaining: 3000 } },
      { vendor: { id: vendors[1] }, subtotal: 6000, free_shipping: { threshold: 5000, remaining: 0 } },
    ]);
    expect(await cartOf(somebody)).toEqual(body.data);
  });

  it('adds an item once per request key, for repeated and concurrent requests', async () => {
    const variant = await givenVariant(shop, vendors[0] ?? 0);
    const add = (request_key: string, quantity = 1) =>
      somebody.post<{ data: Cart }>('/web/addCartItem', { variant_id: variant, quantity, request_key });
    const [first, second] = ['a'.repeat(32), 'b'.repeat(32)];
    const together = await Promise.all([add(first), add(first)]);
    expect(together.map(({ status }) => status)).toEqual([200, 200]);
    expect((await cartOf(somebody)).count).toBe(1);
    expect((await add(second, 2)).body.data.count).toBe(3);
    expect((await add(second, 2)).body.data.count).toBe(3);
    expect((await add('not a key')).status).toBe(422);
  });

  it('adds the minimum quantity first, then one more, when no quantity is given', async () => {
    const variant = await givenVariant(shop, vendors[0] ?? 0, { min_qty: 3 });
    const add = () => somebody.post<{ data: Cart }>('/web/addCartItem', { variant_id: variant });
    expect((await add()).body.data.count).toBe(3);
    expect((await add()).body.data.count).toBe(4);
  });

  it('adds to the existing line of a variant, and answers in the requested currency', async () => {
    const variant = await givenVariant(shop, vendors[0] ?? 0, { price: 1999 });
    await addToCart(somebody, variant, 2);
    const { body } = await addToCart(somebody.as({ currency: 'JPY' }), variant, 1);
    expect(body.data).toMatchObject({ count: 3, currency: 'JPY', subtotal: 3 * 2999 });
    expect(body.data.groups[0]?.lines).toMatchObject([
      { variant_id: variant, quantity: 3, unit_price: 2999 },
    ]);
  });

  it('changes quantities, removes lines, and can be emptied', async () => {
    const [a, b] = [await givenVariant(shop, vendors[0] ?? 0), await givenVariant(shop, vendors[0] ?? 0)];
    await addToCart(somebody, a);
    const { data } = (await addToCart(somebody, b)).body;
    const [first, second] = data.groups[0]?.lines ?? [];
    const change = (quantity: unknown) =>
      somebody.post<{ data: Cart }>('/web/changeCartItemQuantity', { cart_item_id: first?.id, quantity });
    expect((await change(4)).body.data).toMatchObject({ count: 5, subtotal: 5000 });
    expect((await change(0)).body.data).toMatchObject({ count: 1 });
    expect((await change(1)).status).toBe(404);
    const removed = await somebody.delete<{ data: Cart }>(`/web/removeCartItem/${second?.id}`);
    expect(removed.body.data).toMatchObject({ count: 0, groups: [] });
    await addToCart(somebody, a);
    expect((await somebody.delete<{ data: Cart }>('/web/deleteAllCartItems')).body.data.count).toBe(0);
    expect((await cartOf(somebody)).count).toBe(0);
  });

  it('returns 404 for a line of another cart', async () => {
    const { data } = (await addToCart(guest(shop), await givenVariant(shop, vendors[0] ?? 0))).body;
    const id = data.groups[0]?.lines[0]?.id;
    expect((await somebody.delete(`/web/removeCartItem/${id}`)).status).toBe(404);
    const stolen = await somebody.post('/web/changeCartItemQuantity', { cart_item_id: id, quantity: 2 });
    expect(stolen.status).toBe(404);
  });

  it('refuses unavailable variants and invalid quantities with a specific error', async () => {
    const few = await givenVariant(shop, vendors[0] ?? 0, { stock: 3 });
    const none = await givenVariant(shop, vendors[0] ?? 0, { stock: 0 });
    const draft = await givenVariant(shop, vendors[0] ?? 0, { status: 'draft' });
    const pairs = await givenVariant(shop, vendors[0] ?? 0, { min_qty: 2, max_qty: 4 });
    expect(await addToCart(somebody, few, 4)).toMatchObject({
      status: 409,
      body: { code: 'insufficient_stock', details: { available: 3 } },
    });
    expect(await addToCart(somebody, none)).toMatchObject({ status: 409, body: { code: 'sold_out' } });
    expect(await addToCart(somebody, draft)).toMatchObject({ status: 409, body: { code: 'not_sellable' } });
    expect(await addToCart(somebody, pairs, 1)).toMatchObject({
      status: 422,
      body: { errors: { quantity: [expect.any(String)] } },
    });
    expect(await addToCart(somebody, pairs, 5)).toMatchObject({ status: 422 });
    expect((await addToCart(somebody, 999_999)).status).toBe(404);
    for (const quantity of [0, -1, 1.5, 1e9, '2']) {
      expect((await somebody.post('/web/addCartItem', { variant_id: few, quantity })).status).toBe(422);
    }
    expect((await cartOf(somebody)).count).toBe(0);
  });

  it('flags a changed price or insufficient stock on the line', async () => {
    const variant = await givenVariant(shop, vendors[0] ?? 0, { stock: 5 });
    await addToCart(somebody, variant, 4);
    await shop.app.get(Database).tx((em) => em.update(Variant, { id: variant }, { price: 1200 }));
    const dearer = await cartOf(somebody);
    expect(dearer).toMatchObject({ subtotal: 4800, has_problems: false });
    expect(dearer.groups[0]?.lines).toMatchObject([
      { problem: 'price_changed', previous_unit_price: 1000, unit_price: 1200 },
    ]);
    await shop.app.get(Database).tx((em) => em.update(Variant, { id: variant }, { reserved: 3 }));
    const scarce = await cartOf(somebody);
    expect(scarce).toMatchObject({ has_problems: true });
    expect(scarce.groups[0]?.lines).toMatchObject([{ problem: 'insufficient_stock', max_qty: 2 }]);
  });

  it('counts every unit when items are added concurrently', async () => {
    const variant = await givenVariant(shop, vendors[0] ?? 0, { stock: 50 });
    const answers = await Promise.all(Array.from({ length: 20 }, () => addToCart(somebody, variant)));
    expect(answers.map((answer) => answer.status)).toEqual(answers.map(() => 200));
    expect((await cartOf(somebody)).count).toBe(20);
  });

  it('counts units that others add while the first addition looks for the cart', async () => {
    const variant = await givenVariant(shop, vendors[0] ?? 0, { stock: 50 });
    // Bound to this place, as a request of its own would otherwise join the transaction that it interrupts.
    const add = AsyncResource.bind(() => addToCart(somebody, variant));
    const [carts, offers] = [shop.app.get(Carts), shop.app.get(CartOffers)];
    const lock = carts.lockOwned.bind(carts);
    const find = offers.find.bind(offers);
    const addBeforeAndAfterReading = (): void => {
      let locked: Promise<boolean> | undefined;
      jest.spyOn(carts, 'lockOwned').mockImplementationOnce((owner) => (locked = lock(owner)));
      jest.spyOn(offers, 'find').mockImplementationOnce(async (...wanted) => {
        await locked;
        await add();
        const found = await find(...wanted);
        await add();
        return found;
      });
    };
    // SQLite's transactions run one after another: there the others come first.
    if (shop.app.get(Database).engine === 'sqlite') await add().then(add);
    else addBeforeAndAfterReading();
    expect((await add()).status).toBe(200);
    expect((await cartOf(somebody)).count).toBe(3);
  });

  it('of a guest is merged at sign-in: quantities add up, limited by stock', async () => {
    const { client, customer } = await givenCustomer(shop);
    const [both, mine] = [
      await givenVariant(shop, vendors[0] ?? 0, { stock: 5 }),
      await givenVariant(shop, vendors[1] ?? 0),
    ];
    await addToCart(client, both, 3);
    const session = guestSession();
    const visitor = shop.client.as({ session });
    await addToCart(visitor, both, 4);
    await addToCart(visitor, mine, 2);
    const body = { email: customer.email, password: PASSWORD, session_token: session };
    expect((await visitor.post('/customer/auth/login', body)).status).toBe(200);
    const lines = (await cartOf(client)).groups.flatMap((group) => group.lines);
    expect(lines.map((line) => [line.variant_id, line.quantity])).toEqual([
      [both, 5],
      [mine, 2],
    ]);
    expect(await cartOf(visitor)).toMatchObject({ count: 0 });
    expect((await visitor.post('/customer/auth/login', body)).status).toBe(200);
    expect((await cartOf(client)).count).toBe(7);
  });

  it.each([0, 1])(
    'of a guest is merged with what both add meanwhile, where the customer had %s in the cart',
    async (own) => {
      const { client, customer } = await givenCustomer(shop);
      const variant = await givenVariant(shop, vendors[0] ?? 0, { stock: 50 });
      if (own > 0) await addToCart(client, variant, own);
      const session = guestSession();
      const visitor = shop.client.as({ session });
      await addToCart(visitor, variant);
      // Bound to this place, as a request of its own would otherwise join the transaction that it interrupts.
      const add = AsyncResource.bind((who: Client) => addToCart(who, variant));
      const carts = shop.app.get(Carts);
      const read = carts.read.bind(carts);
      const additions: Promise<unknown>[] = [];
      // An addition may wait until the merge is over.
      const readAndAdd = (who: Client) => async (owner: CartOwner | null) => {
        const found = await read(owner);
        additions.push(add(who));
        await Promise.race([additions.at(-1), new Promise((resolve) => setTimeout(resolve, 300))]);
        return found;
      };
      jest
        .spyOn(carts, 'read')
        .mockImplementationOnce(read)
        .mockImplementationOnce(readAndAdd(visitor))
        .mockImplementationOnce(readAndAdd(client));
      const body = { email: customer.email, password: PASSWORD, session_token: session };
      expect((await visitor.post('/customer/auth/login', body)).status).toBe(200);
      await Promise.all(additions);
      const merged = (await cartOf(client)).count;
      expect(merged).toBeGreaterThanOrEqual(own + 2);
      // What the guest adds after the merge is in a new cart of the guest.
      expect(merged + (await cartOf(visitor)).count).toBe(own + 3);
    },
  );

  it('of a guest becomes the cart of a customer without one at sign-in', async () => {
    const { client, customer } = await givenCustomer(shop);
    const session = guestSession();
    await addToCart(shop.client.as({ session }), await givenVariant(shop, vendors[0] ?? 0), 2);
    await shop.client.post('/customer/auth/login', {
      email: customer.email,
      password: PASSWORD,
      session_token: session,
    });
    expect((await cartOf(client)).count).toBe(2);
  });
});
