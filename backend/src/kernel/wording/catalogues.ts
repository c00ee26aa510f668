import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES } from '@stoa/contracts';
import { findRoot } from '../config';

/** A translation: one text, or one for each plural form that the language has for the sentence's first figure. */
export type Translation = string | Partial<Record<Intl.LDMLPluralRule, string>>;

/** English sentence, with `{0}` for what it names → translation; words for states and kinds stand apart from sentences, labels of fields under `field:name`. */
export type Catalogue = Readonly<Record<string, Translation>>;

const FOLDER = join(findRoot(), 'backend/languages');

/** The catalogue of every language, one JSON file each; English has only sentences that need plural forms. */
export function readCatalogues(): ReadonlyMap<string, Catalogue> {
  return new Map(LANGUAGES.map((language) => [language, readCatalogue(language)]));
}

function readCatalogue(language: string): Catalogue {
  const { fields, words, sentences }: Record<'fields' | 'words' | 'sentences', Catalogue> = JSON.parse(
    readFileSync(join(FOLDER, `${language}.json`), 'utf8'),
  );
  const labels = Object.entries(fields).map(([name, label]) => [`field:${name}`, label]);
  return { ...Object.fromEntries(labels), ...words, ...sentences };
}
