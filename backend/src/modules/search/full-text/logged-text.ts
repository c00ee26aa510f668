import { searchTerms } from './search-terms';

/** Longer digit sequences are more often personal numbers than product numbers. */
const NUMBER = /\d{7}/;

/**
 * Normalises a search text for the report: lower case, single spaces, so that equal searches share a row.
 * Null for texts without words, and for possible personal data: e-mail addresses and long numbers.
 */
export function loggedText(text: string): string | null {
  const plain = text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();
  if (plain.includes('@') || NUMBER.test(plain.replace(/[\s().+-]/g, ''))) return null;
  return searchTerms(plain).length > 0 ? plain.slice(0, 100) : null;
}
