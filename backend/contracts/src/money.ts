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

/** With all minor digits, in a compact notation, or in the usual one without needless digits. */
type Length = 'full' | 'compact' | 'brief';

function formatOf(
  { code, exponent }: CurrencyFacts,
  language: string,
  sign: Sign,
  length: Length,
): Intl.NumberFormat {
  const key = [language, code, exponent, sign, length].join();
  let format = formats.get(key);
  if (!format) {
    // Latin digits in every language, so that prices look alike across the shop.
    format = new Intl.NumberFormat(new Intl.Locale(language, { numberingSystem: 'latn' }), {
      style: 'currency',
      currency: code,
      currencyDisplay: sign,
      notation: length === 'compact' ? 'compact' : 'standard',
      minimumFractionDigits: length === 'full' ? exponent : 0,
      maximumFractionDigits: length === 'compact' ? 1 : exponent,
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
  const format = formatOf(currency, language, sign, 'full');
  const value = amount / 10 ** currency.exponent;
  const text = format.format(value);
  return text.includes('\u200f') ? leftToRight(format, value, currency.symbol) : text;
}

/**
 * As `formatMoney`, but short, for the axis of a chart: 129000 USD → `$1.3K`. Right-to-left languages have the whole
 * number: their word for a thousand and a symbol don't stay in order left to right.
 */
export function formatCompactMoney(amount: number, currency: CurrencyFacts, language: string): string {
  const value = amount / 10 ** currency.exponent;
  const text = formatOf(currency, language, 'narrowSymbol', 'compact').format(value);
  if (!text.includes('\u200f')) return text;
  return leftToRight(formatOf(currency, language, 'narrowSymbol', 'brief'), value, currency.symbol);
}

function leftToRight(format: Intl.NumberFormat, value: number, symbol: string): string {
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
