import { latinDigits } from './digits';
import { parseMoney } from './money';

describe('latinDigits', () => {
  it.each([
    ['Arabic', '٠١٢٣٤٥٦٧٨٩'],
    ['Persian', '۰۱۲۳۴۵۶۷۸۹'],
    ['Devanagari', '०१२३४५६७८९'],
    ['Bengali', '০১২৩৪৫৬৭৮৯'],
  ])('reads %s digits', (_script, digits) => {
    expect(latinDigits(digits)).toBe('0123456789');
  });

  it('reads the Arabic decimal separator and leaves everything else as it is', () => {
    expect(latinDigits('٢٤٫٥٠')).toBe('24.50');
    expect(latinDigits(' -1,5 x')).toBe(' -1,5 x');
  });
});

describe('parseMoney', () => {
  it('reads amounts typed in other digits', () => {
    expect(parseMoney('٢٤٫٥٠', 2)).toBe(2450);
    expect(parseMoney('১২', 2)).toBe(1200);
  });

  it('has no amount with more decimal places than the currency', () => {
    expect(parseMoney('٢٤٫٥٠٥', 2)).toBeNull();
  });
});
