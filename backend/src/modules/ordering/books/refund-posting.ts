import { portion, sum } from '../../../kernel/money';
import type { LedgerEntry, Posting, PostingLine } from '../../ledger';
import type { RefundAmounts } from './refund-shares';
import { creditedShares, exchange, vendorShare } from './sale-posting';

/** A refund's amounts in the books; in minor units of the order's currency. */
export type RefundTotals = RefundAmounts & { payment_fee: number };

/** A refund of an order that stands. */
export interface RefundOfSale {
  number: string;
  order: { number: string; vendor_id: number; currency: string; total: number };
  /** What the sale booked in the order's currency, the same amounts as at the sale. */
  sold: RefundTotals;
  /** Amounts of this refund. */
  refund: RefundTotals;
  /** Amounts of earlier refunds that still stand. */
  earlier: RefundTotals;
  home: string;
  /** Whether the vendor's share is available for payouts already. */
  isReleased: boolean;
  /** All entries of the order's sale and refunds. */
  entries: readonly LedgerEntry[];
}

/**
 * The books' view of a refund: each party gives back its share of what the buyer gets. In another currency, each
 * share is the cumulative one less what was given back before.
 */
export function refundPosting(sale: RefundOfSale): Posting {
  const { order, refund, home, isReleased } = sale;
  const shares = {
    total: homeShare(sale, 'amount'),
    payment_fee: homeShare(sale, 'payment_fee'),
    commission: homeShare(sale, 'commission'),
    platform_discount: homeShare(sale, 'platform_discount'),
    remitted_tax: homeShare(sale, 'tax'),
  };
  const vendor: PostingLine = {
    account: isReleased ? 'vendor_available' : 'vendor_pending',
    owner: order.vendor_id,
    currency: home,
    amount: vendorShare(shares),
  };
  const lines = [
    ...creditedShares(shares, home).map((line) => ({ ...line, amount: -line.amount })),
    vendor,
    ...exchange(-refund.amount, order.currency, -shares.total, home),
    { account: 'refunds_payable', currency: order.currency, amount: -refund.amount } satisfies PostingLine,
  ];
  return { type: 'refund_issued', key: sale.number, reference: order.number, lines };
}

/** Accounts that the shares were booked to, and the side of the sale. */
const BOOKED = {
  payment_fee: { account: 'payment_fees', sign: -1 },
  commission: { account: 'commission', sign: -1 },
  tax: { account: 'tax_payable', sign: -1 },
  platform_discount: { account: 'platform_discounts', sign: 1 },
} as const;

function homeShare(sale: RefundOfSale, field: keyof RefundTotals): number {
  const { order, home, entries, sold, refund, earlier } = sale;
  const before = -bookedShare(field, entries, order.currency, home, false);
  const total = bookedShare(field, entries, order.currency, home, true);
  if (sold[field] === 0) return 0;
  return portion(total, sum([earlier[field], refund[field]]), sold[field]) - before;
}

/** A share as booked by the sale, or the changes of it since, in the currency of payouts. */
function bookedShare(
  field: keyof RefundTotals,
  entries: readonly LedgerEntry[],
  currency: string,
  home: string,
  isSale: boolean,
): number {
  const own = entries.filter(({ type }) => (type === 'sale') === isSale && COUNTED.includes(type));
  const booked = (account: string, sign: number, at: string): number =>
    sign *
    sum(own.filter((one) => one.account === account && one.currency === at).map(({ amount }) => amount));
  if (field !== 'amount') return booked(BOOKED[field].account, BOOKED[field].sign, home);
  if (currency !== home) return booked('currency_exchange', 1, home);
  return isSale ? booked('customer_receivable', 1, home) : booked('refunds_payable', 1, home);
}

const COUNTED = ['sale', 'refund_issued', 'refund_cancelled'];
