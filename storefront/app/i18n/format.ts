import type { CurrencyFacts } from '@stoa/contracts';

/** Formats for one language; Intl objects are made once and kept, since making them is the costly part. */
export interface Formats {
  money(amount: number, currency: string): string;
  number(value: number): string;
  rating(value: number): string;
  percent(fraction: number): string;
  date(iso: string): string;
  dateTime(iso: string): string;
}

/** Latin digits in every language, so that prices, sizes and order numbers read alike across the shop. */
const localeOf = (language: string): string => `${language}-u-nu-latn`;

const moneyFormats = new Map<string, Intl.NumberFormat>();
const formats = new Map<string, Formats>();

function moneyFormat(locale: string, code: string, exponent: number): Intl.NumberFormat {
  const key = `${locale}|${code}|${exponent}`;
  let format = moneyFormats.get(key);
  if (!format) {
    format = new Intl.NumberFormat(locale, {
      style: 'currency',
      currency: code,
      currencyDisplay: 'narrowSymbol',
      minimumFractionDigits: exponent,
      maximumFractionDigits: exponent,
    });
    moneyFormats.set(key, format);
  }
  return format;
}

/** What Intl puts into right-to-left amounts to steer their layout. */
const BIDI_MARKS = /[\u200e\u200f\u061c]/g;

/**
 * An amount in its language's layout. Right-to-left languages get the shop's own sign beside the number instead:
 * Intl's `US$` after the digits reads as `$US` there.
 */
function formatMoney(format: Intl.NumberFormat, value: number, symbol: string): string {
  const text = format.format(value);
  if (!text.includes('\u200f')) return text;
  const number = format
    .formatToParts(value)
    .filter(({ type }) => !['currency', 'literal'].includes(type))
    .map((part) => part.value.replaceAll(BIDI_MARKS, ''))
    .join('');
  return /\p{L}/u.test(symbol) ? `${number}\u00a0${symbol}` : `${symbol}${number}`;
}

/** The formats of a language for the shop's currencies, shared by all requests that need the same. */
export function formatsFor(language: string, currencies: readonly CurrencyFacts[]): Formats {
  const known = new Map(currencies.map((currency) => [currency.code, currency]));
  const key = `${language}|${currencies.map(({ code, exponent }) => code + exponent).join()}`;
  const ready = formats.get(key);
  if (ready) return ready;
  const locale = localeOf(language);
  const plain = new Intl.NumberFormat(locale);
  const rating = new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const percent = new Intl.NumberFormat(locale, { style: 'percent', signDisplay: 'always' });
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
  const dateTime = new Intl.DateTimeFormat(locale, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'UTC',
  });
  const made: Formats = {
    money(amount, code) {
      const { exponent, symbol } = known.get(code) ?? { exponent: 2, symbol: code };
      return formatMoney(moneyFormat(locale, code, exponent), amount / 10 ** exponent, symbol);
    },
    number: (value) => plain.format(value),
    rating: (value) => rating.format(value),
    percent: (fraction) => percent.format(fraction).replace('-', '−'),
    date: (iso) => date.format(new Date(iso)),
    dateTime: (iso) => dateTime.format(new Date(iso)),
  };
  formats.set(key, made);
  return made;
}
