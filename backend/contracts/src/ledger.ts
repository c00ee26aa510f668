/** What an account is in the books; decides on which side its balance usually is. */
export type LedgerAccountKind = 'asset' | 'liability' | 'income' | 'expense' | 'equity';

/** Whose an account is; null for the platform's own. */
export type LedgerOwnerKind = 'customer' | 'vendor' | 'rider' | 'gateway' | null;

/** The chart of accounts. Accounts with an owner have one balance per owner. */
export const LEDGER_ACCOUNTS = {
  /** What buyers owe for their orders; negative while they have paid more than they owe. */
  customer_receivable: { kind: 'asset', owner: null },
  /** Captured by a payment gateway and not yet paid out to the platform's bank. */
  gateway_clearing: { kind: 'asset', owner: 'gateway' },
  cash: { kind: 'asset', owner: null },
  /** Cash that riders have collected and not yet handed over. */
  rider_cash: { kind: 'asset', owner: 'rider' },
  customer_wallet: { kind: 'liability', owner: 'customer' },
  /** Earned by sales whose return window is still open. */
  vendor_pending: { kind: 'liability', owner: 'vendor' },
  /** What a vendor can be paid. */
  vendor_available: { kind: 'liability', owner: 'vendor' },
  /** Requested for payout and not yet paid, or held for an open dispute. */
  vendor_held: { kind: 'liability', owner: 'vendor' },
  rider_payable: { kind: 'liability', owner: 'rider' },
  rider_held: { kind: 'liability', owner: 'rider' },
  tax_payable: { kind: 'liability', owner: null },
  refunds_payable: { kind: 'liability', owner: null },
  commission: { kind: 'income', owner: null },
  payment_fees: { kind: 'income', owner: null },
  payout_fees: { kind: 'income', owner: null },
  /** Discounts that the platform bears. */
  platform_discounts: { kind: 'expense', owner: null },
  /** What deliveries by riders cost their employer: the platform, or a vendor. */
  delivery_costs: { kind: 'expense', owner: 'vendor' },
  gateway_fees: { kind: 'expense', owner: null },
  /** Given to customers’ wallets. */
  bonuses: { kind: 'expense', owner: null },
  write_offs: { kind: 'expense', owner: null },
  /** Open position between the currencies of sales and the shop's default currency. */
  currency_exchange: { kind: 'equity', owner: null },
} as const satisfies Record<string, { kind: LedgerAccountKind; owner: LedgerOwnerKind }>;
export type LedgerAccount = keyof typeof LEDGER_ACCOUNTS;
export const LEDGER_ACCOUNT_CODES = Object.keys(LEDGER_ACCOUNTS) as LedgerAccount[];

/** Business events that post to the ledger. */
export const LEDGER_EVENTS = [
  'sale',
  'sale_void',
  'capture',
  'refund_issued',
  'refund_paid',
  'refund_cancelled',
  'chargeback',
  'funds_released',
  'funds_held',
  'hold_released',
  'payout_requested',
  'payout_paid',
  'payout_released',
  'payout_returned',
  'delivery_earning',
  'cash_collected',
  'cash_handed_over',
  'cash_handover_reversed',
  'deposit',
  'wallet_payment',
  'withdrawal',
  'bonus',
  'settlement',
  'settlement_reversed',
  'adjustment',
  'adjustment_reversed',
] as const;
export type LedgerEvent = (typeof LEDGER_EVENTS)[number];

/** A line of the trial balance; amounts in minor units of `currency`. */
export interface TrialBalanceLine {
  account: LedgerAccount;
  kind: LedgerAccountKind;
  currency: string;
  /** Sum of all debits until the end of the day. */
  debit: number;
  credit: number;
  /** Debits less credits. */
  balance: number;
}

/** `GET admin/trialBalance?day=`: all accounts by currency, at the end of a day in the shop's time zone. */
export interface TrialBalance {
  day: string;
  lines: TrialBalanceLine[];
  /** Sums per currency; `balance` is 0 unless the books are broken. */
  totals: { currency: string; debit: number; credit: number; balance: number }[];
  /** Whether a closed period ends with the day: these are the sums that were kept then. */
  is_closed: boolean;
  /** The last closed day; null while nothing is closed. */
  closed_until: string | null;
}

/** `GET admin/ledgerAccountBalances?account=&day=`: the balance of each owner of one account. */
export interface LedgerOwnerBalance {
  owner: string;
  /** Name of the vendor, rider or customer; empty for accounts without owners. */
  name: string;
  currency: string;
  debit: number;
  credit: number;
  balance: number;
}

/** Rules that `npm run verify:books` checks. */
export const BOOKS_RULES = [
  'postings_balance',
  'ledger_sums_to_zero',
  'kept_balances_equal_entries',
  'day_totals_equal_entries',
  'nothing_overdrawn',
  'adjustments_are_booked',
  'closed_periods_equal_entries',
  'order_totals',
  'group_totals',
  'sales_are_booked',
  'void_sales_are_reversed',
  'sales_less_refunds_are_booked',
  'sale_day_totals_equal_entries',
  'vendor_shares_end',
  'released_shares_are_available',
  'disputes_hold_shares',
  'finished_checkouts_are_settled',
  'cash_handovers_are_booked',
  'payment_events_are_booked',
  'settlements_are_booked',
  'provider_references_are_unique',
  'refunds_within_captures',
  'refunds_payable_equal_open_refunds',
  'refunds_equal_their_parts',
  'refunded_items_within_sold',
  'stock_equals_movements',
  'reserved_equals_unpaid_orders',
  'nothing_oversold',
  'sold_lines_moved_stock_once',
  'coupon_uses_equal_redemptions',
  'flash_sale_units_equal_purchases',
  'shipments_within_orders',
  'shipped_orders_have_left',
  'delivered_orders_have_arrived',
  'one_review_per_purchase',
] as const;
export type BooksRule = (typeof BOOKS_RULES)[number];

/** One rule of the books: how many rows break it, and the first ones. */
export interface BooksCheck {
  name: BooksRule;
  count: number;
  examples: string[];
}

/** `GET admin/verifyBooks`. */
export interface BooksVerification {
  checked_at: string;
  is_clean: boolean;
  checks: BooksCheck[];
}

/** A row of `admin/ledger_entries`: one side of a posting, append-only. */
export interface LedgerEntryRow {
  id: number;
  created_at: string;
  updated_at: string;
  /** The day in the shop's time zone. */
  day: string;
  type: LedgerEvent;
  /** The business event, unique: a repeat posts nothing. */
  event: string;
  account: LedgerAccount;
  owner: string;
  owner_name: string;
  currency: string;
  /** Positive is a debit, negative a credit. */
  amount: number;
  /** Number of the order, refund, payout … that caused it. */
  reference: string;
  /** The order that `reference` names; null if it is something else. */
  order_id: number | null;
  memo: string | null;
}
