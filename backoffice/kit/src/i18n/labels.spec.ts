// eslint-disable-next-line no-restricted-imports -- this test is about what the walls keep apart: the words of all consoles
import { resources as ofVendors } from '../../../../seller-portal/src/generated/resources';
import { resources as ofAdmins } from '../../../src/generated/resources';
import { ar } from './ar';
import { bn } from './bn';
import { en } from './en';
import { es } from './es';
import { hi } from './hi';
import { humanise } from './humanise';

interface Words {
  fields: Readonly<Record<string, string>>;
  choices: Readonly<Record<string, string>>;
  resources: Readonly<Record<string, unknown>>;
}

const resources = [...ofAdmins, ...ofVendors];

/** What is read by people as it stands, in every language: codes of currencies, MIME types, names of drivers. */
const CODES = /^[A-Z]{2,}$|\/|^\d/;

/** `tax_rates.name` of each field, of whatever can be filtered by, and of each choice. */
const named = {
  fields: new Set(
    resources.flatMap(({ resource, fields, filterable, exported = [] }) =>
      [
        ...[...fields, ...exported].map(({ name }) => name).filter((name) => name !== 'version'),
        ...filterable,
      ].map((name) => `${resource}.${name}`),
    ),
  ),
  choices: new Set([
    ...resources.flatMap(({ fields, statuses, exported = [] }) => [
      ...[...fields, ...exported].flatMap(({ choices = [] }) => choices),
      ...statuses,
    ]),
    // Both ends of a filter over times and figures.
    ...['from', 'to'],
  ]),
};

const hasField = ({ fields }: Words, path: string): boolean => {
  const [resource = '', name = ''] = path.split('.');
  return name in fields || `${resource}_${name}` in fields;
};

describe.each(Object.entries({ ar, bn, es, hi } as unknown as Record<string, Words>))(
  'in %s',
  (_language, words) => {
    it('every field and every filter of both consoles has a name', () => {
      expect([...named.fields].filter((path) => !hasField(words, path))).toEqual([]);
    });

    it('every choice and every state has a name', () => {
      const missing = [...named.choices].filter(
        (choice) => !(choice in words.choices) && !CODES.test(choice),
      );
      expect(missing).toEqual([]);
    });

    it('every page has a name', () => {
      expect(resources.map(({ page }) => page).filter((page) => !(page in words.resources))).toEqual([]);
    });
  },
);

describe('in English', () => {
  const words = en as unknown as Words;

  it('no field or filter is called by its column', () => {
    const odd = [...named.fields]
      .filter((path) => !hasField(words, path))
      .map((path) => humanise(path.split('.')[1] ?? ''))
      .filter((label) => /^Is |[ _](gte|lte|id|ids|at|qty)$|^(Iso|Sku|Gtin|Seo|Url|Iban)\b|_/.test(label));
    expect([...new Set(odd)]).toEqual([]);
  });

  it('every page is called by a name that people know', () => {
    expect(resources.map(({ page }) => page).filter((page) => !(page in words.resources))).toEqual([]);
  });
});
