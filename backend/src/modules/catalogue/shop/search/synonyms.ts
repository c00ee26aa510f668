import { Dictionary } from './dictionary';
import { fold, wordsIn } from './search-terms';
import { stemOf } from './stems';

/** Languages whose rules a Latin word may be read by. */
const READINGS = ['en', 'es'];

/** Words and phrases that mean the same to shoppers; each is a list of folded words. */
export class Synonyms {
  /** Every word that occurs, so that mistakes in them can be guessed. */
  readonly dictionary = new Dictionary();
  private readonly groups = new Map<string, string[][]>();

  /** `groups` are texts of phrases parted by commas. */
  constructor(groups: readonly string[]) {
    for (const group of groups) {
      const phrases = group
        .split(/[,،]/)
        .map((phrase) => wordsIn(phrase))
        .filter((words) => words.length > 0);
      phrases.flat().forEach((word) => this.dictionary.learn(word));
      this.add(phrases.map((words) => words.map(fold)));
    }
  }

  /** What else the words are called; themselves aside. */
  of(words: readonly string[], language: string): readonly string[][] {
    const own = words.join(' ');
    return (this.groups.get(keyOf(words, language)) ?? []).filter((phrase) => phrase.join(' ') !== own);
  }

  has(words: readonly string[], language: string): boolean {
    return this.groups.has(keyOf(words, language));
  }

  private add(phrases: string[][]): void {
    for (const phrase of phrases) {
      for (const key of new Set(READINGS.map((language) => keyOf(phrase, language))))
        this.groups.set(key, [...(this.groups.get(key) ?? []), ...phrases]);
    }
  }
}

function keyOf(words: readonly string[], language: string): string {
  return words.map((word) => stemOf(word, language) ?? word).join(' ');
}
