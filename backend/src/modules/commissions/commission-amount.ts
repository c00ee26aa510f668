import { applyRate, sum } from '../../kernel/money';
import type { Commission } from './commission.entity';

/** What of a rule says how much; amounts in the currency of the sale. */
export type Worth = Pick<Commission, 'type' | 'rate' | 'fixed' | 'min' | 'max'>;

/** What the platform keeps of `base`: within the rule's bounds, rounded once, and never more than there is. */
export function commissionAmount({ type, rate, fixed, min, max }: Worth, base: number): number {
  const share = type === 'fixed' ? 0 : applyRate(base, rate ?? '0');
  const asked = sum([share, type === 'percentage' ? 0 : (fixed ?? 0)]);
  return Math.min(Math.max(asked, min ?? 0), max ?? Infinity, Math.max(base, 0));
}
