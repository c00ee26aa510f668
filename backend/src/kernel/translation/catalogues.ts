import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES } from '@stoa/contracts';
import { findRoot } from '../config';

/**
 * English sentence, with `{{0}}` for its values → translation, with `_one`, `_other` … for plural forms;
 * field labels under `field:name`.
 */
export type Catalogue = Readonly<Record<string, string>>;

const FOLDER = join(findRoot(), 'backend/locales');

/** The catalogue of every language, each a folder of JSON files. */
export function readCatalogues(): ReadonlyMap<string, Catalogue> {
  return new Map(LANGUAGES.map((language) => [language, readCatalogue(language)]));
}

function readCatalogue(language: string): Catalogue {
  const labels = Object.entries(readTexts(language, 'fields')).map(([name, label]) => [
    `field:${name}`,
    label,
  ]);
  return {
    ...Object.fromEntries(labels),
    ...readTexts(language, 'terms'),
    ...readTexts(language, 'sentences'),
  };
}

function readTexts(language: string, namespace: 'fields' | 'terms' | 'sentences'): Catalogue {
  return JSON.parse(readFileSync(join(FOLDER, language, `${namespace}.json`), 'utf8')) as Catalogue;
}
