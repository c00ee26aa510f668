import type { Cart } from '@stoa/contracts';
import { Links, Meta, Outlet, ScrollRestoration, useRouteLoaderData } from '@remix-run/react';
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import type { ShouldRevalidateFunction } from '@remix-run/react';
import { useContext, type ReactElement, type ReactNode } from 'react';
import interLatin from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url';
import { ErrorBoundary as ErrorContent, ErrorScreen } from '~/features/errors/error-screen';
import { errorMeta } from '~/features/errors/error-texts';
import { AppProvider } from '~/features/frame/app-context';
import { previewedTemplate, toFrameView } from '~/features/frame/frame-view';
import { throwLayoutFailure } from '~/features/frame/layout-failure.server';
import { LateScripts } from '~/features/frame/late-scripts';
import { NonceContext } from '~/features/frame/nonce';
import { PageStyle } from '~/features/frame/page-style';
import { NoncedStyle, themeVariables } from '~/features/frame/theme-style';
import { rememberCartCount } from '~/features/cart/cart-count.server';
import { HEARTS } from '~/features/wishlist/wishlist-ids';
import { COOKIES } from '~/session/cookies';
import { languageCode, translatorFor } from '~/i18n/translator';
import { publicOrigin } from '~/session/public-origin.server';
import { isFetched } from '~/session/same-origin.server';
import { shopOf, type Shop } from '~/session/shop.server';
import { THEME_PREVIEW } from '~/session/theme-preview';
import { PageShell } from '~/templates/page-shell';
import { DeferredDocument } from '~/ui/deferred-hydration';
import stylesheet from '~/styles/app.css?url';

export const meta: MetaFunction<typeof loader> = ({ error, data }) => (error ? errorMeta(error, data) : []);

export async function loader({ request, context }: LoaderFunctionArgs) {
  const shop = shopOf({ request, context });
  if (shop.addressInPreview) throw shop.redirect(shop.addressInPreview);
  const [data, { language, currency }] = await Promise.all([shop.frame(), shop.locale()]).catch(
    throwLayoutFailure,
  );
  const url = new URL(request.url);
  shop.remember(COOKIES.currency, currency);
  // A preview of another language in the theme editor does not change the stored language.
  const isChoice = url.searchParams.has('lang') && !url.searchParams.has(THEME_PREVIEW);
  if (isChoice) shop.remember(COOKIES.language, language);
  const cartCount = await cartCountOf(shop, request);
  const origin = publicOrigin(url);
  const isSignedIn = shop.visitor.token !== null;
  return toFrameView(data, { url, origin, language, currency, isSignedIn, cartCount });
}

/**
 * Count of the cart badge: from the cookie for documents, so that no page waits for it; read from the API
 * after a submit, since responses may arrive out of order.
 */
async function cartCountOf(shop: Shop, request: Request): Promise<number> {
  if (!isFetched(request)) return shop.visitor.cartCount;
  const cart = await shop.api.tryGet<Cart>('web/fetchCartItems');
  if (!cart.ok) return shop.visitor.cartCount;
  if (cart.data.count !== shop.visitor.cartCount) rememberCartCount(shop, cart.data.count);
  return cart.data.count;
}

/** The frame reloads after submits, not on navigation, except when the previewed theme changes. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ formMethod, formAction, currentUrl, nextUrl }) =>
  // Wish-list buttons only change a cookie, which scripts read.
  (formMethod !== undefined && formMethod !== 'GET' && formAction !== HEARTS) ||
  previewedTemplate(currentUrl.pathname) !== previewedTemplate(nextUrl.pathname) ||
  currentUrl.searchParams.get(THEME_PREVIEW) !== nextUrl.searchParams.get(THEME_PREVIEW);

function Document({ children }: { children: ReactNode }): ReactElement {
  const frame = useRouteLoaderData<typeof loader>('root');
  const { script } = useContext(NonceContext);
  const language = frame?.language ?? 'en';
  const texts = __CATALOGUE_CHUNKS__[languageCode(language)];
  return (
    <html
      lang={language}
      dir={frame?.direction ?? 'ltr'}
      data-template={frame?.theme.template ?? 'template1'}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {frame && <meta name="theme-color" content={frame.theme.primary_color} />}
        <Meta />
        <link rel="preload" href={interLatin} as="font" type="font/woff2" crossOrigin="anonymous" />
        <link rel="stylesheet" href={stylesheet} />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/icon-180.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        <Links />
        {frame && <NoncedStyle css={themeVariables(frame.theme)} />}
        <PageStyle />
      </head>
      <body>
        {children}
        <ScrollRestoration nonce={script} />
        <LateScripts
          nonce={script}
          texts={texts && `/${texts}`}
          offline={translatorFor(language)('request.offline')}
        />
      </body>
    </html>
  );
}

/** The HTML document around pages and error pages; works without the frame's data too. */
export function Layout({ children }: { children: ReactNode }): ReactElement {
  return (
    <DeferredDocument>
      <Document>{children}</Document>
    </DeferredDocument>
  );
}

/** Renders every page within the frame of the chosen template. */
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

/** Renders errors outside of pages, within the frame if its data could be loaded. */
export function ErrorBoundary(): ReactElement {
  const frame = useRouteLoaderData<typeof loader>('root');
  if (!frame) return <ErrorContent />;
  return (
    <AppProvider frame={frame}>
      <PageShell>
        <ErrorContent />
      </PageShell>
    </AppProvider>
  );
}
