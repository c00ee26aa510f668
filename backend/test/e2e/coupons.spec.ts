import type { ExecutePayment, WebCoupon } from '@stoa/contracts';
import { Database } from '../../src/kernel/database';
import { Coupon, CouponRedemption } from '../../src/modules/promotions';
import { givenProduct } from '../support/catalogue.factories';
import type { CouponShop } from '../support/coupons.factories';
import { validateCoupon, startCouponShop } from '../support/coupons.factories';
import { givenCustomer } from '../support/customers.factories';
import { addToCart, pay } from '../support/ordering.factories';
import { givenVendor } from '../support/vendors.factories';

describe('a coupon', () => {
  let world: CouponShop;
  beforeAll(async () => (world = await startCouponShop()));
  afterAll(() => world.shop.close());

  it('discounts the items of every vendor, and the amounts of each order add up', async () => {
    const code = await world.coupon();
    const buyer = await world.withCart();
    expect((await validateCoupon(buyer, code.toLowerCase())).body.data).toMatchObject({
      code,
      type: 'percent',
      discount: 350,
      currency: 'USD',
    });
    const { placed, orders } = await world.bought(buyer, 'ada@stoa.test', code);
    expect(placed.total).toBe(3500 - 350 + 1000);
    expect(orders.map((order) => order.discount)).toEqual([100, 250]);
    expect(orders.map((order) => order.coupons)).toEqual(
      [100, 250].map((discount) => [
        { code, title: 'Test', discount, shipping_discount: 0, funded_by: 'platform' },
      ]),
    );
    for (const { items, discount, shipping, shipping_discount, payment_fee, tax, total } of orders)
      expect(total).toBe(items - discount + shipping - shipping_discount + payment_fee + tax);
  });

  it.each([
    ['amounts off all goods together', { type: 'fixed_cart', amount: 900 }, [400, 500]],
    ['amounts off each piece', { type: 'fixed_item', amount: 300 }, [600, 300]],
    ['no more than its most', { type: 'fixed_item', amount: 300, max_discount: 450 }, [300, 150]],
    ['the cheapest of three pieces', { type: 'bxgy', buy_qty: 2, get_qty: 1, rate: '1' }, [1000, 0]],
    ['half of a cheapest piece', { type: 'bxgy', buy_qty: 1, get_qty: 1, rate: '0.5' }, [500, 0]],
  ])('calculates the discount: %s', async (_, facts, expected) => {
    const code = await world.coupon(facts);
    const { orders } = await world.bought(await world.withCart([2, 1]), 'kind@stoa.test', code);
    expect(orders.map((order) => order.discount)).toEqual(expected);
  });

  it('discounts shipping, reported separately from the discount on items', async () => {
    const code = await world.coupon({ type: 'free_shipping' });
    const buyer = await world.withCart();
    expect((await validateCoupon(buyer, code)).body.data).toMatchObject({
      type: 'free_shipping',
      discount: 0,
    });
    const { placed, orders } = await world.bought(buyer, 'free@stoa.test', code);
    expect(placed.total).toBe(3500);
    for (const order of orders)
      expect(order).toMatchObject({ shipping: 500, shipping_discount: 500, discount: 0 });
  });

  it('of one vendor discounts only that vendor’s items and shipping, and shows who funds it', async () => {
    const own = { vendor_id: world.second.vendor, funded_by: 'vendor' };
    const code = await world.coupon({ ...own, rate: '0.2', stackable: true });
    const freed = await world.coupon({ ...own, type: 'free_shipping', stackable: true });
    const { orders } = await world.bought(await world.withCart(), 'own@stoa.test', code, freed);
    expect(orders.map(({ discount, shipping_discount }) => [discount, shipping_discount])).toEqual([
      [0, 0],
      [500, 500],
    ]);
    expect(orders[0]?.coupons).toEqual([]);
    expect(orders[1]?.coupons.map(({ funded_by }) => funded_by)).toEqual(['vendor', 'vendor']);
  });

  it('applies to the items it includes, with subcategories, and never to those it excludes', async () => {
    const { first, second, category, brand } = world;
    const off = async (facts: object): Promise<number | undefined> =>
      (await validateCoupon(await world.withCart(), await world.coupon({ rate: '1', ...facts }))).body.data
        ?.discount;
    expect(await off({ product_ids: [second.product] })).toBe(2500);
    expect(await off({ category_ids: [category] })).toBe(1000);
    expect(await off({ brand_ids: [brand] })).toBe(1000);
    expect(await off({ vendor_ids: [second.vendor], brand_ids: [brand] })).toBe(3500);
    expect(await off({ excluded_category_ids: [category] })).toBe(2500);
    expect(await off({ excluded_vendor_ids: [second.vendor] })).toBe(1000);
    expect(
      await off({ excluded_brand_ids: [brand], excluded_product_ids: [second.product] }),
    ).toBeUndefined();
    expect(await off({ product_ids: [first.product], excluded_brand_ids: [brand] })).toBeUndefined();
  });

  it('prevents deletion of a brand that it is limited to', async () => {
    await world.coupon({ brand_ids: [world.brand] });
    expect((await world.admin.delete(`/admin/brands/${world.brand}`)).status).toBe(409);
  });

  it('limited to a deleted product stays editable and applies to no item', async () => {
    const { client, vendor } = await givenVendor(world.shop);
    const { id } = await givenProduct(world.shop, { vendor_id: vendor.id });
    const code = await world.coupon({ product_ids: [id] });
    expect((await client.delete(`/vendor/products/${id}`)).status).toBe(200);
    const list = await world.admin.get<{ coupons: { id: number }[] }>(
      `/admin/coupons?filter={"q":"${code}"}`,
    );
    const path = `/admin/coupons/${list.body.coupons[0]?.id}`;
    const held = (await world.admin.get<{ data: object }>(path)).body.data;
    expect(held).toMatchObject({ product_ids: [id] });
    const changed = await world.admin.put(path, { title: 'Changed', product_ids: [id] });
    expect(changed).toMatchObject({ status: 200, body: { data: { product_ids: [id] } } });
    expect((await validateCoupon(await world.withCart(), code)).body.code).toBe('coupon_no_goods');
  });

  it.each([
    ['does not exist', {}, 'NO-SUCH-CODE', 'unknown'],
    ['has expired', { ends_at: '2020-01-01T00:00:00Z' }, null, 'expired'],
    ['is not valid yet', { starts_at: '2999-01-01T00:00:00Z' }, null, 'too_early'],
    ['is switched off', { status: 'inactive' }, null, 'unknown'],
    ['asks for more goods', { min_spend: 999_900 }, null, 'min_spend'],
    ['asks for more pieces', { min_qty: 3 }, null, 'min_qty'],
    ['asks for more pieces than a set has', { type: 'bxgy', buy_qty: 2, get_qty: 1 }, null, 'min_qty'],
  ])('that %s is refused with the reason', async (_, facts, other, reason) => {
    const code = other ?? (await world.coupon(facts));
    const answer = await validateCoupon(await world.withCart(), code);
    expect(answer).toMatchObject({
      status: 422,
      body: { code: `coupon_${reason}`, details: { coupon_code: code } },
    });
    expect(answer.body.errors?.coupon_code?.[0]).toBe(answer.body.error);
  });

  it('is refused without matching items, and counts only matching items for its minimums', async () => {
    const { second } = world;
    const facts = { product_ids: [second.product], min_spend: 3000 };
    const few = await validateCoupon(await world.withCart([9, 1]), await world.coupon(facts));
    expect(few.body).toMatchObject({ code: 'coupon_min_spend', details: { missing: 500, currency: 'USD' } });
    const none = await validateCoupon(await world.withCart([9, 0]), await world.coupon(facts));
    expect(none.body).toMatchObject({ code: 'coupon_no_goods' });
    const pieces = { product_ids: [second.product], min_qty: 2 };
    const one = await validateCoupon(await world.withCart([9, 1]), await world.coupon(pieces));
    expect(one.body).toMatchObject({ code: 'coupon_min_qty', details: { missing: 1 } });
    expect((await validateCoupon(await world.withCart([0, 2]), await world.coupon(pieces))).status).toBe(200);
  });

  it('with a limit per customer is refused at the next order with the same guest email', async () => {
    const code = await world.coupon({ limit_per_customer: 1 });
    await world.bought(await world.withCart(), 'grace@stoa.test', code);
    const secondAnswer = await validateCoupon(await world.withCart(), code, { email: 'Grace@STOA.test' });
    expect(secondAnswer.body).toMatchObject({ code: 'coupon_used_before' });
  });

  it('for first orders is refused for an email with an earlier order', async () => {
    const code = await world.coupon({ first_order_only: true });
    await world.bought(await world.withCart(), 'second@stoa.test');
    const answer = await validateCoupon(await world.withCart(), code, { email: 'Second@stoa.test' });
    expect(answer.body).toMatchObject({ code: 'coupon_not_first_order' });
    expect((await validateCoupon(await world.withCart(), code, { email: 'newcomer@stoa.test' })).status).toBe(
      200,
    );
  });

  it('can be used again once every order of its checkout is cancelled', async () => {
    const code = await world.coupon({ limit_total: 1, first_order_only: true });
    const { orders } = await world.bought(await world.withCart(), 'back@stoa.test', code);
    expect((await validateCoupon(await world.withCart(), code)).body).toMatchObject({
      code: 'coupon_used_up',
    });
    const cancel = (order_id: number | undefined): Promise<unknown> =>
      world.admin.post('/admin/changeOrderStatus', { order_id, state: 'cancelled' });
    await cancel(orders[0]?.id);
    expect((await validateCoupon(await world.withCart(), code)).status).toBe(422);
    await cancel(orders[1]?.id);
    await world.bought(await world.withCart(), 'back@stoa.test', code);
  });

  it('is never used more often than its total limit by concurrent buyers', async () => {
    const code = await world.coupon({ limit_total: 5 });
    const buyers = await Promise.all(Array.from({ length: 25 }, () => world.withCart()));
    const bodies: ExecutePayment[] = [];
    for (const [n, buyer] of buyers.entries())
      bodies.push(await world.priced(buyer, `buyer${n}@stoa.test`, code));
    const answers = await Promise.all(buyers.map((buyer, n) => pay(buyer, bodies[n] as ExecutePayment)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
    const { em } = world.shop.app.get(Database);
    const coupon = await em.findOneByOrFail(Coupon, { code });
    expect(coupon.used).toBe(5);
    expect(await em.count(CouponRedemption, { where: { coupon_id: coupon.id } })).toBe(5);
  });

  it('for first orders is used once for concurrent orders with one email, even with different codes', async () => {
    const codes = [
      await world.coupon({ first_order_only: true }),
      await world.coupon({ first_order_only: true }),
    ];
    const buyers = await Promise.all(Array.from({ length: 8 }, () => world.withCart()));
    const bodies: ExecutePayment[] = [];
    for (const [n, buyer] of buyers.entries())
      bodies.push(await world.priced(buyer, 'eager@stoa.test', codes[n % 2] ?? ''));
    const answers = await Promise.all(buyers.map((buyer, n) => pay(buyer, bodies[n] as ExecutePayment)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
  });

  it('requires the fields of its type', async () => {
    const create = async (facts: object) =>
      (await world.admin.post('/admin/coupons', { code: 'NOVALUE', title: 'x', ...facts })).body.errors;
    expect(await create({ type: 'fixed_cart' })).toEqual({ amount: ['Amount is required.'] });
    expect(Object.keys((await create({ type: 'bxgy' })) ?? {})).toEqual(['buy_qty', 'get_qty', 'rate']);
    expect(Object.keys((await create({ type: 'free_shipping', funded_by: 'vendor' })) ?? {})).toEqual([
      'vendor_id',
    ]);
  });

  it('is listed publicly only when it is public and has not expired', async () => {
    const shown = await world.coupon({ is_public: true, min_spend: 1000 });
    const hidden = await world.coupon();
    const over = await world.coupon({ is_public: true, ends_at: '2020-01-01T00:00:00Z' });
    const { data } = (await world.shop.client.get<{ data: WebCoupon[] }>('/web/fetch_coupons')).body;
    const codes = data.map(({ code }) => code);
    expect(codes).toContain(shown);
    expect(codes).not.toContain(hidden);
    expect(codes).not.toContain(over);
    expect(data.find(({ code }) => code === shown)).toMatchObject({
      rate: '0.1',
      min_spend: 1000,
      currency: 'USD',
    });
  });

  it('is listed to a customer only while they may still use it', async () => {
    const first = await world.coupon({ is_public: true, first_order_only: true });
    const once = await world.coupon({ is_public: true, limit_per_customer: 1 });
    const { client: buyer, customer } = await givenCustomer(world.shop);
    const listed = async (client = buyer): Promise<string[]> => {
      const { data } = (await client.get<{ data: WebCoupon[] }>('/web/fetch_coupons')).body;
      return data.map(({ code }) => code).filter((code) => [first, once].includes(code));
    };
    expect((await listed()).sort()).toEqual([first, once].sort());
    await addToCart(buyer, world.first.variant, 1);
    await world.bought(buyer, customer.email, once);
    expect(await listed()).toEqual([]);
    expect(await listed(world.shop.client)).toHaveLength(2);
  });
});
