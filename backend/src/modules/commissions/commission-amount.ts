import type { CommissionLimit } from '@stoa/contracts';
import Big from 'big.js';
import { applyRate, sum } from '../../kernel/money';
import type { Commission } from './commission.entity';

/** The part of a rule that determines the amount; amounts in the currency of the sale. */
export type CommissionTerms = Pick<Commission, 'type' | 'rate' | 'fixed' | 'min' | 'max'>;

/** How a commission is calculated. */
export interface CommissionSteps {
  /** Minor units before rounding, as an exact decimal. */
  exact: string;
  /** Null if no limit applied. */
  limit: CommissionLimit | null;
  amount: number;
}

/** The commission on `base`: within the rule's minimum and maximum, rounded once, and at most `base`. */
export function commissionAmount(terms: CommissionTerms, base: number): number {
  return commissionSteps(terms, base).amount;
}

/** As `commissionAmount`, with the steps of the calculation. */
export function commissionSteps(
  { type, rate, fixed, min, max }: CommissionTerms,
  base: number,
): CommissionSteps {
  const factor = type === 'fixed' ? '0' : (rate ?? '0');
  const added = type === 'percentage' ? 0 : (fixed ?? 0);
  const uncapped = sum([applyRate(base, factor), added]);
  const cap = Math.max(base, 0);
  const amount = Math.min(Math.max(uncapped, min ?? 0), max ?? Infinity, cap);
  const exact = new Big(base).times(factor).plus(added).toFixed();
  return { exact, limit: limitOf({ uncapped, amount, min, cap }), amount };
}

function limitOf(of: {
  uncapped: number;
  amount: number;
  min: number | null;
  cap: number;
}): CommissionLimit | null {
  const { uncapped, amount, min, cap } = of;
  if (amount === uncapped) return null;
  if (amount === min) return 'min';
  return amount === cap ? 'base' : 'max';
}
