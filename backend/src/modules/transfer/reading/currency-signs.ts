import type { CurrencyFacts } from '@stoa/contracts';

/** What stands beside amounts in other scripts and abbreviations, and the currencies that it may mean. */
const WORDS: Readonly<Record<string, readonly string[]>> = {
  'ر.س': ['SAR'],
  ريال: ['SAR', 'QAR', 'OMR', 'YER'],
  'ر.ق': ['QAR'],
  'ر.ع': ['OMR'],
  'ر.ي': ['YER'],
  'د.إ': ['AED'],
  درهم: ['AED', 'MAD'],
  'د.م': ['MAD'],
  'ج.م': ['EGP'],
  جنيه: ['EGP', 'SDG'],
  'د.ك': ['KWD'],
  'د.ب': ['BHD'],
  'د.أ': ['JOD'],
  'د.ا': ['JOD'],
  'د.ع': ['IQD'],
  'د.ت': ['TND'],
  'د.ج': ['DZD'],
  'ل.ل': ['LBP'],
  دينار: ['KWD', 'BHD', 'JOD', 'IQD', 'TND', 'DZD', 'LYD'],
  دولار: ['USD'],
  يورو: ['EUR'],
  रु: ['INR', 'NPR'],
  रू: ['INR', 'NPR'],
  रुपये: ['INR', 'NPR'],
  रुपए: ['INR', 'NPR'],
  रुपया: ['INR', 'NPR'],
  rs: ['INR', 'PKR', 'NPR', 'LKR', 'MUR'],
  টাকা: ['BDT'],
  tk: ['BDT'],
  euro: ['EUR'],
  euros: ['EUR'],
};

const SYMBOL = /^(?:\p{L}{0,3}\p{Sc}|\p{L}{1,3}[.]?|\p{L}[.]\p{L}[.]?)$/u;
/** A currency's symbol or code, not a unit such as `kg`. */
const CERTAIN = /^(?:[A-Z]{0,3}\p{Sc}|[A-Z]{3})$/u;

const wordOf = (sign: string): string => sign.toLowerCase().replace(/\.$/, '');

/** Whether what stands beside an amount can be a currency. */
export function isCurrency(sign: string): boolean {
  return SYMBOL.test(sign) || Object.hasOwn(WORDS, wordOf(sign));
}

/** Whether it can only be a currency. */
export function isCertainCurrency(sign: string): boolean {
  return CERTAIN.test(sign) || Object.hasOwn(WORDS, wordOf(sign));
}

/** Whether a symbol or code beside an amount is the currency's own; `$` may stand for `US$`, and the reverse. */
export function isOwnCurrency(sign: string, { code, symbol }: CurrencyFacts): boolean {
  const [upper, own] = [sign.toUpperCase(), symbol.toUpperCase()];
  if (upper === code || upper === own) return true;
  if (Object.hasOwn(WORDS, wordOf(sign))) return WORDS[wordOf(sign)]?.includes(code) ?? false;
  const last = upper.slice(-1);
  return /\p{Sc}/u.test(last) && own.endsWith(last) && (upper === last || own === last);
}
