import { createReadableStreamFromReadable, type AppLoadContext, type EntryContext } from '@remix-run/node';
import { RemixServer } from '@remix-run/react';
import { isbot } from 'isbot';
import { Transform, Writable } from 'node:stream';
import type { ReactElement } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';
import { loadTranslator } from '~/i18n/translator';
import { NonceContext } from '~/features/frame/nonce';
import { Expiring } from '~/session/expiring.server';
import { isPrivate } from '~/session/private-pages';
import { cookieHeaders, shopOf, type Shop } from '~/session/shop.server';
import { keepText } from '~/session/page-cache.server';
import { renderFragmentsWith } from '~/ui/fragment';
import { lastResort } from '~/ui/last-resort';

export { answer } from '~/session/page-cache.server';
export { createPageHandler } from '~/session/page-handlers.server';

/** Characters of kept fragments with their keys, about 32 MB; what was unused for longest leaves first. */
const fragments = new Expiring<string>(16_000_000);
renderFragmentsWith(renderToString, {
  get: (key) => fragments.get(key),
  set: (key, html) => fragments.set(key, html, Infinity, key.length + html.length),
});
await loadTranslator('en');

/** Milliseconds after which an unfinished page is given up. */
const PATIENCE = 10_000;

/** Sends a page: from its shell on for browsers, whole for robots and for pages that are kept. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: AppLoadContext,
): Promise<Response> {
  const shop = shopOf({ request, context });
  headers.set('Content-Type', 'text/html; charset=utf-8');
  headers.set('Vary', 'Cookie, Accept-Language');
  if (!headers.has('Cache-Control'))
    headers.set('Cache-Control', cacheControl(shop, new URL(request.url).pathname));
  cookieHeaders(shop.cookies, headers);
  const whole = isbot(request.headers.get('user-agent'));
  try {
    const page = (
      <NonceContext.Provider value={context.nonce ?? {}}>
        <RemixServer context={forPage(entry)} url={request.url} nonce={context.nonce?.script} />
      </NonceContext.Provider>
    );
    // Nothing deferred: a text needs no stream, whose bytes would have to become a text again to be kept.
    const body = entry.staticHandlerContext.activeDeferreds
      ? await render(page, whole, context)
      : `<!DOCTYPE html>${renderToString(page)}`;
    const isText = typeof body === 'string';
    const response = new Response(isText && context.takesText ? null : body, { status, headers });
    if (isText) keepText(response, body);
    return response;
  } catch (error) {
    console.error(error);
    return new Response(lastResort, { status: 500, headers });
  }
}

/** What Remix needs of a page's own routes: it makes a route of each that it is given, and compares their paths. */
function forPage(entry: EntryContext): EntryContext {
  const { matches } = entry.staticHandlerContext;
  const routes = Object.fromEntries(matches.map(({ route: { id } }) => [id, entry.manifest.routes[id]]));
  return { ...entry, manifest: { ...entry.manifest, routes: routes as typeof entry.manifest.routes } };
}

/** Nothing of a signed-in person, a cart or an order stays on the disk of a shared computer. */
const cacheControl = ({ visitor }: Shop, path: string): string =>
  visitor.token || isPrivate(path) ? 'private, no-store' : 'private, no-cache';

/** A piece of a page without the zeros that React 18 leaves where a character of several bytes no longer fitted in. */
function filled(piece: Buffer): Buffer {
  let end = piece.length;
  while (end > 0 && piece[end - 1] === 0) end -= 1;
  return piece.subarray(0, end);
}

/** Collects a page that is complete already, which is cheaper than a stream of it. */
function collect(pipe: (to: Writable) => void): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const sink = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(Buffer.from(filled(chunk)));
        done();
      },
      final(done) {
        resolve(Buffer.concat(chunks).toString('utf8'));
        done();
      },
    });
    sink.on('error', reject);
    pipe(sink);
  });
}

function stream(pipe: (to: Writable) => void): ReadableStream {
  const body = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      done(null, filled(chunk));
    },
  });
  pipe(body);
  return createReadableStreamFromReadable(body);
}

function render(
  page: ReactElement,
  whole: boolean,
  context: AppLoadContext,
): Promise<string | ReadableStream> {
  return new Promise((resolve, reject) => {
    let complete = false;
    const { pipe, abort } = renderToPipeableStream(page, {
      nonce: context.nonce?.script,
      // Without anything deferred the page is complete in the same moment as its shell.
      onShellReady: () => setImmediate(() => complete || whole || resolve(stream(pipe))),
      onAllReady: () => {
        complete = true;
        collect(pipe).then(resolve, reject);
      },
      onShellError: reject,
      onError: (error) => console.error(error),
    });
    const patience = setTimeout(abort, PATIENCE);
    patience.unref();
  });
}

/** Lets answers to the browser's own fetches set cookies as pages do. */
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

/** Logs what went wrong on the server, unless the visitor has merely gone away. */
export function handleError(error: unknown, { request }: { request: Request }): void {
  if (!request.signal.aborted) console.error(error);
}
