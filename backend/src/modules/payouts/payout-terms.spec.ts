import fc from 'fast-check';
import { payoutFee } from './payout-terms';

const TERMS = { minimum: 0, holdback_rate: '0', holdback_days: 90, schedule: 'manual' } as const;

describe('the fee of a payout', () => {
  it('is a fixed amount and a share, rounded once', () => {
    expect(payoutFee(10_050, { ...TERMS, fee_fixed: 25, fee_rate: '0.015' })).toBe(176);
    expect(payoutFee(10_050, { ...TERMS, fee_fixed: 0, fee_rate: '0' })).toBe(0);
  });

  it('never decreases when the amount grows', () => {
    const amounts = fc.tuple(fc.nat(1_000_000_000), fc.nat(1_000_000), fc.nat(1_000_000), fc.nat(10_000));
    fc.assert(
      fc.property(amounts, ([amount, more, millionths, fee_fixed]) => {
        const terms = { ...TERMS, fee_fixed, fee_rate: (millionths / 1_000_000).toFixed(6) };
        expect(payoutFee(amount + more, terms)).toBeGreaterThanOrEqual(payoutFee(amount, terms));
      }),
    );
  });
});
