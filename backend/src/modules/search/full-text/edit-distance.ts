/** Shorter words are not spell-corrected: too many others are similar. */
export const MIN_GUESSED_LENGTH = 4;
/** Words of at least this length may have two mistakes. */
const LONG_WORD = 8;

/** Mistakes that a word may have to be taken for another one; none in numbers, where each digit counts. */
export function maxMistakes(word: string): number {
  if (word.length < MIN_GUESSED_LENGTH || /\p{N}/u.test(word)) return 0;
  return word.length >= LONG_WORD ? 2 : 1;
}

/**
 * Damerau–Levenshtein distance: insertions, deletions, substitutions and swaps of adjacent letters;
 * `max + 1` if it exceeds `max`.
 */
export function editDistance(a: string, b: string, max: number): number {
  if (Math.abs(a.length - b.length) > max) return max + 1;
  return distances(a, b, max)?.[b.length] ?? max + 1;
}

/** The least edit distance of an unfinished word to any beginning of another word; `max + 1` if it exceeds `max`. */
export function beginningDistance(begun: string, word: string, max: number): number {
  if (begun.length - word.length > max) return max + 1;
  const row = distances(begun, word.slice(0, begun.length + max), max);
  return row ? Math.min(...row) : max + 1;
}

/** Edit distances of a word to each beginning of another one; null if all of them exceed `max`. */
function distances(a: string, b: string, max: number): number[] | null {
  let older = new Array<number>(b.length + 1).fill(0);
  let last = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    let lowest = i;
    for (let j = 1; j <= b.length; j++) {
      const change = a[i - 1] === b[j - 1] ? 0 : 1;
      let cost = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + change);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        cost = Math.min(cost, (older[j - 2] ?? 0) + 1);
      row.push(cost);
      lowest = Math.min(lowest, cost);
    }
    if (lowest > max) return null;
    [older, last] = [last, row];
  }
  return last;
}
