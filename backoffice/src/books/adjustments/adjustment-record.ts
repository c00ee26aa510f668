import type { LedgerAdjustmentFacts, LedgerAdjustmentState } from '@stoa/contracts';

/** An adjustment as the list shows it. */
export interface AdjustmentRecord extends LedgerAdjustmentFacts {
  id: number;
  number: string;
  state: LedgerAdjustmentState;
  /** Sum of the debits in minor units of `currency`. */
  amount: number;
  currency: string;
  day: string | null;
  reason: string;
  reversal_reason: string | null;
  created_at: string;
}
