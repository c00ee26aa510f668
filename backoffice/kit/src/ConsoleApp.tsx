import { QueryClient } from '@tanstack/react-query';
import { directionOf, type ResourceSchema } from '@stoa/contracts';
import { useMemo, type ComponentType, type ReactElement } from 'react';
import { AdminContext, AdminUI, CustomRoutes, type I18nProvider } from 'react-admin';
import { createBrowserRouter, Navigate, Route, RouterProvider } from 'react-router-dom';
import type { ConsoleApi } from './api/api';
import { consoleDataProvider, type Searches } from './api/data-provider';
import { AccessDenied } from './auth/AccessDenied';
import { consoleAuthProvider } from './auth/auth-provider';
import { SIGN_OUT, SignOut } from './auth/SignOut';
import { leaveSignIn } from './auth/return-path';
import { useRenewedAccess } from './auth/useRenewedAccess';
import { labelsOf } from './i18n/labels';
import { consoleI18n } from './i18n/provider';
import type { TextKey } from './i18n/useTranslate';
import { addressedRouter } from './layout/addresses';
import { BASE } from './layout/base';
import { DashboardPage, homeOf } from './layout/Home';
import { consoleLayout } from './layout/ConsoleLayout';
import { ConsoleNotification } from './layout/ConsoleNotification';
import type { MenuGroup } from './layout/menu';
import { NotFound } from './layout/NotFound';
import { PRODUCT_NAME } from './layout/product-name';
import { ProfilePage } from './profile/ProfilePage';
import { store, useStoredLocale } from './preferences';
import { ConsoleProvider } from './schema/SchemaContext';
import { Schemas } from './schema/schemas';
import type { Overrides } from './screens/overrides';
import { OverridesContext } from './screens/OverridesContext';
import { resourceScreens } from './screens/ResourceScreens';
import { shopSettingsQuery } from './settings/useShopSettings';
import { consoleTheme } from './theme/theme';
import { useMaterialTexts } from './theme/useMaterialTexts';

export interface ConsoleOptions {
  /** API client of the session that was started at sign-in. */
  api: ConsoleApi;
  /** Translation key of the console's name, shown next to the shop's name. */
  name: TextKey;
  resources: readonly ResourceSchema[];
  menu: readonly MenuGroup[];
  dashboard: ComponentType;
  overrides?: Overrides;
  /** Screens that belong to no resource: path → element. */
  pages?: Readonly<Record<string, ReactElement>>;
}

const ToHome = () => <Navigate to="/" replace />;

/** A whole console for one audience, generated from its resource schemas, the menu and overrides. */
export function ConsoleApp(options: ConsoleOptions) {
  const router = useMemo(
    () => {
      leaveSignIn();
      return createBrowserRouter([{ path: '*', element: <Console {...options} /> }], { basename: BASE });
    },
    // Options are created once at startup, so the router is too.
    [options],
  );
  return <RouterProvider router={router} future={{ v7_startTransition: false }} />;
}

const NONE: Overrides = {};

function useProviders({ api, resources, name, menu, overrides = NONE }: ConsoleOptions) {
  return useMemo(() => {
    const i18n = consoleI18n();
    const schemas = new Schemas(resources);
    const queries = new QueryClient({ defaultOptions: { queries: { staleTime: 5_000, retry: 1 } } });
    void queries.prefetchQuery(shopSettingsQuery(api));
    return {
      console: { api, schemas },
      data: consoleDataProvider(api, schemas, searchesOf(overrides, api, i18n)),
      auth: consoleAuthProvider(api, schemas),
      i18n,
      layout: consoleLayout(name, menu),
      home: homeOf(menu),
      queries,
    };
  }, [api, menu, name, overrides, resources]);
}

/** Searches in the user's language, by the overrides of the resources that have one. */
function searchesOf(overrides: Overrides, api: ConsoleApi, { translate }: I18nProvider): Searches {
  return (resource) => {
    const search = overrides[resource]?.search;
    return search && ((q) => search(q, { api, translate, labels: labelsOf(translate) }));
  };
}

/** The themes of both modes in the user's language. */
function useThemes() {
  const locale = useStoredLocale();
  const texts = useMaterialTexts(locale);
  return useMemo(() => {
    const direction = directionOf(locale);
    return { light: consoleTheme('light', direction, texts), dark: consoleTheme('dark', direction, texts) };
  }, [locale, texts]);
}

/** `<Admin>` split into its two parts: the combined one bundles its own translations (13 kB). */
function Console(options: ConsoleOptions) {
  const { resources, overrides = NONE, pages = {}, dashboard: Dashboard } = options;
  const themes = useThemes();
  const providers = useProviders(options);
  useRenewedAccess(options.api.session, providers.queries);
  return (
    <ConsoleProvider value={providers.console}>
      <OverridesContext.Provider value={overrides}>
        <AdminContext
          dataProvider={providers.data}
          authProvider={providers.auth}
          i18nProvider={providers.i18n}
          queryClient={providers.queries}
          routerProvider={addressedRouter}
          store={store}
          theme={themes.light}
          darkTheme={themes.dark}
        >
          <AdminUI
            layout={providers.layout}
            notification={ConsoleNotification}
            loginPage={ToHome}
            dashboard={providers.home}
            accessDenied={AccessDenied}
            catchAll={NotFound}
            title={PRODUCT_NAME}
            requireAuth
            disableTelemetry
          >
            {resources
              .filter((schema) => schema.screens.length > 0)
              .map((schema) => resourceScreens(schema, overrides[schema.resource]))}
            <CustomRoutes>
              <Route path="/dashboard" element={<DashboardPage screen={Dashboard} />} />
              <Route path={SIGN_OUT} element={<SignOut />} />
              <Route path="/profile" element={<ProfilePage />} />
              <Route path="/profile/history" element={<ProfilePage history />} />
              {Object.entries(pages).map(([path, element]) => (
                <Route key={path} path={path} element={element} />
              ))}
            </CustomRoutes>
          </AdminUI>
        </AdminContext>
      </OverridesContext.Provider>
    </ConsoleProvider>
  );
}
