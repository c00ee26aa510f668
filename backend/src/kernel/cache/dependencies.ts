import { AsyncLocalStorage } from 'node:async_hooks';

/** Tells whether data that a result was made from is still current. */
export type Dependency = () => boolean;

/** A result with everything that it was made from. */
export interface Tracked<T> {
  value: T;
  dependencies: readonly Dependency[];
}

const tracking = new AsyncLocalStorage<Set<Dependency>>();

/** Adds to what the running work depends on, if that is tracked. */
export function dependOn(...dependencies: readonly Dependency[]): void {
  const tracked = tracking.getStore();
  if (tracked) for (const dependency of dependencies) tracked.add(dependency);
}

/** Runs work and collects what it depends on; the work around it depends on the same. */
export async function track<T>(work: () => PromiseLike<T>): Promise<Tracked<T>> {
  const own = new Set<Dependency>();
  // Awaited within: work may be a thenable that only begins when it is awaited.
  const value = await tracking.run(own, async () => await work());
  const dependencies = [...own];
  dependOn(...dependencies);
  return { value, dependencies };
}
