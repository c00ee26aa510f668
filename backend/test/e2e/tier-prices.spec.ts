import type {
  Cart,
  CartLine,
  EstimatedDelivery,
  ExpectedLine,
  OrderRecord,
  ProductDetail,
  RefundRow,
  SavedCartItems,
  ShopPage,
} from '@stoa/contracts';
import type { Client } from '@stoa/testing';
import { guestSession } from '@stoa/testing';
import { Database } from '../../src/kernel/database';
import { ResourceService } from '../../src/kernel/resource';
import { SpecialPrice } from '../../src/modules/pricing';
import { Variant } from '../../src/modules/catalogue';
import { zones } from '../../src/modules/localisation';
import { CreateShippingMethod } from '../../src/modules/shipping';
import { taxClasses, taxRates } from '../../src/modules/taxation';
import { givenProduct } from '../support/catalogue.factories';
import { givenCustomer } from '../support/customers.factories';
import { givenAdmin, next, PASSWORD } from '../support/factories';
import { addToCart, givenMarket, givenVariant, guest, pay, readyToPay } from '../support/ordering.factories';
import type { Shop } from '../support/shop';
import { startShop } from '../support/shop';
import { givenVendor } from '../support/vendors.factories';

const KEY = '0123456789abcdef0123456789abcdef';
/** 10.00 per unit, 9.00 from 5 units, 8.00 from 10 units. */
const FACTS = { price: 1000, tiers: { 5: 900, 10: 800 }, stock: 500 };

describe('tier prices', () => {
  let shop: Shop;
  let admin: Client;
  let country: number;
  let vendor_id: number;
  let buyer: Client;

  beforeAll(async () => {
    shop = await startShop();
    admin = await givenAdmin(shop);
    country = (await givenMarket(shop)).country_id;
    vendor_id = (await givenVendor(shop)).vendor.id;
  });
  afterAll(() => shop.close());
  beforeEach(() => {
    buyer = guest(shop);
  });

  const given = (facts = {}): Promise<number> => givenVariant(shop, vendor_id, { ...FACTS, ...facts });
  const linesOf = async (client = buyer): Promise<CartLine[]> =>
    (await client.get<{ data: Cart }>('/web/fetchCartItems')).body.data.groups.flatMap(({ lines }) => lines);
  const lineOf = async (client = buyer): Promise<Partial<CartLine>> => {
    const [{ quantity, unit_price, previous_unit_price, total, problem } = {} as CartLine] =
      await linesOf(client);
    return { quantity, unit_price, previous_unit_price, total, problem };
  };
  const at = (quantity: number, unit_price: number): Partial<CartLine> => ({
    quantity,
    unit_price,
    total: quantity * unit_price,
    previous_unit_price: null,
    problem: null,
  });
  const change = async (quantity: number): Promise<void> => {
    const [line] = await linesOf();
    await buyer.post('/web/changeCartItemQuantity', { cart_item_id: line?.id, quantity });
  };
  const retier = (id: number, tier_prices: Variant['tier_prices']): Promise<unknown> =>
    shop.app.get(Database).tx((em) => em.update(Variant, { id }, { tier_prices }));
  const seen = async (): Promise<ExpectedLine[]> =>
    (await linesOf()).map(({ id, quantity, unit_price }) => ({ cart_item_id: id, quantity, unit_price }));
  const sell = async (variant_id: number, terms: object): Promise<void> => {
    const moment = (hours: number): string => new Date(Date.now() + hours * 3_600_000).toISOString();
    const window = { starts_at: moment(-1), ends_at: moment(5) };
    const sale = { title: `Sale ${next()}`, ...window, items: [{ variant_id, ...terms }] };
    expect((await admin.post('/admin/flash_sales', sale)).status).toBe(200);
  };

  it('apply to all units of a line from the minimum quantity, however the quantity is reached', async () => {
    const variant = await given();
    await addToCart(buyer, variant, 4);
    expect(await lineOf()).toEqual(at(4, 1000));
    await addToCart(buyer, variant, 1);
    expect(await lineOf()).toEqual(at(5, 900));
    for (const [quantity, price] of [
      [6, 900],
      [9, 900],
      [10, 800],
      [11, 800],
      [4, 1000],
    ] as const) {
      await change(quantity);
      expect(await lineOf()).toEqual(at(quantity, price));
    }
  });

  it('apply per line, not across lines', async () => {
    await addToCart(buyer, await given(), 4);
    await addToCart(buyer, await given(), 4);
    expect((await linesOf()).map(({ unit_price }) => unit_price)).toEqual([1000, 1000]);
  });

  it('concurrent additions to a line show no price-change notice', async () => {
    const variant = await given();
    await addToCart(buyer, variant, 1);
    await Promise.all([2, 2].map((pieces) => addToCart(buyer, variant, pieces)));
    expect(await lineOf()).toEqual(at(5, 900));
  });

  it('are shown on the product page while below the current price, and not on product cards', async () => {
    const { id, variants } = await givenProduct(shop, { ...FACTS, vendor_id });
    const page = async (reader = shop.client): Promise<ProductDetail['variants'][number]> => {
      const { body } = await reader.get<{ data: ProductDetail }>(`/web/product/${id}`);
      return body.data.variants[0] as ProductDetail['variants'][number];
    };
    const tiers = [
      { min_quantity: 5, price: 900 },
      { min_quantity: 10, price: 800 },
    ];
    expect(await page()).toMatchObject({ price: 1000, lowest_price: null, tier_prices: tiers });
    const yen = await page(shop.client.as({ currency: 'JPY' }));
    expect(yen.tier_prices.map(({ price }) => price)).toEqual([1350, 1200]);
    const list = await shop.client.get<{ data: ShopPage }>('/web/shopFilterProducts?per_page=96');
    expect(list.body.data.products.find((card) => card.id === id)?.price).toBe(1000);
    await sell(variants[0]?.id ?? 0, { price: 850 });
    expect(await page()).toMatchObject({ price: 850, tier_prices: [{ min_quantity: 10, price: 800 }] });
  });

  it('the lower of tier price and flash sale price applies, and units count towards the sale quota either way', async () => {
    const variant = await given();
    await sell(variant, { price: 850, quota: 12 });
    await addToCart(buyer, variant, 5);
    expect(await lineOf()).toMatchObject({ unit_price: 850 });
    expect((await addToCart(buyer, variant, 8)).body).toMatchObject({ code: 'offer_limit' });
    await addToCart(buyer, variant, 5);
    expect(await lineOf()).toEqual(at(10, 800));
    const paid = await pay(buyer, await readyToPay(buyer, country, 'flash@stoa.test'));
    const id = paid.body.data.orders[0]?.id;
    const sold = async (): Promise<number> =>
      (await shop.app.get(Database).em.findOneByOrFail(SpecialPrice, { variant_id: variant })).sold;
    expect(await sold()).toBe(10);
    await admin.post('/admin/changeOrderStatus', { order_id: id, state: 'cancelled' });
    expect(await sold()).toBe(0);
  });

  it('a change of tiers while the line is in the cart is shown and must be accepted at checkout', async () => {
    const variant = await given();
    await addToCart(buyer, variant, 5);
    const order = {
      ...(await readyToPay(buyer, country, 'consent@stoa.test')),
      expected_lines: await seen(),
    };
    await retier(variant, null);
    expect(await lineOf()).toEqual({
      ...at(5, 1000),
      previous_unit_price: 900,
      problem: 'price_changed',
    });
    expect(await pay(buyer, order)).toMatchObject({
      status: 409,
      body: {
        code: 'total_changed',
        details: { lines: [{ before: { unit_price: 900 }, now: { unit_price: 1000 } }] },
      },
    });
    const [line] = await linesOf();
    const lines = [{ cart_item_id: line?.id, unit_price: 1000 }];
    await buyer.post('/web/accept_cart_prices', { lines });
    expect(await lineOf()).toEqual(at(5, 1000));
    await retier(variant, [{ min_quantity: 3, price: 700 }]);
    expect(await lineOf()).toMatchObject({ unit_price: 700, previous_unit_price: 1000 });
    await change(2);
    expect(await lineOf()).toEqual(at(2, 1000));
  });

  it('apply to lines saved for later, and a price change is shown', async () => {
    const variant = await given();
    await addToCart(buyer, variant, 5);
    const [line] = await linesOf();
    await buyer.post('/web/save_cart_item', { cart_item_id: line?.id });
    const savedItems = async (): Promise<SavedCartItems> =>
      (await buyer.get<{ data: SavedCartItems }>('/web/saved_cart_items')).body.data;
    expect((await savedItems()).saved).toMatchObject([at(5, 900)]);
    await addToCart(buyer, variant, 5);
    const ids = (await savedItems()).saved.map(({ id }) => id);
    await buyer.post('/web/restore_cart_items', { saved_item_ids: ids });
    expect(await lineOf()).toEqual(at(10, 800));
    await buyer.post('/web/save_cart_item', { cart_item_id: (await linesOf())[0]?.id });
    await retier(variant, null);
    const [saved] = (await savedItems()).saved;
    expect(saved).toMatchObject({ unit_price: 1000, previous_unit_price: 800 });
    await buyer.post('/web/restore_cart_items', { saved_item_ids: [saved?.id] });
    expect(await lineOf()).toMatchObject({ unit_price: 1000, previous_unit_price: 800 });
  });

  it('apply to the merged cart after sign-in', async () => {
    const { client, customer } = await givenCustomer(shop);
    const variant = await given();
    await addToCart(client, variant, 3);
    const session_token = guestSession();
    const visitor = shop.client.as({ session: session_token });
    await addToCart(visitor, variant, 2);
    const body = { email: customer.email, password: PASSWORD, session_token };
    expect((await visitor.post('/customer/auth/login', body)).status).toBe(200);
    expect(await lineOf(client)).toEqual(at(5, 900));
  });

  it('are used for the free-shipping threshold in delivery estimates', async () => {
    const variant_id = await given({ price: 1000, tiers: { 5: 100 } });
    const free = { name: 'Free from 40', code: `free-${next()}`, rate_type: 'flat' as const, rate: 700 };
    await shop.app.get(CreateShippingMethod).execute({ ...free, free_over: 4000 });
    const amounts = async (quantity: number): Promise<number[]> => {
      const ask = { variant_id, quantity, country_id: country };
      const answer = await buyer.post<{ data: EstimatedDelivery }>('/web/estimate_delivery', ask);
      return answer.body.data.options.map(({ amount }) => amount).sort();
    };
    expect(await amounts(4)).toEqual([0, 500]);
    expect(await amounts(5)).toEqual([500, 700]);
  });

  it('determine the order’s total, tax, commission, discount and refund, and apply on reorder', async () => {
    const resourceService = shop.app.get(ResourceService);
    const members = [{ country_id: country }];
    const zone_id = await resourceService
      .store(zones)
      .create({ name: 'Here', kind: 'tax', members }, {}, null);
    const tax_class_id = await resourceService
      .store(taxClasses)
      .create({ name: 'VAT', code: 'vat' }, {}, null);
    const rate = { tax_class_id, zone_id, name: 'VAT 20%', rate: '0.2', on_shipping: false };
    await resourceService.store(taxRates).create(rate, {}, null);
    const rule = { name: 'Tenth', type: 'percentage', rate: '0.1', scope: 'all' };
    await admin.post('/admin/commissions', rule);
    const coupon = { code: 'TIERED', title: 'Half', type: 'percent', rate: '0.5', funded_by: 'vendor' };
    expect((await admin.post('/admin/coupons', { ...coupon, vendor_id })).status).toBe(200);
    const { client } = await givenCustomer(shop);
    const variant = await given({ tax_class_id });
    await addToCart(client, variant, 5);
    const ready = await readyToPay(client, country, undefined, 'bank_transfer');
    const order = { ...ready, coupon_codes: ['TIERED'], expected_total: 0 };
    const { details } = (await pay(client, order)).body as unknown as { details: { total: number } };
    const paid = await pay(client, { ...order, expected_total: details.total });
    const [{ id = 0 } = {}] = paid.body.data.orders;
    const record = async (): Promise<OrderRecord> =>
      (await admin.get<{ data: OrderRecord }>(`/admin/orders/${id}`)).body.data;
    // 5 × 9.00 less 50 % discount, plus 20 % tax on the remainder and 5.00 shipping.
    const expected = { items: 4500, discount: 2250, tax: 450, total: 4500 - 2250 + 450 + 500 };
    expect(await record()).toMatchObject({
      ...expected,
      commission: { base: 2250, amount: 225 },
      lines: [{ quantity: 5, unit_price: 900, regular_price: null }],
    });
    for (const state of ['placed', 'cancelled'])
      await admin.post('/admin/changeOrderStatus', { order_id: id, state });
    const filter = JSON.stringify({ order_id: [id] });
    const { refunds } = (await admin.get<{ refunds: RefundRow[] }>(`/admin/refunds?filter=${filter}`)).body;
    expect(refunds.map(({ amount }) => amount)).toEqual([expected.total]);
    const secondTry = { group_number: paid.body.data.group_number, request_key: KEY };
    expect((await client.post('/web/reorder', secondTry)).status).toBe(200);
    expect(await lineOf(client)).toEqual(at(5, 900));
  });
});
