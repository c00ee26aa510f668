import type { SynonymType } from '@stoa/contracts';
import { Dictionary } from './dictionary';
import { fold, wordsIn } from './search-terms';
import { stemOf } from './stems';

/** Terms that mean the same, or of which the first means the others too. */
export interface SynonymGroup {
  /** Parted by commas. */
  terms: string;
  type: SynonymType;
  /** Whose readers it is for; null for all. */
  language: string | null;
}

/** What a phrase is also called, and for whom. */
interface Others {
  language: string | null;
  phrases: string[][];
}

/** Words and phrases that mean the same to shoppers; each is a list of folded words. */
export class Synonyms {
  /** Every word that occurs, so that mistakes in them can be guessed. */
  readonly dictionary = new Dictionary();
  private readonly groups = new Map<string, Others[]>();

  constructor(groups: readonly SynonymGroup[]) {
    for (const group of groups) {
      const phrases = phrasesOf(group.terms);
      phrases.flat().forEach((word) => this.dictionary.learn(word));
      this.add(
        phrases.map((words) => words.map(fold)),
        group,
      );
    }
  }

  /** What else the words are called; themselves aside. */
  of(words: readonly string[], language: string): readonly string[][] {
    const own = words.join(' ');
    return this.known(words, language)
      .flatMap(({ phrases }) => phrases)
      .filter((phrase) => phrase.join(' ') !== own);
  }

  has(words: readonly string[], language: string): boolean {
    return this.known(words, language).length > 0;
  }

  private known(words: readonly string[], language: string): readonly Others[] {
    const all = this.groups.get(phraseKey(words, language)) ?? NONE;
    return all.filter((one) => one.language === null || one.language === language);
  }

  private add(phrases: string[][], { type, language }: SynonymGroup): void {
    for (const phrase of type === 'one_way' ? phrases.slice(0, 1) : phrases) {
      for (const key of phraseKeys(phrase))
        this.groups.set(key, [...(this.groups.get(key) ?? []), { language, phrases }]);
    }
  }
}

const NONE: readonly Others[] = [];

/** The phrases of a text that parts them by commas, each as its words. */
export function phrasesOf(terms: string): string[][] {
  return terms
    .split(/[,،]/)
    .map((phrase) => wordsIn(phrase))
    .filter((words) => words.length > 0);
}

/** Languages whose rules a Latin word may be read by. */
const READINGS = ['en', 'es'];

/** What all forms of a phrase of folded words have in common, for a reader of a language. */
export function phraseKey(words: readonly string[], language: string): string {
  return words.map((word) => stemOf(word, language) ?? word).join(' ');
}

/** The keys of a phrase for readers of any language. */
export function phraseKeys(words: readonly string[]): string[] {
  return [...new Set(READINGS.map((language) => phraseKey(words, language)))];
}
