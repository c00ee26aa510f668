/** The languages with bundled translations (specification §9); operators may switch each on or off. */
export const LANGUAGES = ['en', 'es', 'ar', 'hi', 'bn'] as const;
export type LanguageCode = (typeof LANGUAGES)[number];

/** The language of a record's own columns and the fallback of every other language. */
export const BASE_LANGUAGE: LanguageCode = 'en';

/** Translations of a record beyond the base language: language → field → text. */
export type Translations = Partial<Record<string, Record<string, string>>>;

const RIGHT_TO_LEFT = new Set(['Arab', 'Hebr', 'Nkoo', 'Syrc', 'Thaa']);

/** Text direction of a language, by its usual script. */
export function directionOf(language: string): 'ltr' | 'rtl' {
  return RIGHT_TO_LEFT.has(new Intl.Locale(language).maximize().script ?? '') ? 'rtl' : 'ltr';
}

/** A language's name in itself, for language menus. */
export function nativeNameOf(language: string): string {
  const name = new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}
