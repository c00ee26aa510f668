import { formatPercent } from './percent';

describe('formatPercent', () => {
  it.each([
    ['0.2', 'en', '20%'],
    ['0.08250000', 'en', '8.25%'],
    ['0.2', 'es', '20\u00A0%'],
    ['0.125', 'hi', '12.5%'],
    [0, 'en', '0%'],
    ['7,', 'en', '7,'],
  ])('formats %p in %s as %p', (share, locale, written) => {
    expect(formatPercent(share, locale)).toBe(written);
  });

  it('uses Latin digits in Arabic', () => {
    expect(formatPercent('0.15', 'ar')).toMatch(/15/);
  });
});
