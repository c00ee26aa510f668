/** Tells whether data that a result was made from is still current. */
export type Dependency = () => boolean;

/** A result with everything that it was made from. */
export interface Tracked<T> {
  value: T;
  dependencies: readonly Dependency[];
}

/** Tells which data of the API a result was made from; the backend passes it to a storefront in its process. */
export interface DependencyTracking {
  /** Runs work and collects what it depends on; the work around it depends on the same. */
  track<T>(work: () => Promise<T>): Promise<Tracked<T>>;
  /** Adds to what the running work depends on, if that is tracked. */
  dependOn(...dependencies: readonly Dependency[]): void;
}
