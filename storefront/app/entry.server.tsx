import type { AppLoadContext, EntryContext } from '@remix-run/node';
import { RemixServer } from '@remix-run/react';
import { LRUCache } from 'lru-cache';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { loadTranslator } from '~/i18n/translator';
import { NonceContext } from '~/features/frame/nonce';
import { pageAt } from '~/pages';
import { drawPage } from '~/session/drawn-pages.server';
import { cookieHeaders, shopOf, type Shop } from '~/session/shop.server';
import { keepBody } from '~/session/page-cache.server';
import { renderFragmentsWith } from '~/ui/cached-fragment';
import { lastResort } from '~/ui/last-resort';

export { answer } from '~/session/page-cache.server';
export { createPageHandler } from '~/session/page-handlers.server';

/** Cached fragments, measured in characters with keys (about 32 MB); the least recently used go first. */
const fragments = new LRUCache<string, string>({ maxSize: 16_000_000 });
/**
 * The same text as one piece: React joins markup from hundreds of strings, which V8 would keep as objects of
 * their own, several times the text's size and each visited by the garbage collector.
 */
const inOnePiece = (text: string): string => Buffer.from(text).toString();
renderFragmentsWith(renderToString, {
  get: (key) => fragments.get(key),
  set: (key, html) =>
    void fragments.set(inOnePiece(key), inOnePiece(html), { size: key.length + html.length }),
});
await loadTranslator('en');

/**
 * Sends a page as a whole: loaders defer data for navigations in the browser only (ADR 51).
 * @throws The error of a page that fails to render: Remix then calls this again with the page's error boundary
 */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: AppLoadContext,
): Response {
  const shop = shopOf({ request, context });
  headers.set('Content-Type', 'text/html; charset=utf-8');
  headers.set('Vary', 'Cookie, Accept-Language');
  if (!headers.has('Cache-Control'))
    headers.set('Cache-Control', cacheControl(shop, new URL(request.url).pathname));
  cookieHeaders(shop.cookies, headers);
  try {
    const page = (
      <NonceContext.Provider value={context.nonce ?? {}}>
        <RemixServer context={forPage(entry)} url={request.url} nonce={context.nonce?.script} />
      </NonceContext.Provider>
    );
    const body = drawBody(context, entry, page);
    const response = new Response(context.takesBody ? null : String(body), { status, headers });
    keepBody(response, body);
    return response;
  } catch (error) {
    if (!entry.staticHandlerContext.errors) throw error;
    console.error(error);
    return new Response(lastResort, { status: 500, headers });
  }
}

/** Renders the page; a shared page is rendered once as long as its data stays the same. */
function drawBody(
  { sharedPageKey }: AppLoadContext,
  { serverHandoffString: facts, staticHandlerContext }: EntryContext,
  page: ReactElement,
): string | Buffer {
  const draw = () => `<!DOCTYPE html>${renderToString(page)}`;
  if (sharedPageKey === undefined || !facts) return draw();
  return drawPage(sharedPageKey, { facts, frame: staticHandlerContext.loaderData.root }, draw);
}

/**
 * Limits the manifest to the page's own routes: Remix creates and matches a route for every entry it gets.
 */
function forPage(entry: EntryContext): EntryContext {
  const { matches } = entry.staticHandlerContext;
  const routes = Object.fromEntries(matches.map(({ route: { id } }) => [id, entry.manifest.routes[id]]));
  return { ...entry, manifest: { ...entry.manifest, routes: routes as typeof entry.manifest.routes } };
}

/** No page of a signed-in customer, a cart or an order is stored on the disk of a shared computer. */
const cacheControl = ({ visitor }: Shop, path: string): string =>
  visitor.token || pageAt(path)?.isPrivate ? 'private, no-store' : 'private, no-cache';

/** Lets responses to client-side data requests set cookies as pages do. */
export function handleDataRequest(
  response: Response,
  { context, request }: { context: AppLoadContext; request: Request },
): Response {
  const shop = shopOf({ request, context });
  cookieHeaders(shop.cookies, response.headers);
  response.headers.set('Vary', 'Cookie, Accept-Language');
  if (!response.headers.has('Cache-Control'))
    response.headers.set('Cache-Control', cacheControl(shop, new URL(request.url).pathname));
  return response;
}

/** Logs server errors, unless the visitor has aborted the request. */
export function handleError(error: unknown, { request }: { request: Request }): void {
  if (!request.signal.aborted) console.error(error);
}
