/** The five languages as the specification names them (§9); each but English falls back to it, and people see its own name. */
export const LANGUAGE_ROWS = [
  { code: 'en', iso: 'en-US', name: 'English', native_name: 'English', direction: 'ltr' },
  { code: 'es', iso: 'es-ES', name: 'spanish', native_name: 'Español', direction: 'ltr' },
  { code: 'ar', iso: 'ar-EG', name: 'arabic', native_name: 'العربية', direction: 'rtl' },
  { code: 'hi', iso: 'hi-IN', name: 'Hindi', native_name: 'हिन्दी', direction: 'ltr' },
  { code: 'bn', iso: 'bn-BD', name: 'Bangali', native_name: 'বাংলা', direction: 'ltr' },
] as const;
