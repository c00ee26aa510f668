import fc from 'fast-check';
import { convert } from '../../kernel/money';
import { feeOf, misfitOf } from './payment-fit';

const USD = { rate: '1', exponent: 2 };
const KWD = { rate: '0.30721', exponent: 3 };
const same = (amount: number): number => amount;
const open = { country_ids: [], currency_ids: [], min_amount: null, max_amount: null };

describe('a way to pay', () => {
  it('that names no country, currency or amount takes everything', () => {
    expect(misfitOf(open, { currency_id: 1, country_id: 2, amount: 3 })).toBeNull();
  });

  it.each([
    ['currency', { currency_ids: [2] }, { currency_id: 1 }],
    ['country', { country_ids: [2] }, { currency_id: 1, country_id: 3 }],
    ['amount', { min_amount: 500 }, { currency_id: 1, amount: 499 }],
    ['amount', { max_amount: 500 }, { currency_id: 1, amount: 501 }],
  ])('says which %s it is not for', (word, bounds, purchase) => {
    expect(misfitOf({ ...open, ...bounds }, purchase)).toContain(word);
  });

  it('is not hindered by what is not known yet', () => {
    expect(misfitOf({ ...open, country_ids: [2], min_amount: 5 }, { currency_id: 1 })).toBeNull();
  });

  it('costs its fixed part and its share of the amount', () => {
    expect(feeOf({ fee: 150, fee_rate: '0.02' }, 10_025, same)).toBe(150 + 201);
    expect(feeOf({ fee: null, fee_rate: null }, 10_025, same)).toBe(0);
    expect(feeOf({ fee: 100, fee_rate: null }, 1, (amount) => convert(amount, USD, KWD))).toBe(307);
  });

  it('never costs more for less', () => {
    const amounts = fc.tuple(fc.nat(10_000_000), fc.nat(10_000_000));
    fc.assert(
      fc.property(amounts, fc.nat(100_000), fc.constantFrom('0', '0.0149', '1'), ([a, b], fee, fee_rate) => {
        const [low, high] = [Math.min(a, b), Math.max(a, b)].map((due) =>
          feeOf({ fee, fee_rate }, due, same),
        );
        expect(low).toBeLessThanOrEqual(high ?? 0);
      }),
    );
  });
});
