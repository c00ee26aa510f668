/** The five languages of the specification (§9); each but English falls back to it. */
export const LANGUAGE_ROWS = [
  { code: 'en', iso: 'en-US', name: 'English', native_name: 'English', direction: 'ltr' },
  { code: 'es', iso: 'es-ES', name: 'Spanish', native_name: 'Español', direction: 'ltr' },
  { code: 'ar', iso: 'ar-EG', name: 'Arabic', native_name: 'العربية', direction: 'rtl' },
  { code: 'hi', iso: 'hi-IN', name: 'Hindi', native_name: 'हिन्दी', direction: 'ltr' },
  { code: 'bn', iso: 'bn-BD', name: 'Bengali', native_name: 'বাংলা', direction: 'ltr' },
] as const;
