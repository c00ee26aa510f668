import type {
  Cart,
  FlashSaleProducts,
  HomeData,
  OrderRecord,
  ProductDetail,
  ShopPage,
} from '@stoa/contracts';
import type { Answer, Client } from '@stoa/testing';
import { FixedClock } from '../../src/kernel/clock';
import { Database } from '../../src/kernel/database';
import { OutboxDispatcher } from '../../src/kernel/queue';
import { SpecialPrice, SpecialPriceBuyer } from '../../src/modules/pricing';
import { Variant } from '../../src/modules/catalogue';
import { OrderLine } from '../../src/modules/ordering';
import { givenAdmin, next } from '../support/factories';
import { addToCart, givenMarket, givenVariant, guest, pay, readyToPay } from '../support/ordering.factories';
import type { Shop } from '../support/shop';
import { startShop } from '../support/shop';
import { eventually } from '../support/eventually';
import { givenVendor } from '../support/vendors.factories';

const HOUR = 3_600_000;

describe('a flash sale', () => {
  const clock = new FixedClock(new Date());
  let shop: Shop;
  let admin: Client;
  let country: number;
  let vendor: number;

  beforeAll(async () => {
    shop = await startShop({}, clock);
    admin = await givenAdmin(shop);
    country = (await givenMarket(shop)).country_id;
    vendor = (await givenVendor(shop)).vendor.id;
  });
  afterAll(() => shop.close());

  const at = (hours: number): string => new Date(clock.now().getTime() + hours * HOUR).toISOString();
  const given = (price: number, stock = 50): Promise<number> => givenVariant(shop, vendor, { price, stock });

  function ask(
    items: object[],
    facts: object = {},
  ): Promise<Answer<{ data: { id: number; state: string } }>> {
    const window = { starts_at: at(-1), ends_at: at(5) };
    return admin.post('/admin/flash_sales', { title: `Sale ${next()}`, ...window, items, ...facts });
  }

  async function givenSale(items: object[], facts: object = {}): Promise<number> {
    const answer = await ask(items, facts);
    expect([answer.status, answer.body.errors]).toEqual([200, undefined]);
    return answer.body.data.id;
  }

  async function shownPrices(variant_id: number): Promise<{ card: number; page: number; offer: unknown }> {
    const { product_id } = await shop.app.get(Database).em.findOneByOrFail(Variant, { id: variant_id });
    const list = await shop.client.get<{ data: ShopPage }>('/web/shopFilterProducts?per_page=96');
    const page = await shop.client.get<{ data: ProductDetail }>(`/web/product/${product_id}`);
    const card = list.body.data.products.find((one) => one.id === product_id);
    const [variant] = page.body.data.variants;
    return { card: card?.price ?? 0, page: variant?.price ?? 0, offer: variant?.offer ?? null };
  }

  const shown = async (): Promise<FlashSaleProducts> =>
    (await shop.client.get<{ data: FlashSaleProducts }>('/web/flash_sale_products')).body.data;

  async function buy(variant: number, quantity: number, email: string): Promise<number> {
    const buyer = guest(shop);
    const added = await addToCart(buyer, variant, quantity);
    if (added.status !== 200) return added.status;
    return (await pay(buyer, await readyToPay(buyer, country, email))).status;
  }

  it('may end at the last moment that databases can store', async () => {
    const id = await givenSale([], { ends_at: '9999-12-31T23:59:59.999Z' });
    const { body } = await admin.get<{ data: { ends_at: string } }>(`/admin/flash_sales/${id}`);
    expect(body.data.ends_at).toBe('9999-12-31T23:59:59.999Z');
  });

  it('sets the price from start to end, in lists, product pages and carts', async () => {
    const variant = await given(2000);
    await givenSale([{ variant_id: variant, rate: '0.25', quota: 10 }], { starts_at: at(1), ends_at: at(2) });
    const buyer = guest(shop);
    await addToCart(buyer, variant);
    expect(await shownPrices(variant)).toEqual({ card: 2000, page: 2000, offer: null });

    clock.advance(HOUR);
    await eventually(async () =>
      expect(await shownPrices(variant)).toMatchObject({ card: 1500, page: 1500, offer: { left: 10 } }),
    );
    const cart = (await buyer.get<{ data: Cart }>('/web/fetchCartItems')).body.data;
    expect(cart.groups[0]?.lines[0]).toMatchObject({
      unit_price: 1500,
      previous_unit_price: 2000,
      compare_at: 2000,
      problem: 'price_changed',
    });

    clock.advance(HOUR);
    await eventually(async () =>
      expect(await shownPrices(variant)).toEqual({ card: 2000, page: 2000, offer: null }),
    );
  });

  it('affects the sort order and the price filter of the product list', async () => {
    const variant = await given(900_000);
    await givenSale([{ variant_id: variant, price: 1 }]);
    const cheapest = await shop.client.get<{ data: ShopPage }>(
      '/web/shopFilterProducts?sort=price_asc&price_max=2',
    );
    expect(cheapest.body.data.products.map((card) => [card.price, card.compare_at])).toEqual([[1, 900_000]]);
  });

  it('is returned with the server time, the remaining quota, and the next sale', async () => {
    const [variant, other] = [await given(3000), await given(500)];
    const id = await givenSale([{ variant_id: variant, price: 2000, quota: 4, per_customer: 3 }]);
    const nextId = await givenSale([{ variant_id: other, price: 400 }], { starts_at: at(6), ends_at: at(7) });
    expect(await buy(variant, 3, 'told@stoa.test')).toBe(200);
    const { server_time, live, next: coming } = await shown();
    expect(server_time).toBe(clock.now().toISOString());
    expect(live.find((sale) => sale.id === id)?.items).toMatchObject([
      { variant_id: variant, price: 2000, regular_price: 3000, quota: 4, left: 1, per_customer: 3 },
    ]);
    expect(coming?.id).toBe(nextId);
    const admins = await admin.get<{ data: object }>(`/admin/flash_sales/${id}`);
    expect(admins.body.data).toMatchObject({ state: 'live', sold: { [variant]: 3 } });
  });

  it('is stored on the order line, together with the regular price', async () => {
    const variant = await given(1999);
    const id = await givenSale([{ variant_id: variant, rate: '0.5', quota: 5 }]);
    expect(await buy(variant, 2, 'frozen@stoa.test')).toBe(200);
    const line = await shop.app.get(Database).em.findOneByOrFail(OrderLine, { variant_id: variant });
    expect(line).toMatchObject({ unit_price: 999, regular_price: 1999, flash_sale_id: id, discount: 0 });
    const order = await admin.get<{ data: OrderRecord }>(`/admin/orders/${line.order_id}`);
    expect(order.body.data.lines).toMatchObject([{ unit_price: 999, regular_price: 1999, total: 1998 }]);
    const home = await shop.client.get<{ data: HomeData }>('/web/shopPageData');
    expect(home.body.data.flash_sale?.items.length).toBeGreaterThan(0);
  });

  it('ends when its quota is sold, and the regular price applies again', async () => {
    const variant = await given(1000);
    await givenSale([{ variant_id: variant, price: 700, quota: 2 }]);
    const buyer = guest(shop);
    expect((await addToCart(buyer, variant, 3)).body).toMatchObject({ code: 'offer_limit' });
    await addToCart(buyer, variant, 2);
    const ready = await readyToPay(buyer, country, 'late@stoa.test');
    expect(await buy(variant, 2, 'quick@stoa.test')).toBe(200);
    const late = await pay(buyer, ready);
    expect([late.status, late.body.code]).toEqual([409, 'total_changed']);
    await eventually(async () =>
      expect(await shownPrices(variant)).toEqual({ card: 1000, page: 1000, offer: null }),
    );
    expect(
      (await shown()).live.flatMap(({ items }) => items.filter((one) => one.variant_id === variant)),
    ).toMatchObject([{ quota: 2, left: 0 }]);
  });

  it('never sells more than its quota to concurrent buyers', async () => {
    const variant = await given(1000);
    const id = await givenSale([{ variant_id: variant, price: 600, quota: 5 }]);
    const ready = await Promise.all(
      Array.from({ length: 20 }, async (_, n) => {
        const buyer = guest(shop);
        await addToCart(buyer, variant);
        return { buyer, body: await readyToPay(buyer, country, `racer${n}@stoa.test`) };
      }),
    );
    const answers = await Promise.all(ready.map(({ buyer, body }) => pay(buyer, body)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
    expect(answers.filter(({ status }) => status !== 200 && status !== 409)).toEqual([]);
    const price = await shop.app.get(Database).em.findOneByOrFail(SpecialPrice, { source_id: id });
    expect(price.sold).toBe(5);
  });

  it('limits units per customer, with guests identified by email, also for concurrent orders', async () => {
    const variant = await given(1000);
    const id = await givenSale([{ variant_id: variant, price: 600, per_customer: 2 }]);
    expect((await addToCart(guest(shop), variant, 3)).body).toMatchObject({ code: 'offer_limit' });
    const ready = await Promise.all(
      Array.from({ length: 6 }, async (_, n) => {
        const buyer = guest(shop);
        await addToCart(buyer, variant);
        return { buyer, body: await readyToPay(buyer, country, n % 2 ? 'One@Stoa.test' : 'one@stoa.test') };
      }),
    );
    const answers = await Promise.all(ready.map(({ buyer, body }) => pay(buyer, body)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
    expect(answers.filter(({ status }) => status === 409).map(({ body }) => body.code)).toEqual(
      Array.from({ length: 4 }, () => 'offer_limit'),
    );
    const price = await shop.app.get(Database).em.findOneByOrFail(SpecialPrice, { source_id: id });
    const buyers = await shop.app.get(Database).em.findBy(SpecialPriceBuyer, { special_price_id: price.id });
    expect([price.sold, buyers.map((row) => [row.buyer, row.quantity])]).toEqual([2, [['one@stoa.test', 2]]]);
  });

  it('returns the units of a cancelled order to its quota', async () => {
    const variant = await given(1000);
    await givenSale([{ variant_id: variant, price: 600, quota: 2, per_customer: 2 }]);
    const buyer = guest(shop);
    await addToCart(buyer, variant, 2);
    const body = await readyToPay(buyer, country, 'back@stoa.test');
    const paid = await pay(buyer, body);
    await eventually(async () => expect((await shownPrices(variant)).card).toBe(1000));
    const [order] = paid.body.data.orders;
    const moved = await admin.post('/admin/changeOrderStatus', { order_id: order?.id, state: 'cancelled' });
    expect(moved.status).toBe(200);
    await eventually(async () =>
      expect(await shownPrices(variant)).toMatchObject({ card: 600, page: 600, offer: { left: 2 } }),
    );
    expect(await buy(variant, 2, 'back@stoa.test')).toBe(200);
  });

  it('does not apply at checkout after its end, even if the cart showed its price', async () => {
    const variant = await given(1000);
    await givenSale([{ variant_id: variant, price: 600 }], { ends_at: at(1) });
    const buyer = guest(shop);
    await addToCart(buyer, variant);
    const ready = await readyToPay(buyer, country, 'stale@stoa.test');
    clock.advance(HOUR);
    const late = await pay(buyer, ready);
    expect([late.status, late.body.code]).toEqual([409, 'total_changed']);
    await eventually(async () => expect((await shownPrices(variant)).card).toBe(1000));
  });

  it('can be deactivated, reactivated and deleted', async () => {
    const variant = await given(1000);
    const id = await givenSale([{ variant_id: variant, price: 600 }]);
    expect((await shownPrices(variant)).card).toBe(600);
    await admin.put(`/admin/flash_sales/updateStatus/${id}`, {});
    expect((await shownPrices(variant)).card).toBe(1000);
    await admin.put(`/admin/flash_sales/updateStatus/${id}`, {});
    expect((await shownPrices(variant)).card).toBe(600);
    await admin.delete(`/admin/flash_sales/${id}`);
    expect((await shownPrices(variant)).card).toBe(1000);
  });

  it('is saved for only one of two concurrent requests with the same variant', async () => {
    for (let round = 0; round < 5; round++) {
      const item = { variant_id: await given(1000), price: 600 };
      const answers = await Promise.all([ask([item]), ask([item])]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
    }
  });

  it('reports invalid items and dates by field', async () => {
    const variant = await given(1000);
    const item = { variant_id: variant, price: 600 };
    await givenSale([item]);
    const errors = async (items: object[], facts: object = {}) => (await ask(items, facts)).body.errors;
    expect((await errors([item]))?.['items.0.variant_id']?.[0]).toMatch(/is in the flash sale “Sale/);
    expect(await errors([], { ends_at: at(-1) })).toEqual({ ends_at: ['Ends must be after the start.'] });
    expect(await errors([{ variant_id: 999_999, price: 1 }])).toEqual({
      'items.0.variant_id': ['Variant does not exist.'],
    });
    const free = await given(1000);
    expect(
      await errors([
        { variant_id: free, price: 1 },
        { variant_id: free, price: 2 },
      ]),
    ).toEqual({
      'items.1.variant_id': ['Variant is listed twice.'],
    });
    const message = ['Price: enter either a price or a percentage off.'];
    expect(await errors([{ variant_id: free }])).toEqual({ 'items.0.price': message });
    expect(await errors([{ variant_id: free, price: 5, rate: '0.5' }])).toEqual({ 'items.0.price': message });
    expect(Object.keys((await errors([{ variant_id: free, rate: '1.5' }])) ?? {})).toEqual(['items.0.rate']);
  });
});

it('a flash sale starts and ends on time on a node started after the sale was created', async () => {
  const clock = new FixedClock(new Date());
  // Without workers, the jobs stay in the queue until the second node runs them.
  const shop = await startShop({ STOA_ROLES: 'web' }, clock);
  const admin = await givenAdmin(shop);
  const variant_id = await givenVariant(shop, (await givenVendor(shop)).vendor.id, { price: 1000 });
  const at = (hours: number): string => new Date(clock.now().getTime() + hours * HOUR).toISOString();
  const window = { starts_at: at(1), ends_at: at(2) };
  await admin.post('/admin/flash_sales', { title: 'Later', ...window, items: [{ variant_id, price: 600 }] });
  const node = await shop.another({ STOA_ROLES: 'web,worker' });
  const card = async (): Promise<number | undefined> => {
    const list = await node.client.get<{ data: ShopPage }>('/web/shopFilterProducts');
    return list.body.data.products[0]?.price;
  };
  expect(await card()).toBe(1000);
  for (const price of [600, 1000]) {
    clock.advance(HOUR);
    await node.app.get(OutboxDispatcher).drain();
    await eventually(async () => expect(await card()).toBe(price));
  }
  await node.close();
  await shop.close();
});
