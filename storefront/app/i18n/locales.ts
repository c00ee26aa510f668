import type { LanguageCode } from '@stoa/contracts';

/** Translations of one language, nested by subject. */
export interface Catalogue {
  [key: string]: string | Catalogue;
}

/** Loads a language's translations; each is a separate chunk, so that a browser only loads its own. */
export const loadCatalogue: Record<LanguageCode, () => Promise<{ default: Catalogue }>> = {
  en: () => import('../locales/en/translation.json'),
  es: () => import('../locales/es/translation.json'),
  ar: () => import('../locales/ar/translation.json'),
  hi: () => import('../locales/hi/translation.json'),
  bn: () => import('../locales/bn/translation.json'),
};

/** Loads the texts that only the server writes, such as those of loaders' views; browsers are not sent them. */
export const loadServerTexts: Record<LanguageCode, () => Promise<{ default: Catalogue }>> | null = import.meta
  .env.SSR
  ? {
      en: () => import('../locales/en/server.json'),
      es: () => import('../locales/es/server.json'),
      ar: () => import('../locales/ar/server.json'),
      hi: () => import('../locales/hi/server.json'),
      bn: () => import('../locales/bn/server.json'),
    }
  : null;
