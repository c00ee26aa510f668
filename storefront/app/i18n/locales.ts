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
