import fc from 'fast-check';
import { priceNow, specialPrice } from './special-terms';

const NONE = { special_id: null, source_id: null, special_price: null, special_rate: null };
const REST = { quota: null, sold: null, per_customer: null, special_ends_at: null, min_qty: 1 };
const LIVE = { special_id: 4, source_id: 2, special_ends_at: '2026-03-02 10:00:00.000' };

describe('a special price', () => {
  it('is a fixed price, or the regular price less a percentage, rounded once', () => {
    expect(specialPrice(1999, { price: 1500, rate: null })).toBe(1500);
    expect(specialPrice(1999, { price: null, rate: '0.25' })).toBe(1499);
    expect(specialPrice(50, { price: null, rate: '0.33' })).toBe(33);
  });

  it('is null unless it is above zero and below the regular price', () => {
    expect(specialPrice(1000, { price: 1000, rate: null })).toBeNull();
    expect(specialPrice(1000, { price: 1200, rate: null })).toBeNull();
    expect(specialPrice(0, { price: null, rate: '0.5' })).toBeNull();
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 10_000_000 }),
        fc.integer({ min: 1, max: 99 }),
        (regular, off) => {
          const price = specialPrice(regular, { price: null, rate: (off / 100).toFixed(2) });
          if (price !== null) expect(price > 0 && price < regular).toBe(true);
        },
      ),
    );
  });

  it('has the regular price as its compare-at price', () => {
    const now = priceNow({
      price: '2000',
      compare_at: 2500,
      ...LIVE,
      special_price: '1500',
      special_rate: null,
      quota: 10,
      sold: 7,
      per_customer: 2,
      min_qty: 1,
    });
    expect(now).toMatchObject({ price: 1500, compare_at: 2000 });
    expect(now.special).toMatchObject({ id: 4, source_id: 2, regular_price: 2000, left: 3, per_customer: 2 });
    expect(now.special?.ends_at.toISOString()).toBe('2026-03-02T10:00:00.000Z');
  });

  it('applies only while its quota and limit per customer allow the minimum quantity', () => {
    const row = { price: 2000, compare_at: null, ...LIVE, special_price: 1500, special_rate: null };
    const priced = (quota: number | null, sold: number, per_customer: number | null): number =>
      priceNow({ ...row, quota, sold, per_customer, min_qty: 3 }).price;
    expect([priced(10, 7, null), priced(10, 8, null), priced(null, 99, 3), priced(null, 0, 2)]).toEqual([
      1500, 2000, 1500, 2000,
    ]);
  });

  it('leaves the price of a variant without a special price unchanged', () => {
    expect(priceNow({ price: '2000', compare_at: '2500', ...NONE, ...REST })).toEqual({
      price: 2000,
      compare_at: 2500,
      special: null,
    });
  });
});
