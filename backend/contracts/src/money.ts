import { latinDigits } from './digits';

/** A currency as formatting needs it; `exponent` is its number of minor digits (JPY 0, USD 2, KWD 3). */
export interface CurrencyFacts {
  code: string;
  symbol: string;
  exponent: number;
}

type Sign = 'symbol' | 'narrowSymbol';

/** `Intl.NumberFormat` objects are cached, since constructing them is expensive. */
const formats = new Map<string, Intl.NumberFormat>();

function formatOf({ code, exponent }: CurrencyFacts, language: string, sign: Sign): Intl.NumberFormat {
  const key = [language, code, exponent, sign].join();
  let format = formats.get(key);
  if (!format) {
    // Latin digits in every language, so that prices look alike across the shop.
    format = new Intl.NumberFormat(new Intl.Locale(language, { numberingSystem: 'latn' }), {
      style: 'currency',
      currency: code,
      currencyDisplay: sign,
      minimumFractionDigits: exponent,
      maximumFractionDigits: exponent,
    });
    formats.set(key, format);
  }
  return format;
}

/** Bidirectional control characters that Intl adds to right-to-left amounts. */
const BIDI_MARKS = /[\u200e\u200f\u061c]/g;

/**
 * Formats minor units for people, e.g. 12900 USD → `$129.00`, in an explicit language. Right-to-left
 * languages use the currency's configured symbol, left to right: Intl's `US$` after the digits reads as `$US`
 * there.
 */
export function formatMoney(
  amount: number,
  currency: CurrencyFacts,
  language: string,
  sign: Sign = 'symbol',
): string {
  const { symbol, exponent } = currency;
  const format = formatOf(currency, language, sign);
  const value = amount / 10 ** exponent;
  const text = format.format(value);
  if (!text.includes('\u200f')) return text;
  const number = format
    .formatToParts(Math.abs(value))
    .filter(({ type }) => !['currency', 'literal'].includes(type))
    .map((part) => part.value.replaceAll(BIDI_MARKS, ''))
    .join('');
  const shown = /\p{L}/u.test(symbol) ? `${number}\u00a0${symbol}` : `${symbol}${number}`;
  return `\u2066${value < 0 ? '-' : ''}${shown}\u2069`;
}

/** Parses typed input (`129.90`, `١٢٩٫٩٠`) to minor units; `null` when it is no amount of that currency. */
export function parseMoney(text: string, exponent: number): number | null {
  const match = /^\s*(-?)(\d{1,13})(?:[.,](\d+))?\s*$/.exec(latinDigits(text));
  if (!match) return null;
  const [, sign, units, fraction = ''] = match;
  if (fraction.length > exponent) return null;
  const minor = Number(`${units}${fraction.padEnd(exponent, '0')}`);
  return Number.isSafeInteger(minor) ? (sign ? -minor : minor) : null;
}
