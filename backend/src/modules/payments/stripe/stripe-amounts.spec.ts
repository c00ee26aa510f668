import { fromStripe, isChargeable, toStripe } from './stripe-amounts';

describe('amounts at Stripe', () => {
  it.each([
    [1290, 'USD', 2, 1290],
    [500, 'JPY', 0, 500],
    [500, 'ISK', 0, 50_000],
    [12_340, 'KWD', 3, 12_340],
  ])('%d %s with %d minor digits are %d there, and back', (amount, currency, exponent, there) => {
    expect(toStripe(amount, currency, exponent)).toBe(there);
    expect(fromStripe(there, currency, exponent)).toBe(amount);
    expect(isChargeable(amount, currency, exponent)).toBe(true);
  });

  it('can’t be charged with a third decimal place, or with one that Stripe does not have', () => {
    expect(isChargeable(12_345, 'KWD', 3)).toBe(false);
    expect(isChargeable(50, 'JPY', 2)).toBe(false);
  });
});
