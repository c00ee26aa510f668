import type { LanguageCode } from '@stoa/contracts';

/** Texts of one language, nested by subject. */
export interface Catalogue {
  [key: string]: string | Catalogue;
}

/** Loads a language's texts; each is a chunk of its own, so that a browser only gets what it reads. */
export const loadCatalogue: Record<LanguageCode, () => Promise<{ default: Catalogue }>> = {
  en: () => import('./locales/en.json'),
  es: () => import('./locales/es.json'),
  ar: () => import('./locales/ar.json'),
  hi: () => import('./locales/hi.json'),
  bn: () => import('./locales/bn.json'),
};
