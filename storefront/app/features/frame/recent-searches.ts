import { useEffect, useSyncExternalStore } from 'react';
import { StoredTexts } from '~/ui/stored-texts';

const MOST = 8;
const LONGEST = 100;

/** Recent searches of this device, newest first; never sent to the shop. */
export const recentSearches = new StoredTexts('recent_searches', MOST);

/** Recent searches of this device; `query` is the current one and is added. */
export function useRecentSearches(query: string): readonly string[] {
  useEffect(() => {
    const text = query.trim().slice(0, LONGEST);
    if (text) recentSearches.add(text);
  }, [query]);
  return useSyncExternalStore(recentSearches.subscribe, recentSearches.get, recentSearches.none);
}
