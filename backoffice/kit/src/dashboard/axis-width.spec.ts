import { axisWidth } from './axis-width';

const compact = (locale: string) => {
  const format = new Intl.NumberFormat(locale, {
    notation: 'compact',
    style: 'currency',
    currency: 'USD',
    currencyDisplay: 'narrowSymbol',
    maximumFractionDigits: 1,
  });
  return (value: number) => format.format(value);
};

describe('axisWidth', () => {
  it.each(['en', 'es', 'ar-u-nu-latn', 'hi-u-nu-latn', 'bn-u-nu-latn'])('fits amounts in %s', (locale) => {
    const label = compact(locale);
    for (const value of [2500, 99_900, 2_500_000])
      expect(axisWidth([value], label)).toBeGreaterThanOrEqual(7.5 * label(value).length);
  });

  it('has room for short labels in an empty chart', () => {
    expect(axisWidth([], compact('en'))).toBeGreaterThan(50);
  });
});
