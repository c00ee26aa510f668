import { parseMoney } from '@stoa/contracts';

/** An amount as typed, in minor units; null if it is none, or has more decimal places than the currency. */
export function typedMinorUnits(text: string, exponent: number): number | null {
  const amount = parseMoney(text, exponent);
  return amount !== null && amount > 0 ? amount : null;
}
