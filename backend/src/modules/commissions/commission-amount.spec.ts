import fc from 'fast-check';
import type { CommissionTerms } from './commission-amount';
import { commissionAmount } from './commission-amount';

const terms = (some: Partial<CommissionTerms>): CommissionTerms => ({
  type: 'percentage',
  rate: '0.1',
  fixed: null,
  min: null,
  max: null,
  ...some,
});

describe('a commission', () => {
  it('is a percentage, a fixed amount, or both combined', () => {
    expect(commissionAmount(terms({}), 1005)).toBe(101);
    expect(commissionAmount(terms({ type: 'fixed', rate: null, fixed: 30 }), 1000)).toBe(30);
    expect(commissionAmount(terms({ type: 'combined', fixed: 30 }), 1000)).toBe(130);
  });

  it('stays within the rule’s minimum and maximum', () => {
    expect(commissionAmount(terms({ min: 50 }), 100)).toBe(50);
    expect(commissionAmount(terms({ max: 80 }), 1000)).toBe(80);
  });

  it('is never negative and never more than the base amount', () => {
    const amounts = fc.integer({ min: 0, max: 1_000_000 });
    fc.assert(
      fc.property(amounts, amounts, fc.option(amounts), (base, fixed, min) => {
        const amount = commissionAmount(terms({ type: 'combined', fixed, min }), base);
        expect(amount).toBeGreaterThanOrEqual(0);
        expect(amount).toBeLessThanOrEqual(base);
      }),
    );
  });
});
