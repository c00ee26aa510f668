import type { AppLoadContext } from '@remix-run/node';
import type { Tracked } from '@stoa/contracts';
import { LRUCache } from 'lru-cache';
import { COOKIES, serializeCookie } from './cookies';
import { isCurrent, TRACKED_LIFETIME, trackWith, UNTRACKED_LIFETIME } from './dependencies.server';
import { isKnownCurrency } from './frame.server';
import { redirectAnswer } from './redirect-answer.server';
import { sharedPage } from './page-keys.server';
import { type Nonces, PageText, PLACEHOLDERS } from './page-text.server';
import { isForeign } from './same-origin.server';
import { visitorOf, type Visitor } from './visitor.server';

/** Status and headers of a cached page, without personal cookies. */
interface SharedHead {
  status: number;
  headers: [string, string][];
}

/** A cached page without the nonces of its responses. */
interface StoredPage extends SharedHead {
  text: PageText;
}

/** A page of which the end is still to come. */
interface BegunPage extends SharedHead {
  body: PageAnswer['body'];
}

/** A response that the server can send without opening a stream. */
export interface PageAnswer {
  status: number;
  headers: Headers;
  body: string | Buffer | ReadableStream<Uint8Array> | null;
}

type Handle = (request: Request, context: AppLoadContext) => Promise<Response>;

/** A page with the data that it shows. */
type TrackedPage = Promise<Tracked<StoredPage>>;

/** Page caches in bytes: paths without parameters, and those with. */
const plain = new LRUCache<string, TrackedPage>({ maxSize: 32_000_000 });
const others = new LRUCache<string, TrackedPage>({ maxSize: 16_000_000 });
/** Size of a page that is still being rendered. */
const EXPECTED = 100_000;

/** Handles a request; an address without a page may redirect to another. */
export async function answer(request: Request, context: AppLoadContext, handle: Handle): Promise<PageAnswer> {
  const found = await pageAnswer(request, context, handle);
  return found.status === 404 ? ((await redirectAnswer(request, context)) ?? found) : found;
}

/** Handles a request, from the cache if the page is public. */
async function pageAnswer(request: Request, context: AppLoadContext, handle: Handle): Promise<PageAnswer> {
  // Checked here, since Remix would report it as a server error.
  if (isForeign(request)) return refused;
  const visitor = visitorOf(request);
  const shared = sharedPage(request, visitor, isKnownCurrency);
  if (!shared) return opened(await handle(request, { ...context, takesBody: true }));
  const { key, url } = shared;
  const pages = shared.isPlain ? plain : others;
  const cached = pages.get(key);
  const page = cached && (await cached);
  if (page && isCurrent(page)) return fill(page.value, context, visitor);
  // Another request may have replaced the outdated page meanwhile.
  const newer = pages.get(key);
  if (newer && newer !== cached) return fill((await newer).value, context, visitor);
  // Without the visitor's signal: others wait for the same page.
  const clean = new Request(url, { headers: request.headers });
  let begin: (page: BegunPage) => void = () => undefined;
  const begun = new Promise<BegunPage>((resolve) => (begin = resolve));
  const rendering = trackWith(context.dependencies, async () => {
    const page = await render(clean, { ...context, sharedPageKey: key }, handle, begin);
    // Before its size is counted.
    if (visitor.acceptsGzip) page.text.compress(noncesOf(context));
    return page;
  });
  keep(pages, key, { page: rendering, ttl: context.dependencies ? TRACKED_LIFETIME : UNTRACKED_LIFETIME });
  return Promise.race([
    begun.then(({ status, headers, body }) => ({ status, headers: headersFor(headers, visitor), body })),
    rendering.then(({ value }) => fill(value, context, visitor)),
  ]);
}

/** Caches a page: for concurrent requests while it is rendered, and afterwards if its status is 200. */
function keep(pages: typeof plain, key: string, { page, ttl }: { page: TrackedPage; ttl: number }): void {
  // Replaced as a whole: the size of a value that is set again would stay as it was.
  const replace = (size: number): void => {
    pages.delete(key);
    pages.set(key, page, { ttl, size });
  };
  replace(EXPECTED);
  const isCached = (): boolean => pages.get(key) === page;
  page.then(
    ({ value }) => {
      if (!isCached()) return;
      if (value.status === 200) replace(value.text.size);
      else pages.delete(key);
    },
    () => isCached() && pages.delete(key),
  );
}

/**
 * Renders a page for all visitors.
 * @param begin gets data of which the secondary part is still being read
 */
async function render(
  request: Request,
  context: AppLoadContext,
  handle: Handle,
  begin: (page: BegunPage) => void,
): Promise<StoredPage> {
  const response = await handle(request, { ...context, nonce: PLACEHOLDERS, takesBody: true });
  const headers = [...response.headers].filter(([name]) => name !== 'set-cookie');
  for (const cookie of response.headers.getSetCookie()) {
    // The guest's session token is the only personal cookie here; each response gets its own.
    if (!cookie.startsWith(`${COOKIES.session}=`)) headers.push(['set-cookie', cookie]);
  }
  const { status } = response;
  if (response.headers.get('content-type') === DEFERRED)
    begin({ status, headers, body: response.clone().body });
  const body = bodies.get(response) ?? (await response.text());
  return { status, headers, text: new PageText(Buffer.isBuffer(body) ? body : Buffer.from(body)) };
}

/** Whether the visitor's browser already has a cookie with this value. */
function has({ cookies }: Visitor, cookie: string): boolean {
  const [pair = ''] = cookie.split(';', 1);
  const at = pair.indexOf('=');
  return cookies.get(pair.slice(0, at)) === pair.slice(at + 1);
}

/** A cached page's headers for one visitor, who gets a session token and only cookies that the browser has not yet. */
function headersFor(shared: [string, string][], visitor: Visitor): Headers {
  const headers = new Headers(
    shared.filter(([name, value]) => name !== 'set-cookie' || !has(visitor, value)),
  );
  if (visitor.isNew) {
    const options = { maxAge: 365 * 86_400, secure: visitor.secure };
    headers.append('set-cookie', serializeCookie(COOKIES.session, visitor.sessionToken, options));
  }
  return headers;
}

function noncesOf({ nonce = {} }: AppLoadContext): Nonces {
  const { script = '', style = script } = nonce;
  return { script, style };
}

function fill(page: StoredPage, context: AppLoadContext, visitor: Visitor): PageAnswer {
  const nonces = noncesOf(context);
  const headers = headersFor(page.headers, visitor);
  const gzip = visitor.acceptsGzip ? page.text.gzipped(nonces) : null;
  if (gzip) {
    headers.set('content-encoding', 'gzip');
    headers.append('vary', 'Accept-Encoding');
  }
  return { status: page.status, headers, body: gzip ?? page.text.filled(nonces) };
}

/** Content type of data that Remix sends before all of it is there. */
const DEFERRED = 'text/remix-deferred';

const bodies = new WeakMap<Response, string | Buffer>();

/**
 * Stores the body of a response that was complete when created, so that it need not be read from a stream.
 */
export function keepBody(response: Response, body: string | Buffer): void {
  bodies.set(response, body);
}

const refused: PageAnswer = {
  status: 403,
  headers: new Headers({ 'Content-Type': 'text/plain; charset=utf-8' }),
  body: 'Cross-site request refused',
};

/** A response as the server sends it: data as a whole, as a stream would be compressed piece by piece. */
async function opened(response: Response): Promise<PageAnswer> {
  const { status, headers } = response;
  const isWhole = headers.get('content-type')?.startsWith('application/json') ?? false;
  return { status, headers, body: bodies.get(response) ?? (isWhole ? await response.text() : response.body) };
}
