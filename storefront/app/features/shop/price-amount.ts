import { latinDigits } from '@stoa/contracts';

/**
 * An amount as shoppers type it, in digits of any of the shop's languages, with a currency sign or thousands
 * separators; null if it is none. Unlike money that is moved, a filter may be rounded.
 */
export function priceAmount(typed: string): number | null {
  const text = latinDigits(typed)
    .replace(/[\p{Sc}\s\u061c\u200e\u200f\u2066-\u2069٬]/gu, '')
    // A comma before three digits separates thousands, another one decimals.
    .replace(/,(?=\d{3}(?:\D|$))/g, '')
    .replace(',', '.');
  return /^(?:\d+\.?\d*|\.\d+)$/.test(text) ? Number(text) : null;
}
