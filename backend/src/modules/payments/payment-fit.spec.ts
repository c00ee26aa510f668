import fc from 'fast-check';
import { convert } from '../../kernel/money';
import { feeOf, misfitOf } from './payment-fit';

const USD = { rate: '1', exponent: 2 };
const KWD = { rate: '0.30721', exponent: 3 };
const same = (amount: number): number => amount;
const open = { country_ids: [], currency_ids: [], min_amount: null, max_amount: null };

describe('a payment method', () => {
  it('without country, currency and amount limits fits every purchase', () => {
    expect(misfitOf(open, { currency_id: 1, country_id: 2, amount: 3 })).toBeNull();
  });

  it.each([
    ['currency', { currency_ids: [2] }, { currency_id: 1 }],
    ['country', { country_ids: [2] }, { currency_id: 1, country_id: 3 }],
    ['amount', { min_amount: 500 }, { currency_id: 1, amount: 499 }],
    ['amount', { max_amount: 500 }, { currency_id: 1, amount: 501 }],
  ])('reports a %s that it does not accept', (bound, bounds, purchase) => {
    expect(misfitOf({ ...open, ...bounds }, purchase)).toContain(bound);
  });

  it('fits a purchase whose country and amount are not known yet', () => {
    expect(misfitOf({ ...open, country_ids: [2], min_amount: 5 }, { currency_id: 1 })).toBeNull();
  });

  it('charges its fixed fee plus its percentage of the amount', () => {
    expect(feeOf({ fee: 150, fee_rate: '0.02' }, 10_025, same)).toBe(150 + 201);
    expect(feeOf({ fee: null, fee_rate: null }, 10_025, same)).toBe(0);
    expect(feeOf({ fee: 100, fee_rate: null }, 1, (amount) => convert(amount, USD, KWD))).toBe(307);
  });

  it('never charges a higher fee for a lower amount', () => {
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
