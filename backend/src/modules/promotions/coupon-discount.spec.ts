import fc from 'fast-check';
import { sum } from '../../kernel/money';
import { couponDiscount } from './coupon-discount';

const none = { rate: null, amount: null, max_discount: null };

describe('a coupon’s discount', () => {
  it('is a share of the goods, capped, or an amount', () => {
    expect(couponDiscount({ ...none, rate: '0.1' }, [1000, 500])).toEqual([100, 50]);
    expect(couponDiscount({ ...none, rate: '0.5', max_discount: 300 }, [1000, 500])).toEqual([200, 100]);
    expect(couponDiscount({ ...none, amount: 100 }, [1, 1, 1])).toEqual([1, 1, 1]);
  });

  it('adds up exactly and never makes a line cost less than nothing', () => {
    const amounts = fc.array(fc.integer({ min: 0, max: 5_000_000 }), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(amounts, fc.integer({ min: 0, max: 20_000_000 }), (lines, amount) => {
        const parts = couponDiscount({ ...none, amount }, lines);
        expect(sum(parts)).toBe(Math.min(amount, sum(lines)));
        parts.forEach((part, i) => expect(part).toBeLessThanOrEqual(lines[i] ?? 0));
      }),
    );
  });
});
