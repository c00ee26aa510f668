import { shifted } from './decimal';

describe('shifted (moves the decimal point of a string)', () => {
  it('converts fractions to percentages and back without rounding', () => {
    expect(shifted('0.175', 2)).toBe('17.5');
    expect(shifted('17.5', -2)).toBe('0.175');
    expect(shifted('1', 2)).toBe('100');
    expect(shifted('0.0825', 2)).toBe('8.25');
    expect(shifted('8.25', -2)).toBe('0.0825');
    expect(shifted('-0.5', 2)).toBe('-50');
    expect(shifted('0.1000', 2)).toBe('10');
  });
});
