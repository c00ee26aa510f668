import 'reflect-metadata';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FORBIDDEN_MESSAGE, LANGUAGES } from '@stoa/contracts';
import { getMetadataArgsStorage } from 'typeorm';
import { AppModule } from '../../src/app.module';
import { definedResources } from '../../src/kernel/resource';
import { ar } from '../../../backoffice/kit/src/i18n/ar';
import { bn } from '../../../backoffice/kit/src/i18n/bn';
import { es } from '../../../backoffice/kit/src/i18n/es';
import { hi } from '../../../backoffice/kit/src/i18n/hi';
import { en } from '../../../backoffice/kit/src/i18n/en';
import { inputRules, ruleSentences } from '../support/rule-sentences';
import { spoken } from '../support/sentences';

type Forms = string | Record<string, string>;
interface Catalogue {
  fields: Record<string, string>;
  words: Record<string, string>;
  sentences: Record<string, Forms>;
}

const CONSOLES = { es, ar, hi, bn };
const languages = LANGUAGES.filter((language) => language !== 'en') as (keyof typeof CONSOLES)[];

function catalogue(language: string): Catalogue {
  const path = join(__dirname, `../../languages/${language}.json`);
  return JSON.parse(readFileSync(path, 'utf8')) as Catalogue;
}

const placesOf = (text: string): string => [...new Set(text.match(/\{\d+\}/g))].sort().join(' ');
const formsOf = (forms: Forms): string[] => (typeof forms === 'string' ? [forms] : Object.values(forms));

describe('what the server says', () => {
  const { sentences, words, untold } = spoken();
  // Inputs are declared when the application is.
  const fields = new Set(AppModule && inputRules().map(({ field }) => field));
  const said = new Map(sentences.map(({ text, at }) => [text, at]));
  for (const text of [...ruleSentences(said), FORBIDDEN_MESSAGE]) said.set(text, 'a rule of input');
  // A refusal to delete names the tables that still use a record.
  const tables = definedResources().map(
    ({ entity }) => getMetadataArgsStorage().tables.find(({ target }) => target === entity)?.name ?? '',
  );
  const named = new Set([
    ...words.map(({ text }) => text),
    ...tables.map((name) => name.replaceAll('_', ' ')),
  ]);

  it('hides no name inside a finished sentence: those are written with say`…`', () => {
    expect(untold).toEqual([]);
  });

  describe.each(LANGUAGES)('in %s', (language) => {
    const { fields: labels } = catalogue(language);

    it('has a label for every field of an input, and for nothing else', () => {
      expect(Object.keys(labels).sort()).toEqual([...fields].sort());
    });

    it('calls fields what the consoles call them', () => {
      const { fields: consoles } = { ...CONSOLES, en }[language] as unknown as Pick<Catalogue, 'fields'>;
      const other = Object.entries(labels).filter(([name, own]) => (consoles[name] ?? own) !== own);
      expect(other).toEqual([]);
    });
  });

  describe.each(languages)('in %s', (language) => {
    const { words: known, sentences: translated } = catalogue(language);

    it('has every sentence', () => {
      const missing = [...said]
        .filter(([text]) => !(text in translated))
        .map((one) => one.reverse().join(' '));
      expect(missing).toEqual([]);
    });

    it('has every word that a sentence may name', () => {
      expect([...named].filter((name) => !(name in known))).toEqual([]);
    });

    it('has nothing that nobody says any more', () => {
      expect(Object.keys(translated).filter((text) => !said.has(text))).toEqual([]);
      expect(Object.keys(known).filter((name) => !named.has(name))).toEqual([]);
    });

    it('names what the English sentence names', () => {
      const wrong = Object.entries(translated).filter(([text, forms]) =>
        formsOf(forms).some((form) => placesOf(form) !== placesOf(text)),
      );
      expect(wrong).toEqual([]);
    });

    it('has the plural forms that its grammar asks for', () => {
      const asked = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
      const forms = Object.values(translated).filter((one) => typeof one === 'object');
      for (const one of forms) expect(asked).toEqual(expect.arrayContaining(Object.keys(one)));
      expect(forms.filter((one) => !('other' in one))).toEqual([]);
    });

    it('calls states and resources what the consoles call them', () => {
      const { choices, resources } = CONSOLES[language] as unknown as Record<string, Record<string, never>>;
      const consoles = (name: string): unknown => {
        const key = name.replaceAll(' ', '_');
        const resource = resources?.[key] as { name: string } | undefined;
        return resource?.name.split(' |||| ').at(-1) ?? choices?.[key];
      };
      const other = Object.entries(known).filter(
        ([name, own]) => ![own, undefined].includes(consoles(name) as string),
      );
      expect(other).toEqual([]);
    });
  });
});
