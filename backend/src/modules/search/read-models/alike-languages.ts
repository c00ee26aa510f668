import { joinedValues } from '../../../kernel/i18n';
import type { ProductFacts } from './product-facts';

/** Makes rows of read models once for all languages in which the products and what they name have the same texts. */
export class AlikeLanguages {
  private readonly translatedInto: ReadonlySet<string>;
  private readonly keys = new Map<string, string>();

  constructor(
    facts: Pick<ProductFacts, 'texts' | 'slugs'>,
    private readonly chainOf: (language: string) => readonly string[],
  ) {
    this.translatedInto = languagesOf(facts);
  }

  /** A row in each of the languages, in their order. */
  inEach<R extends { language: string }>(languages: readonly string[], make: (language: string) => R): R[] {
    const made = new Map<string, R>();
    return languages.map((language) => {
      const key = this.keyOf(language);
      const alike = made.get(key);
      if (alike) return { ...alike, language };
      const row = make(language);
      made.set(key, row);
      return row;
    });
  }

  /** Equal for languages that differ neither in texts nor in how they join several values. */
  private keyOf(language: string): string {
    const known = this.keys.get(language);
    if (known !== undefined) return known;
    const translated = this.chainOf(language).filter((one) => this.translatedInto.has(one));
    const key = [...translated, joinedValues(['', ''], language)].join(' ');
    this.keys.set(language, key);
    return key;
  }
}

/** Languages in which any of the records has a text or an address of its own. */
function languagesOf({ texts, slugs }: Pick<ProductFacts, 'texts' | 'slugs'>): Set<string> {
  const languages = new Set<string>();
  const sources: Map<number, object>[] = [...Object.values(texts), slugs];
  for (const source of sources)
    for (const byLanguage of source.values())
      for (const language of Object.keys(byLanguage)) languages.add(language);
  return languages;
}
