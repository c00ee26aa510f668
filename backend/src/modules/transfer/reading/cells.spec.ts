import {
  CellError,
  readFlag,
  readGrams,
  readList,
  readMoney,
  readStatus,
  readTiers,
  readWhole,
} from './cells';
import { readMoment } from './moments';

const POINT = { mark: '.', anyCurrency: false } as const;
const COMMA = { mark: ',', anyCurrency: false } as const;
const styleOf = (text: string) => (/,\d{1,2}$/.test(text) ? COMMA : POINT);

const USD = { code: 'USD', symbol: '$', exponent: 2 };
const JPY = { code: 'JPY', symbol: '¥', exponent: 0 };
const KWD = { code: 'KWD', symbol: 'KD', exponent: 3 };

describe('the cell readers of an import', () => {
  it.each([
    ['12.5', USD, 1250],
    ['12,50', USD, 1250],
    ['$1,299.00', USD, 129_900],
    ['1.299,00', USD, 129_900],
    ['1,299', USD, 129_900],
    ['1 299 USD', USD, 129_900],
    ['12.50000', USD, 1250],
    ['1,299,000', USD, 129_900_000],
    ['¥1,299', JPY, 1299],
    ['1.250', KWD, 1250],
    ['0', USD, 0],
  ])('read %s as an amount', (text, currency, amount) => {
    expect(readMoney(text, currency, styleOf(text))).toBe(amount);
  });

  it.each([
    ['12.505', USD],
    ['12.5', JPY],
    ['free', USD],
    ['-3', USD],
    ['12345678901234567', USD],
  ])('refuse %s as an amount', (text, currency) => {
    expect(() => readMoney(text, currency, POINT)).toThrow(CellError);
  });

  it.each([
    ['١٬٢٣٤٫٥٠ ر.س.', 'SAR', 123_450],
    ['\u200f١٬٢٣٤٫٥٠\u00a0ر.س.\u200f', 'SAR', 123_450],
    ['ر.س ٩٩', 'SAR', 9900],
    ['٥٠ ريال', 'SAR', 5000],
    ['₹१,२३,४५६.५०', 'INR', 12_345_650],
    ['रु. 500', 'INR', 50_000],
    ['৳১,২৩৪.৫০', 'BDT', 123_450],
    ['৫০০ টাকা', 'BDT', 50_000],
    ['12 €', 'EUR', 1200],
  ])('read %s in other digits and currency signs', (text, code, amount) => {
    const symbol = { SAR: 'SR', INR: '₹', BDT: '৳', EUR: '€' }[code] ?? code;
    expect(readMoney(text, { code, symbol, exponent: 2 }, POINT)).toBe(amount);
  });

  it('refuse the signs of other currencies in any script', () => {
    const rupees = { code: 'INR', symbol: '₹', exponent: 2 };
    for (const text of ['٥٠ ريال', '৫০০ টাকা', 'د.إ 5'])
      expect(() => readMoney(text, rupees, POINT)).toThrow('prices must be in');
  });

  it('read tier prices', () => {
    const money = (text: string): number => readMoney(text, USD, POINT);
    expect(readTiers('10: 9.50 | 50: $8', '.', money)).toEqual([
      { min_quantity: 10, price: 950 },
      { min_quantity: 50, price: 800 },
    ]);
    expect(() => readTiers('10 = 9.50', '.', money)).toThrow(CellError);
  });

  it('read weights as whole grams', () => {
    expect([
      readGrams('٢ كجم', '', '.'),
      readGrams('५०० ग्राम', 'kg', '.'),
      readGrams('১.৫', 'kg', '.'),
    ]).toEqual([2000, 500, 1500]);
    expect([readGrams('1.5', 'kg', '.'), readGrams('19.8 lb', 'kg', '.'), readGrams('250', '', '.')]).toEqual(
      [1500, 8981, 250],
    );
    expect(() => readGrams('5', 'stone', '.')).toThrow('not a known unit of weight');
  });

  it('read flags, statuses, numbers, dates and lists as other shops write them, and refuse invalid ones', () => {
    expect([readFlag('continue'), readFlag('deny'), readFlag('TRUE')]).toEqual([true, false, true]);
    expect([readStatus('published'), readStatus('-1'), readStatus('Archived')]).toEqual([
      'active',
      'draft',
      'archived',
    ]);
    expect([readWhole('5.0', '.'), readMoment('2026-05-31', 'ymd')]).toEqual([5, '2026-05-31T00:00:00.000Z']);
    expect(readList('a, b,, a\nc', /,/)).toEqual(['a', 'b', 'c']);
    for (const wrong of [
      () => readFlag('perhaps'),
      () => readStatus('soon'),
      () => readWhole('1.5', '.'),
      () => readMoment('soon', 'ymd'),
    ])
      expect(wrong).toThrow(CellError);
  });
});
