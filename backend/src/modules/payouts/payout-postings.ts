import type { LedgerAccount, LedgerEvent, PayoutState } from '@stoa/contracts';
import type { Posting, PostingLine } from '../ledger';

/** Vendor or rider of a balance. */
export type Earner = { vendor_id: number } | { rider_id: number };

/** The accounts of vendors and riders from which they are paid. */
export const EARNER_ACCOUNTS = {
  vendor: { available: 'vendor_available', held: 'vendor_held' },
  rider: { available: 'rider_payable', held: 'rider_held' },
} as const satisfies Record<string, Record<'available' | 'held', LedgerAccount>>;

/** A payout request as the books see it; amounts in minor units of its currency. */
export interface BookedPayout {
  number: string;
  earner: Earner;
  currency: string;
  amount: number;
  /** Kept by the platform; the rest is transferred. */
  fee: number;
  /** Vendor that employs the rider and pays them itself; null where the platform pays. */
  employer: number | null;
}

/** Events of the books by the state that a request reaches; approval and processing move no money. */
const EVENTS: Partial<Record<PayoutState, LedgerEvent>> = {
  pending: 'payout_requested',
  rejected: 'payout_released',
  cancelled: 'payout_released',
  paid: 'payout_paid',
  returned: 'payout_returned',
};

/**
 * What a payout request's new state means in the books: the money is held from the request on, until it is
 * paid or released; a transfer that the bank returned costs nothing. Null for states that move no money.
 */
export function payoutPosting(to: PayoutState, payout: BookedPayout): Posting | null {
  const type = EVENTS[to];
  if (!type) return null;
  const { earner, currency, amount, number } = payout;
  const accounts = 'vendor_id' in earner ? EARNER_ACCOUNTS.vendor : EARNER_ACCOUNTS.rider;
  const owner = 'vendor_id' in earner ? earner.vendor_id : earner.rider_id;
  const line = (side: 'available' | 'held', change: number): PostingLine => {
    return { account: accounts[side], owner, currency, amount: -change };
  };
  const lines: Partial<Record<LedgerEvent, PostingLine[]>> = {
    payout_requested: [line('available', -amount), line('held', amount)],
    payout_released: [line('held', -amount), line('available', amount)],
    payout_paid: [line('held', -amount), ...transferred(payout, 1)],
    payout_returned: [...transferred(payout, -1), line('available', amount)],
  };
  const covered = type !== 'payout_returned';
  return { type, key: number, reference: number, lines: lines[type] ?? [], covered };
}

/** The side that pays; an employer's payment settles what its deliveries cost. */
function transferred({ employer, currency, amount, fee }: BookedPayout, sign: 1 | -1): PostingLine[] {
  if (employer !== null)
    return [{ account: 'delivery_costs', owner: employer, currency, amount: -sign * amount }];
  return [
    { account: 'cash', currency, amount: -sign * (amount - fee) },
    { account: 'payout_fees', currency, amount: -sign * fee },
  ];
}
