import { COUPON_TYPES } from '@stoa/contracts';
import fc from 'fast-check';
import { sum } from '../../../kernel/money';
import type { Left, Taken } from './coupon-turn';
import { leftAfter, takeOff } from './coupon-turn';

const terms = fc.record({
  type: fc.constantFrom(...COUPON_TYPES),
  rate: fc.constantFrom('0.1', '0.333333', '0.75', '1'),
  amount: fc.integer({ min: 1, max: 900_000 }),
  buy_qty: fc.integer({ min: 1, max: 4 }),
  get_qty: fc.integer({ min: 1, max: 4 }),
  max_discount: fc.option(fc.integer({ min: 1, max: 500_000 })),
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

describe('coupons one after the other', () => {
  it('never take more off a line or a vendor’s shipping than it costs, and nothing is lost', () => {
    fc.assert(
      fc.property(
        fc.array(terms, { minLength: 1, maxLength: 5 }),
        cart,
        fc.nat(20_000),
        (coupons, lines, fee) => {
          const start: Left = {
            lines: lines.map(({ amount }) => amount),
            shipping: new Map(lines.map(({ vendor_id }) => [vendor_id, fee])),
          };
          const eligible = lines.map((line) => line.eligible);
          let left = start;
          const taken = coupons.map((coupon): Taken => {
            const one = takeOff(coupon, lines, eligible, left);
            left = leftAfter(left, one);
            return one;
          });
          for (const amount of [...left.lines, ...left.shipping.values()])
            expect(amount).toBeGreaterThanOrEqual(0);
          expect(sum(left.lines) + sum(taken.map(({ discount }) => discount))).toBe(sum(start.lines));
          const shipping = sum(taken.map(({ shipping_discount }) => shipping_discount));
          expect(sum(left.shipping.values()) + shipping).toBe(sum(start.shipping.values()));
        },
      ),
    );
  });

  it('touch only eligible lines and the shipping of their vendors', () => {
    const lines = [
      { vendor_id: 1, quantity: 1 },
      { vendor_id: 2, quantity: 1 },
    ];
    const left: Left = {
      lines: [1000, 1000],
      shipping: new Map([
        [1, 500],
        [2, 700],
      ]),
    };
    const none = { rate: null, amount: null, buy_qty: null, get_qty: null, max_discount: null };
    expect(takeOff({ ...none, type: 'percent', rate: '0.5' }, lines, [false, true], left).discounts).toEqual([
      0, 500,
    ]);
    const freed = takeOff({ ...none, type: 'free_shipping' }, lines, [false, true], left);
    expect([...freed.shipping_discounts]).toEqual([[2, 700]]);
  });
});
