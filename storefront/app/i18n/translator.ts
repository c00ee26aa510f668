import { BASE_LANGUAGE, LANGUAGES, type LanguageCode } from '@stoa/contracts';
import type serverEnglish from '~/locales/en/server.json';
import type english from '~/locales/en/translation.json';
import { localeOf } from './format';
import { loadCatalogue, loadServerTexts, type Catalogue } from './locales';

type PluralForm = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';

/** Full keys of a catalogue's texts; plural forms by their common key too. */
type KeysOf<T, Prefix extends string = ''> = {
  [K in keyof T & string]: T[K] extends string
    ? K extends `${infer Stem}_${PluralForm}`
      ? `${Prefix}${Stem}` | `${Prefix}${K}`
      : `${Prefix}${K}`
    : KeysOf<T[K], `${Prefix}${K}.`>;
}[keyof T & string];

/** Key of a text, as in the English catalogue. */
export type TextKey = KeysOf<typeof english>;

/** Key of a text that only the server has, or that browsers have too. */
export type ServerTextKey = TextKey | KeysOf<typeof serverEnglish>;

type Values = Record<string, string | number>;

/** Translates a key, interpolates `{{values}}` and selects the plural form by `count`. */
export type Translate = (key: TextKey, values?: Values) => string;

/** As `Translate`, for loaders and actions and what only they call. */
export type ServerTranslate = (key: ServerTextKey, values?: Values) => string;

const translators = new Map<string, ServerTranslate>();

/** Maps any code to a language with translations. */
export function languageCode(code: string): LanguageCode {
  return LANGUAGES.find((language) => language === code) ?? BASE_LANGUAGE;
}

/** Looks up a full key, such as `cart.problem.sold_out`. */
function textOf(catalogue: Catalogue, key: string): string | undefined {
  let found: Catalogue[string] | undefined = catalogue;
  for (const name of key.split('.')) {
    if (typeof found !== 'object') return undefined;
    found = found[name];
  }
  return typeof found === 'string' ? found : undefined;
}

/** Looks up a key: `_zero` for 0, else the plural form of the language. */
function finder(language: LanguageCode, catalogues: readonly Catalogue[]) {
  // Found as they are asked for: a page shows a tenth of all texts.
  const known = new Map<string, string>();
  const find = (key: string): string | undefined => {
    const ready = known.get(key);
    if (ready !== undefined) return ready;
    for (const catalogue of catalogues) {
      const text = textOf(catalogue, key);
      if (text !== undefined) {
        known.set(key, text);
        return text;
      }
    }
    return undefined;
  };
  let plurals: Intl.PluralRules | undefined;
  return (key: string, count: unknown): string | undefined => {
    if (typeof count !== 'number') return find(key);
    // Created on first use, as it takes a phone some milliseconds.
    plurals ??= new Intl.PluralRules(language);
    const none = count === 0 ? find(`${key}_zero`) : undefined;
    return none ?? find(`${key}_${plurals.select(count)}`) ?? find(`${key}_other`) ?? find(key);
  };
}

const fill = (text: string, values: Values, countText: (count: number) => string): string =>
  !text.includes('{{')
    ? text
    : text.replaceAll(/\{\{(\w+)\}\}/g, (placeholder, name: string) => {
        const value = values[name] ?? placeholder;
        // Other numbers may be years or parts of a name.
        return name === 'count' && typeof value === 'number' ? countText(value) : String(value);
      });

/** Counts with their separators; a small one has none, and needs no Intl object, whose creation takes a phone some milliseconds. */
function countsIn(language: LanguageCode): (count: number) => string {
  let format: Intl.NumberFormat | undefined;
  return (count) => {
    if (count < 1_000) return String(count);
    format ??= new Intl.NumberFormat(localeOf(language));
    return format.format(count);
  };
}

/** Loads a language's translations; called once per language and process, never per request. */
export async function loadTranslator(code: string): Promise<ServerTranslate> {
  const language = languageCode(code);
  const ready = translators.get(language);
  if (ready) return ready;
  // A test checks that every catalogue is complete, so no fallback catalogue is loaded.
  const modules = await Promise.all([loadCatalogue[language](), loadServerTexts?.[language]()]);
  const catalogues = modules.flatMap((module) => (module ? [module.default] : []));
  const find = finder(language, catalogues);
  const countText = countsIn(language);
  const translate: ServerTranslate = (key, values = {}) =>
    fill(find(key, values.count) ?? key, values, countText);
  translators.set(language, translate);
  return translate;
}

/** The translator of a loaded language; the base language's if it is not loaded. */
export function translatorFor(code: string): Translate {
  const translate = translators.get(languageCode(code)) ?? translators.get(BASE_LANGUAGE);
  if (!translate) throw new Error('No texts are loaded');
  return translate;
}
