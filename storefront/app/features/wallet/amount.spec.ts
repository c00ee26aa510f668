import { typedMinorUnits } from './amount';

describe('a typed amount', () => {
  it.each([
    ['12', 2, 1200],
    ['12.5', 2, 1250],
    ['12,50', 2, 1250],
    [' 0.29 ', 2, 29],
    ['1.234', 3, 1234],
    ['500', 0, 500],
    ['١٢٫٥', 2, 1250],
    ['१२', 2, 1200],
    ['১২.৫', 2, 1250],
  ])('%s with %d decimal places is %d minor units', (text, exponent, amount) => {
    expect(typedMinorUnits(text, exponent)).toBe(amount);
  });

  it.each(['', '0', '-5', 'a', '1e3', '1.234', '1.2.3', '0x10'])('%s is none', (text) => {
    expect(typedMinorUnits(text, 2)).toBeNull();
  });
});
