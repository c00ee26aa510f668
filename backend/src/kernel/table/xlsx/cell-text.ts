const range = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, place) => from + place);

/** Numbers of Excel's own formats that show a date. */
export const STANDARD_DATES: ReadonlySet<number> = new Set([
  ...range(14, 17),
  22,
  ...range(27, 31),
  36,
  ...range(50, 54),
  57,
  58,
]);

const DAY = 24 * 60 * 60 * 1000;
/** Days from the first day of Excel's calendars to 1970; the first one counts a 29 February 1900. */
const BEFORE_1970 = { false: 25_569, true: 24_107 };
/** Digits of a number that Excel keeps; more are errors of binary fractions. */
const DIGITS = 15;
const LAST_DAY = 2_958_466;

/** Whether a number format shows a date, not only a time or a number. */
export function isDateFormat(code: string): boolean {
  const [first = ''] = code.replace(/"[^"]*"|\[[^\]]*\]|\\.|[_*]./g, '').split(';');
  return !/general/i.test(first) && /[yd]|mmm/i.test(first);
}

/** A number as plain digits with this decimal mark, never with an exponent. */
export function numberTextOf(number: number, mark: string): string {
  const short = Number(number.toPrecision(DIGITS));
  if (Number.isInteger(short)) return BigInt(short).toString();
  const text = /e/i.test(String(short)) ? short.toFixed(DIGITS).replace(/0+$/, '') : String(short);
  return text.replace('.', mark);
}

/** A day of Excel's calendar as `2026-05-31`, with its time if it has one; null if it is none. */
export function dateTextOf(days: number, is1904: boolean): string | null {
  if (days < 0 || days >= LAST_DAY) return null;
  const shift = !is1904 && days < 60 ? 1 : 0;
  const seconds = Math.round((days + shift - BEFORE_1970[`${is1904}`]) * (DAY / 1000));
  const text = new Date(seconds * 1000).toISOString();
  return text.endsWith('T00:00:00.000Z') ? text.slice(0, 10) : text.slice(0, 19).replace('T', ' ');
}

/** The place of a column by its letters: `C` → 2. */
export function columnOf(reference: string): number {
  let place = 0;
  for (const letter of reference.match(/^[A-Z]+/i)?.[0].toUpperCase() ?? '')
    place = place * 26 + letter.charCodeAt(0) - 64;
  return place - 1;
}

/** Characters that XML can't contain are written as `_x000D_`. */
export function unescapeText(text: string): string {
  if (!text.includes('_x')) return text;
  return text
    .replace(/_x([\da-f]{4})_/gi, (_whole, code: string) => String.fromCharCode(parseInt(code, 16)))
    .replace(/\r\n?/g, '\n');
}
