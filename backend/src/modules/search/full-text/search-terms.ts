import { latinDigits } from '@stoa/contracts';

const MAX_TERMS = 8;

/** The words of a text in original spelling, in lower case, without punctuation. */
export function wordsIn(text: string): string[] {
  return (
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  );
}

/** The words of a text, and hyphenated ones joined too: `t-shirt` yields `t`, `shirt` and `tshirt`. */
export function spellings(text: string): string[] {
  const compounds =
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+(?:[-‐‑'’][\p{L}\p{M}\p{N}]+)+/gu) ?? [];
  return [...wordsIn(text), ...compounds.map((compound) => compound.replace(/[-‐‑'’]/g, ''))];
}

/** A SKU or barcode as one word, so that its parts do not match: `VS-TEA-S` is no tea. */
export function codeOf(text: string): string {
  return wordsIn(text).join('');
}

/** The distinct words of a search text, folded as in the index. */
export function searchTerms(text: string): string[] {
  return [...new Set(wordsIn(text).map(fold).filter(Boolean))].slice(0, MAX_TERMS);
}

/**
 * Folds a word: removes or unifies what people omit or type in several ways, such as Latin accents, Arabic
 * vowel signs and tatweel, forms of alef, hamza, yeh, kaf and teh marbuta, the nukta and chandrabindu of
 * Devanagari and Bangla, a nasal consonant before another (`हिन्दी` for `हिंदी`), long vowel signs i and u
 * of both that sound short, digits of other scripts.
 */
export function fold(word: string): string {
  return latinDigits(word)
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]|\u0640|[\u064b-\u065f]|\u0670|\u093c|\u09bc|[\u200b-\u200d]/g, '')
    .replace(/[\u0671]/g, '\u0627')
    .replace(/[\u0649\u06cc]/g, '\u064a')
    .replace(/\u06a9/g, '\u0643')
    .replace(/\u0629/g, '\u0647')
    .replace(/\u0901/g, '\u0902')
    .replace(/[\u0919\u091e\u0923\u0928\u092e]\u094d(?=[\u0915-\u0939])/g, '\u0902')
    .replace(/\u0940/g, '\u093f')
    .replace(/\u0942/g, '\u0941')
    .replace(/\u0981/g, '')
    .replace(/\u09c0/g, '\u09bf')
    .replace(/\u09c2/g, '\u09c1')
    .replace(/\u09ce/g, '\u09a4\u09cd');
}
