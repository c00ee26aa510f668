import { type Posting, reversedLines } from '../posting';
import type { LedgerAdjustment } from './ledger-adjustment.entity';

type Booked = Pick<LedgerAdjustment, 'number' | 'currency' | 'lines' | 'reason' | 'day'>;

/** The books' view of an adjustment; cash that a rider does not have can't be taken from them. */
export function adjustmentPosting({ number, currency, lines, reason, day }: Booked): Posting {
  return {
    type: 'adjustment',
    key: number,
    reference: number,
    memo: reason,
    covered: lines.some(({ account }) => account === 'rider_cash'),
    ...(day && { day }),
    lines: lines.map(({ account, owner, debit, credit }) => {
      return { account, owner, currency, amount: debit - credit };
    }),
  };
}

/** The opposite of an adjustment, booked on the day of the reversal. */
export function reversalPosting(adjustment: Booked, reason: string): Posting {
  const { lines, ...posting } = adjustmentPosting({ ...adjustment, day: null });
  return { ...posting, type: 'adjustment_reversed', memo: reason, lines: reversedLines(lines) };
}
