/** Tells whether data that a result was made from is still current. */
export type Dependency = () => boolean;

/** A result with everything that it was made from. */
export interface Tracked<T> {
  value: T;
  dependencies: readonly Dependency[];
}

/** Tells which data of the API a result was made from; set by the backend's server, absent over HTTP. */
export interface DependencyTracking {
  /** Runs work and tells what it, and the work around it, depends on. */
  track<T>(work: () => Promise<T>): Promise<Tracked<T>>;
  /** Adds to what the work under way depends on. */
  dependOn(...dependencies: readonly Dependency[]): void;
}

/** Milliseconds for which public data is cached where nothing tells when it changes. */
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
