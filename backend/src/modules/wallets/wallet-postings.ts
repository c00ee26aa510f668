import type { WalletTransactionType } from '@stoa/contracts';
import type { Posting, PostingLine } from '../ledger';
import type { WalletTransaction } from './wallet-transaction.entity';

/** Purchases and refunds are booked by the payments that they are part of. */
type BookedType = Exclude<WalletTransactionType, 'purchase' | 'refund'>;

/** The event in the books, and the account on the other side of the wallet. */
const BOOKED = {
  /** Its payment is booked like that of an order, as money received from the buyer. */
  deposit: { event: 'deposit', against: 'customer_receivable' },
  bonus: { event: 'bonus', against: 'bonuses' },
  adjustment: { event: 'adjustment', against: 'write_offs' },
  withdrawal: { event: 'withdrawal', against: 'refunds_payable' },
  reversal: { event: 'withdrawal', against: 'refunds_payable' },
} as const satisfies Record<BookedType, { event: Posting['type']; against: PostingLine['account'] }>;

type Booked = Pick<
  WalletTransaction,
  'number' | 'customer_id' | 'type' | 'amount' | 'currency' | 'reference' | 'note'
>;

/** The books' view of a wallet transaction; money that leaves the wallet must be in it. */
export function walletPosting({
  number,
  customer_id,
  type,
  amount,
  currency,
  reference,
  note,
}: Booked): Posting {
  if (type === 'purchase' || type === 'refund') throw new Error(`A ${type} is booked by its payment`);
  const { event, against } = BOOKED[type];
  return {
    type: event,
    key: number,
    reference: reference ?? number,
    memo: note?.slice(0, 250) ?? null,
    covered: amount < 0,
    lines: [
      { account: 'customer_wallet', owner: customer_id, currency, amount: -amount },
      { account: against, currency, amount },
    ],
  };
}

/** The transfer of a withdrawal to the customer's bank account. */
export function payoutPosting({ number, amount, currency }: Booked): Posting {
  return {
    type: 'withdrawal',
    key: `${number}:paid`,
    reference: number,
    lines: [
      { account: 'refunds_payable', currency, amount: -amount },
      { account: 'cash', currency, amount },
    ],
  };
}
