import { Injectable } from '@nestjs/common';
import { BASE_LANGUAGE } from '@stoa/contracts';
import { Languages } from '../i18n';
import type { Catalogue, Translation } from './catalogues';
import { readCatalogues } from './catalogues';
import { figuresOf } from './figures';
import type { Said, Value } from './sentence';
import { filled, Sentence } from './sentence';

/** Says what the code says in English in the languages of its readers (ADR 13). */
@Injectable()
export class Wording {
  private readonly catalogues = readCatalogues();
  private readonly plurals = new Map<string, Intl.PluralRules>();

  constructor(private readonly languages: Languages) {}

  /** The words in `language`, or in what it falls back to; English where there are none. */
  put(said: Said, language: string): string {
    for (const each of [...this.languages.chain(language), BASE_LANGUAGE]) {
      const text = this.find(said, each);
      if (text !== undefined) return text;
    }
    // English has few entries, but what a sentence names may have one of its own.
    if (typeof said === 'string') return said;
    return said.values.length > 0
      ? filled(said.text, said.values, BASE_LANGUAGE, this.in(BASE_LANGUAGE))
      : String(said);
  }

  /** A function that puts words into one language. */
  in(language: string): (said: Said) => string {
    return (said) => this.put(said, language);
  }

  private find(said: Said, language: string): string | undefined {
    const catalogue = this.catalogues.get(language);
    if (!catalogue) return undefined;
    if (said instanceof Sentence && said.values.length > 0) return this.fill(catalogue, said, language);
    const text = typeof said === 'string' ? said : said.text;
    const whole = catalogue[text];
    return typeof whole === 'string' ? whole : this.fill(catalogue, figuresOf(text), language);
  }

  private fill(catalogue: Catalogue, { text, values }: Sentence, language: string): string | undefined {
    const found = catalogue[text];
    if (found === undefined) return undefined;
    const form = typeof found === 'string' ? found : this.form(found, values, language);
    return filled(form, values, language, this.in(language));
  }

  /** The plural form for the first figure among the values. */
  private form(forms: Exclude<Translation, string>, values: readonly Value[], language: string): string {
    let rules = this.plurals.get(language);
    if (!rules) this.plurals.set(language, (rules = new Intl.PluralRules(language)));
    const count = values.find((value) => typeof value === 'number') ?? 0;
    return forms[rules.select(Number(count))] ?? forms.other ?? '';
  }
}
