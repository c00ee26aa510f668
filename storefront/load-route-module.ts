/** A route of Remix's manifest. */
interface RouteFiles {
  id: string;
  module: string;
  imports?: string[];
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
 * Replaces Remix's function (vite.config.ts), which reloads the page whenever a module cannot be loaded, even if it is only
 * prefetched. Offline, the answer is an empty module, and `modules` is without it. A module that no longer exists, such
 * as after a deployment, still reloads the page.
 */
export async function loadRouteModule(route: RouteFiles, modules: Record<string, object>): Promise<object> {
  const loaded = modules[route.id];
  if (loaded) return loaded;
  if (!(await areReachable(route))) return {};
  try {
    const module = (await import(/* @vite-ignore */ route.module)) as object;
    modules[route.id] = module;
    return module;
  } catch {
    window.location.reload();
    // Nothing is rendered while the page reloads.
    return new Promise(() => {});
  }
}
