import { useEffect } from 'react';
import { useStore } from 'react-admin';
import { useLocation } from 'react-router-dom';

/** A recently opened page. */
export interface RecentPage {
  label: string;
  to: string;
}

const MAX_RECENT = 6;
const NONE: RecentPage[] = [];

/** The pages that this user opened last, latest first. */
export function useRecentPages(): RecentPage[] {
  return useStore<RecentPage[]>('recent', NONE)[0];
}

/** Adds the current record page to the recent ones; lists and create forms are in the palette anyway. */
export function useRemembered(title: string): void {
  const { pathname } = useLocation();
  const [, setRecent] = useStore<RecentPage[]>('recent', NONE);
  useEffect(() => {
    if (!/\/(edit|view)\/\d+/.test(pathname)) return;
    setRecent((pages) =>
      [{ label: title, to: pathname }, ...pages.filter(({ to }) => to !== pathname)].slice(0, MAX_RECENT),
    );
  }, [pathname, setRecent, title]);
}
