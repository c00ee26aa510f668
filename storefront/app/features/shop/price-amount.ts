/** Zero of each decimal script that the shop's languages are written in; its other digits follow it. */
const ZEROS = ['٠', '۰', '०', '০'].map((zero) => zero.charCodeAt(0));

function asciiDigit(digit: string): string {
  const code = digit.charCodeAt(0);
  const zero = ZEROS.find((each) => code >= each && code <= each + 9);
  return zero === undefined ? digit : String(code - zero);
}

/**
 * An amount as shoppers type it, in digits of any of the shop's languages, with a currency sign or thousands
 * separators; null if it is none.
 */
export function priceAmount(typed: string): number | null {
  const text = typed
    .replace(/\p{Nd}/gu, asciiDigit)
    .replace(/[\p{Sc}\s\u061c\u200e\u200f\u2066-\u2069٬]/gu, '')
    .replace('٫', '.')
    // A comma before three digits separates thousands, another one decimals.
    .replace(/,(?=\d{3}(?:\D|$))/g, '')
    .replace(',', '.');
  return /^(?:\d+\.?\d*|\.\d+)$/.test(text) ? Number(text) : null;
}
