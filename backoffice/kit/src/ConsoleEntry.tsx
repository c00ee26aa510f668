import { CssBaseline, LinearProgress, ThemeProvider, useMediaQuery } from '@mui/material';
import {
  lazy,
  Suspense,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import { I18nContext, useTranslate, type I18nProvider } from 'react-admin';
import type { ConsoleApi } from './api/api';
import { SignInPage } from './auth/SignInPage';
import { englishSignIn, signInTexts } from './i18n/sign-in-provider';
import { store, useStored, useStoredLocale } from './preferences';
import type { LoadConsole } from './start';
import { Direction, directionOf } from './theme/Direction';
import { consoleTheme } from './theme/theme';

interface ConsoleEntryProps {
  api: ConsoleApi;
  load: LoadConsole;
}

/** The sign-in page, or the console for whoever is signed in; another person gets a console of their own. */
export function ConsoleEntry({ api, load }: ConsoleEntryProps) {
  const { session } = api;
  const open = useSyncExternalStore(session.subscribe, () => session.open);
  const visit = useSyncExternalStore(session.subscribe, () => session.visit);
  const Console = useMemo(() => lazy(load), [load]);
  const before = useRef(visit);
  useEffect(() => {
    if (before.current !== visit) store.reset();
    before.current = visit;
  }, [visit]);
  return (
    <Direction locale={useStoredLocale()}>
      {open ? (
        <Suspense fallback={<Plain>{<Loading />}</Plain>}>
          <Console key={visit} api={api} />
        </Suspense>
      ) : (
        <Plain>
          <SignInPage api={api} onIntent={() => void load().catch(() => undefined)} />
        </Plain>
      )}
    </Direction>
  );
}

/** What a page needs that stands outside of the console: theme and texts. */
function Plain({ children }: { children: ReactNode }) {
  const locale = useStoredLocale();
  const prefersDark = useMediaQuery('(prefers-color-scheme: dark)', { noSsr: true });
  const mode = useStored<'light' | 'dark'>('theme') ?? (prefersDark ? 'dark' : 'light');
  const theme = useMemo(() => consoleTheme(mode, directionOf(locale)), [locale, mode]);
  const texts = useSignInTexts(locale);
  return (
    <ThemeProvider theme={theme}>
      <CssBaseline enableColorScheme />
      {texts && <I18nContext.Provider value={texts}>{children}</I18nContext.Provider>}
    </ThemeProvider>
  );
}

function Loading() {
  return <LinearProgress aria-label={useTranslate()('ra.page.loading')} />;
}

/** The texts of the sign-in page; null until those of another language than English have come. */
function useSignInTexts(locale: string): I18nProvider | null {
  const [texts, setTexts] = useState<I18nProvider | null>(locale === 'en' ? englishSignIn : null);
  useEffect(() => {
    let isWanted = true;
    void signInTexts(locale).then((fetched) => isWanted && setTexts(fetched));
    return () => {
      isWanted = false;
    };
  }, [locale]);
  return texts;
}
