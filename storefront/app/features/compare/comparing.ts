import { useSyncExternalStore } from 'react';
import { COOKIES } from '~/session/cookies';
import { KeptIds } from '~/ui/kept-ids';

/** The products that somebody wants to compare, as this browser keeps them. */
export const comparing = new KeptIds(COOKIES.compare);

/** Their ids in the order they were chosen; none where a page is drawn for many. */
export const useCompared = (): readonly number[] =>
  useSyncExternalStore(comparing.subscribe, comparing.get, comparing.none);

/** Address of a comparison; it says all there is to it, so that it can be shared. */
export function compareHref(ids: readonly number[], more = ''): string {
  return ids.length > 0 ? `/Compare?ids=${ids.join()}${more}` : '/Compare';
}
