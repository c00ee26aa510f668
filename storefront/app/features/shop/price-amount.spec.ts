import { priceAmount } from './price-amount';

describe('priceAmount', () => {
  it.each([
    ['25', 25],
    ['25.50', 25.5],
    ['7,5', 7.5],
    ['1,000', 1000],
    ['1,250,000.5', 1_250_000.5],
    ['$ 50', 50],
    ['٢٥٫٥', 25.5],
    ['१२', 12],
    ['১২০', 120],
    ['\u2066$20.00\u2069', 20],
  ])('reads %j', (typed, amount) => {
    expect(priceAmount(typed)).toBe(amount);
  });

  it.each(['', 'abc', '-5', '1e30', '5-10', '.', '1.2.3'])('does not read %j', (typed) => {
    expect(priceAmount(typed)).toBeNull();
  });
});
