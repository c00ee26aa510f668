import { isNavigating, UnreachedError } from './failed-requests';

/** The files of a route, as in Remix's manifest. */
interface RouteFiles {
  module: string;
  imports?: string[];
}

/** A route whose module the router loads when it is first needed. */
interface LazyRoute {
  lazy?: ((this: LazyRoute) => Promise<object>) | undefined;
}

/** Whether the files can be loaded; they are in the browser's cache afterwards. Files that no longer exist count as loaded. */
async function areReachable({ module, imports = [] }: RouteFiles): Promise<boolean> {
  try {
    const answers = await Promise.all([module, ...imports].map((file) => fetch(file)));
    return answers.every(({ status }) => status < 500);
  } catch {
    return false;
  }
}

/**
 * Keeps the page if a route's module cannot be loaded: Remix would reload the page, and with it everything that was
 * chosen or typed. A form of the page does without the module, which is tried again when it is next needed; a page to be
 * opened is reported as one that was not reached. A module that no longer exists still reloads the page.
 */
export function keepPageWithout(route: LazyRoute, files: RouteFiles): void {
  const load = route.lazy;
  if (!load) return;
  route.lazy = async function lazy(this: LazyRoute) {
    if (await areReachable(files)) return load.call(this);
    if (isNavigating()) throw new UnreachedError('failed');
    // The router drops the function once it has answered.
    setTimeout(() => (this.lazy = lazy));
    return {};
  };
}
