import type { CurrencyFacts } from '@stoa/contracts';
import { areTiersValid, tierDrafts, tierInputs } from './tier-drafts';

jest.mock('react-admin', () => ({ useTranslate: () => (key: string) => key }));
jest.mock('../../settings/format', () => ({}));
jest.mock('../../settings/useShopSettings', () => ({}));

const dollars = { code: 'USD', symbol: '$', exponent: 2 } as unknown as CurrencyFacts;
const tier = (min_quantity: string, price: string) => ({ min_quantity, price });

describe('quantity discount drafts', () => {
  it('are sent sorted by quantity, without blank rows', () => {
    expect(tierInputs([tier('10', '8'), tier('', ''), tier('5', '9.00')], dollars)).toEqual([
      { min_quantity: 5, price: 900 },
      { min_quantity: 10, price: 800 },
    ]);
  });

  it('are unchanged after conversion to drafts and back', () => {
    const stored = [{ min_quantity: 5, price: 900 }];
    expect(tierInputs(tierDrafts(stored, dollars), dollars)).toEqual(stored);
  });

  it.each([
    ['falling prices', [tier('5', '9'), tier('10', '8')], true],
    ['none', [], true],
    ['one piece', [tier('1', '9')], false],
    ['a quantity twice', [tier('5', '9'), tier('5', '8')], false],
    ['the price itself', [tier('5', '10')], false],
    ['prices that rise', [tier('5', '8'), tier('10', '9')], false],
    ['half a row', [tier('5', '')], false],
  ])('are validated: %s', (_name, tiers, expected) => {
    expect(areTiersValid(tiers, '10', dollars)).toBe(expected);
  });
});
