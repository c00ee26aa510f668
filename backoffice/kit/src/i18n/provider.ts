import polyglotI18nProvider from 'ra-i18n-polyglot';
import type { I18nProvider } from 'react-admin';
import { en } from './en';

/** The language that every other falls back to (specification §9). */
export const FALLBACK_LOCALE = 'en';

const LOCALES = [
  { locale: 'en', name: 'English' },
  { locale: 'ar', name: 'العربية' },
];

/** Texts of the consoles by language; all but the first are fetched when chosen. */
export function consoleI18n(): I18nProvider {
  const messages = async (locale: string) => (locale === 'ar' ? (await import('./ar')).ar : en);
  return polyglotI18nProvider(
    (locale) => (locale === FALLBACK_LOCALE ? en : messages(locale)),
    FALLBACK_LOCALE,
    LOCALES,
    { allowMissing: true },
  );
}
