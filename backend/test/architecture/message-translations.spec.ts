import 'reflect-metadata';
import { FORBIDDEN_MESSAGE, LANGUAGES } from '@stoa/contracts';
import { getMetadataArgsStorage } from 'typeorm';
import { AppModule } from '../../src/app.module';
import { definedResources } from '../../src/kernel/resource';
import { formOf, readTexts, stemOf, type Tree } from '../support/locales';
import { inputRules, ruleSentences } from '../support/rule-sentences';
import { extractSentences } from '../support/sentences';

type Flat = Readonly<Record<string, string>>;

/**
 * Labels of a resource's fields that mean something else than the same field of other resources. The server's messages
 * have the general label.
 */
const OWN_MEANINGS = new Set([
  // An operation on a resource; of a banner, the text of its button.
  'permissions.action',
  // A reduction; elsewhere the rate of a tax, a commission or a currency.
  'coupons.rate',
  'flash_sales.rate',
  // The reduced price, shown with the product's.
  'flash_sales.price',
  // Exclusive and inclusive bound of a weight or value; elsewhere a date, and the recipient of an e-mail.
  'shipping_methods.from',
  'shipping_methods.to',
  // What a visitor has typed; elsewhere a reference to an order.
  'contact_forms.order_number',
  // Increase or decrease; of a language, its writing direction.
  'ledger_adjustments.direction',
  // The next password, beside the current one.
  'profile.password',
  // An e-mail's plain text, beside its HTML.
  'mailbox.text',
]);

/** Texts of the server and the consoles in a language, by namespace. */
function textsIn(language: string) {
  const server = (namespace: string): Flat => readTexts('server', language, namespace) as Flat;
  const consoles = (namespace: string): Tree => readTexts('consoles', language, namespace);
  return {
    labels: server('fields'),
    terms: server('terms'),
    sentences: server('sentences'),
    consoles: { fields: consoles('fields') as Flat, choices: consoles('choices') as Flat },
    resources: consoles('resources') as Readonly<Record<string, Flat>>,
    ownLabels: ownLabels(consoles('resources')),
  };
}

interface OwnLabel {
  field: string;
  place: string;
  label: string;
}

/** Labels that the consoles have for a single resource's field. */
function ownLabels(resources: Tree): OwnLabel[] {
  return Object.entries(resources as Record<string, { fields?: Flat }>).flatMap(([page, { fields = {} }]) =>
    Object.entries(fields).map(([field, label]) => ({ field, place: `${page}.${field}`, label })),
  );
}

describe('server messages', () => {
  const { sentences, terms, untranslated } = extractSentences();
  // Inputs are declared when the application is.
  const fields = new Set(AppModule && inputRules().map(({ field }) => field));
  const sources = new Map(sentences.map(({ text, at }) => [text, at]));
  for (const text of [...ruleSentences(sources), FORBIDDEN_MESSAGE]) sources.set(text, 'a rule of input');
  // A refusal to delete names the tables that still use a record.
  const tables = definedResources().map(
    ({ entity }) => getMetadataArgsStorage().tables.find(({ target }) => target === entity)?.name ?? '',
  );
  const named = new Set([
    ...terms.map(({ text }) => text),
    ...tables.map((name) => name.replaceAll('_', ' ')),
  ]);

  it('are written with msg`…` where they contain names', () => {
    expect(untranslated).toEqual([]);
  });

  // translations.spec checks for all surfaces that the other languages have the same keys as English.
  describe('in English', () => {
    const { labels, terms, sentences: english } = textsIn('en');
    const stems = new Set(Object.keys(english).map((key) => (english[key] === key ? key : stemOf(key))));

    it('have a label for every input field, and no others', () => {
      expect(Object.keys(labels).sort()).toEqual([...fields].sort());
    });

    it('include every sentence used in the code', () => {
      const missing = [...sources].filter(([text]) => !stems.has(text)).map((one) => one.reverse().join(' '));
      expect(missing).toEqual([]);
    });

    it('include every term that a sentence may contain', () => {
      expect([...named].filter((name) => !(name in terms))).toEqual([]);
    });

    it('include no unused sentences or terms', () => {
      expect([...stems].filter((text) => !sources.has(text))).toEqual([]);
      expect(Object.keys(terms).filter((name) => !named.has(name))).toEqual([]);
    });

    it('are equal to their keys, except plural forms', () => {
      // A resource has the name that the consoles show, which may be newer than its table's.
      const { resources } = textsIn('en');
      const texts = Object.entries({ ...terms, ...english }).filter(
        ([key]) => !(key.replaceAll(' ', '_') in resources),
      );
      expect(texts.filter(([key, text]) => key !== text && formOf(key) === undefined)).toEqual([]);
    });
  });

  describe.each(LANGUAGES)('in %s', (language) => {
    const { labels, terms, consoles, resources, ownLabels: own } = textsIn(language);

    it('use the same field names as the consoles', () => {
      const other = Object.entries(labels).filter(([name, own]) => (consoles.fields[name] ?? own) !== own);
      expect(other).toEqual([]);
    });

    it('use the same field names as each resource in the consoles', () => {
      const other = own.filter(({ field, label }) => label !== (labels[field] ?? label));
      const places = new Set(other.map(({ place }) => place));
      expect(other.filter(({ place }) => !OWN_MEANINGS.has(place))).toEqual([]);
      // The list names no label that agrees.
      expect([...OWN_MEANINGS].filter((place) => !places.has(place))).toEqual([]);
    });

    it('use the same names of states and resources as the consoles', () => {
      const inConsoles = (term: string): string | undefined => {
        const key = term.replaceAll(' ', '_');
        const resource = resources[key];
        const name = resource?.name ?? resource?.name_other ?? consoles.choices[key];
        return language === 'en' ? name?.toLowerCase() : name;
      };
      // English names of states are their own keys.
      const isOwnKey = ([name, own]: [string, string]): boolean =>
        own === name && !(name.replaceAll(' ', '_') in resources);
      const other = Object.entries(terms).filter(
        (entry) => !isOwnKey(entry) && ![entry[1], undefined].includes(inConsoles(entry[0])),
      );
      expect(other).toEqual([]);
    });
  });
});
