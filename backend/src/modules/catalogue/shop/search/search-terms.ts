const MAX_TERMS = 8;

const DIGIT_ZEROS = [0x0660, 0x06f0, 0x0966, 0x09e6];

/** The words of a text as they stand, in lower case; signs mean nothing. */
export function wordsIn(text: string): string[] {
  return (
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  );
}

/** The words of a text, and what its hyphenated ones are without hyphens: `t-shirt` is `t`, `shirt` and `tshirt`. */
export function spellings(text: string): string[] {
  const compounds =
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+(?:[-‐‑'’][\p{L}\p{M}\p{N}]+)+/gu) ?? [];
  return [...wordsIn(text), ...compounds.map((compound) => compound.replace(/[-‐‑'’]/g, ''))];
}

/** A SKU or barcode as one word, so that its parts are nobody's words: `VS-TEA-S` is no tea. */
export function codeOf(text: string): string {
  return wordsIn(text).join('');
}

/** The words of what a person typed, each once, as the index compares them. */
export function searchTerms(text: string): string[] {
  return [...new Set(wordsIn(text).map(fold).filter(Boolean))].slice(0, MAX_TERMS);
}

/**
 * One word without what people leave out or type in several ways: Latin accents, Arabic vowel signs and tatweel, its
 * forms of alef, hamza, yeh, kaf and teh marbuta, the nukta and chandrabindu of Devanagari and Bangla, a nasal consonant
 * before another (`हिन्दी` for `हिंदी`), the long vowel signs of Bangla that sound short, digits of other scripts.
 */
export function fold(word: string): string {
  return word
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]|\u0640|[\u064b-\u065f]|\u0670|\u093c|\u09bc|[\u200b-\u200d]/g, '')
    .replace(/[\u0671]/g, '\u0627')
    .replace(/[\u0649\u06cc]/g, '\u064a')
    .replace(/\u06a9/g, '\u0643')
    .replace(/\u0629/g, '\u0647')
    .replace(/\u0901/g, '\u0902')
    .replace(/[\u0919\u091e\u0923\u0928\u092e]\u094d(?=[\u0915-\u0939])/g, '\u0902')
    .replace(/\u0981/g, '')
    .replace(/\u09c0/g, '\u09bf')
    .replace(/\u09c2/g, '\u09c1')
    .replace(/\u09ce/g, '\u09a4\u09cd')
    .replace(/[\u0660-\u0669\u06f0-\u06f9\u0966-\u096f\u09e6-\u09ef]/g, latinDigit);
}

function latinDigit(digit: string): string {
  const code = digit.charCodeAt(0);
  const zero = DIGIT_ZEROS.find((one) => code >= one && code < one + 10) ?? code;
  return String(code - zero);
}
