import {
  createRequestHandler,
  type AppLoadContext,
  type LoaderFunction,
  type ServerBuild,
} from '@remix-run/node';

type Handle = ReturnType<typeof createRequestHandler>;
type Routes = ServerBuild['routes'];

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

/** First segment of a URL's or route's path, normalised as the router does; null if no route can match. */
function firstPart(path: string): string | null {
  const [, part = ''] = /^\/?([^/]*)/.exec(path) ?? [];
  try {
    return decodeURIComponent(part).toLowerCase();
  } catch {
    return null;
  }
}

/** Routes by their first path segment; those with a dynamic first segment belong to every group. */
function routesByFirstPart(routes: Routes): { byPart: Map<string, Routes>; others: Routes } {
  const parts = new Map<string, Routes>();
  const others: Routes = {};
  for (const [id, route] of Object.entries(routes)) {
    const part = route?.parentId ? firstPart(route.path ?? '') : null;
    if (part === null || /[:*?]/.test(part)) others[id] = route;
    else parts.set(part, { ...parts.get(part), [id]: route });
  }
  const byPart = new Map([...parts].map(([part, own]) => [part, { ...others, ...own }]));
  return { byPart, others };
}

/**
 * Remix's request handler, but only routes with the request's first path segment are matched: Remix ranks and
 * compares all routes that it has, three times per page.
 */
export function createPageHandler(build: ServerBuild, mode: string): Handle {
  const { byPart, others } = routesByFirstPart(withUnserializedData(build.routes));
  const handlerOf = (routes: Routes) => createRequestHandler({ ...build, routes }, mode);
  const handlers = new Map([...byPart].map(([part, routes]) => [part, handlerOf(routes)]));
  const otherwise = handlerOf(others);
  return (request: Request, context: AppLoadContext = {}) => {
    const { pathname, searchParams } = new URL(request.url);
    const handle = handlers.get(firstPart(pathname) ?? '*') ?? otherwise;
    return handle(request, { ...context, isPage: !searchParams.has('_data') });
  };
}
