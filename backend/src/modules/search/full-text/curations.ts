import { searchTerms } from './search-terms';
import { phraseKey, phraseKeys } from './synonyms';

/** Products pinned to the top of the results for certain search words. */
export interface Curation {
  query: string;
  /** In pinned order. */
  product_ids: readonly number[];
  /** Language that it applies to; null for all. */
  language: string | null;
  starts_at: Date | null;
  ends_at: Date | null;
}

/** Pinned products by search words. */
export class Curations {
  private readonly byPhrase = new Map<string, Curation[]>();

  constructor(curations: readonly Curation[]) {
    for (const curation of curations)
      for (const key of phraseKeys(searchTerms(curation.query)))
        this.byPhrase.set(key, [...(this.byPhrase.get(key) ?? []), curation]);
  }

  /** Products pinned for a text at a moment; those of older curations come first. */
  find(text: string, language: string, moment: Date): readonly number[] {
    if (this.byPhrase.size === 0) return NOTHING;
    const curations = this.byPhrase.get(phraseKey(searchTerms(text), language));
    if (!curations) return NOTHING;
    const holding = curations.filter(
      (one) => (one.language === null || one.language === language) && holdsAt(one, moment),
    );
    return [...new Set(holding.flatMap(({ product_ids }) => product_ids))];
  }
}

const NOTHING: readonly number[] = [];

/** The window includes its start and excludes its end. */
function holdsAt({ starts_at, ends_at }: Curation, moment: Date): boolean {
  return (starts_at === null || starts_at <= moment) && (ends_at === null || moment < ends_at);
}
