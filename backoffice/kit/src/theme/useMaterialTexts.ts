import type { Localization } from '@mui/material/locale';
import type { LanguageCode } from '@stoa/contracts';
import { useEffect, useState } from 'react';

/** Loads Material UI's own texts in a language, such as names of icon buttons; English is part of its components. */
export const loadMaterialTexts: Record<LanguageCode, () => Promise<{ default: Localization }>> = {
  en: () => Promise.resolve({ default: {} }),
  es: () => import('./material-texts/es'),
  ar: () => import('./material-texts/ar'),
  hi: () => import('./material-texts/hi'),
  bn: () => import('./material-texts/bn'),
};

/** Material UI's texts in the user's language; none until they are loaded. */
export function useMaterialTexts(language: LanguageCode): Localization {
  const [texts, setTexts] = useState<Localization>({});
  useEffect(() => {
    let isWanted = true;
    const set = (loaded: { default: Localization }) => isWanted && setTexts(loaded.default);
    // Without them the components keep their English names.
    loadMaterialTexts[language]().then(set, () => undefined);
    return () => {
      isWanted = false;
    };
  }, [language]);
  return texts;
}
