import { Links, Meta, Outlet, Scripts, ScrollRestoration, useRouteLoaderData } from '@remix-run/react';
import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import type { ShouldRevalidateFunction } from '@remix-run/react';
import { useContext, type ReactElement, type ReactNode } from 'react';
import interLatin from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url';
import { ErrorScreen, ErrorScreenGuard, errorTitle } from '~/features/errors/error-screen';
import { AppProvider } from '~/features/frame/app-context';
import { previewedTemplate, toFrameView } from '~/features/frame/frame-view';
import { NonceContext } from '~/features/frame/nonce';
import { NoncedStyle, themeVariables } from '~/features/frame/theme-style';
import { COOKIES, DAY } from '~/session/cookies';
import { shopOf } from '~/session/shop.server';
import { PageShell } from '~/templates/page-shell';
import stylesheet from '~/styles/app.css?url';

export const links: LinksFunction = () => [
  { rel: 'preload', href: interLatin, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
  { rel: 'stylesheet', href: stylesheet },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'manifest', href: '/manifest.webmanifest' },
];

export const meta: MetaFunction = ({ error }) =>
  error ? [{ title: errorTitle(error) }, { name: 'robots', content: 'noindex' }] : [];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const shop = shopOf({ request, context });
  const [data, { language, currency }] = await Promise.all([shop.frame(), shop.locale()]);
  const url = new URL(request.url);
  if (!shop.visitor.cookies.has(COOKIES.currency))
    shop.setCookie(COOKIES.currency, currency, { maxAge: 365 * DAY });
  if (url.searchParams.has('lang') && shop.visitor.cookies.get(COOKIES.language) !== language) {
    shop.setCookie(COOKIES.language, language, { maxAge: 365 * DAY });
  }
  const { token, cartCount } = shop.visitor;
  return toFrameView(data, { url, language, currency, isSignedIn: token !== null, cartCount });
}

/** The frame changes with what people do, not with where they go; only a previewed template is another frame. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ formMethod, currentUrl, nextUrl }) =>
  (formMethod !== undefined && formMethod !== 'GET') ||
  previewedTemplate(currentUrl.pathname) !== previewedTemplate(nextUrl.pathname);

/** The document around pages and error pages alike; it holds even when the frame's data could not be read. */
export function Layout({ children }: { children: ReactNode }): ReactElement {
  const frame = useRouteLoaderData<typeof loader>('root');
  const { script } = useContext(NonceContext);
  return (
    <html
      lang={frame?.language ?? 'en'}
      dir={frame?.direction ?? 'ltr'}
      data-template={frame?.theme.template ?? 'template1'}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {frame && <meta name="theme-color" content={frame.theme.primary_color} />}
        <Meta />
        <Links />
        {frame && <NoncedStyle css={themeVariables(frame.theme)} />}
      </head>
      <body>
        {children}
        <ScrollRestoration nonce={script} />
        <Scripts nonce={script} />
      </body>
    </html>
  );
}

/** Every page, within the frame of the chosen template. */
export default function App(): ReactElement {
  const frame = useRouteLoaderData<typeof loader>('root');
  if (!frame) return <ErrorScreen />;
  return (
    <AppProvider frame={frame}>
      <PageShell>
        <Outlet />
      </PageShell>
    </AppProvider>
  );
}

/** Whatever went wrong, within the frame where that could be read. */
export function ErrorBoundary(): ReactElement {
  const frame = useRouteLoaderData<typeof loader>('root');
  const screen = (
    <ErrorScreenGuard>
      <ErrorScreen />
    </ErrorScreenGuard>
  );
  if (!frame) return screen;
  return (
    <AppProvider frame={frame}>
      <PageShell>{screen}</PageShell>
    </AppProvider>
  );
}
