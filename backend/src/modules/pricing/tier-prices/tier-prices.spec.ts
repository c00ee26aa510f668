import { unitPrice } from './tier-prices';

const tier = (min_quantity: number, price: number) => ({ min_quantity, price });
const tier_prices = [tier(5, 900), tier(10, 800)];

describe('the unit price', () => {
  it.each([
    [1, 1000],
    [4, 1000],
    [5, 900],
    [6, 900],
    [9, 900],
    [10, 800],
    [11, 800],
  ])('for a quantity of %i is %i', (quantity, expected) => {
    expect(unitPrice({ price: 1000, tier_prices }, quantity)).toBe(expected);
  });

  it('is the special price unless a tier price is lower', () => {
    expect([1, 5, 10].map((quantity) => unitPrice({ price: 850, tier_prices }, quantity))).toEqual([
      850, 850, 800,
    ]);
  });

  it('never rises with the quantity', () => {
    const prices = Array.from({ length: 20 }, (_, at) => unitPrice({ price: 1000, tier_prices }, at + 1));
    expect(prices).toEqual([...prices].sort((a, b) => b - a));
  });
});
