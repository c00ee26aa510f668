import { useEffect, useState } from 'react';
import { localStorageStore, type Store } from 'react-admin';
import { FALLBACK_LOCALE } from './i18n/locales';

const own = localStorageStore(undefined, 'stoa');

/** What belongs to the browser rather than to the person who is signed in. */
const OF_THE_BROWSER = new Set(['locale', 'theme']);

/** What the consoles remember; a change of person takes all but language and theme with it. */
export const store: Store = {
  ...own,
  reset: () => {
    for (const key of Object.keys(own.listItems?.() ?? {})) if (!OF_THE_BROWSER.has(key)) own.removeItem(key);
  },
};

/** A value that the store keeps, and its changes. */
export function useStored<T>(key: string): T | undefined {
  const [value, setValue] = useState<T | undefined>(() => store.getItem<T>(key));
  useEffect(() => store.subscribe(key, (next: T | undefined) => setValue(next)), [key]);
  return value;
}

/** The reader's language. */
export function useStoredLocale(): string {
  return useStored<string>('locale') ?? FALLBACK_LOCALE;
}
