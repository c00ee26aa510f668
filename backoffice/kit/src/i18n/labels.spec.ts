// eslint-disable-next-line no-restricted-imports -- this test is about what the walls keep apart: the words of all consoles
import { resources as ofVendors } from '../../../../seller-portal/src/generated/resources';
import { resources as ofAdmins } from '../../../src/generated/resources';
import choices from '../../locales/en/choices.json';
import fields from '../../locales/en/fields.json';
import names from '../../locales/en/resources.json';

const resources = [...ofAdmins, ...ofVendors];

/** What is read by people as it stands, in every language: codes of currencies, MIME types, names of drivers. */
const CODES = /^[A-Z]{2,}$|\/|^\d/;

/** Each field, and whatever can be filtered by; the version of a record is never shown. */
const namedFields = resources.flatMap(({ fields: own, filterable, exported = [] }) => [
  ...[...own, ...exported].map(({ name }) => name).filter((name) => name !== 'version'),
  ...filterable,
]);

const namedChoices = [
  ...resources.flatMap(({ fields: own, statuses, exported = [] }) => [
    ...[...own, ...exported].flatMap(({ choices: values = [] }) => values),
    ...statuses,
  ]),
  // Both ends of a filter over times and figures.
  ...['from', 'to'],
];

// That other languages have what English has is seen to for all surfaces by the backend's architecture tests.
describe('in English', () => {
  it('every field and every filter of both consoles has a name', () => {
    expect([...new Set(namedFields)].filter((name) => !(name in fields))).toEqual([]);
  });

  it('every choice and every state has a name', () => {
    const missing = [...new Set(namedChoices)].filter((name) => !(name in choices) && !CODES.test(name));
    expect(missing).toEqual([]);
  });

  it('every page has a name', () => {
    const known = new Set(
      Object.entries(names).flatMap(([page, { ...texts }]) =>
        'name' in texts || 'name_other' in texts ? [page] : [],
      ),
    );
    expect(resources.map(({ page }) => page).filter((page) => !known.has(page))).toEqual([]);
  });

  it('no field is called by its column', () => {
    const odd = /^Is |[ _](gte|lte|id|ids|at|qty)$|^(Iso|Sku|Gtin|Seo|Url|Iban)\b|_/;
    expect(Object.values(fields).filter((label) => odd.test(label))).toEqual([]);
  });
});
