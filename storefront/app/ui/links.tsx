import { PrefetchPageLinks, useNavigate } from '@remix-run/react';
import { useEffect, useState, type ReactElement } from 'react';
import { isOwnPage } from './own-pages';
import { savesData, whenIdle } from './prefetching';

function pageLink(event: Event): HTMLAnchorElement | null {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || link.target || link.hasAttribute('download') || link.hasAttribute('data-document'))
    return null;
  return link.origin === location.origin && isOwnPage(link.pathname) ? link : null;
}

/**
 * Client-side navigation for plain links: a click on a page of this shop needs no reload, and hovering over a
 * `data-prefetch` link prefetches it. Links stay plain markup, so cards need no link components.
 */
export function useLinks(): ReactElement | null {
  const navigate = useNavigate();
  const [ahead, setAhead] = useState<string | null>(null);
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      if (
        event.defaultPrevented ||
        event.button !== 0 ||
        event.metaKey ||
        event.ctrlKey ||
        event.shiftKey ||
        event.altKey
      )
        return;
      const link = pageLink(event);
      if (!link) return;
      const samePage = link.pathname === location.pathname && link.search === location.search;
      if (samePage && link.hash) return;
      event.preventDefault();
      navigate(link.pathname + link.search + link.hash, {
        preventScrollReset: link.hasAttribute('data-keep-scroll'),
      });
    };
    let forget = () => {};
    const onIntent = (event: Event) => {
      const link = pageLink(event);
      if (!link?.hasAttribute('data-prefetch') || savesData()) return;
      forget();
      forget = whenIdle(() => setAhead(link.pathname + link.search));
    };
    document.addEventListener('click', onClick);
    document.addEventListener('pointerover', onIntent, { passive: true });
    document.addEventListener('focusin', onIntent);
    return () => {
      forget();
      document.removeEventListener('click', onClick);
      document.removeEventListener('pointerover', onIntent);
      document.removeEventListener('focusin', onIntent);
    };
  }, [navigate]);
  return ahead ? <PrefetchPageLinks page={ahead} /> : null;
}
