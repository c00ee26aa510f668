import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { useEffect, type ReactNode } from 'react';
import { prefixer } from 'stylis';
import rtlPlugin from 'stylis-plugin-rtl';

const RIGHT_TO_LEFT = new Set(['ar']);

const caches = {
  ltr: createCache({ key: 'stoa' }),
  rtl: createCache({ key: 'stoa-rtl', stylisPlugins: [prefixer, rtlPlugin] }),
};

/** Reading direction of a locale. */
export function directionOf(locale: string): 'ltr' | 'rtl' {
  return RIGHT_TO_LEFT.has(locale) ? 'rtl' : 'ltr';
}

/** Sets the document's language and direction, and mirrors every style rule for right-to-left readers. */
export function Direction({ locale, children }: { locale: string; children: ReactNode }) {
  const direction = directionOf(locale);
  useEffect(() => {
    document.documentElement.dir = direction;
    document.documentElement.lang = locale;
  }, [direction, locale]);
  return <CacheProvider value={caches[direction]}>{children}</CacheProvider>;
}
