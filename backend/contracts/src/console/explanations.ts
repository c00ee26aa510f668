import type { LedgerAccount, LedgerEvent } from '../ledger';
import type { Funder } from '../states';

/** Why a commission rule applies: assigned to the vendor or category, first match in the list, or the default. */
export const COMMISSION_REASONS = ['agreed', 'list', 'default'] as const;
export type CommissionReason = (typeof COMMISSION_REASONS)[number];

/** Whether a commission rule applies to a sale, or why not; `preceded` means that an earlier one applies. */
export const COMMISSION_RULE_OUTCOMES = [
  'applies',
  'preceded',
  'inactive',
  'not_started',
  'ended',
  'other_vendor',
  'other_category',
  'other_product',
  'other_price',
  'other_currency',
] as const;
export type CommissionRuleOutcome = (typeof COMMISSION_RULE_OUTCOMES)[number];

/** Limit that decided a commission: the rule's minimum or maximum, or the base, which it never exceeds. */
export const COMMISSION_LIMITS = ['min', 'max', 'base'] as const;
export type CommissionLimit = (typeof COMMISSION_LIMITS)[number];

/** What the rows of explanations are about. */
export const EXPLANATION_ROWS = [
  'earning',
  'buyer_pays',
  'items',
  'item',
  'vendor_discount',
  'platform_discount',
  'shipping',
  'shipping_share',
  'tax',
  'tax_included',
  'payment_fee',
  'payment_fee_kept',
  'platform_discounts',
  'remitted_tax',
  'commission',
  'commission_base',
  'refund',
  'refunded_to_buyer',
  'commission_returned',
  'tax_returned',
  'payment_fee_returned',
  'platform_discount_returned',
  'cash_kept',
  'order_void',
  'balance',
  'pending',
  'undelivered',
  'in_hold',
  'available',
  'holdback',
  'held',
  'carried_forward',
  'released',
  'deliveries',
  'refunds',
  'payouts_returned',
  'payouts_requested',
  'adjustments',
  'other_changes',
  'order',
  'payout',
  'remaining',
  'payout_amount',
  'payout_fee',
  'payout_net',
  'further',
] as const;
export type ExplanationRowName = (typeof EXPLANATION_ROWS)[number];

/** How an amount was calculated: units times a price, a rate of a base, or a conversion of a base. */
export interface ExplanationCalculation {
  kind: 'units' | 'rate' | 'conversion';
  /** Unit price, taxable amount, commission base or converted amount; in minor units of `base_currency`. */
  base: number;
  base_currency: string;
  /** Number of units, rate as a fraction (`0.125`), or units of the order's currency per unit of the default one. */
  factor: string;
  /** Amount that the rule adds to its rate. */
  fixed: number | null;
  min: number | null;
  max: number | null;
  /** Which of the limits decided; null for none. */
  limit: CommissionLimit | null;
  /** Before rounding, as an exact decimal of minor units; null for sales from before it was recorded. */
  exact: string | null;
}

/** One amount of an explanation, with what it consists of. */
export interface ExplanationRow {
  row: ExplanationRowName;
  /** Name of the product, coupon, tax or rule, or number of the order, refund or payout. */
  name: string | null;
  currency: string;
  /** Minor units; negative if it reduces the sum above it. */
  amount: number;
  calculation: ExplanationCalculation | null;
  /** Only remarked upon: contained in another row, and not part of the sum. */
  is_note: boolean;
  /** How many records the row sums up; null for a single one. */
  count: number | null;
  /** The order whose explanation says more. */
  order_id: number | null;
  /** Add up to `amount`, or, in another currency, to the base of the calculation. */
  parts: ExplanationRow[];
}

/** An amount of an explanation next to the one in the books; in minor units. */
export interface ExplanationCheck {
  row: ExplanationRowName;
  currency: string;
  shown: number;
  booked: number;
}

/** An entry of the books that an explanation refers to. */
export interface ExplanationEntry {
  id: number;
  day: string;
  type: LedgerEvent;
  account: LedgerAccount;
  currency: string;
  /** Positive is a debit, negative a credit. */
  amount: number;
  reference: string;
  memo: string | null;
}

/**
 * Why an amount is what it is: `GET {admin|vendor}/explainPayoutRequest/{id}`, `explainRiderPayoutRequest/{id}`,
 * `admin/explainBalance/{vendor_id}` and `vendor/explainBalance`.
 */
export interface Explanation {
  /** Number of the order or payout, name of the product, or the vendor's. */
  name: string;
  result: ExplanationRow;
  /** The explained amounts next to the booked ones; empty if nothing is booked (yet). */
  checks: ExplanationCheck[];
  /** Whether all checks agree; null without any. */
  is_tied: boolean | null;
  /** Entries of the books, oldest first; vendors see those of their own accounts. */
  entries: ExplanationEntry[];
}

/** `GET {admin|vendor}/explainOrder/{order_id}`: a vendor's earning from an order, and from each of its lines. */
export interface OrderExplanation extends Explanation {
  /** In the order's currency. */
  lines: { order_line_id: number; name: string; result: ExplanationRow }[];
}

/** `POST {admin|vendor}/simulateSale`: an order that is only calculated. Amounts in minor units of `currency`. */
export interface SimulateSale {
  /** Sells this variant at its current price; else `category_id` and `unit_price` describe what is sold. */
  variant_id?: number;
  category_id?: number;
  /** Operators only, where no variant is named: the vendor. Vendors always simulate their own sales. */
  vendor_id?: number;
  /** Replaces the variant's price. */
  unit_price?: number;
  quantity: number;
  currency?: string;
  /** Coupon discount on the items, and who bears it. */
  discount?: number;
  discount_funded_by?: Funder;
  shipping?: number;
  /** Coupon discount on shipping, borne by the same party. */
  shipping_discount?: number;
  /** Destination, which decides on taxes; without one there are none. */
  country_id?: number;
  state_id?: number;
  /** Code of the payment method, whose fee is charged. */
  payment_method?: string;
}

/** A commission rule with its verdict on a sale, in the order in which rules are tried. */
export interface CommissionRuleResult {
  rule_id: number;
  name: string;
  because: CommissionReason;
  verdict: CommissionRuleOutcome;
}

/** What a simulated sale would cost and earn. */
export interface SaleSimulation {
  vendor_id: number;
  currency: string;
  prices_include_tax: boolean;
  /** Whether the platform remits the taxes, instead of the vendor. */
  platform_remits_tax: boolean;
  /** Payment methods that fit the sale. */
  payment_methods: { code: string; name: string }[];
  /** Vendors don't see rules for other vendors and their products. */
  rules: CommissionRuleResult[];
  explanation: Explanation;
}
