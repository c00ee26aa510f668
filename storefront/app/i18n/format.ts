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

/** Makes an Intl object when it is first needed: a page needs few of them. */
function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}

/** What Intl formats by the language alone. */
function intlFormats(language: string): Omit<Formats, 'money'> {
  const locale = localeOf(language);
  const number = (options?: Intl.NumberFormatOptions) => once(() => new Intl.NumberFormat(locale, options));
  const time = (options: Intl.DateTimeFormatOptions) =>
    once(() => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC', ...options }));
  const unit = (name: string) => number({ style: 'unit', unit: name });
  const plain = number();
  const rating = number({ minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const [gram, kilogram, centimetre] = [unit('gram'), unit('kilogram'), unit('centimeter')];
  const percent = number({ style: 'percent', signDisplay: 'always' });
  const share = number({ style: 'percent', maximumFractionDigits: 1 });
  const [date, dateTime] = [time({}), time({ timeStyle: 'short' })];
  return {
    number: (value) => plain().format(value),
    rating: (value) => rating().format(value),
    weight: (grams) => (grams < 1000 ? gram().format(grams) : kilogram().format(grams / 1000)),
    dimensions: (sides) =>
      sides.map((side, at) => (at < sides.length - 1 ? plain : centimetre)().format(side / 10)).join(' × '),
    percent: (fraction) => percent().format(fraction).replace('-', '−'),
    share: (fraction) => share().format(fraction),
    date: (iso) => date().format(new Date(iso)),
    dateTime: (iso) => dateTime().format(new Date(iso)),
  };
}

const formats = new Map<string, Formats>();

/** The formats of a language for the shop's currencies, shared by all requests that need the same. */
export function formatsFor(language: string, currencies: readonly CurrencyFacts[]): Formats {
  const known = new Map(currencies.map((currency) => [currency.code, currency]));
  const key = `${language}|${currencies.map(({ code, exponent }) => code + exponent).join()}`;
  const ready = formats.get(key);
  if (ready) return ready;
  const made: Formats = {
    ...intlFormats(language),
    money(amount, code) {
      const currency = known.get(code) ?? { code, exponent: 2, symbol: code };
      return formatMoney(amount, currency, language, 'narrowSymbol');
    },
  };
  formats.set(key, made);
  return made;
}
