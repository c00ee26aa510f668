import type { CheckoutQuote } from '@stoa/contracts';
import type { CouponShop } from '../support/coupons.factories';
import { validateCoupon, startCouponShop } from '../support/coupons.factories';
import { readyToPay } from '../support/ordering.factories';

describe('stacked coupons', () => {
  let world: CouponShop;
  beforeAll(async () => (world = await startCouponShop()));
  afterAll(() => world.shop.close());

  it('apply in the given order, each to the remaining amount of a line', async () => {
    const half = await world.coupon({ rate: '0.5', stackable: true });
    const five = await world.coupon({ type: 'fixed_cart', amount: 500, stackable: true });
    const { orders } = await world.bought(await world.withCart([1, 0]), 'one@stoa.test', half, five);
    expect(orders[0]?.coupons.map(({ code, discount }) => [code, discount])).toEqual([
      [half, 500],
      [five, 500],
    ]);
    const { orders: other } = await world.bought(await world.withCart([1, 0]), 'two@stoa.test', five, half);
    expect(other[0]?.coupons.map(({ discount }) => discount)).toEqual([500, 250]);
    expect(other[0]).toMatchObject({ items: 1000, discount: 750, total: 250 + 500 });
  });

  it('can discount items and shipping to a total of zero', async () => {
    const all = await world.coupon({ rate: '1', stackable: true });
    const freed = await world.coupon({ type: 'free_shipping', stackable: true });
    const { placed } = await world.bought(await world.withCart(), 'gift@stoa.test', all, freed);
    expect(placed).toMatchObject({ total: 0, outcome: 'success' });
  });

  it('are accepted only when every coupon is stackable', async () => {
    const alone = await world.coupon();
    const social = await world.coupon({ stackable: true });
    const buyer = await world.withCart();
    for (const [code, other] of [
      [alone, social],
      [social, alone],
    ] as const) {
      const answer = await validateCoupon(buyer, code, { coupon_codes: [other] });
      expect(answer).toMatchObject({
        status: 422,
        body: { code: 'coupon_not_stackable', details: { coupon_code: alone } },
      });
    }
  });

  it('are refused when one is repeated or has no amount left to discount', async () => {
    const all = await world.coupon({ rate: '1', stackable: true });
    const more = await world.coupon({ stackable: true });
    const buyer = await world.withCart();
    const twice = await validateCoupon(buyer, all, { coupon_codes: [all.toLowerCase()] });
    expect(twice.body).toMatchObject({ code: 'coupon_repeated' });
    const nothing = await validateCoupon(buyer, more, { coupon_codes: [all] });
    expect(nothing.body).toMatchObject({ code: 'coupon_nothing_left', details: { coupon_code: more } });
  });

  it('are accepted as a single code plus a list', async () => {
    const [a, b] = [await world.coupon({ stackable: true }), await world.coupon({ stackable: true })];
    const buyer = await world.withCart();
    const { methods, shipping_address: address } = await readyToPay(buyer, world.country, 'list@stoa.test');
    const body = { email: 'list@stoa.test', address, methods };
    const quote = await buyer.post<{ data: CheckoutQuote }>('/web/validateShippingMethod', {
      ...body,
      coupon_code: a,
      coupon_codes: [b],
    });
    expect(quote.body.data.coupons.map(({ code, discount }) => [code, discount])).toEqual([
      [a, 350],
      [b, 315],
    ]);
    expect(quote.body.data).toMatchObject({ discount: 665, total: 3500 - 665 + 1000 });
  });

  it('are accepted up to five, and refused when there are six', async () => {
    const codes: string[] = [];
    for (let n = 0; n < 6; n += 1) codes.push(await world.coupon({ stackable: true }));
    const buyer = await world.withCart();
    const { methods, shipping_address: address } = await readyToPay(buyer, world.country, 'five@stoa.test');
    const quote = (coupon_codes: string[]) =>
      buyer.post<{ data: CheckoutQuote }>('/web/validateShippingMethod', {
        email: 'five@stoa.test',
        address,
        methods,
        coupon_codes,
      });
    const five = await quote(codes.slice(0, 5));
    expect(five.body.data.coupons.map(({ code }) => code)).toEqual(codes.slice(0, 5));
    const six = await quote(codes);
    expect([six.status, Object.keys(six.body.errors ?? {})]).toEqual([422, ['coupon_codes']]);
  });

  it('count as one use of each coupon', async () => {
    const a = await world.coupon({ stackable: true, limit_per_customer: 1 });
    const b = await world.coupon({ stackable: true });
    await world.bought(await world.withCart(), 'both@stoa.test', a, b);
    const secondAnswer = await validateCoupon(await world.withCart(), b, {
      email: 'both@stoa.test',
      coupon_codes: [a],
    });
    expect(secondAnswer.body).toMatchObject({ code: 'coupon_used_before', details: { coupon_code: a } });
    expect((await validateCoupon(await world.withCart(), b, { email: 'both@stoa.test' })).status).toBe(200);
  });
});
