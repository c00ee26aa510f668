import { createClientRoutes } from '@remix-run/react/dist/esm/routes.js';
import { keepPageWithout } from './route-modules';

type Parameters = globalThis.Parameters<typeof createClientRoutes>;
type Routes = Parameters[0];

/** Globals that Remix and its manifest set on the window. */
interface RemixWindow {
  __remixManifest: { routes: Routes };
  __remixRouteModules: Parameters[1];
  __remixContext: { future: Parameters[3]; isSpaMode: boolean };
  __remixRouter: { patchRoutes: (parent: string, routes: ReturnType<typeof createClientRoutes>) => void };
}

/**
 * Limits the router to this page's routes; the returned function adds the others. With them, a quarter of the
 * hydration task would be spent on ranking paths.
 */
export function setOtherRoutesAside(): () => void {
  const remix = window as unknown as RemixWindow;
  const { __remixRouteModules: modules, __remixContext: context } = remix;
  const own: Routes = {};
  const others: Routes = {};
  for (const [id, route] of Object.entries(remix.__remixManifest.routes))
    (id in modules ? own : others)[id] = route;
  remix.__remixManifest.routes = own;
  return () => {
    Object.assign(own, others);
    const added = createClientRoutes(others, modules, null, context.future, context.isSpaMode, 'root');
    for (const route of added) keepPageWithout(route, modules);
    remix.__remixRouter.patchRoutes('root', added);
  };
}
