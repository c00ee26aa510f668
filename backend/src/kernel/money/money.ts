import Big from 'big.js';

Big.DP = 30;

/** Rounds a decimal to a whole number of minor units, half away from zero (domain §1.1). */
export function roundMinor(value: Big): number {
  const rounded = Number(value.round(0, Big.roundHalfUp).toString());
  if (!Number.isSafeInteger(rounded)) throw new RangeError('Amount is beyond what can be counted exactly');
  return rounded === 0 ? 0 : rounded;
}

/** `amount × rate`, rounded once; `rate` is an exact decimal text such as `0.0825`. */
export function applyRate(amount: number, rate: string): number {
  return roundMinor(new Big(amount).times(rate));
}

/** The part of a tax-inclusive `amount` that is tax at `rate`. */
export function taxWithin(amount: number, rate: string): number {
  const factor = new Big(rate);
  return roundMinor(new Big(amount).times(factor).div(factor.plus(1)));
}

/** What currency conversion needs: units per one unit of the default currency, and minor digits. */
export interface ConversionFacts {
  rate: string;
  exponent: number;
}

/** Converts minor units between two currencies over the default currency, rounded once. */
export function convert(amount: number, from: ConversionFacts, to: ConversionFacts): number {
  if (from.rate === to.rate && from.exponent === to.exponent) return amount;
  const scale = new Big(10).pow(to.exponent).div(new Big(10).pow(from.exponent));
  return roundMinor(new Big(amount).times(to.rate).div(from.rate).times(scale));
}

/**
 * Splits `total` in proportion to `weights` so that the parts add up to the whole: each gets its
 * floor, the remainder goes to the largest fractions, earlier ones first (domain §1.1).
 */
export function allocate(total: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((a, b) => a + b, 0);
  if (weights.length === 0) return [];
  if (sum === 0)
    return allocate(
      total,
      weights.map(() => 1),
    );
  const sign = total < 0 ? -1 : 1;
  const exact = weights.map((weight) => new Big(Math.abs(total)).times(weight).div(sum));
  const parts = exact.map((share) => Number(share.round(0, Big.roundDown).toString()));
  let left = Math.abs(total) - parts.reduce((a, b) => a + b, 0);
  const byFraction = exact
    .map((share, index) => ({ index, fraction: share.minus(parts[index] ?? 0) }))
    .sort((a, b) => b.fraction.cmp(a.fraction) || a.index - b.index);
  for (const { index } of byFraction) {
    if (left-- <= 0) break;
    parts[index] = (parts[index] ?? 0) + 1;
  }
  return parts.map((part) => (part === 0 ? 0 : part * sign));
}

/** The sum of whole minor units; throws when it can't be counted exactly. */
export function sum(amounts: Iterable<number>): number {
  let total = 0;
  for (const amount of amounts) total += amount;
  if (!Number.isSafeInteger(total)) throw new RangeError('Amount is beyond what can be counted exactly');
  return total;
}
