import { useEffect, useSyncExternalStore } from 'react';
import { KeptTexts } from '~/ui/kept-texts';

const MOST = 8;
const LONGEST = 100;

/** What was searched for on this device, the latest first; the shop never learns of it. */
export const recentSearches = new KeptTexts('recent_searches', MOST);

/** The searches of this device; `query` is the one that the page shows, and is kept by it. */
export function useRecentSearches(query: string): readonly string[] {
  useEffect(() => {
    const text = query.trim().slice(0, LONGEST);
    if (text) recentSearches.add(text);
  }, [query]);
  return useSyncExternalStore(recentSearches.subscribe, recentSearches.get, recentSearches.none);
}
