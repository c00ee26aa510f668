import { searchTerms } from './search-terms';
import { phraseKey, phraseKeys } from './synonyms';

/** Products that stand first where somebody searches for certain words. */
export interface Curation {
  query: string;
  /** In their order. */
  product_ids: readonly number[];
  /** Whose readers it is for; null for all. */
  language: string | null;
  starts_at: Date | null;
  ends_at: Date | null;
}

/** Which products operators have put first for which words. */
export class Curations {
  private readonly byWords = new Map<string, Curation[]>();

  constructor(curations: readonly Curation[]) {
    for (const curation of curations)
      for (const key of phraseKeys(searchTerms(curation.query)))
        this.byWords.set(key, [...(this.byWords.get(key) ?? []), curation]);
  }

  /** The products that stand first for a text at a moment; those of an older curation before a younger one's. */
  of(text: string, language: string, moment: Date): readonly number[] {
    if (this.byWords.size === 0) return NOTHING;
    const curations = this.byWords.get(phraseKey(searchTerms(text), language));
    if (!curations) return NOTHING;
    const holding = curations.filter(
      (one) => (one.language === null || one.language === language) && holdsAt(one, moment),
    );
    return [...new Set(holding.flatMap(({ product_ids }) => product_ids))];
  }
}

const NOTHING: readonly number[] = [];

/** The window holds its first moment and not its last. */
function holdsAt({ starts_at, ends_at }: Curation, moment: Date): boolean {
  return (starts_at === null || starts_at <= moment) && (ends_at === null || moment < ends_at);
}
