import type { AppLoadContext, EntryContext, ServerBuild } from '@remix-run/node';
import { matchRoutes } from '@remix-run/react';

type Routes = ServerBuild['routes'];
type Module = Routes[string]['module'];
type Matches = EntryContext['staticHandlerContext']['matches'];

/** What loaders of a page are coming to, by route. */
const started = new WeakMap<AppLoadContext, ReadonlyMap<string, unknown>>();

/** The build with loaders that don't run again for a page whose making has begun here. */
export function withStartedLoaders(build: ServerBuild): ServerBuild {
  const routes = Object.entries(build.routes).map(([id, route]) => {
    const { loader } = route.module;
    if (!loader) return [id, route];
    const module = {
      ...route.module,
      loader: (args: Parameters<typeof loader>[0]) => {
        const outcomes = started.get(args.context);
        return outcomes?.has(id) ? outcomes.get(id) : loader(args);
      },
    };
    return [id, { ...route, module }];
  });
  return { ...build, routes: Object.fromEntries(routes) as Routes };
}

const treeOf = (routes: Routes, parentId?: string): object[] =>
  Object.values(routes)
    .filter((route) => route.parentId === parentId)
    .map(({ id, path, index, caseSensitive }) =>
      index ? { id, path, index } : { id, path, caseSensitive, children: treeOf(routes, id) },
    );

/** Whether an outcome is data as it is, and no answer, redirect or promise of more. */
function isData(outcome: PromiseSettledResult<unknown>): outcome is PromiseFulfilledResult<object> {
  if (outcome.status !== 'fulfilled' || typeof outcome.value !== 'object' || !outcome.value) return false;
  return [Object.prototype, Array.prototype].includes(Object.getPrototypeOf(outcome.value));
}

/** The data of each match, in their order; null where a loader came to anything else. */
async function load(
  routes: Routes,
  matches: Matches,
  args: { request: Request; context: AppLoadContext },
): Promise<Record<string, unknown> | null> {
  const outcomes = new Map<string, unknown>();
  for (const { route, params } of matches) {
    const loader = routes[route.id]?.module.loader;
    // An async function, so that what is thrown at once is an outcome too.
    if (loader) outcomes.set(route.id, (async () => loader({ ...args, params }))());
  }
  started.set(args.context, outcomes);
  const settled = await Promise.allSettled(outcomes.values());
  if (!settled.every(isData)) return null;
  const data = settled.map(({ value }) => value);
  const ids = [...outcomes.keys()];
  const loaded = Object.fromEntries(ids.map((id, at) => [id, data[at]]));
  return Object.fromEntries(matches.map(({ route: { id } }) => [id, loaded[id] ?? null]));
}

const ESCAPES: Record<string, string> = {
  '&': '\\u0026',
  '>': '\\u003e',
  '<': '\\u003c',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};

/** JSON that may stand within a script. */
const scriptJson = (value: unknown): string =>
  JSON.stringify(value).replace(/[&><\u2028\u2029]/g, (character) => ESCAPES[character] ?? '');

/** What of the entry's context is the same for all pages of a build. */
function lookOf({ assets, routes, future, isSpaMode }: ServerBuild) {
  const modules = Object.entries(routes).map(([id, { module }]) => [id, module]);
  return {
    ...{ manifest: assets, future, isSpaMode },
    routeModules: Object.fromEntries(modules) as EntryContext['routeModules'],
    // Only asked about what a loader defers, which pages made here never do.
    serializeError: () => ({ message: 'Unexpected Server Error' }),
  };
}

interface Page {
  matches: Matches;
  loaderData: Record<string, unknown>;
  url: URL;
}

/** What Remix itself would hand to the entry for a page whose loaders all came to data. */
function entryOf(look: ReturnType<typeof lookOf>, basename: string, page: Page): EntryContext {
  const { matches, loaderData, url } = page;
  const { future, isSpaMode } = look;
  const state = { loaderData, actionData: null, errors: null };
  return {
    ...look,
    staticHandlerContext: {
      ...{ basename, matches, ...state },
      location: { pathname: url.pathname, search: url.search, hash: '', state: null, key: 'default' },
      ...{ statusCode: 200, loaderHeaders: {}, actionHeaders: {}, activeDeferreds: null },
    },
    serverHandoffString: scriptJson({ basename, future, isSpaMode, state }),
  };
}

/** Whether a request asks for a page: no form, no call of a script for one route's data. */
const asksForPage = ({ method }: Request, { searchParams }: URL): boolean =>
  method === 'GET' && !searchParams.has('_data') && !searchParams.has('index');

/** Whether modules draw a page, and leave its headers alone; which of several routes' headers win is up to Remix. */
const drawsPage = (modules: Module[]): boolean =>
  modules.at(-1)?.default !== undefined && modules.every(({ headers }) => headers === undefined);

/**
 * Makes pages whose loaders all return plain data, without the copies that Remix makes of each: of the request for
 * every loader, and of its data as an answer, as text and as data again. Null for every other request; Remix's handler
 * then goes on from the same loaders' outcomes.
 */
export function createPageMaker(
  build: ServerBuild,
): (request: Request, context: AppLoadContext) => Promise<Response | null> {
  const tree = treeOf(build.routes);
  const look = lookOf(build);
  return async (request, context) => {
    const url = new URL(request.url);
    const matches = asksForPage(request, url) ? (matchRoutes(tree, url.pathname) as Matches | null) : null;
    if (!matches || !drawsPage(matches.flatMap(({ route: { id } }) => build.routes[id]?.module ?? [])))
      return null;
    const loaderData = await load(build.routes, matches, { request, context });
    if (!loaderData) return null;
    const entry = entryOf(look, build.basename ?? '/', { matches, loaderData, url });
    return build.entry.module.default(request, 200, new Headers(), entry, context);
  };
}
