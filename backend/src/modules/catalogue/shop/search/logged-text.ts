import { searchTerms } from './search-terms';

/** Longer rows of digits are somebody's number more often than a product's. */
const NUMBER = /\d{7}/;

/**
 * A search as the report keeps it: in lower case with single spaces, so that the same words are one row. Null for what
 * has no words, and for what may tell of a person: addresses of e-mail and long numbers.
 */
export function loggedText(text: string): string | null {
  const plain = text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();
  if (plain.includes('@') || NUMBER.test(plain.replace(/[\s().+-]/g, ''))) return null;
  return searchTerms(plain).length > 0 ? plain.slice(0, 100) : null;
}
