import '@fontsource-variable/inter';
import '@fontsource-variable/noto-sans-arabic';
import '@fontsource-variable/noto-sans-bengali';
import '@fontsource-variable/noto-sans-devanagari';
import { QueryClient } from '@tanstack/react-query';
import type { ResourceSchema } from '@stoa/contracts';
import { useEffect, useMemo, useState, type ComponentType, type ReactElement } from 'react';
import { Admin, CustomRoutes, localStorageStore } from 'react-admin';
import { createBrowserRouter, Navigate, Route, RouterProvider } from 'react-router-dom';
import { ConsoleApi } from './api/api';
import { consoleDataProvider } from './api/data-provider';
import { ConsoleSession, type ConsoleAudience } from './api/session';
import { AccessDenied } from './auth/AccessDenied';
import { consoleAuthProvider } from './auth/auth-provider';
import { loginPage } from './auth/LoginPage';
import { consoleI18n, FALLBACK_LOCALE } from './i18n/provider';
import { addressedRouter } from './layout/addresses';
import { consoleLayout } from './layout/ConsoleLayout';
import { ConsoleNotification } from './layout/ConsoleNotification';
import type { MenuGroup } from './layout/menu';
import { NotFound } from './layout/NotFound';
import { ProfilePage } from './profile/ProfilePage';
import { ConsoleProvider } from './schema/SchemaContext';
import { Schemas } from './schema/schemas';
import type { Overrides } from './screens/overrides';
import { OverridesContext } from './screens/OverridesContext';
import { resourceScreens } from './screens/ResourceScreens';
import { Direction, directionOf } from './theme/Direction';
import { consoleTheme } from './theme/theme';

export interface ConsoleOptions {
  audience: ConsoleAudience;
  /** Where the console stands, as in `/admin`. */
  basename: string;
  /** Key of what it calls itself beside the shop's name. */
  name: string;
  resources: readonly ResourceSchema[];
  menu: readonly MenuGroup[];
  dashboard: ComponentType;
  overrides?: Overrides;
  /** Screens that belong to no resource: path → element. */
  pages?: Readonly<Record<string, ReactElement>>;
}

const store = localStorageStore(undefined, 'stoa');
const ToDashboard = () => <Navigate to="/dashboard" replace />;

/** The reader's language, which react-admin keeps in its store. */
function useStoredLocale(): string {
  const [locale, setLocale] = useState<string>(() => store.getItem('locale') ?? FALLBACK_LOCALE);
  useEffect(() => store.subscribe('locale', (next: string) => setLocale(next)), []);
  return locale;
}

/** A whole console for one audience, generated from its resources; the caller adds only what is its own. */
export function ConsoleApp(options: ConsoleOptions) {
  const router = useMemo(
    () =>
      createBrowserRouter([{ path: '*', element: <Console {...options} /> }], { basename: options.basename }),
    [options],
  );
  return <RouterProvider router={router} future={{ v7_startTransition: false }} />;
}

function useProviders({ audience, resources, name, menu }: ConsoleOptions) {
  return useMemo(() => {
    const schemas = new Schemas(resources);
    const api = new ConsoleApi(new ConsoleSession(audience));
    return {
      console: { api, schemas },
      data: consoleDataProvider(api, schemas),
      auth: consoleAuthProvider(api, schemas),
      i18n: consoleI18n(),
      layout: consoleLayout(name, menu),
      login: loginPage(audience),
      queries: new QueryClient({ defaultOptions: { queries: { staleTime: 5_000, retry: 1 } } }),
    };
  }, [audience, menu, name, resources]);
}

function Console(options: ConsoleOptions) {
  const { resources, overrides = {}, pages = {}, dashboard: Dashboard } = options;
  const locale = useStoredLocale();
  const direction = directionOf(locale);
  const providers = useProviders(options);
  const themes = useMemo(
    () => ({ light: consoleTheme('light', direction), dark: consoleTheme('dark', direction) }),
    [direction],
  );
  return (
    <ConsoleProvider value={providers.console}>
      <OverridesContext.Provider value={overrides}>
        <Direction locale={locale}>
          <Admin
            dataProvider={providers.data}
            authProvider={providers.auth}
            i18nProvider={providers.i18n}
            queryClient={providers.queries}
            routerProvider={addressedRouter}
            store={store}
            layout={providers.layout}
            notification={ConsoleNotification}
            loginPage={providers.login}
            theme={themes.light}
            darkTheme={themes.dark}
            dashboard={ToDashboard}
            accessDenied={AccessDenied}
            catchAll={NotFound}
            title="Stoa"
            requireAuth
            disableTelemetry
          >
            {resources
              .filter((schema) => schema.screens.length > 0)
              .map((schema) => resourceScreens(schema, overrides[schema.resource]))}
            <CustomRoutes>
              <Route path="/dashboard" element={<Dashboard />} />
              <Route path="/profile" element={<ProfilePage />} />
              <Route path="/profile/history" element={<ProfilePage history />} />
              {Object.entries(pages).map(([path, element]) => (
                <Route key={path} path={path} element={element} />
              ))}
            </CustomRoutes>
          </Admin>
        </Direction>
      </OverridesContext.Provider>
    </ConsoleProvider>
  );
}
