import { BASE_LANGUAGE, LANGUAGES, nativeNameOf } from '@stoa/contracts';

/** The fallback language of all others (specification §9). */
export const FALLBACK_LOCALE: string = BASE_LANGUAGE;

/** The languages of the consoles, each by its native name. */
export const LOCALES = LANGUAGES.map((locale) => ({ locale, name: nativeNameOf(locale) }));
