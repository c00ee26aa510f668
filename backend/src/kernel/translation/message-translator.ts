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
export class MessageTranslator {
  private readonly catalogues = readCatalogues();
  private readonly plurals = new Map<string, Intl.PluralRules>();

  constructor(private readonly languages: Languages) {}

  /** The message in `language` or its fallbacks; English without a translation. */
  translate(message: TranslatableText, language: string): string {
    for (const each of [...this.languages.chain(language), BASE_LANGUAGE]) {
      const text = this.find(message, each);
      if (text !== undefined) return text;
    }
    // A sentence without a catalogue entry; its values may have translations.
    if (typeof message === 'string') return message;
    return message.values.length > 0
      ? interpolate(message.text, message.values, BASE_LANGUAGE, this.in(BASE_LANGUAGE))
      : String(message);
  }

  /** A translation function for one language. */
  in(language: string): (message: TranslatableText) => string {
    return (message) => this.translate(message, language);
  }

  private find(message: TranslatableText, language: string): string | undefined {
    const catalogue = this.catalogues.get(language);
    if (!catalogue) return undefined;
    if (message instanceof Sentence && message.values.length > 0)
      return this.fill(catalogue, message, language);
    const text = typeof message === 'string' ? message : message.text;
    return catalogue[text] ?? this.fill(catalogue, figuresOf(text), language);
  }

  private fill(catalogue: Catalogue, { text, values }: Sentence, language: string): string | undefined {
    const template = catalogue[text] ?? catalogue[`${text}_${this.form(values, language)}`];
    return template === undefined ? undefined : interpolate(template, values, language, this.in(language));
  }

  /** The plural form for the first number among the values. */
  private form(values: readonly Value[], language: string): Intl.LDMLPluralRule {
    let rules = this.plurals.get(language);
    if (!rules) this.plurals.set(language, (rules = new Intl.PluralRules(language)));
    return rules.select(values.find((value) => typeof value === 'number') ?? 0);
  }
}
