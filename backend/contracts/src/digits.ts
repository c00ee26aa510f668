/** First of the ten digits of other scripts: Arabic, Persian, Devanagari, Bengali. */
const ZEROS = [0x0660, 0x06f0, 0x0966, 0x09e6];
const OTHER_DIGITS = /[\u0660-\u0669\u06f0-\u06f9\u0966-\u096f\u09e6-\u09ef]/g;
const ARABIC_DECIMAL_SEPARATOR = '\u066b';

/** The text of a number with Latin digits and a decimal point, as people type it on other keyboards too. */
export function latinDigits(text: string): string {
  return text
    .replaceAll(OTHER_DIGITS, (digit) => {
      const code = digit.charCodeAt(0);
      return String(code - (ZEROS.find((zero) => code >= zero && code < zero + 10) ?? code));
    })
    .replaceAll(ARABIC_DECIMAL_SEPARATOR, '.');
}
