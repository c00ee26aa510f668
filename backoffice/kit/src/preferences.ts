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

const isOffered = (language: string | null | undefined): boolean =>
  LOCALES.some(({ locale }) => locale === language);

/** Selects the language that the address names by `lang`, as in the storefront, or at a browser's first visit its own. */
export function selectLanguage(): void {
  const named = takeLanguage();
  if (isOffered(named)) return store.setItem('locale', named);
  if (store.getItem('locale')) return;
  const preferred = navigator.languages.map((tag) => tag.split('-')[0]);
  const locale = preferred.find(isOffered);
  if (locale) store.setItem('locale', locale);
}

/** Reads `lang` and removes it from the address: a reload must not undo a later choice. */
function takeLanguage(): string | null {
  const address = new URL(window.location.href);
  const language = address.searchParams.get('lang');
  if (language === null) return null;
  address.searchParams.delete('lang');
  window.history.replaceState(window.history.state, '', address);
  return language;
}

/** The user's language. */
export function useStoredLocale(): LanguageCode {
  const chosen = useStored<string>('locale');
  return LOCALES.find(({ locale }) => locale === chosen)?.locale ?? BASE_LANGUAGE;
}
