import type { Cart, SavedCartItems } from '@stoa/contracts';
import { MAX_SAVED_LINES } from '@stoa/contracts';
import type { Answer, Client } from '@stoa/testing';
import { guestSession } from '@stoa/testing';
import { FixedClock } from '../../src/kernel/clock';
import { Database } from '../../src/kernel/database';
import { Product, Variant } from '../../src/modules/catalogue';
import { SavedCartLine } from '../../src/modules/shopping';
import { givenCustomer } from '../support/customers.factories';
import { PASSWORD } from '../support/factories';
import { addToCart, givenMarket, givenVariant, guest } from '../support/ordering.factories';
import type { Shop } from '../support/shop';
import { startShop } from '../support/shop';
import { givenVendor } from '../support/vendors.factories';

const MINUTE = 60_000;

describe('saved and removed cart items', () => {
  const clock = new FixedClock(new Date());
  let shop: Shop;
  let vendor_id: number;
  let somebody: Client;

  beforeAll(async () => {
    shop = await startShop({}, clock);
    await givenMarket(shop);
    vendor_id = (await givenVendor(shop)).vendor.id;
  });
  afterAll(() => shop.close());
  beforeEach(() => {
    somebody = guest(shop);
  });

  const variantOf = (facts = {}): Promise<number> => givenVariant(shop, vendor_id, facts);
  const cartOf = async (client: Client): Promise<Cart> =>
    (await client.get<{ data: Cart }>('/web/fetchCartItems')).body.data;
  const besideOf = async (client: Client): Promise<SavedCartItems> =>
    (await client.get<{ data: SavedCartItems }>('/web/saved_cart_items')).body.data;
  const lineOf = async (client: Client, variant: number, quantity = 1): Promise<number> => {
    const { groups } = (await addToCart(client, variant, quantity)).body.data;
    return groups.flatMap(({ lines }) => lines).find((line) => line.variant_id === variant)?.id ?? 0;
  };
  const save = (client: Client, cart_item_id: number): Promise<Answer<{ data: Cart }>> =>
    client.post<{ data: Cart }>('/web/save_cart_item', { cart_item_id });
  const restore = (client: Client, ...saved_item_ids: number[]): Promise<Answer<{ data: Cart }>> =>
    client.post<{ data: Cart }>('/web/restore_cart_items', { saved_item_ids });
  const reprice = (id: number, facts: Partial<Variant>): Promise<unknown> =>
    shop.app.get(Database).tx((em) => em.update(Variant, { id }, facts));

  it('a saved line is excluded from the cart totals and can be restored with its quantity', async () => {
    const [keep, later] = [await variantOf(), await variantOf({ price: 2500 })];
    await addToCart(somebody, keep);
    const line = await lineOf(somebody, later, 3);
    expect((await save(somebody, line)).body.data).toMatchObject({ count: 1, subtotal: 1000 });
    const { saved, removals } = await besideOf(somebody);
    expect(removals).toEqual([]);
    expect(saved).toMatchObject([
      { variant_id: later, quantity: 3, unit_price: 2500, total: 7500, problem: null, is_deleted: false },
    ]);
    expect((await restore(somebody, saved[0]?.id ?? 0)).body.data).toMatchObject({
      count: 4,
      subtotal: 8500,
    });
    expect((await besideOf(somebody)).saved).toEqual([]);
    expect((await restore(somebody, saved[0]?.id ?? 0)).status).toBe(404);
  });

  it('restoring a line adds it to the quantity in the cart, up to the available stock', async () => {
    const variant = await variantOf({ stock: 5 });
    await save(somebody, await lineOf(somebody, variant, 4));
    await addToCart(somebody, variant, 3);
    const { saved } = await besideOf(somebody);
    expect((await restore(somebody, saved[0]?.id ?? 0)).body.data).toMatchObject({ count: 5 });
  });

  it('a saved line shows price and stock changes, and cannot be restored while sold out', async () => {
    const variant = await variantOf({ stock: 5 });
    await save(somebody, await lineOf(somebody, variant, 4));
    await reprice(variant, { price: 1200, reserved: 3 });
    const changed = await besideOf(somebody);
    const [line] = changed.saved;
    expect(changed.saved).toMatchObject([
      { unit_price: 1200, previous_unit_price: 1000, max_qty: 2, problem: 'insufficient_stock' },
    ]);
    await reprice(variant, { reserved: 5 });
    expect(await restore(somebody, line?.id ?? 0)).toMatchObject({ status: 409, body: { code: 'sold_out' } });
    await reprice(variant, { reserved: 0 });
    const back = (await restore(somebody, line?.id ?? 0)).body.data;
    expect(back.groups[0]?.lines).toMatchObject([
      { quantity: 4, unit_price: 1200, previous_unit_price: 1000, problem: 'price_changed' },
    ]);
  });

  it('a saved line of a deleted product is marked deleted and can only be removed', async () => {
    const variant = await variantOf();
    await save(somebody, await lineOf(somebody, variant));
    const { product_id } = (await besideOf(somebody)).saved[0] ?? {};
    await shop.app.get(Database).tx((em) => em.softDelete(Product, { id: product_id }));
    const { saved } = await besideOf(somebody);
    expect(saved).toMatchObject([{ is_deleted: true, problem: 'not_sellable' }]);
    const id = saved[0]?.id ?? 0;
    expect(await restore(somebody, id)).toMatchObject({ status: 409, body: { code: 'not_sellable' } });
    const answer = await somebody.delete<{ data: SavedCartItems }>(`/web/remove_saved_cart_item/${id}`);
    expect(answer.body.data.saved).toEqual([]);
    expect((await somebody.delete(`/web/remove_saved_cart_item/${id}`)).status).toBe(404);
  });

  it('concurrent saves or restores move a line only once', async () => {
    const line = await lineOf(somebody, await variantOf(), 2);
    const there = await Promise.all([save(somebody, line), save(somebody, line)]);
    expect(there.every(({ status }) => status === 200 || status === 404)).toBe(true);
    const { saved } = await besideOf(somebody);
    expect(saved).toMatchObject([{ quantity: 2 }]);
    const id = saved[0]?.id ?? 0;
    const back = await Promise.all([restore(somebody, id), restore(somebody, id)]);
    expect(back.every(({ status }) => status === 200 || status === 404)).toBe(true);
    expect(await cartOf(somebody)).toMatchObject({ count: 2 });
  });

  it('the maximum number of saved lines is enforced for concurrent saves', async () => {
    const [one, two, lineId] = [await variantOf(), await variantOf(), await variantOf()];
    await save(somebody, await lineOf(somebody, lineId));
    const lines = [await lineOf(somebody, one), await lineOf(somebody, two)];
    const { em } = shop.app.get(Database);
    const [row] = await em.find(SavedCartLine, { where: { variant_id: lineId } });
    for (let filled = 1; filled < MAX_SAVED_LINES - 1; filled += 1) {
      const variant_id = await variantOf();
      const { id: _, ...rest } = row as SavedCartLine;
      await shop.app.get(Database).tx((inner) => inner.insert(SavedCartLine, { ...rest, variant_id }));
    }
    const answers = await Promise.all(lines.map((line) => save(somebody, line)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'saved_full' });
    expect((await cartOf(somebody)).count).toBe(1);
  });

  it('single-line and whole-cart removals are listed separately and can be undone for 30 minutes', async () => {
    const [a, b] = [await variantOf(), await variantOf({ stock: 9 })];
    const line = await lineOf(somebody, a, 2);
    await addToCart(somebody, b, 3);
    await somebody.delete(`/web/removeCartItem/${line}`);
    clock.set(new Date(clock.now().getTime() + MINUTE));
    await somebody.delete('/web/deleteAllCartItems');
    const { removals, saved } = await besideOf(somebody);
    expect(saved).toEqual([]);
    expect(removals.map(({ lines }) => lines.map(({ quantity }) => quantity))).toEqual([[3], [2]]);
    // The line is restored although the variant is unavailable by now; the cart reports the problem.
    await reprice(b, { reserved: 9 });
    expect((await restore(somebody, ...(removals[0]?.ids ?? []))).body.data).toMatchObject({
      count: 3,
      has_problems: true,
    });
    clock.set(new Date(clock.now().getTime() + 30 * MINUTE));
    expect((await besideOf(somebody)).removals).toEqual([]);
    expect((await restore(somebody, ...(removals[1]?.ids ?? []))).status).toBe(404);
  });

  it('a removed line is restored with its quantity', async () => {
    const variant = await variantOf();
    const line = await lineOf(somebody, variant, 2);
    await somebody.delete(`/web/removeCartItem/${line}`);
    clock.advance(30 * MINUTE - 1000);
    const { removals } = await besideOf(somebody);
    const back = (await restore(somebody, ...(removals[0]?.ids ?? []))).body.data;
    expect(back.groups[0]?.lines).toMatchObject([{ variant_id: variant, quantity: 2 }]);
    expect((await besideOf(somebody)).removals).toEqual([]);
  });

  it('a line whose quantity is set to 0 can be restored like a removed one', async () => {
    const cart_item_id = await lineOf(somebody, await variantOf());
    await somebody.post('/web/changeCartItemQuantity', { cart_item_id, quantity: 0 });
    expect((await besideOf(somebody)).removals).toMatchObject([{ lines: [{ quantity: 1 }] }]);
  });

  it('belong to one guest session and are inaccessible to others', async () => {
    const other = guest(shop);
    await save(other, await lineOf(other, await variantOf()));
    const id = (await besideOf(other)).saved[0]?.id ?? 0;
    expect((await restore(somebody, id)).status).toBe(404);
    expect((await somebody.delete(`/web/remove_saved_cart_item/${id}`)).status).toBe(404);
    expect(await besideOf(shop.client)).toMatchObject({ saved: [], removals: [] });
    expect((await save(shop.client, 1)).status).toBe(404);
  });

  it('a guest’s saved lines merge into the customer’s at sign-in, and the customer’s line wins on conflict', async () => {
    const { client, customer } = await givenCustomer(shop);
    const [both, mine] = [await variantOf(), await variantOf()];
    await save(client, await lineOf(client, both, 1));
    const session = guestSession();
    const visitor = shop.client.as({ session });
    await save(visitor, await lineOf(visitor, both, 4));
    await save(visitor, await lineOf(visitor, mine, 2));
    const body = { email: customer.email, password: PASSWORD, session_token: session };
    expect((await visitor.post('/customer/auth/login', body)).status).toBe(200);
    const { saved } = await besideOf(client);
    expect(saved.map((line) => [line.variant_id, line.quantity]).sort()).toEqual([
      [both, 1],
      [mine, 2],
    ]);
    expect((await besideOf(visitor)).saved).toEqual([]);
  });
});
