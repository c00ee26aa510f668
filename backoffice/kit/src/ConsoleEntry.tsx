import { CssBaseline, LinearProgress, ThemeProvider, useMediaQuery } from '@mui/material';
import { directionOf } from '@stoa/contracts';
import {
  lazy,
  Suspense,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
  type ComponentType,
  type ReactNode,
} from 'react';
import { I18nContext, type I18nProvider } from 'react-admin';
import type { ConsoleApi } from './api/api';
import { SignInPage } from './auth/SignInPage';
import { englishSignIn, signInTexts } from './i18n/sign-in-provider';
import { useTranslate } from './i18n/useTranslate';
import { store, useStored, useStoredLocale } from './preferences';
import { Direction } from './theme/Direction';
import { consoleTheme } from './theme/theme';

/** Loads the console's module after sign-in. */
export type LoadConsole = () => Promise<{ default: ComponentType<{ api: ConsoleApi }> }>;

interface ConsoleEntryProps {
  api: ConsoleApi;
  load: LoadConsole;
}

/** The sign-in page, or the console once signed in; another user gets a new console and an empty store. */
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

/** Theme and translations for pages rendered outside of the console. */
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
  return <LinearProgress aria-label={useTranslate()('sign-in.loading')} />;
}

/** Translations of the sign-in page; null until those of a language other than English are loaded. */
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
