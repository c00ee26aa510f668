import {
  createRequestHandler,
  type AppLoadContext,
  type LoaderFunction,
  type ServerBuild,
} from '@remix-run/node';

type Handle = ReturnType<typeof createRequestHandler>;
type Routes = ServerBuild['routes'];

/** More segments than any route has, but for splats, which match any number. */
const MAX_SEGMENTS = 8;

const JSON_HEADERS = new Headers({ 'content-type': 'application/json; charset=utf-8' });

/** What Remix and its router accept as a JSON response, without serialising and parsing the data. */
const asAnswer = (data: unknown) => ({
  status: 200,
  statusText: 'OK',
  headers: JSON_HEADERS,
  body: true,
  json: () => Promise.resolve(data),
});

const isPlain = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && Object.getPrototypeOf(data) === Object.prototype;

/** Passes loader data to the page's render as it is; data requests of browsers get JSON. */
const unserialized =
  (loader: LoaderFunction): LoaderFunction =>
  async (args) => {
    const data = await loader(args);
    return args.context.isPage && isPlain(data) ? asAnswer(data) : data;
  };

/** Makes the loaders of all pages `unserialized`; resource routes respond by themselves. */
function withUnserializedData(routes: Routes): Routes {
  const entries = Object.entries(routes).map(([id, route]) => {
    if (!route?.module.default || !route.module.loader) return [id, route];
    return [id, { ...route, module: { ...route.module, loader: unserialized(route.module.loader) } }];
  });
  return Object.fromEntries(entries) as Routes;
}

const segmentsOf = (path: string): string[] => path.replaceAll(/^\/|\/+$/g, '').split('/');

/** First segment of a URL's or route's path, normalised as the router does; null if no route can match. */
function firstPart(path: string): string | null {
  try {
    return decodeURIComponent(segmentsOf(path)[0] ?? '').toLowerCase();
  } catch {
    return null;
  }
}

/** Routes by their first path segment; those with a dynamic first segment can match any path. */
function routesByFirstPart(routes: Routes): { byPart: Map<string, Routes>; others: Routes } {
  const byPart = new Map<string, Routes>();
  const others: Routes = {};
  for (const [id, route] of Object.entries(routes)) {
    const part = route?.parentId ? firstPart(route.path ?? '') : null;
    if (part === null || /[:*?]/.test(part)) others[id] = route;
    else byPart.set(part, { ...byPart.get(part), [id]: route });
  }
  return { byPart, others };
}

/** The segments of a route's path after the first one. */
const furtherSegments = ({ path = '' }: { path?: string }): string[] => segmentsOf(path).slice(1);

/** Whether a route can match a path of so many segments. */
function canHaveLength(route: { path?: string }, length: number): boolean {
  const further = furtherSegments(route);
  const required = further.filter((segment) => !segment.endsWith('?'));
  return further.includes('*') || (length > required.length && length <= further.length + 1);
}

/** The routes that can match a path with this first segment and so many segments. */
function routesOfLength(own: Routes, others: Routes, length: number): Routes {
  const fitting = Object.entries(own).filter(([, route]) => route && canHaveLength(route, length));
  // One of these matches whatever follows the first segment, so no other route is reached.
  const isTaken = fitting.some(
    ([, route]) => route && furtherSegments(route).every((segment) => /^[:*]/.test(segment)),
  );
  const rest = Object.entries(others).filter(([, route]) => !isTaken || !route?.parentId);
  return Object.fromEntries([...rest, ...fitting]) as Routes;
}

/**
 * Remix's request handler, but only the few routes that can match a request's path are compared with it: Remix
 * ranks and compares all routes that it has, three times per page.
 */
export function createPageHandler(build: ServerBuild, mode: string): Handle {
  const { byPart, others } = routesByFirstPart(withUnserializedData(build.routes));
  const handlerOf = (routes: Routes) => createRequestHandler({ ...build, routes }, mode);
  const otherwise = handlerOf(others);
  const handlers = new Map<string, Handle>();
  const handlerFor = (pathname: string): Handle => {
    const part = firstPart(pathname);
    const own = part === null ? undefined : byPart.get(part);
    if (!own) return otherwise;
    // Longer paths match the same routes as those with one segment too many.
    const length = Math.min(segmentsOf(pathname).length, MAX_SEGMENTS);
    const key = `${length} ${part}`;
    let handler = handlers.get(key);
    if (!handler) handlers.set(key, (handler = handlerOf(routesOfLength(own, others, length))));
    return handler;
  };
  return (request: Request, context: AppLoadContext = {}) => {
    const { pathname, searchParams } = new URL(request.url);
    return handlerFor(pathname)(request, { ...context, isPage: !searchParams.has('_data') });
  };
}
