import Big from 'big.js';
import { allocate, roundMinor } from '../../kernel/money';

/** A tax rate as the calculation needs it; `name` is in the buyer's language. */
export interface RateRow {
  id: number;
  tax_class_id: number;
  name: string;
  /** A fraction: `0.0825`. */
  rate: string;
  priority: number;
  compound: boolean;
  on_shipping: boolean;
}

/** A taxable amount: an order line after its discounts, or the shipping of items of a tax class. */
export interface TaxableAmount {
  /** Minor units after discounts; contains the tax where prices include it. */
  amount: number;
  tax_class_id: number | null;
  is_shipping?: boolean;
}

/** One tax of one amount, frozen at sale. */
export interface TaxPart {
  rate_id: number;
  name: string;
  rate: string;
  base: number;
  amount: number;
}

/** Taxes of one amount; `net + tax = gross` exactly. */
export interface TaxedAmount {
  net: number;
  tax: number;
  gross: number;
  parts: TaxPart[];
}

/** Taxes of each amount, in order; without a tax class, or a rate for it here, an amount is tax-free. */
export function taxAmounts(
  amounts: readonly TaxableAmount[],
  rates: readonly RateRow[],
  pricesIncludeTax: boolean,
): TaxedAmount[] {
  const ordered = [...rates].sort((a, b) => a.priority - b.priority || a.id - b.id);
  return amounts.map((one) => taxAmount(one, ordered, pricesIncludeTax));
}

function taxAmount(line: TaxableAmount, rates: readonly RateRow[], included: boolean): TaxedAmount {
  const applicable = rates.filter((rate) => applies(rate, line));
  const shares = sharesOf(applicable);
  const factor = shares.reduce((total, share) => total.plus(share.factor), new Big(0));
  const tax = included
    ? roundMinor(new Big(line.amount).times(factor).div(factor.plus(1)))
    : roundMinor(new Big(line.amount).times(factor));
  const net = included ? line.amount - tax : line.amount;
  return { net, tax, gross: net + tax, parts: partsOf(applicable, shares, net, tax) };
}

function applies(rate: RateRow, line: TaxableAmount): boolean {
  return rate.tax_class_id === line.tax_class_id && (!line.is_shipping || rate.on_shipping);
}

interface Share {
  /** Tax per unit of net. */
  factor: Big;
  /** Taxable base per unit of net: more than 1 for compound rates. */
  base: Big;
}

/** A compound rate applies to the net plus all taxes of strictly lower priority. */
function sharesOf(applicable: readonly RateRow[]): Share[] {
  const shares: Share[] = [];
  for (const rate of applicable) {
    const below = applicable
      .map((other, index) => ({ other, share: shares[index] }))
      .filter(({ other, share }) => share && other.priority < rate.priority)
      .reduce((total, { share }) => (share ? total.plus(share.factor) : total), new Big(1));
    const base = rate.compound ? below : new Big(1);
    shares.push({ base, factor: base.times(rate.rate) });
  }
  return shares;
}

/**
 * The total tax is rounded once and split by the largest-remainder method, so that the parts add up to it.
 */
function partsOf(
  applicable: readonly RateRow[],
  shares: readonly Share[],
  net: number,
  tax: number,
): TaxPart[] {
  const sign = tax < 0 ? -1 : 1;
  const exact = shares.map((share) => new Big(Math.abs(net)).times(share.factor));
  const amounts = allocate(Math.abs(tax), exact);
  return applicable.map((rate, index) => ({
    rate_id: rate.id,
    name: rate.name,
    rate: rate.rate,
    base: roundMinor(new Big(net).times(shares[index]?.base ?? 1)),
    amount: (amounts[index] ?? 0) * sign || 0,
  }));
}
