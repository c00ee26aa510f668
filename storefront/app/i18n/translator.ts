import { BASE_LANGUAGE, LANGUAGES, type LanguageCode } from '@stoa/contracts';
import { loadCatalogue, type Catalogue } from './locales';

type Values = Record<string, string | number>;

/** Looks a text up by its key, filling in `{{values}}` and choosing plurals by `count`. */
export type Translate = (key: string, values?: Values) => string;

const translators = new Map<string, Translate>();

/** Narrows any code to one the shop ships texts for. */
export function languageCode(code: string): LanguageCode {
  return LANGUAGES.find((known) => known === code) ?? BASE_LANGUAGE;
}

/** All texts of a catalogue by their whole key, such as `cart.problem.sold_out`. */
function flatten(catalogue: Catalogue, prefix = '', into = new Map<string, string>()): Map<string, string> {
  for (const [key, value] of Object.entries(catalogue)) {
    if (typeof value === 'string') into.set(prefix + key, value);
    else flatten(value, `${prefix}${key}.`, into);
  }
  return into;
}

/** Finds a language's own text for a key: `_zero` for none, else the plural form that its grammar asks for. */
function finder(language: LanguageCode, catalogue: Catalogue) {
  const texts = flatten(catalogue);
  const plurals = new Intl.PluralRules(language);
  return (key: string, count: unknown): string | undefined => {
    if (typeof count !== 'number') return texts.get(key);
    const none = count === 0 ? texts.get(`${key}_zero`) : undefined;
    return (
      none ?? texts.get(`${key}_${plurals.select(count)}`) ?? texts.get(`${key}_other`) ?? texts.get(key)
    );
  };
}

const fill = (text: string, values: Values): string =>
  text.replaceAll(/\{\{(\w+)\}\}/g, (whole, name: string) => String(values[name] ?? whole));

/** Makes a language's texts ready; called once per language and process, never per request. */
export async function loadTranslator(code: string): Promise<Translate> {
  const language = languageCode(code);
  const ready = translators.get(language);
  if (ready) return ready;
  // Every catalogue is complete, which a test sees to: no second one has to be there for what it lacks.
  const find = finder(language, (await loadCatalogue[language]()).default);
  const translate: Translate = (key, values = {}) => fill(find(key, values.count) ?? key, values);
  translators.set(language, translate);
  return translate;
}

/** The texts of a language that was loaded before; the base language's where it was not. */
export function translatorFor(code: string): Translate {
  const found = translators.get(languageCode(code)) ?? translators.get(BASE_LANGUAGE);
  if (!found) throw new Error('No texts are loaded');
  return found;
}
