import { isNavigating, UnreachedError } from './failed-requests';

/** A route whose module the router loads when it is first needed. */
interface LazyRoute {
  id?: string | undefined;
  lazy?: ((this: LazyRoute) => Promise<object>) | undefined;
}

/**
 * Keeps the page if a route's module cannot be reached, so that it is not among `modules` once loaded. A form of the page
 * does without the module, which is tried again when it is next needed; a page to be opened is reported as one that was
 * not reached.
 */
export function keepPageWithout(route: LazyRoute, modules: object): void {
  const load = route.lazy;
  if (!load) return;
  route.lazy = async function lazy(this: LazyRoute) {
    const loaded = await load.call(this);
    if (route.id !== undefined && route.id in modules) return loaded;
    if (isNavigating()) throw new UnreachedError('failed');
    // The router drops the function once it has answered.
    setTimeout(() => (this.lazy = lazy));
    return {};
  };
}
