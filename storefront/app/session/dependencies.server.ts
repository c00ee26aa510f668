import type { DependencyTracking, Tracked } from '@stoa/contracts';

/** Milliseconds for which public data is cached whose changes are not reported. */
export const UNTRACKED_LIFETIME = 2000;
/** Milliseconds for which public data is cached as long as it is current. */
export const TRACKED_LIFETIME = 60_000;

/** Runs work; without tracking its result has no dependencies and is to be cached shortly. */
export async function trackWith<T>(
  tracking: DependencyTracking | undefined,
  work: () => Promise<T>,
): Promise<Tracked<T>> {
  return tracking ? tracking.track(work) : { value: await work(), dependencies: [] };
}

/** Whether everything that a result was made from is still current. */
export const isCurrent = ({ dependencies }: Tracked<unknown>): boolean =>
  dependencies.every((dependency) => dependency());
