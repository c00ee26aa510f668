import { useEffect, useState } from 'react';
import { BASE_LANGUAGE, type LanguageCode } from '@stoa/contracts';
import { localStorageStore, type Store } from 'react-admin';
import { LOCALES } from './i18n/locales';

const own = localStorageStore(undefined, 'stoa');

/** Settings of the browser rather than of the signed-in user. */
const OF_THE_BROWSER = new Set(['locale', 'theme']);

/** The consoles' local storage; another user's sign-in clears all but language and theme. */
export const store: Store = {
  ...own,
  reset: () => {
    for (const key of Object.keys(own.listItems?.() ?? {})) if (!OF_THE_BROWSER.has(key)) own.removeItem(key);
  },
};

/** A stored value that updates on change. */
export function useStored<T>(key: string): T | undefined {
  const [value, setValue] = useState<T | undefined>(() => store.getItem<T>(key));
  useEffect(() => store.subscribe(key, (next: T | undefined) => setValue(next)), [key]);
  return value;
}

/** At a browser's first visit, selects the first of its languages that the consoles have. */
export function selectBrowserLanguage(): void {
  if (store.getItem('locale')) return;
  const preferred = navigator.languages.map((tag) => tag.split('-')[0]);
  const locale = preferred.find((language) => LOCALES.some((each) => each.locale === language));
  if (locale) store.setItem('locale', locale);
}

/** The user's language. */
export function useStoredLocale(): LanguageCode {
  const chosen = useStored<string>('locale');
  return LOCALES.find(({ locale }) => locale === chosen)?.locale ?? BASE_LANGUAGE;
}
