/** A currency as prices need it; `exponent` says how many minor digits it has (JPY 0, USD 2, KWD 3). */
export interface CurrencyFacts {
  code: string;
  symbol: string;
  exponent: number;
}

/** Renders minor units for people, e.g. 12900 USD → `$129.00`, in an explicit locale. */
export function formatMoney(amount: number, currency: CurrencyFacts, locale: string): string {
  return new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: currency.code,
    minimumFractionDigits: currency.exponent,
    maximumFractionDigits: currency.exponent,
  }).format(amount / 10 ** currency.exponent);
}

/** Reads what a person typed (`129.90`) as minor units; `null` when it is no amount of that currency. */
export function parseMoney(text: string, exponent: number): number | null {
  const match = /^\s*(-?)(\d{1,13})(?:[.,](\d+))?\s*$/.exec(text);
  if (!match) return null;
  const [, sign, whole, fraction = ''] = match;
  if (fraction.length > exponent) return null;
  const minor = Number(`${whole}${fraction.padEnd(exponent, '0')}`);
  return Number.isSafeInteger(minor) ? (sign ? -minor : minor) : null;
}
