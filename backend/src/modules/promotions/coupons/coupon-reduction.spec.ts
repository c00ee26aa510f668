import { COUPON_TYPES } from '@stoa/contracts';
import fc from 'fast-check';
import { sum } from '../../../kernel/money';
import type { CouponLine } from './coupon-eligibility';
import type { RemainingAmounts, CouponReduction } from './coupon-reduction';
import { remainingAfter, applyReduction } from './coupon-reduction';

const terms = fc.record({
  type: fc.constantFrom(...COUPON_TYPES),
  rate: fc.constantFrom('0.1', '0.333333', '0.75', '1'),
  amount: fc.integer({ min: 1, max: 900_000 }),
  buy_qty: fc.integer({ min: 1, max: 4 }),
  get_qty: fc.integer({ min: 1, max: 4 }),
  max_discount: fc.option(fc.integer({ min: 1, max: 500_000 })),
});
const line = (vendor_id: number, quantity: number): CouponLine => ({
  offer: { product_id: 1, category_ids: [], brand_id: null, vendor_id },
  unit_price: 1000,
  quantity,
});
const cart = fc.array(
  fc.record({
    vendor_id: fc.integer({ min: 1, max: 3 }),
    quantity: fc.integer({ min: 1, max: 9 }),
    amount: fc.nat(300_000),
    eligible: fc.boolean(),
  }),
  { minLength: 1, maxLength: 8 },
);

describe('coupons applied in sequence', () => {
  it('never reduce a line or shipping below zero; discounts and remainders add up to the original amounts', () => {
    fc.assert(
      fc.property(
        fc.array(terms, { minLength: 1, maxLength: 5 }),
        cart,
        fc.nat(20_000),
        (coupons, lines, fee) => {
          const start: RemainingAmounts = {
            lines: lines.map(({ amount }) => amount),
            shipping: new Map(lines.map(({ vendor_id }) => [vendor_id, fee])),
          };
          const goods = lines.map(({ vendor_id, quantity }) => line(vendor_id, quantity));
          const eligible = lines.map((one) => one.eligible);
          let remaining = start;
          const reductions = coupons.map((coupon): CouponReduction => {
            const one = applyReduction(coupon, goods, eligible, remaining);
            remaining = remainingAfter(remaining, one);
            return one;
          });
          for (const amount of [...remaining.lines, ...remaining.shipping.values()])
            expect(amount).toBeGreaterThanOrEqual(0);
          expect(sum(remaining.lines) + sum(reductions.map(({ discount }) => discount))).toBe(
            sum(start.lines),
          );
          const shipping = sum(reductions.map(({ shipping_discount }) => shipping_discount));
          expect(sum(remaining.shipping.values()) + shipping).toBe(sum(start.shipping.values()));
        },
      ),
    );
  });

  it('reduce only eligible lines and the shipping of their vendors', () => {
    const lines = [line(1, 1), line(2, 1)];
    const remaining: RemainingAmounts = {
      lines: [1000, 1000],
      shipping: new Map([
        [1, 500],
        [2, 700],
      ]),
    };
    const none = { rate: null, amount: null, buy_qty: null, get_qty: null, max_discount: null };
    expect(
      applyReduction({ ...none, type: 'percent', rate: '0.5' }, lines, [false, true], remaining).discounts,
    ).toEqual([0, 500]);
    const freed = applyReduction({ ...none, type: 'free_shipping' }, lines, [false, true], remaining);
    expect([...freed.shipping_discounts]).toEqual([[2, 700]]);
  });
});
