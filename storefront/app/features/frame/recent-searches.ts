import { useEffect, useSyncExternalStore } from 'react';
import { StoredTexts } from '~/ui/stored-texts';

const MAX = 8;
const MAX_LENGTH = 100;

/** Recent searches of this device, newest first; never sent to the shop. */
export const recentSearches = new StoredTexts('recent_searches', MAX);

/** Recent searches of this device; `query` is the current one and is added. */
export function useRecentSearches(query: string): readonly string[] {
  useEffect(() => {
    const text = query.trim().slice(0, MAX_LENGTH);
    if (text) recentSearches.add(text);
  }, [query]);
  return useSyncExternalStore(recentSearches.subscribe, recentSearches.get, recentSearches.none);
}
