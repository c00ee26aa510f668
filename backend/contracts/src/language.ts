/** The languages the product ships texts for (specification §9); operators may switch each on or off. */
export const LANGUAGES = ['en', 'es', 'ar', 'hi', 'bn'] as const;
export type LanguageCode = (typeof LANGUAGES)[number];

/** The language whose texts stand in the record itself and that every other falls back to. */
export const BASE_LANGUAGE: LanguageCode = 'en';

/** Texts of a record in languages other than the base: language → field → text. */
export type Translations = Partial<Record<string, Record<string, string>>>;
