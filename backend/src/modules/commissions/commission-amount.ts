import { applyRate, sum } from '../../kernel/money';
import type { Commission } from './commission.entity';

/** The part of a rule that determines the amount; amounts in the currency of the sale. */
export type CommissionTerms = Pick<Commission, 'type' | 'rate' | 'fixed' | 'min' | 'max'>;

/** The commission on `base`: within the rule's minimum and maximum, rounded once, and at most `base`. */
export function commissionAmount({ type, rate, fixed, min, max }: CommissionTerms, base: number): number {
  const share = type === 'fixed' ? 0 : applyRate(base, rate ?? '0');
  const asked = sum([share, type === 'percentage' ? 0 : (fixed ?? 0)]);
  return Math.min(Math.max(asked, min ?? 0), max ?? Infinity, Math.max(base, 0));
}
