import { createRequestHandler, type ServerBuild } from '@remix-run/node';
import { createPageMaker, withStartedLoaders } from './make-page.server';

type Handle = ReturnType<typeof createRequestHandler>;
type Routes = ServerBuild['routes'];

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

/** A handler that knows some of a build's routes; pages that need nothing more of Remix than its matching are made first. */
function handlerOf(build: ServerBuild, mode: string): Handle {
  const makePage = createPageMaker(build);
  const handle = createRequestHandler(withStartedLoaders(build), mode);
  return async (request, context = {}) => (await makePage(request, context)) ?? handle(request, context);
}

/**
 * Remix's handler, but for a request only those routes are matched whose path begins as its address does: Remix ranks
 * and compares all that it knows, three times for each page.
 */
export function createPageHandler(build: ServerBuild, mode: string): Handle {
  const { byPart, others } = routesByFirstPart(build.routes);
  const handlers = new Map(
    [...byPart].map(([part, routes]) => [part, handlerOf({ ...build, routes }, mode)]),
  );
  const otherwise = handlerOf({ ...build, routes: others }, mode);
  return (request, context) => {
    const handle = handlers.get(firstPart(new URL(request.url).pathname) ?? '*') ?? otherwise;
    return handle(request, context);
  };
}
