import { beginningDistance, editDistance, maxMistakes } from './edit-distance';
import { searchTerms } from './search-terms';
import { stemOf } from './stems';
import type { Synonyms } from './synonyms';

/** How well a name matches: equal, by complete words, by other forms or synonyms, by prefixes, with a typo in either. */
const WHOLE = 6;
const IN_FULL = 5;
const SAME_THING = 4;
const BEGUN = 3;
const MISSPELT = 2;
const MISSPELT_BEGINNING = 1;
const NOT_AT_ALL = 0;

/** Matches the few names of categories and vendors against a search text. */
export class NameMatch {
  private readonly stems: readonly ReadonlySet<string>[];

  constructor(
    private readonly terms: readonly string[],
    synonyms: Synonyms,
    private readonly language: string,
    /** Whether the last term may also be the beginning of a word with a typo. */
    private readonly guessesBeginning = false,
  ) {
    const stem = (word: string): string => stemOf(word, language) ?? word;
    this.stems = terms.map((term) => {
      const others = synonyms.find([term], language).flatMap((words) => (words.length === 1 ? words : []));
      return new Set([term, ...others].map(stem));
    });
  }

  /** The matching items, best first. */
  best<T extends { name: string }>(named: readonly T[], max: number): T[] {
    return named
      .map((one) => ({ one, fits: this.fits(one.name) }))
      .filter(({ fits }) => fits > NOT_AT_ALL)
      .sort((a, b) => b.fits - a.fits)
      .slice(0, max)
      .map(({ one }) => one);
  }

  private fits(name: string): number {
    const words = searchTerms(name);
    if (words.join(' ') === this.terms.join(' ')) return WHOLE;
    const grades = this.terms.map((term, place) => this.grade(words, term, place));
    return Math.min(...grades);
  }

  private grade(words: readonly string[], term: string, place: number): number {
    if (words.includes(term)) return IN_FULL;
    if (words.some((word) => this.stems[place]?.has(stemOf(word, this.language) ?? word))) return SAME_THING;
    if (words.some((word) => word.startsWith(term))) return BEGUN;
    const max = maxMistakes(term);
    if (max === 0) return NOT_AT_ALL;
    if (words.some((word) => editDistance(word, term, max) <= max)) return MISSPELT;
    const isOpen = this.guessesBeginning && place === this.terms.length - 1;
    return isOpen && words.some((word) => beginningDistance(term, word, max) <= max)
      ? MISSPELT_BEGINNING
      : NOT_AT_ALL;
  }
}
