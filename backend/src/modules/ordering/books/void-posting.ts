import type { LedgerAccount } from '@stoa/contracts';
import { sum } from '../../../kernel/money';
import type { LedgerEntry, Posting, PostingLine } from '../../ledger';

/** Events that divide an order's total between the parties. */
const DIVIDING = ['sale', 'refund_issued', 'refund_cancelled', 'cash_collected', 'funds_released'];
/** Accounts of the buyer's money: they keep what was paid and refunded. */
const OF_BUYER: readonly LedgerAccount[] = ['customer_receivable', 'refunds_payable', 'cash', 'rider_cash'];

/**
 * The end of a sale: whatever its parties still have of it goes back to the buyer's account. Null if the sale was
 * never booked.
 */
export function voidPosting(number: string, entries: readonly LedgerEntry[]): Posting | null {
  const own = entries.filter(({ type, account }) => DIVIDING.includes(type) && !OF_BUYER.includes(account));
  if (!entries.some(({ type }) => type === 'sale')) return null;
  const back = own.map(({ account, owner, currency, amount }) => ({
    account,
    owner,
    currency,
    amount: -amount,
  }));
  const buyer = [...new Set(back.map(({ currency }) => currency))].map((currency): PostingLine => {
    const rest = sum(back.filter((line) => line.currency === currency).map(({ amount }) => amount));
    return { account: 'customer_receivable', currency, amount: -rest };
  });
  return { type: 'sale_void', key: number, reference: number, lines: [...back, ...buyer] };
}
