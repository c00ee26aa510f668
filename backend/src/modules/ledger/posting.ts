import type { LedgerAccount, LedgerEvent } from '@stoa/contracts';
import { sum } from '../../kernel/money';

/** One side of a posting; `amount` in minor units, positive for a debit, negative for a credit. */
export interface PostingLine {
  account: LedgerAccount;
  /** Id of the customer, vendor or rider, or a gateway's driver; left out for the platform's own accounts. */
  owner?: number | string;
  currency: string;
  amount: number;
}

/** A business event as the books record it. */
export interface Posting {
  type: LedgerEvent;
  /** Identifies the event among those of its type, such as the order's number. */
  key: string;
  /** Number under which the entries are found: of the order, payout, deposit … */
  reference: string;
  memo?: string | null;
  lines: readonly PostingLine[];
  /** Day in the shop's time zone, if not today; it must not be closed. */
  day?: string;
  /** Refuses the posting if it would overdraw an account that has an owner's balance. */
  covered?: boolean;
}

/** The lines without those of nothing, and with one line per account, owner and currency. */
export function mergedLines(lines: readonly PostingLine[]): Required<PostingLine>[] {
  const merged = new Map<string, Required<PostingLine>>();
  for (const { account, owner = '', currency, amount } of lines) {
    const key = [account, owner, currency].join('\n');
    const before = merged.get(key)?.amount ?? 0;
    merged.set(key, { account, owner: String(owner), currency, amount: sum([before, amount]) });
  }
  return [...merged.values()].filter(({ amount }) => amount !== 0);
}

/** @throws Error unless the lines sum to zero in each currency */
export function requireBalanced({ type, key, lines }: Posting): void {
  for (const currency of new Set(lines.map((line) => line.currency))) {
    const rest = sum(lines.filter((line) => line.currency === currency).map(({ amount }) => amount));
    if (rest !== 0) throw new Error(`The posting ${type}:${key} is out of balance by ${rest} ${currency}`);
  }
}

/** The opposite of lines: debits become credits. */
export function reversedLines(lines: readonly PostingLine[]): PostingLine[] {
  return lines.map((line) => ({ ...line, amount: -line.amount }));
}
