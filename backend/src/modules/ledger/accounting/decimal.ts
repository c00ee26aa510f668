import type { Decimal } from '../../../kernel/export';

/** An amount in minor units as a decimal of its currency, which programs can read. */
export function decimal(amount: number, exponent: number): Decimal {
  return { units: amount / 10 ** exponent, digits: exponent };
}
