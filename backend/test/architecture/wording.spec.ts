import 'reflect-metadata';
import { FORBIDDEN_MESSAGE, LANGUAGES } from '@stoa/contracts';
import { getMetadataArgsStorage } from 'typeorm';
import { AppModule } from '../../src/app.module';
import { definedResources } from '../../src/kernel/resource';
import { formOf, readTexts, stemOf, type Tree } from '../support/locales';
import { inputRules, ruleSentences } from '../support/rule-sentences';
import { spoken } from '../support/sentences';

type Flat = Readonly<Record<string, string>>;

/** Texts of the server and the consoles in a language, by namespace. */
function textsIn(language: string) {
  const server = (namespace: string): Flat => readTexts('server', language, namespace) as Flat;
  const consoles = (namespace: string): Tree => readTexts('consoles', language, namespace);
  return {
    ...{ labels: server('fields'), words: server('words'), sentences: server('sentences') },
    consoles: { fields: consoles('fields') as Flat, choices: consoles('choices') as Flat },
    resources: consoles('resources') as Readonly<Record<string, Flat>>,
  };
}

describe('server messages', () => {
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

  it('are written with say`…` where they contain names', () => {
    expect(untold).toEqual([]);
  });

  // translations.spec checks for all surfaces that the other languages have the same keys as English.
  describe('in English', () => {
    const { labels, words: known, sentences: english } = textsIn('en');
    const stems = new Set(Object.keys(english).map((key) => (english[key] === key ? key : stemOf(key))));

    it('have a label for every input field, and no others', () => {
      expect(Object.keys(labels).sort()).toEqual([...fields].sort());
    });

    it('include every sentence used in the code', () => {
      const missing = [...said].filter(([text]) => !stems.has(text)).map((one) => one.reverse().join(' '));
      expect(missing).toEqual([]);
    });

    it('include every term that a sentence may contain', () => {
      expect([...named].filter((name) => !(name in known))).toEqual([]);
    });

    it('include no unused sentences or terms', () => {
      expect([...stems].filter((text) => !said.has(text))).toEqual([]);
      expect(Object.keys(known).filter((name) => !named.has(name))).toEqual([]);
    });

    it('are equal to their keys, except plural forms', () => {
      const texts = Object.entries({ ...known, ...english });
      expect(texts.filter(([key, text]) => key !== text && formOf(key) === undefined)).toEqual([]);
    });
  });

  describe.each(LANGUAGES)('in %s', (language) => {
    const { labels, words: known, consoles, resources } = textsIn(language);

    it('use the same field names as the consoles', () => {
      const other = Object.entries(labels).filter(([name, own]) => (consoles.fields[name] ?? own) !== own);
      expect(other).toEqual([]);
    });

    it('use the same names of states and resources as the consoles', () => {
      const inConsoles = (name: string): string | undefined => {
        const key = name.replaceAll(' ', '_');
        const resource = resources[key];
        return resource?.name ?? resource?.name_other ?? consoles.choices[key];
      };
      // English words are their own keys.
      const other = Object.entries(known).filter(
        ([name, own]) => own !== name && ![own, undefined].includes(inConsoles(name)),
      );
      expect(other).toEqual([]);
    });
  });
});
