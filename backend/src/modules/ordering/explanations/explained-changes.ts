import type { ExplanationRow, LedgerAccount } from '@stoa/contracts';
import { sum } from '../../../kernel/money';
import type { LedgerEntry } from '../../ledger';
import type { Refund } from '../refunds/refund.entity';
import { calculated, explainedAmount, explainedSum, notEmpty } from './explanation-rows';
import type { ExplainedSale } from './explained-sale';

const OF_VENDOR: readonly LedgerAccount[] = ['vendor_pending', 'vendor_available', 'vendor_held'];
/** Events of an order that rows of their own explain. */
const EXPLAINED = ['sale', 'sale_void', 'refund_issued', 'refund_cancelled', 'cash_collected'];

/** Entries in a vendor's accounts: what the platform owes the vendor. */
export function entriesOfVendor(entries: readonly LedgerEntry[], vendor_id: number): LedgerEntry[] {
  const owner = String(vendor_id);
  return entries.filter((entry) => OF_VENDOR.includes(entry.account) && entry.owner === owner);
}

/** What the entries of a vendor's accounts owe the vendor, in one currency. */
export function owedBy(entries: readonly LedgerEntry[], currency: string): number {
  return -sum(entries.filter((entry) => entry.currency === currency).map(({ amount }) => amount)) || 0;
}

/** The sale, its currency of payouts and everything booked under the order's number. */
export interface BookedSale {
  sale: ExplainedSale;
  home: string;
  entries: readonly LedgerEntry[];
}

/** What changed a vendor's earning after the sale: refunds that stand, collected cash, and other bookings. */
export function changesAfterSale(booked: BookedSale, refunds: readonly Refund[]): ExplanationRow[] {
  const { sale, home, entries } = booked;
  const own = entriesOfVendor(entries, sale.vendor_id);
  const cash = owedBy(
    own.filter(({ type }) => type === 'cash_collected'),
    home,
  );
  const others = own.filter(({ type }) => !EXPLAINED.includes(type));
  const adjusted = others.filter(({ type }) => type === 'adjustment');
  const rest = others.filter(({ type }) => type !== 'adjustment');
  return notEmpty([
    ...refunds.map((refund) => refundRow(refund, booked)),
    explainedAmount('cash_kept', home, cash),
    explainedAmount('adjustments', home, owedBy(adjusted, home)),
    explainedAmount('other_changes', home, owedBy(rest, home)),
  ]);
}

/**
 * What a refund takes from the vendor: frozen with the refund or, in another currency than that of payouts, its
 * shares as booked.
 */
function refundRow(refund: Refund, { sale, home, entries }: BookedSale): ExplanationRow {
  const { number: name, currency } = refund;
  const isHome = currency === home;
  const own = entries.filter(({ event }) => event === `refund_issued:${name}`);
  const row = (
    key: 'refunded_to_buyer' | `${'commission' | 'tax' | 'payment_fee' | 'platform_discount'}_returned`,
    account: LedgerAccount,
    frozen: number,
  ): ExplanationRow => {
    if (isHome) return explainedAmount(key, home, frozen);
    const booked = own.filter((entry) => entry.account === account && entry.currency === home);
    const calculation = calculated('conversion', frozen, currency, sale.rate_at_sale);
    return explainedAmount(key, home, sum(booked.map(({ amount }) => amount)), { calculation });
  };
  const parts = notEmpty([
    row('refunded_to_buyer', 'currency_exchange', -refund.amount),
    row('payment_fee_returned', 'payment_fees', refund.payment_fee),
    row('commission_returned', 'commission', refund.commission),
    row('tax_returned', 'tax_payable', sale.platform_remits_tax ? refund.tax : 0),
    row('platform_discount_returned', 'platform_discounts', -refund.platform_discount),
  ]);
  return explainedSum('refund', home, parts, { name });
}
