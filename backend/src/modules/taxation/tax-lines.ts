import Big from 'big.js';
import { roundMinor } from '../../kernel/money';

/** A rate as the calculation needs it; `name` is in the buyer's language. */
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

/** Something to be taxed: a line of goods after its discounts, or the shipping of goods of a class. */
export interface TaxableLine {
  /** Minor units after discounts; contains the tax where prices include it. */
  amount: number;
  tax_class_id: number | null;
  is_shipping?: boolean;
}

/** One tax of one line, frozen at sale (domain §1.2). */
export interface TaxPart {
  rate_id: number;
  name: string;
  rate: string;
  base: number;
  amount: number;
}

/** A line's taxes; `net + tax = gross` to the unit. */
export interface TaxedLine {
  net: number;
  tax: number;
  gross: number;
  parts: TaxPart[];
}

/** Taxes of each line in its order; goods without a class, or of one without rates here, are free of tax. */
export function taxLines(
  lines: readonly TaxableLine[],
  rates: readonly RateRow[],
  pricesIncludeTax: boolean,
): TaxedLine[] {
  const ordered = [...rates].sort((a, b) => a.priority - b.priority || a.id - b.id);
  return lines.map((line) => taxLine(line, ordered, pricesIncludeTax));
}

function taxLine(line: TaxableLine, rates: readonly RateRow[], included: boolean): TaxedLine {
  const due = rates.filter((rate) => applies(rate, line));
  const shares = sharesOf(due);
  const whole = shares.reduce((total, share) => total.plus(share.factor), new Big(0));
  const tax = included
    ? roundMinor(new Big(line.amount).times(whole).div(whole.plus(1)))
    : roundMinor(new Big(line.amount).times(whole));
  const net = included ? line.amount - tax : line.amount;
  return { net, tax, gross: net + tax, parts: partsOf(due, shares, net, tax) };
}

function applies(rate: RateRow, line: TaxableLine): boolean {
  return rate.tax_class_id === line.tax_class_id && (!line.is_shipping || rate.on_shipping);
}

interface Share {
  /** Tax for each unit of net. */
  factor: Big;
  /** Base for each unit of net: more than 1 for compound rates. */
  base: Big;
}

/** A compound rate is due on the net and all taxes of strictly lower priority. */
function sharesOf(due: readonly RateRow[]): Share[] {
  const shares: Share[] = [];
  for (const rate of due) {
    const below = due
      .map((other, index) => ({ other, share: shares[index] }))
      .filter(({ other, share }) => share && other.priority < rate.priority)
      .reduce((total, { share }) => (share ? total.plus(share.factor) : total), new Big(1));
    const base = rate.compound ? below : new Big(1);
    shares.push({ base, factor: base.times(rate.rate) });
  }
  return shares;
}

/** The line's tax is rounded once; its parts share it by the largest remainder, so that they add up to it. */
function partsOf(due: readonly RateRow[], shares: readonly Share[], net: number, tax: number): TaxPart[] {
  const sign = tax < 0 ? -1 : 1;
  const exact = shares.map((share) => new Big(Math.abs(net)).times(share.factor));
  const total = exact.reduce((sum, one) => sum.plus(one), new Big(0));
  const amounts = apportion(Math.abs(tax), exact, total);
  return due.map((rate, index) => ({
    rate_id: rate.id,
    name: rate.name,
    rate: rate.rate,
    base: roundMinor(new Big(net).times(shares[index]?.base ?? 1)),
    amount: (amounts[index] ?? 0) * sign || 0,
  }));
}

function apportion(tax: number, exact: readonly Big[], total: Big): number[] {
  if (total.eq(0)) return exact.map((_, index) => (index === 0 ? tax : 0));
  const scaled = exact.map((one) => one.times(tax).div(total));
  const floors = scaled.map((one) => Number(one.round(0, Big.roundDown).toString()));
  let left = tax - floors.reduce((a, b) => a + b, 0);
  const order = scaled
    .map((one, index) => ({ index, fraction: one.minus(floors[index] ?? 0) }))
    .sort((a, b) => b.fraction.cmp(a.fraction) || a.index - b.index);
  for (const { index } of order) {
    if (left-- <= 0) break;
    floors[index] = (floors[index] ?? 0) + 1;
  }
  return floors;
}
