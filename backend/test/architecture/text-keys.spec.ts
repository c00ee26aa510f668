import { BASE_LANGUAGE } from '@stoa/contracts';
import { stemOf, textsOf } from '../support/locales';
import { namedKeys } from '../support/text-keys';

/** Namespaces whose keys are built from names: of resources, fields and their choices, and of react-admin's own texts. */
const MADE_OF_NAMES = /^(ra|fields|resources|choices|hints)\./;
/** Permissions, which read like keys. */
const PERMISSION = /^\w+\.(read|create|update|delete|status)$/;

/** A surface's English keys as code writes them: without the file's name in the storefront, whose second one is the server's. */
const englishKeys = (surface: 'consoles' | 'storefront'): string[] =>
  [...textsOf(surface, BASE_LANGUAGE).keys()].map((key) =>
    key.replace(':', '.').replace(/^(?:translation|server)\./, ''),
  );

const namespacesOf = (keys: readonly string[]): string[] => [
  ...new Set(keys.map((key) => key.split('.')[0] ?? '')),
];

describe.each([
  ['consoles', ['backoffice/kit/src', 'backoffice/src', 'seller-portal/src']],
  ['storefront', ['storefront/app']],
] as const)('text keys used in the %s', (surface, folders) => {
  const english = englishKeys(surface);
  const { keys, prefixes } = namedKeys(folders, namespacesOf(english));

  it('are in one file each', () => {
    expect(english.filter((key, at) => english.indexOf(key) !== at)).toEqual([]);
  });

  it('exist in English', () => {
    const existing = new Set(english.flatMap((key) => [key, stemOf(key)]));
    const isBranch = (key: string): boolean => english.some((one) => one.startsWith(`${key}.`));
    const missing = [...keys].filter(
      (key) => !existing.has(key) && !isBranch(key) && !PERMISSION.test(key) && !key.includes('.0.'),
    );
    const stray = [...prefixes].filter((prefix) => !english.some((key) => key.startsWith(prefix)));
    expect({ missing, stray }).toEqual({ missing: [], stray: [] });
  });

  it('include every English key', () => {
    const isNamed = (key: string): boolean =>
      keys.has(key) ||
      keys.has(stemOf(key)) ||
      [...prefixes].some((prefix) => key.startsWith(prefix)) ||
      [...keys].some((branch) => key.startsWith(`${branch}.`));
    expect(english.filter((key) => !MADE_OF_NAMES.test(key) && !isNamed(key))).toEqual([]);
  });
});
