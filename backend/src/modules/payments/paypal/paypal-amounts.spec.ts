import { fromPayPal, isChargeable, toPayPal } from './paypal-amounts';

describe('amounts at PayPal', () => {
  it.each([
    [1290, 'USD', 2, '12.90'],
    [5, 'EUR', 2, '0.05'],
    [500, 'JPY', 0, '500'],
    [50_000, 'HUF', 2, '500'],
  ])('%d %s with %d minor digits are written as %s, and back', (amount, currency, exponent, text) => {
    expect(toPayPal(amount, currency, exponent)).toEqual({ currencyCode: currency, value: text });
    expect(fromPayPal({ value: text }, exponent)).toBe(amount);
    expect(isChargeable(amount, currency, exponent)).toBe(true);
  });

  it('can’t be charged in currencies that PayPal does not take, or in fractions of those without any', () => {
    expect(isChargeable(1000, 'KWD', 3)).toBe(false);
    expect(isChargeable(50_050, 'HUF', 2)).toBe(false);
  });
});
