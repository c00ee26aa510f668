import { COUPON_TYPES } from '@stoa/contracts';
import fc from 'fast-check';
import { sum } from '../../../kernel/money';
import type { CouponTerms, DiscountableLine } from './coupon-discount';
import { goodsDiscount, shippingDiscount } from './coupon-discount';

const terms = (some: Partial<CouponTerms>): CouponTerms => ({
  type: 'percent',
  rate: null,
  amount: null,
  buy_qty: null,
  get_qty: null,
  max_discount: null,
  ...some,
});
const line = (remaining: number, quantity = 1): DiscountableLine => ({ left: remaining, quantity });
const bxgy = (buy_qty: number, get_qty: number, rate = '1'): CouponTerms =>
  terms({ type: 'bxgy', buy_qty, get_qty, rate });

const lines = fc.array(
  fc.record({ left: fc.integer({ min: 0, max: 5_000_000 }), quantity: fc.integer({ min: 1, max: 99 }) }),
  { minLength: 1, maxLength: 12 },
);
const anyTerms = fc.record({
  type: fc.constantFrom(...COUPON_TYPES),
  rate: fc.constantFrom('0.1', '0.333333', '0.5', '1'),
  amount: fc.integer({ min: 1, max: 20_000_000 }),
  buy_qty: fc.integer({ min: 1, max: 9 }),
  get_qty: fc.integer({ min: 1, max: 9 }),
  max_discount: fc.option(fc.integer({ min: 1, max: 1_000_000 })),
});

describe('a coupon’s discount', () => {
  it('is a percentage of the items, up to the maximum discount', () => {
    expect(goodsDiscount(terms({ rate: '0.1' }), [line(1000), line(500)])).toEqual([100, 50]);
    expect(goodsDiscount(terms({ rate: '0.5', max_discount: 300 }), [line(1000), line(500)])).toEqual([
      200, 100,
    ]);
  });

  it('is a fixed amount off the whole cart, or off each unit', () => {
    expect(goodsDiscount(terms({ type: 'fixed_cart', amount: 100 }), [line(1), line(1), line(1)])).toEqual([
      1, 1, 1,
    ]);
    expect(goodsDiscount(terms({ type: 'fixed_item', amount: 100 }), [line(3000, 3), line(50, 2)])).toEqual([
      300, 50,
    ]);
  });

  it('of type free_shipping reduces only the shipping, and of type percent no shipping', () => {
    expect(goodsDiscount(terms({ type: 'free_shipping' }), [line(1000)])).toEqual([0]);
    expect(shippingDiscount(terms({ type: 'free_shipping' }), [500, 300])).toEqual([500, 300]);
    expect(shippingDiscount(terms({ type: 'free_shipping', max_discount: 400 }), [500, 300])).toEqual([
      250, 150,
    ]);
    expect(shippingDiscount(terms({ rate: '1' }), [500])).toEqual([0]);
  });

  it('of type bxgy reduces the cheapest units of every set, counted across all lines', () => {
    expect(goodsDiscount(bxgy(2, 1), [line(900), line(300), line(600)])).toEqual([0, 300, 0]);
    expect(goodsDiscount(bxgy(2, 1), [line(900), line(300)])).toEqual([0, 0]);
    expect(goodsDiscount(bxgy(1, 1), [line(4000, 4)])).toEqual([2000]);
    expect(goodsDiscount(bxgy(2, 1, '0.5'), [line(1000, 2), line(4000, 4)])).toEqual([500, 0]);
    expect(goodsDiscount(bxgy(3, 2), [line(300, 3), line(1000, 2)])).toEqual([200, 0]);
  });

  it('never exceeds a line’s amount or the maximum discount, and uses a fixed_cart amount in full', () => {
    fc.assert(
      fc.property(anyTerms, lines, (some, goods) => {
        const parts = goodsDiscount(some, goods);
        const max = some.max_discount ?? Infinity;
        expect(parts).toHaveLength(goods.length);
        expect(sum(parts)).toBeLessThanOrEqual(max);
        parts.forEach((part, i) => {
          expect(part).toBeGreaterThanOrEqual(0);
          expect(part).toBeLessThanOrEqual(goods[i]?.left ?? 0);
        });
        if (some.type === 'fixed_cart')
          expect(sum(parts)).toBe(
            Math.min(some.amount, max, sum(goods.map(({ left: remaining }) => remaining))),
          );
      }),
    );
  });

  it('on shipping adds up, and never exceeds each vendor’s shipping', () => {
    const amounts = fc.array(fc.integer({ min: 0, max: 100_000 }), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(anyTerms, amounts, (some, shipping) => {
        const parts = shippingDiscount({ ...some, type: 'free_shipping' }, shipping);
        expect(sum(parts)).toBe(Math.min(sum(shipping), some.max_discount ?? Infinity));
        parts.forEach((part, i) => expect(part).toBeLessThanOrEqual(shipping[i] ?? 0));
      }),
    );
  });
});
