import { useLocation, useNavigation } from '@remix-run/react';
import { useState } from 'react';

/**
 * The transition between pages, named `page`, one after the other (specification §9, mode out-in): the page that is
 * left fades while the next one is fetched, which then appears. A page that was opened directly simply stands there,
 * and so does one whose form was sent or whose list was only filtered.
 */
export function usePageTransition(): string {
  const { pathname } = useLocation();
  const { state, location, formMethod } = useNavigation();
  const [shown, setShown] = useState(pathname);
  const [entering, setEntering] = useState(false);
  // While it is drawn and not in an effect: one frame without the class would show the page before it appears.
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
