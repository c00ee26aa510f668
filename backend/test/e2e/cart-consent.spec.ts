import type { Cart, CartLine, ExecutePayment, ExpectedLine } from '@stoa/contracts';
import type { Client } from '@stoa/testing';
import { Database } from '../../src/kernel/database';
import { Variant } from '../../src/modules/catalogue';
import { addToCart, givenMarket, givenVariant, guest, pay, readyToPay } from '../support/ordering.factories';
import type { Shop } from '../support/shop';
import { startShop } from '../support/shop';
import { givenVendor } from '../support/vendors.factories';

const EMAIL = 'cora@stoa.test';

describe('order placement with the cart lines and prices that the buyer saw', () => {
  let shop: Shop;
  let country: number;
  let vendor_id: number;
  let buyer: Client;

  beforeAll(async () => {
    shop = await startShop();
    country = (await givenMarket(shop)).country_id;
    vendor_id = (await givenVendor(shop)).vendor.id;
  });
  afterAll(() => shop.close());
  beforeEach(() => {
    buyer = guest(shop);
  });

  const linesOf = async (): Promise<CartLine[]> =>
    (await buyer.get<{ data: Cart }>('/web/fetchCartItems')).body.data.groups.flatMap(({ lines }) => lines);
  const seen = async (): Promise<ExpectedLine[]> =>
    (await linesOf()).map(({ id, quantity, unit_price }) => ({ cart_item_id: id, quantity, unit_price }));
  const ready = async (...variants: number[]): Promise<ExecutePayment> => {
    for (const variant of variants) await addToCart(buyer, variant, 2);
    return { ...(await readyToPay(buyer, country, EMAIL)), expected_lines: await seen() };
  };
  const reprice = (id: number, price: number): Promise<unknown> =>
    shop.app.get(Database).tx((em) => em.update(Variant, { id }, { price }));
  const variantOf = (facts = {}): Promise<number> => givenVariant(shop, vendor_id, facts);

  it('stops and lists lines with a changed price, and accepts the new total and lines', async () => {
    const variant = await variantOf({ name: 'Kite' });
    const order = await ready(variant);
    await reprice(variant, 1200);
    const stopped = await pay(buyer, order);
    expect(stopped).toMatchObject({
      status: 409,
      body: {
        code: 'total_changed',
        details: {
          total: 2900,
          lines: [
            {
              name: 'Kite',
              before: { quantity: 2, unit_price: 1000 },
              now: { quantity: 2, unit_price: 1200 },
            },
          ],
        },
      },
    });
    const agreed = { ...order, expected_total: 2900, expected_lines: await seen() };
    expect(await pay(buyer, agreed)).toMatchObject({ status: 200, body: { data: { total: 2900 } } });
  });

  it('stops when line prices changed but the total did not, unless no expected lines are sent', async () => {
    const [a, b] = [await variantOf(), await variantOf()];
    const order = await ready(a, b);
    await reprice(a, 1100);
    await reprice(b, 900);
    const { status, body } = await pay(buyer, order);
    expect([status, body]).toMatchObject([
      409,
      { code: 'cart_changed', details: { total: order.expected_total } },
    ]);
    const { expected_lines: _, ...blind } = order;
    expect((await pay(buyer, blind)).status).toBe(200);
  });

  it('stops when another tab has added or removed a line', async () => {
    const [a, b] = [await variantOf(), await variantOf()];
    const order = await ready(a);
    await addToCart(buyer, b);
    const line = (await linesOf()).find(({ variant_id }) => variant_id === b);
    expect((await pay(buyer, order)).body).toMatchObject({
      code: 'total_changed',
      details: { lines: [{ cart_item_id: line?.id, before: null, now: { quantity: 1, unit_price: 1000 } }] },
    });
    await buyer.delete(`/web/removeCartItem/${order.expected_lines?.[0]?.cart_item_id}`);
    expect((await pay(buyer, order)).body).toMatchObject({
      details: { lines: [{ cart_item_id: line?.id }, { before: { quantity: 2 }, now: null }] },
    });
  });

  it('never orders another quantity than expected when a second tab changes it concurrently', async () => {
    for (let round = 0; round < 8; round += 1) {
      buyer = guest(shop);
      const order = await ready(await variantOf({ stock: 50 }));
      const cart_item_id = order.expected_lines?.[0]?.cart_item_id;
      const [placed] = await Promise.all([
        pay(buyer, order),
        buyer.post('/web/changeCartItemQuantity', { cart_item_id, quantity: 5 }),
      ]);
      const quantities = (await linesOf()).map(({ quantity }) => quantity);
      // Either the order has the expected quantity and the cart is empty, or it was refused and the new quantity is kept.
      expect([[placed.status, quantities]]).toContainEqual(placed.status === 200 ? [200, []] : [409, [5]]);
    }
  });

  it('flags a changed price on the cart line until the buyer accepts exactly that price', async () => {
    const variant = await variantOf();
    await addToCart(buyer, variant);
    await reprice(variant, 1300);
    const [line] = await linesOf();
    const accept = (unit_price: number) =>
      buyer.post<{ data: Cart }>('/web/accept_cart_prices', {
        lines: [{ cart_item_id: line?.id, unit_price }],
      });
    expect((await accept(1200)).body.data.groups[0]?.lines).toMatchObject([{ previous_unit_price: 1000 }]);
    expect((await accept(1300)).body.data.groups[0]?.lines).toMatchObject([
      { previous_unit_price: null, unit_price: 1300, problem: null },
    ]);
    expect(
      (await buyer.post('/web/accept_cart_prices', { lines: [{ cart_item_id: 1, unit_price: -1 }] })).status,
    ).toBe(422);
  });

  it('flags a cart price that differs from the one shown on the page where it was added', async () => {
    const variant = await variantOf({ tiers: { 5: 900 }, stock: 50 });
    const put = (quantity: number, unit_price: number) =>
      buyer.post<{ data: Cart }>('/web/addCartItem', { variant_id: variant, quantity, unit_price });
    const announced = async (...piece: [quantity: number, unit_price: number]) =>
      (await put(...piece)).body.data.groups[0]?.lines[0]?.previous_unit_price;
    expect(await announced(1, 1000)).toBeNull();
    // A higher quantity reaches the tier price, which is not a price change.
    expect(await announced(4, 1000)).toBeNull();
    expect(await announced(5, 900)).toBeNull();
    expect(await announced(1, 700)).toBe(700);
    expect(await linesOf()).toMatchObject([{ quantity: 11, unit_price: 900, problem: 'price_changed' }]);
    const cart_item_id = (await linesOf())[0]?.id;
    const hold = (quantity: number, unit_price?: number) =>
      buyer.post<{ data: Cart }>('/web/changeCartItemQuantity', { cart_item_id, quantity, unit_price });
    expect((await hold(12, 850)).body.data.groups[0]?.lines).toMatchObject([{ previous_unit_price: 850 }]);
    expect((await hold(2, 900)).body.data.groups[0]?.lines).toMatchObject([{ previous_unit_price: null }]);
    await buyer.delete('/web/deleteAllCartItems');
    // A price that no page can have shown is ignored.
    expect(await announced(1, Number.MAX_SAFE_INTEGER)).toBeNull();
    for (const unit_price of [-1, 1.5, '1000']) expect((await put(1, unit_price as number)).status).toBe(422);
  });

  it('refuses malformed expected lines', async () => {
    const order = await ready(await variantOf());
    for (const expected_lines of [null, 'all', [1], [{ cart_item_id: 1, quantity: 0, unit_price: 1 }]])
      expect((await pay(buyer, { ...order, expected_lines } as never)).status).toBe(422);
  });
});
