import type { Dependency, Tracked } from '@stoa/contracts';
import { AsyncVariable } from '../async-context';

const tracking = new AsyncVariable<Set<Dependency>>();

/** Adds to what the running work depends on, if that is tracked. */
export function dependOn(...dependencies: readonly Dependency[]): void {
  const tracked = tracking.get();
  if (tracked) for (const dependency of dependencies) tracked.add(dependency);
}

/** Whether the running work’s dependencies are collected. */
export const isTracked = (): boolean => tracking.get() !== undefined;

/** Runs work and collects what it depends on; the work around it depends on the same. */
export async function track<T>(work: () => PromiseLike<T>): Promise<Tracked<T>> {
  const own = new Set<Dependency>();
  // Awaited within: work may be a thenable that only begins when it is awaited.
  const value = await tracking.run(own, async () => await work());
  const dependencies = [...own];
  dependOn(...dependencies);
  return { value, dependencies };
}
