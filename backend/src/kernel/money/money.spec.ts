import fc from 'fast-check';
import { allocate, applyRate, convert, sum, taxWithin } from './money';

describe('money', () => {
  it('rounds half away from zero', () => {
    expect(applyRate(50, '0.25')).toBe(13);
    expect(applyRate(-50, '0.25')).toBe(-13);
    expect(applyRate(1999, '0.0825')).toBe(165);
  });

  it('computes the tax included in a price', () => {
    expect(taxWithin(12000, '0.2')).toBe(2000);
    expect(taxWithin(999, '0.19')).toBe(160);
  });

  it('converts between currencies with zero, two and three minor digits', () => {
    const usd = { rate: '1', exponent: 2 };
    expect(convert(1000, usd, { rate: '150', exponent: 0 })).toBe(1500);
    expect(convert(1000, usd, { rate: '0.31', exponent: 3 })).toBe(3100);
    expect(convert(1500, { rate: '150', exponent: 0 }, usd)).toBe(1000);
  });

  it('allocates a total so that the parts add up and each is off by at most one minor unit', () => {
    const weights = fc.array(fc.integer({ min: 0, max: 1_000_000 }), { minLength: 1, maxLength: 20 });
    fc.assert(
      fc.property(fc.integer({ min: -10_000_000, max: 10_000_000 }), weights, (total, shares) => {
        const parts = allocate(total, shares);
        expect(sum(parts)).toBe(total);
        const divisor = sum(shares) || shares.length;
        parts.forEach((part, i) => {
          const weight = sum(shares) === 0 ? 1 : (shares[i] ?? 0);
          expect(Math.abs(part - (total * weight) / divisor)).toBeLessThanOrEqual(1);
        });
      }),
    );
  });

  it('allocates the remainder to earlier parts when the fractions are equal', () => {
    expect(allocate(100, [1, 1, 1])).toEqual([34, 33, 33]);
    expect(allocate(-100, [1, 1, 1])).toEqual([-34, -33, -33]);
  });

  it('allocates the remainder to the parts with the largest fractions', () => {
    expect(allocate(10, [1, 2, 4])).toEqual([1, 3, 6]);
    expect(allocate(100, [1, 1, 4])).toEqual([17, 17, 66]);
    expect(allocate(-10, [1, 2, 4])).toEqual([-1, -3, -6]);
  });
});
