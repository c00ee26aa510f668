import type { QueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import type { ConsoleSession } from '../api/session';

/** Makes menus and buttons follow the user's permissions when the session has refetched them. */
export function useRenewedAccess(session: ConsoleSession, queries: QueryClient): void {
  const refetches = useSyncExternalStore(session.subscribe, () => session.refetches);
  useEffect(() => {
    if (refetches > 0) void queries.invalidateQueries({ queryKey: ['auth'] });
  }, [queries, refetches]);
}
