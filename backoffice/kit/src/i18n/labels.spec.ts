import { LANGUAGES, type ResourceSchema } from '@stoa/contracts';
// eslint-disable-next-line no-restricted-imports -- this test checks the labels of both consoles at once
import { resources as ofVendors } from '../../../../seller-portal/src/generated/resources';
import { resources as ofAdmins } from '../../../src/generated/resources';
import choices from '../../locales/en/choices.json';
import fields from '../../locales/en/fields.json';
import names from '../../locales/en/resources.json';

const resources = [...ofAdmins, ...ofVendors];

/** Values shown untranslated in every language: currency codes, MIME types, names of drivers. */
const CODES = /^[A-Z]{2,}$|\/|^\d/;

/** Every field and filter. */
const namedFields = resources.flatMap(({ fields: own, filterable, exported = [] }) => [
  ...[...own, ...exported].map(({ name }) => name),
  ...filterable,
]);

const namedChoices = [
  ...resources.flatMap(({ fields: own, statuses, exported = [] }) => [
    ...[...own, ...exported].flatMap(({ choices: values = [] }) => values),
    ...statuses,
  ]),
  // The bounds of date and number filters.
  'from',
  'to',
];

// The backend's architecture tests check that other languages have the same keys as English.
describe('English labels of both consoles', () => {
  it('exist for every field and filter', () => {
    expect([...new Set(namedFields)].filter((name) => !(name in fields))).toEqual([]);
  });

  it('exist for every choice and status', () => {
    const missing = [...new Set(namedChoices)].filter((name) => !(name in choices) && !CODES.test(name));
    expect(missing).toEqual([]);
  });

  it('exist for every page', () => {
    const named = new Set(
      Object.entries(names).flatMap(([page, { ...texts }]) =>
        'name' in texts || 'name_other' in texts ? [page] : [],
      ),
    );
    expect(resources.map(({ page }) => page).filter((page) => !named.has(page))).toEqual([]);
  });

  it('do not look like column names', () => {
    const odd = /^Is |[ _](gte|lte|id|ids|at|qty)$|^(Iso|Sku|Gtin|Seo|Url|Iban)\b|_/;
    expect(Object.values(fields).filter((label) => odd.test(label))).toEqual([]);
  });
});

/** A language's texts of one file. */
async function textsOf<T>(language: string, namespace: string): Promise<T> {
  const file = (await import(`../../locales/${language}/${namespace}.json`)) as { default: T };
  return file.default;
}

/** `customer_id`, `customer_name` → `customer`. */
const subjectOf = (name: string) => name.replace(/_(id|name|number)$/, '');

/** Names that a resource shows; a text that stands for one of its references has the reference's label. */
function shownNames({ fields: own, filterable, exported = [] }: ResourceSchema): string[] {
  const readOnly = own.filter(({ writable }) => !writable).map(({ name }) => name);
  const references = readOnly.filter((name) => name.endsWith('_id'));
  const standsFor = (name: string, others: readonly string[]) =>
    others.some((other) => other !== name && subjectOf(other) === subjectOf(name));
  const names = own.map(({ name }) => name);
  const more = [...exported.map(({ name }) => name), ...filterable].filter((name) => !names.includes(name));
  return [
    ...names.filter((name) => !(readOnly.includes(name) && standsFor(name, references))),
    ...more.filter((name) => !standsFor(name, names)),
  ];
}

/** Keys whose text another of them has, with the text. */
function shared(keys: readonly string[], textOf: (key: string) => string): string[] {
  const texts = [...new Set(keys)].map((key) => [key, textOf(key).toLowerCase()] as const);
  return texts
    .filter(([key, text]) => texts.some(([other, same]) => other !== key && same === text))
    .map(([key, text]) => `${key}: ${text}`);
}

describe.each(LANGUAGES)('labels in %s', (language) => {
  it('differ among the fields of a resource', async () => {
    const labels = await textsOf<Record<string, string>>(language, 'fields');
    const own = await textsOf<Record<string, { fields?: Record<string, string> }>>(language, 'resources');
    const labelOf = (page: string, name: string) => own[page]?.fields?.[name] ?? labels[name] ?? name;
    const same = resources.map((schema) => ({
      page: schema.page,
      labels: shared(shownNames(schema), (name) => labelOf(schema.page, name)),
    }));
    expect(same.filter((one) => one.labels.length > 0)).toEqual([]);
  });

  it('differ among the choices of a field', async () => {
    const texts = await textsOf<Record<string, string>>(language, 'choices');
    const same = resources.flatMap(({ page, fields: own }) =>
      own.map(({ name, choices: values = [] }) => ({
        field: `${page}.${name}`,
        labels: shared(values, (value) => texts[value] ?? value),
      })),
    );
    expect(same.filter(({ labels }) => labels.length > 0)).toEqual([]);
  });
});
