import { formatMoney, type CurrencyFacts } from '@stoa/contracts';

/** Formats for one language; Intl objects are made once and kept, since making them is the costly part. */
export interface Formats {
  money(amount: number, currency: string): string;
  number(value: number): string;
  rating(value: number): string;
  /** Grams, in kilograms from one on. */
  weight(grams: number): string;
  /** Millimetres of three sides, in centimetres. */
  dimensions(sides: readonly number[]): string;
  /** A change, with its sign. */
  percent(fraction: number): string;
  /** A part of something, to a tenth of a percent. */
  share(fraction: number): string;
  date(iso: string): string;
  dateTime(iso: string): string;
}

/** Latin digits in every language, so that prices, sizes and order numbers read alike across the shop. */
const localeOf = (language: string): string => `${language}-u-nu-latn`;

/** Dates with times where the reader is; only browsers know that, so the server prints UTC instead. */
export const localDateTime = (language: string): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'medium', timeStyle: 'short' });

const formats = new Map<string, Formats>();

/** The formats of a language for the shop's currencies, shared by all requests that need the same. */
export function formatsFor(language: string, currencies: readonly CurrencyFacts[]): Formats {
  const known = new Map(currencies.map((currency) => [currency.code, currency]));
  const key = `${language}|${currencies.map(({ code, exponent }) => code + exponent).join()}`;
  const ready = formats.get(key);
  if (ready) return ready;
  const locale = localeOf(language);
  const plain = new Intl.NumberFormat(locale);
  const rating = new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const unit = (name: string) => new Intl.NumberFormat(locale, { style: 'unit', unit: name });
  const [gram, kilogram, centimetre] = [unit('gram'), unit('kilogram'), unit('centimeter')];
  const percent = new Intl.NumberFormat(locale, { style: 'percent', signDisplay: 'always' });
  const share = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 });
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
  const dateTime = new Intl.DateTimeFormat(locale, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'UTC',
  });
  const made: Formats = {
    money(amount, code) {
      const currency = known.get(code) ?? { code, exponent: 2, symbol: code };
      return formatMoney(amount, currency, language, 'narrowSymbol');
    },
    number: (value) => plain.format(value),
    rating: (value) => rating.format(value),
    weight: (grams) => (grams < 1000 ? gram.format(grams) : kilogram.format(grams / 1000)),
    dimensions: (sides) =>
      sides.map((side, at) => (at < sides.length - 1 ? plain : centimetre).format(side / 10)).join(' × '),
    percent: (fraction) => percent.format(fraction).replace('-', '−'),
    share: (fraction) => share.format(fraction),
    date: (iso) => date.format(new Date(iso)),
    dateTime: (iso) => dateTime.format(new Date(iso)),
  };
  formats.set(key, made);
  return made;
}
