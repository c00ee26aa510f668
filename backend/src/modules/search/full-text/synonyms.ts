import type { SynonymType } from '@stoa/contracts';
import { Dictionary } from './dictionary';
import { fold, wordsIn } from './search-terms';
import { stemOf } from './stems';

/** Synonymous terms, or, one way, a first term that also means the others. */
export interface SynonymGroup {
  /** Comma-separated. */
  terms: string;
  type: SynonymType;
  /** Language that it applies to; null for all. */
  language: string | null;
}

/** Synonyms of a phrase, and the language they apply to. */
interface SynonymPhrases {
  language: string | null;
  phrases: string[][];
}

/** Synonymous words and phrases; each is a list of folded words. */
export class Synonyms {
  /** All words of the synonyms, for spelling correction. */
  readonly dictionary = new Dictionary();
  private readonly groups = new Map<string, SynonymPhrases[]>();

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

  /** Synonyms of the words, without the words themselves. */
  find(words: readonly string[], language: string): readonly string[][] {
    const own = words.join(' ');
    return this.existing(words, language)
      .flatMap(({ phrases }) => phrases)
      .filter((phrase) => phrase.join(' ') !== own);
  }

  has(words: readonly string[], language: string): boolean {
    return this.existing(words, language).length > 0;
  }

  private existing(words: readonly string[], language: string): readonly SynonymPhrases[] {
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

const NONE: readonly SynonymPhrases[] = [];

/** The phrases of a comma-separated text, each as its words. */
export function phrasesOf(terms: string): string[][] {
  return terms
    .split(/[,،]/)
    .map((phrase) => wordsIn(phrase))
    .filter((words) => words.length > 0);
}

/** Languages whose stemming rules may apply to a Latin word. */
const READINGS = ['en', 'es'];

/** Stemmed key of a phrase of folded words, for a reader of a language. */
export function phraseKey(words: readonly string[], language: string): string {
  return words.map((word) => stemOf(word, language) ?? word).join(' ');
}

/** The keys of a phrase for readers of all languages. */
export function phraseKeys(words: readonly string[]): string[] {
  return [...new Set(READINGS.map((language) => phraseKey(words, language)))];
}
