import { useSyncExternalStore } from 'react';
import { COOKIES } from '~/session/cookies';
import { CookieIds } from '~/ui/cookie-ids';

/** Ids of the products to compare, in a cookie. */
export const comparing = new CookieIds(COOKIES.compare);

/** The ids in order of selection; empty in server-rendered HTML, which visitors share. */
export const useCompared = (): readonly number[] =>
  useSyncExternalStore(comparing.subscribe, comparing.get, comparing.none);

/** URL of a comparison; it holds all of its state, so that it can be shared. */
export function compareHref(ids: readonly number[], more = ''): string {
  return ids.length > 0 ? `/Compare?ids=${ids.join()}${more}` : '/Compare';
}
