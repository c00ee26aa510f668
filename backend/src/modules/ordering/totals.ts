import type { CheckoutTotals } from '@stoa/contracts';
import { sum } from '../../kernel/money';
import type { Offer } from '../pricing';
import type { PricedLine } from '../shopping';
import type { RateRow, TaxedAmount } from '../taxation';
import { taxAmounts } from '../taxation';
import type { FrozenDiscount } from './frozen-discounts';

/** One tax, frozen and displayed; amounts in minor units. */
export interface TaxShare {
  name: string;
  rate: string;
  amount: number;
  /** What the rate was applied to; only of single lines, and not in sales from before it was recorded. */
  base?: number;
}

/** The fields of an offer that totals need. */
export type TaxedGoods = Pick<Offer, 'tax_class_id'>;

/** One vendor's lines of a cart, with coupon discounts and the chosen shipping. */
export interface ChargeableGroup<G extends TaxedGoods = Offer> {
  vendor_id: number;
  lines: readonly (Pick<PricedLine, 'unit_price' | 'quantity'> & { offer: G })[];
  /** Coupon discounts of each line, in the lines' order. */
  discounts: readonly FrozenDiscount[][];
  /** The chosen shipping with its coupon discount; null until one is chosen. */
  shipping: { amount: number; discount?: number; tax_class_id: number | null } | null;
}

/** Tax rules of a destination; `fallback_class_id` is the tax class of items without one. */
export interface TaxFacts {
  rates: readonly RateRow[];
  included: boolean;
  fallback_class_id: number | null;
}

/** A line as charged and stored in an order; amounts in minor units of the buyer's currency. */
export interface ChargedLine<G extends TaxedGoods = Offer> {
  offer: G;
  unit_price: number;
  quantity: number;
  discounts: FrozenDiscount[];
  /** Line price before discounts. */
  items: number;
  discount: number;
  /** Tax added to the price. */
  tax: number;
  /** Tax contained in the price. */
  tax_included: number;
  taxes: TaxShare[];
  total: number;
}

/** One vendor's part of a checkout, as charged. */
export interface ChargedGroup<G extends TaxedGoods = Offer> {
  vendor_id: number;
  lines: ChargedLine<G>[];
  items: number;
  discount: number;
  shipping: number;
  shipping_discount: number;
  /** Share of the payment method's fee (`payment-fee.ts`); 0 until a method is chosen. */
  payment_fee: number;
  tax: number;
  tax_included: number;
  taxes: TaxShare[];
  total: number;
}

/** Amounts that are summed over the groups. */
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

/** Sums the amounts of groups or orders, so that the total always equals its parts. */
export function summed(
  parts: readonly Record<(typeof SUMMED)[number], number>[],
): Record<(typeof SUMMED)[number], number> {
  const sums = SUMMED.map((field) => [field, sum(parts.map((part) => part[field]))]);
  return Object.fromEntries(sums) as Record<(typeof SUMMED)[number], number>;
}

/** Exact totals of a checkout: of each group, and their sums. */
export interface Totals<G extends TaxedGoods = Offer> extends Omit<
  CheckoutTotals,
  'groups' | 'currency' | 'coupons'
> {
  groups: ChargedGroup<G>[];
}

/**
 * Charges each group and sums the results, so that the total always equals its parts: taxes are based on the
 * discounted net, and each line's tax is rounded once.
 */
export function totalsOf<G extends TaxedGoods>(
  groups: readonly ChargeableGroup<G>[],
  facts: TaxFacts,
): Totals<G> {
  const charged = groups.map((group) => chargedGroup(group, facts));
  return {
    ...summed(charged),
    taxes: mergedTaxes(charged.flatMap((group) => group.taxes)),
    groups: charged,
  };
}

function chargedGroup<G extends TaxedGoods>(group: ChargeableGroup<G>, facts: TaxFacts): ChargedGroup<G> {
  const { amount: shipping = 0, discount: shipping_discount = 0 } = group.shipping ?? {};
  const carried = sum([shipping, -shipping_discount]);
  const discounts = group.lines.map((_, index) => sum((group.discounts[index] ?? []).map(amountOf)));
  const goods = group.lines.map(({ unit_price, quantity, offer }, index) => ({
    amount: sum([unit_price * quantity, -(discounts[index] ?? 0)]),
    tax_class_id: classOf(offer, facts),
  }));
  const freight = { amount: carried, tax_class_id: classOf(group.shipping, facts), is_shipping: true };
  const taxed = taxAmounts([...goods, freight], facts.rates, facts.included);
  const lines = group.lines.map(({ offer, unit_price, quantity }, index) => {
    const [frozen = [], discount = 0] = [group.discounts[index], discounts[index]];
    const items = unit_price * quantity;
    const taxes = chargedTaxes(taxed[index], facts.included);
    const total = sum([items, -discount, taxes.tax]);
    return { offer, unit_price, quantity, discounts: frozen, items, discount, ...taxes, total };
  });
  const items = sum(lines.map((line) => line.items));
  const discount = sum(discounts);
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

/** Tax added to a line's price, and tax contained in it. */
function chargedTaxes(
  taxed: TaxedAmount | undefined,
  included: boolean,
): Pick<ChargedLine, 'tax' | 'tax_included' | 'taxes'> {
  const tax = taxed?.tax ?? 0;
  const taxes = (taxed?.parts ?? []).map(({ name, rate, base, amount }) => ({ name, rate, base, amount }));
  return { tax: included ? 0 : tax, tax_included: included ? tax : 0, taxes };
}

const amountOf = ({ amount }: FrozenDiscount): number => amount;

function classOf(one: { tax_class_id: number | null } | null, facts: TaxFacts): number | null {
  return one?.tax_class_id ?? facts.fallback_class_id;
}

/** Sums taxes of the same name and rate, in order of first occurrence. */
export function mergedTaxes(shares: readonly TaxShare[]): TaxShare[] {
  const taxes = new Map<string, TaxShare>();
  for (const { name, rate, amount } of shares) {
    const key = `${name}\n${rate}`;
    taxes.set(key, { name, rate, amount: sum([taxes.get(key)?.amount ?? 0, amount]) });
  }
  return [...taxes.values()];
}
