import type { CheckoutTotals } from '@stoa/contracts';
import { sum } from '../../kernel/money';
import type { RateRow, TaxedLine } from '../taxation';
import { taxLines } from '../taxation';

/** One tax as it is frozen and shown; `amount` in minor units. */
export interface TaxShare {
  name: string;
  rate: string;
  amount: number;
}

/** Pieces to be charged; amounts in minor units of the buyer's currency. */
export interface ChargedLine {
  unit_price: number;
  quantity: number;
  discount: number;
  tax_class_id: number | null;
}

/** One vendor's goods with the shipping that was chosen for them, less what coupons take off it; null while none is. */
export interface ChargedGroup<L extends ChargedLine = ChargedLine> {
  vendor_id: number;
  lines: readonly L[];
  shipping: { amount: number; discount?: number; tax_class_id: number | null } | null;
}

/** How a destination taxes; `fallback_class_id` is the class of what names none. */
export interface TaxFacts {
  rates: readonly RateRow[];
  included: boolean;
  fallback_class_id: number | null;
}

export interface LineTotals<L extends ChargedLine = ChargedLine> {
  line: L;
  items: number;
  /** Tax on top of the price. */
  tax: number;
  /** Tax within the price. */
  tax_included: number;
  taxes: TaxShare[];
  total: number;
}

export interface GroupTotals<L extends ChargedLine = ChargedLine> {
  vendor_id: number;
  lines: LineTotals<L>[];
  items: number;
  discount: number;
  shipping: number;
  shipping_discount: number;
  /** Its part of what the way to pay costs (`payment-fee.ts`); 0 until one is chosen. */
  payment_fee: number;
  tax: number;
  tax_included: number;
  taxes: TaxShare[];
  total: number;
}

/** What of a checkout is added up over its groups. */
const SUMMED = [
  'items',
  'discount',
  'shipping',
  'shipping_discount',
  'payment_fee',
  'tax',
  'tax_included',
  'total',
] as const;

/** The sums of the amounts that groups, or orders, have; parts and whole can't differ. */
export function summed(
  parts: readonly Record<(typeof SUMMED)[number], number>[],
): Record<(typeof SUMMED)[number], number> {
  const sums = SUMMED.map((field) => [field, sum(parts.map((part) => part[field]))]);
  return Object.fromEntries(sums) as Record<(typeof SUMMED)[number], number>;
}

/** The exact totals of a checkout: each group's, and their sums. */
export interface Totals<L extends ChargedLine = ChargedLine> extends Omit<
  CheckoutTotals,
  'groups' | 'currency' | 'coupons'
> {
  groups: GroupTotals<L>[];
}

/**
 * Charges every group by itself and adds them up, so that parts and whole can't differ: the base of each
 * tax is the discounted net, each line's tax is rounded once (domain §1.1, §1.2).
 */
export function totalsOf<L extends ChargedLine>(
  groups: readonly ChargedGroup<L>[],
  facts: TaxFacts,
): Totals<L> {
  const charged = groups.map((group) => groupTotals(group, facts));
  return {
    ...summed(charged),
    taxes: mergedTaxes(charged.flatMap((group) => group.taxes)),
    groups: charged,
  };
}

function groupTotals<L extends ChargedLine>(group: ChargedGroup<L>, facts: TaxFacts): GroupTotals<L> {
  const { amount: shipping = 0, discount: shipping_discount = 0 } = group.shipping ?? {};
  const goods = group.lines.map((line) => ({ amount: amountOf(line), tax_class_id: classOf(line, facts) }));
  const carried = sum([shipping, -shipping_discount]);
  const freight = { amount: carried, tax_class_id: classOf(group.shipping, facts), is_shipping: true };
  const taxed = taxLines([...goods, freight], facts.rates, facts.included);
  const lines = group.lines.map((line, index) => lineTotals(line, taxed[index], facts.included));
  const items = sum(lines.map((line) => line.items));
  const discount = sum(group.lines.map((line) => line.discount));
  const allTax = sum(taxed.map((one) => one.tax));
  const tax = facts.included ? 0 : allTax;
  return {
    vendor_id: group.vendor_id,
    lines,
    items,
    discount,
    shipping,
    shipping_discount,
    payment_fee: 0,
    tax,
    tax_included: facts.included ? allTax : 0,
    taxes: mergedTaxes(taxed.flatMap((one) => one.parts)),
    total: sum([items, -discount, carried, tax]),
  };
}

function lineTotals<L extends ChargedLine>(
  line: L,
  taxed: TaxedLine | undefined,
  included: boolean,
): LineTotals<L> {
  const due = taxed?.tax ?? 0;
  const tax = included ? 0 : due;
  const taxes = (taxed?.parts ?? []).map(({ name, rate, amount }) => ({ name, rate, amount }));
  const items = line.unit_price * line.quantity;
  return { line, items, tax, tax_included: included ? due : 0, taxes, total: sum([amountOf(line), tax]) };
}

function amountOf(line: ChargedLine): number {
  return sum([line.unit_price * line.quantity, -line.discount]);
}

function classOf(one: { tax_class_id: number | null } | null, facts: TaxFacts): number | null {
  return one?.tax_class_id ?? facts.fallback_class_id;
}

/** Taxes of the same name and rate added up, in the order of their first. */
export function mergedTaxes(shares: readonly TaxShare[]): TaxShare[] {
  const found = new Map<string, TaxShare>();
  for (const { name, rate, amount } of shares) {
    const key = `${name}\n${rate}`;
    found.set(key, { name, rate, amount: sum([found.get(key)?.amount ?? 0, amount]) });
  }
  return [...found.values()];
}
