// eslint-disable-next-line no-restricted-imports -- this test checks the labels of both consoles at once
import { resources as ofVendors } from '../../../../seller-portal/src/generated/resources';
import { resources as ofAdmins } from '../../../src/generated/resources';
import choices from '../../locales/en/choices.json';
import fields from '../../locales/en/fields.json';
import names from '../../locales/en/resources.json';

const resources = [...ofAdmins, ...ofVendors];

/** Values shown untranslated in every language: currency codes, MIME types, names of drivers. */
const CODES = /^[A-Z]{2,}$|\/|^\d/;

/** Every field and filter, except the version of a record, which is never shown. */
const namedFields = resources.flatMap(({ fields: own, filterable, exported = [] }) => [
  ...[...own, ...exported].map(({ name }) => name).filter((name) => name !== 'version'),
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
