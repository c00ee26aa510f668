import Big from 'big.js';

const PLAIN = /^\d+(?:\.\d+)?$/;
const THOUSANDS = /^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/;
const COMMA = /^(?:\d+|\d{1,3}(?:\.\d{3})+),\d+$/;

/**
 * An amount of a file in minor units: `1,234.50`, `1.234,50`, `-12.5`, `(12.50)`; null if it is none, or has more
 * decimals than the currency.
 */
export function parseAmount(text: string, exponent: number): number | null {
  const trimmed = text.trim().replace(/^\((.*)\)$/, '-$1');
  const isNegative = /^[-−]/.test(trimmed);
  const digits = trimmed.replace(/^[-+−]\s*/, '');
  const plain = plainOf(digits);
  if (plain === null) return null;
  const minor = new Big(plain).times(new Big(10).pow(exponent));
  const amount = Number(minor.toFixed());
  if (!Number.isSafeInteger(amount)) return null;
  return isNegative && amount !== 0 ? -amount : amount;
}

function plainOf(digits: string): string | null {
  if (PLAIN.test(digits)) return digits;
  if (THOUSANDS.test(digits)) return digits.replaceAll(',', '');
  return COMMA.test(digits) ? digits.replaceAll('.', '').replace(',', '.') : null;
}
