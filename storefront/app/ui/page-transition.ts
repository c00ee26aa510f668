import { useLocation, useNavigation } from '@remix-run/react';
import { useState } from 'react';

/**
 * Class of the page transition `page`, mode out-in (specification §9): the old page fades while the next one
 * loads, which then appears. No transition on the initial page, after a form submit, or if only the query has
 * changed.
 */
export function usePageTransition(): string {
  const { pathname } = useLocation();
  const { state, location, formMethod } = useNavigation();
  const [shown, setShown] = useState(pathname);
  const [entering, setEntering] = useState(false);
  // During render, not in an effect: one frame without the class would flash the page before it appears.
  if (shown !== pathname) {
    setShown(pathname);
    setEntering(true);
  }
  const leaving =
    state === 'loading' &&
    formMethod === undefined &&
    location !== undefined &&
    location.pathname !== pathname;
  if (leaving) return 'page-leave-active';
  return entering ? 'page-enter-active' : '';
}
