import polyglotI18nProvider from 'ra-i18n-polyglot';
import type { I18nProvider, TranslationMessages } from 'react-admin';
import { en } from './en';
import { FALLBACK_LOCALE, LOCALES } from './locales';

/** Where the texts of the other languages are; each is fetched when it is chosen. */
const FETCHED: Readonly<Record<string, () => Promise<TranslationMessages>>> = {
  es: async () => (await import('./es')).es,
  ar: async () => (await import('./ar')).ar,
  hi: async () => (await import('./hi')).hi,
  bn: async () => (await import('./bn')).bn,
};

/** Texts of the consoles by language. */
export function consoleI18n(): I18nProvider {
  return polyglotI18nProvider((locale) => FETCHED[locale]?.() ?? en, FALLBACK_LOCALE, LOCALES, {
    allowMissing: true,
  });
}
