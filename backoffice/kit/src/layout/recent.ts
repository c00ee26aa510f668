import { useEffect } from 'react';
import { useStore } from 'react-admin';
import { useLocation } from 'react-router-dom';

/** A page that was open lately. */
export interface RecentPage {
  label: string;
  to: string;
}

const KEPT = 6;
const NONE: RecentPage[] = [];

/** The pages that this person opened last, the latest first. */
export function useRecentPages(): RecentPage[] {
  return useStore<RecentPage[]>('recent', NONE)[0];
}

/** Remembers the page at hand under its title; lists and forms of new records are a keystroke away anyway. */
export function useRemembered(title: string): void {
  const { pathname } = useLocation();
  const [, setRecent] = useStore<RecentPage[]>('recent', NONE);
  useEffect(() => {
    if (!/\/(edit|view)\/\d+/.test(pathname)) return;
    setRecent((known) =>
      [{ label: title, to: pathname }, ...known.filter(({ to }) => to !== pathname)].slice(0, KEPT),
    );
  }, [pathname, setRecent, title]);
}
