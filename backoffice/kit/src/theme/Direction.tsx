import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { directionOf } from '@stoa/contracts';
import { useEffect, type ReactNode } from 'react';
import { prefixer } from 'stylis';
import rtlPlugin from 'stylis-plugin-rtl';

const caches = {
  ltr: createCache({ key: 'stoa' }),
  rtl: createCache({ key: 'stoa-rtl', stylisPlugins: [prefixer, rtlPlugin] }),
};

/** Sets the document's language and direction, and mirrors all style rules for right-to-left languages. */
export function Direction({ locale, children }: { locale: string; children: ReactNode }) {
  const direction = directionOf(locale);
  useEffect(() => {
    document.documentElement.dir = direction;
    document.documentElement.lang = locale;
  }, [direction, locale]);
  return <CacheProvider value={caches[direction]}>{children}</CacheProvider>;
}
