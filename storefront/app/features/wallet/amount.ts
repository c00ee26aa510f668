import { parseMoney } from '@stoa/contracts';

/** Zero of the Arabic, Persian, Hindi and Bangla digits. */
const ZEROS = [0x0660, 0x06f0, 0x0966, 0x09e6];

/** The text with Latin digits and a decimal point. */
function latin(text: string): string {
  const digits = text.replaceAll(/[٠-٩۰-۹०-९০-৯]/g, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    const zero = ZEROS.find((from) => code >= from && code < from + 10) ?? code;
    return String(code - zero);
  });
  return digits.replace('٫', '.');
}

/** An amount as typed, in minor units; null if it is none, or has more decimal places than the currency. */
export function typedMinorUnits(text: string, exponent: number): number | null {
  const amount = parseMoney(latin(text), exponent);
  return amount !== null && amount > 0 ? amount : null;
}
