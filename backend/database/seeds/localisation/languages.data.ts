import type { LanguageCode } from '@stoa/contracts';

/** The languages of the specification (§9); each but English falls back to it; users see the native name. */
export const LANGUAGE_ROWS: Record<LanguageCode, { iso: string; name: string }> = {
  en: { iso: 'en-US', name: 'English' },
  es: { iso: 'es-ES', name: 'spanish' },
  ar: { iso: 'ar-EG', name: 'arabic' },
  hi: { iso: 'hi-IN', name: 'Hindi' },
  bn: { iso: 'bn-BD', name: 'Bangali' },
};
