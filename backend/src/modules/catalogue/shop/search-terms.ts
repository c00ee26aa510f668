/** Shortest word that MariaDB's full-text index knows. */
const SHORTEST_INDEXED = 3;
const MAX_TERMS = 8;

/** Words that InnoDB's full-text index leaves out; asking for them would find nothing. */
const STOPWORDS = new Set(
  (
    'a about an are as at be by com de en for from how i in is it la of on or that the this to was what when where ' +
    'who will with und www'
  ).split(' '),
);

/** The words of what a person typed, in lower case; signs mean nothing, so nothing of them reaches a query. */
export function searchTerms(text: string): string[] {
  const words =
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return [...new Set(words)].slice(0, MAX_TERMS);
}

/** An FTS5 expression: every word, each as the beginning of one. */
export function fts5Expression(terms: readonly string[]): string {
  return terms.map((term) => `"${term}"*`).join(' ');
}

/** A boolean-mode expression of the words that MariaDB's index knows, and those it does not. */
export function mysqlTerms(terms: readonly string[]): { expression: string; short: string[] } {
  const telling = terms.filter((term) => !STOPWORDS.has(term));
  const indexed = telling.filter((term) => [...term].length >= SHORTEST_INDEXED);
  const short = telling.filter((term) => [...term].length < SHORTEST_INDEXED);
  return { expression: indexed.map((term) => `+${term}*`).join(' '), short };
}
