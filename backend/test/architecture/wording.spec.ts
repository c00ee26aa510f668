import 'reflect-metadata';
import { FORBIDDEN_MESSAGE, LANGUAGES } from '@stoa/contracts';
import { getMetadataArgsStorage } from 'typeorm';
import { AppModule } from '../../src/app.module';
import { definedResources } from '../../src/kernel/resource';
import { formOf, readTexts, stemOf, type Tree } from '../support/locales';
import { inputRules, ruleSentences } from '../support/rule-sentences';
import { spoken } from '../support/sentences';

type Flat = Readonly<Record<string, string>>;

/** What the server and the consoles say in a language, by namespace. */
function textsIn(language: string) {
  const server = (namespace: string): Flat => readTexts('server', language, namespace) as Flat;
  const consoles = (namespace: string): Tree => readTexts('consoles', language, namespace);
  return {
    ...{ labels: server('fields'), words: server('words'), sentences: server('sentences') },
    consoles: { fields: consoles('fields') as Flat, choices: consoles('choices') as Flat },
    resources: consoles('resources') as Readonly<Record<string, Flat>>,
  };
}

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

  // That the other languages have what English has is seen to for all surfaces by translations.spec.
  describe('in English', () => {
    const { labels, words: known, sentences: english } = textsIn('en');
    const stems = new Set(Object.keys(english).map((key) => (english[key] === key ? key : stemOf(key))));

    it('has a label for every field of an input, and for nothing else', () => {
      expect(Object.keys(labels).sort()).toEqual([...fields].sort());
    });

    it('has every sentence', () => {
      const missing = [...said].filter(([text]) => !stems.has(text)).map((one) => one.reverse().join(' '));
      expect(missing).toEqual([]);
    });

    it('has every word that a sentence may name', () => {
      expect([...named].filter((name) => !(name in known))).toEqual([]);
    });

    it('has nothing that nobody says any more', () => {
      expect([...stems].filter((text) => !said.has(text))).toEqual([]);
      expect(Object.keys(known).filter((name) => !named.has(name))).toEqual([]);
    });

    it('says what the code says: the sentence is its own key, but for the plural forms of one', () => {
      const texts = Object.entries({ ...known, ...english });
      expect(texts.filter(([key, text]) => key !== text && formOf(key) === undefined)).toEqual([]);
    });
  });

  describe.each(LANGUAGES)('in %s', (language) => {
    const { labels, words: known, consoles, resources } = textsIn(language);

    it('calls fields what the consoles call them', () => {
      const other = Object.entries(labels).filter(([name, own]) => (consoles.fields[name] ?? own) !== own);
      expect(other).toEqual([]);
    });

    it('calls states and resources what the consoles call them', () => {
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
