/** The language that every other falls back to (specification §9). */
export const FALLBACK_LOCALE = 'en';

/** The languages of the consoles, each by its own name. */
export const LOCALES = [
  { locale: 'en', name: 'English' },
  { locale: 'es', name: 'Español' },
  { locale: 'ar', name: 'العربية' },
  { locale: 'hi', name: 'हिन्दी' },
  { locale: 'bn', name: 'বাংলা' },
];
