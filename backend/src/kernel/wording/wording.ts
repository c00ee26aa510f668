import { Injectable } from '@nestjs/common';
import { BASE_LANGUAGE } from '@stoa/contracts';
import { Languages } from '../i18n';
import type { Catalogue } from './catalogues';
import { readCatalogues } from './catalogues';
import { figuresOf } from './figures';
import type { TranslatableText, Value } from './sentence';
import { interpolate, Sentence } from './sentence';

/** Translates the code's English messages for readers (ADR 13). */
@Injectable()
export class Wording {
  private readonly catalogues = readCatalogues();
  private readonly plurals = new Map<string, Intl.PluralRules>();

  constructor(private readonly languages: Languages) {}

  /** The message in `language` or its fallbacks; English without a translation. */
  translate(said: TranslatableText, language: string): string {
    for (const each of [...this.languages.chain(language), BASE_LANGUAGE]) {
      const text = this.find(said, each);
      if (text !== undefined) return text;
    }
    // A sentence without a catalogue entry; its values may have translations.
    if (typeof said === 'string') return said;
    return said.values.length > 0
      ? interpolate(said.text, said.values, BASE_LANGUAGE, this.in(BASE_LANGUAGE))
      : String(said);
  }

  /** A translation function for one language. */
  in(language: string): (said: TranslatableText) => string {
    return (said) => this.translate(said, language);
  }

  private find(said: TranslatableText, language: string): string | undefined {
    const catalogue = this.catalogues.get(language);
    if (!catalogue) return undefined;
    if (said instanceof Sentence && said.values.length > 0) return this.fill(catalogue, said, language);
    const text = typeof said === 'string' ? said : said.text;
    return catalogue[text] ?? this.fill(catalogue, figuresOf(text), language);
  }

  private fill(catalogue: Catalogue, { text, values }: Sentence, language: string): string | undefined {
    const found = catalogue[text] ?? catalogue[`${text}_${this.form(values, language)}`];
    return found === undefined ? undefined : interpolate(found, values, language, this.in(language));
  }

  /** The plural form for the first number among the values. */
  private form(values: readonly Value[], language: string): Intl.LDMLPluralRule {
    let rules = this.plurals.get(language);
    if (!rules) this.plurals.set(language, (rules = new Intl.PluralRules(language)));
    return rules.select(values.find((value) => typeof value === 'number') ?? 0);
  }
}
