import { CellError, readFlag, readGrams, readList, readMoney, readStatus, readWhole } from './cells';
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

  it('read weights as whole grams', () => {
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
