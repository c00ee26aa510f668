import { beginningDistance, editDistance, MIN_GUESSED_LENGTH, maxMistakes } from './edit-distance';
import { Letters } from './letters';
import { fold } from './search-terms';
import { SortedWords } from './sorted-words';
import { stemsOf } from './stems';
import { WordNumbers } from './word-numbers';

/** From this length on, a part of a text keeps the whole text in memory. */
const SLICED = 13;

/** The distinct words of all texts by number, looked up exactly, by stem, by prefix and by similarity. */
export class Dictionary {
  /** Folded words by number. */
  private readonly folded: string[] = [];
  /** The first original spelling of those that differ from it. */
  private readonly written = new Map<number, string>();
  private readonly numbers = new WordNumbers(this.folded);
  private readonly sorted = new SortedWords(this.folded);
  private readonly letters = new Letters();
  /** Original words that differ from their folded ones → number, so that each is folded only once. */
  private readonly seen = new Map<string, number>();
  private readonly stems = new Map<string, number[]>();

  get size(): number {
    return this.folded.length;
  }

  /** Returns the number of a word, adding it if new. */
  learn(word: string): number {
    const seen = this.numbers.get(word) ?? this.seen.get(word);
    if (seen !== undefined) return seen;
    const folded = fold(word);
    if (folded === word) return this.add(ownCopy(word));
    const known = this.numbers.get(folded);
    const number = known ?? this.add(ownCopy(folded));
    const own = ownCopy(word);
    if (known === undefined) this.written.set(number, own);
    this.seen.set(own, number);
    return number;
  }

  exact(folded: string): number | undefined {
    return this.numbers.get(folded);
  }

  findByStem(stem: string | null): readonly number[] {
    return (stem !== null && this.stems.get(stem)) || [];
  }

  asWritten(number: number): string {
    return this.written.get(number) ?? this.asFolded(number);
  }

  asFolded(number: number): string {
    return this.folded[number] ?? '';
  }

  /** The first words with this prefix in the order of their characters, except the word itself. */
  beginningWith(start: string, limit: number): number[] {
    return this.sorted.beginningWith(start, limit);
  }

  /** The most similar words with one or two mistakes, preferably with the same first letter. */
  like(word: string): number[] {
    return this.nearest(word, editDistance, (max, compare) =>
      this.letters.forEachLike(word, this.size, max, compare),
    );
  }

  /** The words whose beginnings are most similar to an unfinished word, under the rules of `like`. */
  beginningLike(begun: string): number[] {
    return this.nearest(begun, beginningDistance, (max, compare) =>
      this.letters.forEachBeginningLike(begun, this.size, max, compare),
    );
  }

  private nearest(
    word: string,
    distanceOf: typeof editDistance,
    forEachCandidate: (max: () => number, compare: (number: number) => void) => void,
  ): number[] {
    let max = maxMistakes(word);
    if (max === 0) return [];
    let best: number[] = [];
    const compare = (number: number): void => {
      const other = this.asFolded(number);
      if (other.length < MIN_GUESSED_LENGTH) return;
      const distance = distanceOf(word, other, max);
      if (distance > max) return;
      if (distance < max) [max, best] = [distance, []];
      best.push(number);
    };
    forEachCandidate(() => max, compare);
    const same = best.filter((number) => this.folded[number]?.[0] === word[0]);
    return same.length ? same : best;
  }

  private add(folded: string): number {
    const number = this.folded.push(folded) - 1;
    this.numbers.add(number);
    this.sorted.add(number);
    this.letters.set(number, folded);
    for (const stem of stemsOf(folded)) {
      const numbers = this.stems.get(stem);
      if (numbers) numbers.push(number);
      else this.stems.set(stem, [number]);
    }
    return number;
  }
}

/** The same word, without the text that it is a part of. */
function ownCopy(word: string): string {
  return word.length < SLICED ? word : Buffer.from(word).toString();
}
