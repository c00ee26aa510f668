import { LEDGER_ACCOUNT_CODES, type LedgerAccount } from '../ledger';

/** State of an adjustment: large ones, and their reversals, wait for a second operator. */
export const LEDGER_ADJUSTMENT_STATES = [
  'pending',
  'posted',
  'rejected',
  'cancelled',
  'reversing',
  'reversed',
] as const;
export type LedgerAdjustmentState = (typeof LEDGER_ADJUSTMENT_STATES)[number];

/** Accounts that follow other records (wallet transactions, orders, refunds, payouts), which adjustments would contradict. */
const FOLLOWING: readonly LedgerAccount[] = [
  'customer_wallet',
  'vendor_pending',
  'vendor_held',
  'rider_held',
  'refunds_payable',
];

/** Accounts that operators can adjust. */
export const ADJUSTABLE_ACCOUNTS = LEDGER_ACCOUNT_CODES.filter((code) => !FOLLOWING.includes(code));

/** One side of an adjustment; either `debit` or `credit` is more than nothing, in minor units. */
export interface LedgerAdjustmentLine {
  account: LedgerAccount;
  /** Id of the vendor, rider or customer, or the gateway's driver; empty for the platform's own accounts. */
  owner: string;
  debit: number;
  credit: number;
}

/** `POST admin/createLedgerAdjustment`: a posting by hand, whose lines sum to zero. */
export interface CreateLedgerAdjustment {
  /** The same key again adjusts nothing more. */
  request_key?: string;
  currency: string;
  /** Day in the shop's time zone that it is booked to; by default the day on which it is posted. */
  day?: string | null;
  /** Vendors read it in their statements. */
  reason: string;
  lines: (Pick<LedgerAdjustmentLine, 'account'> & Partial<LedgerAdjustmentLine>)[];
}

/** `POST admin/reverseLedgerAdjustment`: the opposite posting, once. */
export interface ReverseLedgerAdjustment {
  ledger_adjustment_id: number;
  reason: string;
}

/** What the list of adjustments shows besides the fields of the record. */
export interface LedgerAdjustmentFacts {
  /** The lines with the names of the accounts' owners. */
  lines: (LedgerAdjustmentLine & { owner_name: string })[];
  requester: string | null;
  decider: string | null;
  /** Who asked for the reversal. */
  reverser: string | null;
  /** States that the reader may set. */
  allowed: LedgerAdjustmentState[];
}

/** State of a period: `reopening` waits for a second operator and is still closed. */
export const LEDGER_PERIOD_STATES = ['closed', 'reopening', 'reopened'] as const;
export type LedgerPeriodState = (typeof LEDGER_PERIOD_STATES)[number];

/** `POST admin/closeLedgerPeriod`: closes the books up to the end of a day in the shop's time zone. */
export interface CloseLedgerPeriod {
  last_day: string;
}

/** `POST admin/reopenLedgerPeriod`: asks another operator to reopen the period that was closed last. */
export interface ReopenLedgerPeriod {
  ledger_period_id: number;
  reason: string;
}

/** What the list of periods shows besides the fields of the record. */
export interface LedgerPeriodFacts {
  closer: string | null;
  requester: string | null;
  decider: string | null;
  /** Whether no later period is closed, so that this one can be reopened. */
  is_last: boolean;
  /** States that the reader may set. */
  allowed: LedgerPeriodState[];
}

/** State of a gateway's settlement file: `open` until it is confirmed. */
export const SETTLEMENT_STATES = ['open', 'posted', 'reversed', 'discarded'] as const;
export type SettlementState = (typeof SETTLEMENT_STATES)[number];

/** Layouts of settlement files; `generic` needs the names of its columns. */
export const SETTLEMENT_LAYOUTS = ['stripe', 'paypal', 'generic'] as const;
export type SettlementLayout = (typeof SETTLEMENT_LAYOUTS)[number];

/** Columns of a generic file; without `fee` and `net` there are no fees. */
export const SETTLEMENT_COLUMNS = ['date', 'reference', 'gross', 'fee', 'net', 'currency'] as const;
export type SettlementColumn = (typeof SETTLEMENT_COLUMNS)[number];

/** What a line of a settlement file is about; `other` are movements such as reserves and conversions. */
export const SETTLEMENT_LINE_TYPES = ['payment', 'refund', 'dispute', 'fee', 'payout', 'other'] as const;
export type SettlementLineType = (typeof SETTLEMENT_LINE_TYPES)[number];

/** How a line compares with the books; `not_compared` are fees and payouts, which the books learn from the file. */
export const SETTLEMENT_MATCHES = [
  'matched',
  'amount_differs',
  'missing_in_books',
  'already_settled',
  'not_compared',
] as const;
export type SettlementMatch = (typeof SETTLEMENT_MATCHES)[number];

/** Sums of a settlement in one currency, in its minor units. */
export interface SettlementTotal {
  currency: string;
  /** Payments less refunds. */
  gross: number;
  fees: number;
  /** What the gateway has paid out to the bank. */
  paid_out: number;
}

/** What settlements show besides the fields of the record. */
export interface SettlementFacts {
  totals: SettlementTotal[];
  /** Number of lines by how they compare with the books. */
  matches: Record<SettlementMatch, number>;
  uploader: string | null;
  decider: string | null;
  /** States that the reader may set. */
  allowed: SettlementState[];
}

/** `POST admin/confirmSettlement`: posts fees and payouts; differences must be accepted, they stay in clearing. */
export interface ConfirmSettlement {
  settlement_id: number;
  accept_differences?: boolean;
}

/** `GET admin/missingInSettlement/{id}`: captures and refunds of the file's days that no file has settled. */
export interface MissingSettlementItem {
  day: string;
  type: 'payment' | 'refund' | 'dispute';
  /** Number of the order or checkout. */
  reference: string;
  /** Minor units; negative where money left the gateway. */
  amount: number;
  currency: string;
}

/** State of a hand-over of cash by a rider. */
export const CASH_HANDOVER_STATES = ['posted', 'reversed'] as const;
export type CashHandoverState = (typeof CASH_HANDOVER_STATES)[number];

/** `POST admin/handOverRiderCash`: cash that a rider of the platform has brought; at most what they have in hand. */
export interface HandOverRiderCash {
  rider_id: number;
  /** Minor units of `currency`. */
  amount: number;
  currency: string;
  note?: string | null;
  /** A repeated request with the same key records nothing more and returns the same receipt. */
  request_key?: string;
}

/** Cash in one currency, in its minor units. */
export interface CashInHand {
  currency: string;
  amount: number;
}

/** What the list of hand-overs shows besides the fields of the record. */
export interface CashHandoverFacts {
  rider_name: string;
  /** The operator who took the cash. */
  receiver: string | null;
  /** States that the reader may set. */
  allowed: CashHandoverState[];
}
