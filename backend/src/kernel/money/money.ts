import Big from 'big.js';

Big.DP = 30;

/** Rounds a decimal to whole minor units, half away from zero. */
export function roundMinor(value: Big): number {
  const rounded = Number(value.round(0, Big.roundHalfUp).toString());
  if (!Number.isSafeInteger(rounded)) throw new RangeError('Amount is beyond what can be counted exactly');
  return rounded === 0 ? 0 : rounded;
}

/** `amount × rate`, rounded once; `rate` is an exact decimal string such as `0.0825`. */
export function applyRate(amount: number, rate: string): number {
  return roundMinor(new Big(amount).times(rate));
}

/** `amount × rate` before rounding, as an exact decimal of minor units. */
export function exactShare(amount: number, rate: string): string {
  return new Big(amount).times(rate).toFixed();
}

/** The tax included in a tax-inclusive `amount` at `rate`. */
export function taxWithin(amount: number, rate: string): number {
  const factor = new Big(rate);
  return roundMinor(new Big(amount).times(factor).div(factor.plus(1)));
}

/** Facts for currency conversion: units per unit of the default currency, and minor digits. */
export interface ConversionFacts {
  rate: string;
  exponent: number;
}

/** Converts minor units between two currencies through the default currency, rounded once. */
export function convert(amount: number, from: ConversionFacts, to: ConversionFacts): number {
  if (from.rate === to.rate && from.exponent === to.exponent) return amount;
  const scale = new Big(10).pow(to.exponent).div(new Big(10).pow(from.exponent));
  return roundMinor(new Big(amount).times(to.rate).div(from.rate).times(scale));
}

/**
 * Splits `total` in proportion to `weights` so that the parts add up exactly: each gets its floor, the
 * remainder goes to the largest fractions, earlier ones first. Weights may be fractional.
 */
export function allocate(total: number, weights: readonly (number | Big)[]): number[] {
  if (total === 0 || weights.length < 2) return weights.map(() => total || 0);
  const sum = weights.reduce((total: Big, weight) => total.plus(weight), new Big(0));
  if (sum.eq(0))
    return allocate(
      total,
      weights.map(() => 1),
    );
  const sign = total < 0 ? -1 : 1;
  const exact = weights.map((weight) => new Big(Math.abs(total)).times(weight).div(sum));
  const parts = exact.map((share) => Number(share.round(0, Big.roundDown).toString()));
  let remainder = Math.abs(total) - parts.reduce((a, b) => a + b, 0);
  const byFraction = exact
    .map((share, index) => ({ index, fraction: share.minus(parts[index] ?? 0) }))
    .sort((a, b) => b.fraction.cmp(a.fraction) || a.index - b.index);
  for (const { index } of byFraction) {
    if (remainder-- <= 0) break;
    parts[index] = (parts[index] ?? 0) + 1;
  }
  return parts.map((part) => (part === 0 ? 0 : part * sign));
}

/** Sums minor units; throws when the result is not a safe integer. */
export function sum(amounts: Iterable<number>): number {
  let total = 0;
  for (const amount of amounts) total += amount;
  if (!Number.isSafeInteger(total)) throw new RangeError('Amount is beyond what can be counted exactly');
  return total;
}

/**
 * The share of `total` that belongs to `part` of `whole`, rounded once; exactly `total` for the whole. Cumulative
 * shares less those before give parts that add up, whatever their sizes and order.
 */
export function portion(total: number, part: number, amount: number): number {
  if (part === amount) return total;
  return roundMinor(new Big(total).times(part).div(amount));
}
