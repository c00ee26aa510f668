import {
  createRequestHandler,
  type AppLoadContext,
  type LoaderFunction,
  type ServerBuild,
} from '@remix-run/node';

type Handle = ReturnType<typeof createRequestHandler>;
type Routes = ServerBuild['routes'];

const JSON_HEADERS = new Headers({ 'content-type': 'application/json; charset=utf-8' });

/** What Remix and its router take for an answer in JSON, without the text that they would write and parse again. */
const asAnswer = (data: unknown) => ({
  ...{ status: 200, statusText: 'OK', headers: JSON_HEADERS, body: true },
  json: () => Promise.resolve(data),
});

const isPlain = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && Object.getPrototypeOf(data) === Object.prototype;

/** Hands a loader's facts to the page that is drawn from them as they are; a browser that asks for them gets text. */
const unserialized =
  (loader: LoaderFunction): LoaderFunction =>
  async (args) => {
    const data = await loader(args);
    return args.context.isPage && isPlain(data) ? asAnswer(data) : data;
  };

/** A build whose pages' loaders are `unserialized`; routes without a page of their own answer by themselves. */
function withUnserializedData(routes: Routes): Routes {
  const entries = Object.entries(routes).map(([id, route]) => {
    if (!route?.module.default || !route.module.loader) return [id, route];
    return [id, { ...route, module: { ...route.module, loader: unserialized(route.module.loader) } }];
  });
  return Object.fromEntries(entries) as Routes;
}

/** The first part of an address or a route's path as the router compares it; null where no route can match. */
function firstPart(path: string): string | null {
  const [, part = ''] = /^\/?([^/]*)/.exec(path) ?? [];
  try {
    return decodeURIComponent(part).toLowerCase();
  } catch {
    return null;
  }
}

/** Routes by what their paths begin with; those that may begin with anything belong to each. */
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
 * Remix's handler, but for a request only those routes are matched whose path begins as its address does: Remix ranks
 * and compares all that it knows, three times for each page.
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
