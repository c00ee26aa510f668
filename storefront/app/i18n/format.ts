import { formatMoney, type CurrencyFacts } from '@stoa/contracts';

/** Formats of one language; Intl objects are cached, since creating them is expensive. */
export interface Formats {
  money(amount: number, currency: string): string;
  number(value: number): string;
  rating(value: number): string;
  /** Grams, shown in kilograms from 1 kg on. */
  weight(grams: number): string;
  /** Three sides in millimetres, shown in centimetres. */
  dimensions(sides: readonly number[]): string;
  /** A change in percent, with its sign. */
  percent(fraction: number): string;
  /** A share in percent, to one decimal. */
  share(fraction: number): string;
  date(iso: string): string;
  /** The days from one to another, each part of the date once as the language allows. */
  dates(from: string, to: string): string;
  dateTime(iso: string): string;
}

/** Latin digits in every language, so that prices, sizes and order numbers look the same across the shop. */
export const localeOf = (language: string): string => `${language}-u-nu-latn`;

/** Date and time in the visitor's time zone; browsers only, as the server formats in UTC. */
export const localDateTime = (language: string): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'medium', timeStyle: 'short' });

/** Creates an Intl object on first use: a page needs few of them. */
function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}

/** Formats that depend on the language only. */
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
    // Which spaces are around the dash depends on the version of the engine's data.
    dates: (from, to) => date().formatRange(new Date(from), new Date(to)).replaceAll(/\s/g, ' '),
    dateTime: (iso) => dateTime().format(new Date(iso)),
  };
}

const formats = new Map<string, Formats>();

/** Formats of a language and the shop's currencies, cached across requests. */
export function formatsFor(language: string, currencies: readonly CurrencyFacts[]): Formats {
  const currencyByCode = new Map(currencies.map((currency) => [currency.code, currency]));
  const key = `${language}|${currencies.map(({ code, exponent }) => code + exponent).join()}`;
  const ready = formats.get(key);
  if (ready) return ready;
  const made: Formats = {
    ...intlFormats(language),
    money(amount, code) {
      const currency = currencyByCode.get(code) ?? { code, exponent: 2, symbol: code };
      return formatMoney(amount, currency, language, 'narrowSymbol');
    },
  };
  formats.set(key, made);
  return made;
}
