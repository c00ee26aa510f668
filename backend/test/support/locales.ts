import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(__dirname, '../../..');

/** Folder of each surface's texts: `<language>/<namespace>.json`. */
export const LOCALE_FOLDERS = {
  server: 'backend/locales',
  storefront: 'storefront/app/locales',
  consoles: 'backoffice/kit/locales',
} as const;

/** A part of the product with texts of its own. */
export type Surface = keyof typeof LOCALE_FOLDERS;

/** Texts by key, nested to any depth. */
export interface Tree {
  readonly [key: string]: Tree | string;
}

const PLURAL = /_(zero|one|two|few|many|other)$/;

const folderOf = (surface: Surface, language = ''): string => join(ROOT, LOCALE_FOLDERS[surface], language);

/** The languages that a surface has a folder for. */
export const languagesOf = (surface: Surface): string[] => readdirSync(folderOf(surface)).sort();

/** The namespaces that a language has a file for. */
export const namespacesOf = (surface: Surface, language: string): string[] =>
  readdirSync(folderOf(surface, language)).map((file) => file.replace('.json', ''));

/** The texts of one file. */
export function readTexts(surface: Surface, language: string, namespace: string): Tree {
  return JSON.parse(readFileSync(join(folderOf(surface, language), `${namespace}.json`), 'utf8')) as Tree;
}

/** All texts of a language by namespace and key, as `order:title`. */
export function textsOf(surface: Surface, language: string): Map<string, string> {
  return new Map(
    namespacesOf(surface, language).flatMap((namespace) =>
      flattened(readTexts(surface, language, namespace), `${namespace}:`),
    ),
  );
}

function flattened(tree: Tree, path: string): [string, string][] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [[path + key, value] as [string, string]]
      : flattened(value, `${path}${key}.`),
  );
}

/** The key without the plural form at its end. */
export const stemOf = (key: string): string => key.replace(PLURAL, '');

/** The plural form at a key's end. */
export const formOf = (key: string): string | undefined => PLURAL.exec(key)?.[1];

/** The plural forms that a language's grammar has. */
export const formsOf = (language: string): string[] =>
  new Intl.PluralRules(language).resolvedOptions().pluralCategories;
