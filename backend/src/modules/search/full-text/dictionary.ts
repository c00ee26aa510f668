import { editDistance, MIN_GUESSED_LENGTH, maxMistakes } from './edit-distance';
import { fold } from './search-terms';
import { stemsOf } from './stems';

/** New words that are scanned linearly before the sorted list is rebuilt. */
const UNSORTED = 1_000;

/** The distinct words of all texts by number, looked up exactly, by stem, by prefix and by similarity. */
export class Dictionary {
  /** Folded words by number. */
  private readonly folded: string[] = [];
  /** The same words in their first original spelling. */
  private readonly written: string[] = [];
  private readonly numbers = new Map<string, number>();
  /** Original words that differ from their folded ones → number, so that each is folded only once. */
  private readonly seen = new Map<string, number>();
  private readonly stems = new Map<string, number[]>();
  private sorted: number[] = [];

  get size(): number {
    return this.folded.length;
  }

  /** Returns the number of a word, adding it if new. */
  learn(word: string): number {
    const seen = this.numbers.get(word) ?? this.seen.get(word);
    if (seen !== undefined) return seen;
    const folded = fold(word);
    // One string for both, where they are equal.
    if (folded === word) return this.add(word, word);
    const number = this.numbers.get(folded) ?? this.add(folded, word);
    this.seen.set(word, number);
    return number;
  }

  exact(folded: string): number | undefined {
    return this.numbers.get(folded);
  }

  findByStem(stem: string | null): readonly number[] {
    return (stem !== null && this.stems.get(stem)) || [];
  }

  asWritten(number: number): string {
    return this.written[number] ?? '';
  }

  asFolded(number: number): string {
    return this.folded[number] ?? '';
  }

  /** Words with this prefix, except the word itself. */
  beginningWith(start: string): number[] {
    const sorted = this.inOrder();
    const places: number[] = [];
    for (let place = lowest(sorted, this.folded, start); place < sorted.length; place++) {
      const number = sorted[place] ?? 0;
      const word = this.folded[number] ?? '';
      if (!word.startsWith(start)) break;
      if (word !== start) places.push(number);
    }
    for (let number = sorted.length; number < this.size; number++)
      if (this.folded[number]?.startsWith(start) && this.folded[number] !== start) places.push(number);
    return places;
  }

  /** The most similar words with one or two mistakes, preferably with the same first letter. */
  like(word: string): number[] {
    let max = maxMistakes(word);
    if (max === 0) return [];
    let best: number[] = [];
    for (let number = 0; number < this.size; number++) {
      const other = this.folded[number] ?? '';
      if (other.length < MIN_GUESSED_LENGTH || Math.abs(other.length - word.length) > max) continue;
      const distance = editDistance(word, other, max);
      if (distance > max) continue;
      if (distance < max) [max, best] = [distance, []];
      best.push(number);
    }
    const same = best.filter((number) => this.folded[number]?.[0] === word[0]);
    return same.length ? same : best;
  }

  private add(folded: string, word: string): number {
    const number = this.folded.push(folded) - 1;
    this.written.push(word);
    this.numbers.set(folded, number);
    for (const stem of stemsOf(folded)) {
      const numbers = this.stems.get(stem);
      if (numbers) numbers.push(number);
      else this.stems.set(stem, [number]);
    }
    return number;
  }

  /** Numbers sorted by word, without the latest ones. */
  private inOrder(): number[] {
    if (this.size - this.sorted.length <= UNSORTED && this.sorted.length > 0) return this.sorted;
    const word = (number: number): string => this.folded[number] ?? '';
    this.sorted = Array.from(this.folded, (_, number) => number).sort((a, b) => (word(a) < word(b) ? -1 : 1));
    return this.sorted;
  }
}

function lowest(sorted: readonly number[], words: readonly string[], start: string): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((words[sorted[middle] ?? 0] ?? '') < start) low = middle + 1;
    else high = middle;
  }
  return low;
}
