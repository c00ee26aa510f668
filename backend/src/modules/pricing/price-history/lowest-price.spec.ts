import { lowestBefore, type PricePeriod } from './lowest-price';

const DAY = 86_400_000;
const at = (day: number): Date => new Date(day * DAY);
const period = (
  from: number,
  to: number | null,
  price: number,
  compare_at: number | null = null,
): PricePeriod => ({
  price,
  compare_at,
  began_at: at(from),
  ended_at: to === null ? null : at(to),
});

describe('the lowest price before a reduction', () => {
  it('is the lowest price of the 30 days before it, regardless of earlier prices', () => {
    const periods = [period(0, 60, 500), period(60, 80, 900), period(80, null, 1000)];
    expect(lowestBefore(periods, { price: 800, compare_at: 1000, at: at(95) }, null)).toBe(900);
    expect(lowestBefore(periods, { price: 800, compare_at: 1000, at: at(89) }, null)).toBe(500);
  });

  it('includes a price valid at the start of the 30 days, and ignores a price of zero duration', () => {
    const periods = [period(0, 70, 700), period(80, 80, 1), period(80, null, 1000)];
    expect(lowestBefore(periods, { price: 600, compare_at: 1000, at: at(99) }, null)).toBe(700);
    expect(lowestBefore(periods, { price: 600, compare_at: 1000, at: at(100) }, null)).toBe(1000);
  });

  it('is kept while the price falls further, and recalculated when the price rises or the compare-at price changes', () => {
    const periods = [period(0, 50, 1000), period(50, null, 800, 1000)];
    expect(lowestBefore(periods, { price: 600, compare_at: 1000, at: at(99) }, 1000)).toBe(1000);
    expect(lowestBefore(periods, { price: 900, compare_at: 1000, at: at(60) }, 1000)).toBe(800);
    expect(lowestBefore(periods, { price: 700, compare_at: 800, at: at(99) }, 1000)).toBe(800);
  });

  it('is null without a reduction or without an earlier price', () => {
    expect(lowestBefore([period(0, null, 900)], { price: 800, compare_at: null, at: at(9) }, 900)).toBeNull();
    expect(lowestBefore([], { price: 800, compare_at: 1000, at: at(9) }, null)).toBeNull();
  });

  it('equals the unchanged price when only the compare-at price was raised', () => {
    expect(lowestBefore([period(0, null, 800)], { price: 800, compare_at: 1000, at: at(9) }, null)).toBe(800);
  });
});
