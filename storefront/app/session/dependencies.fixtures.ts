import type { DependencyTracking } from '@stoa/contracts';

/** For tests: nothing that is read stays current, so that no test sees what another one has cached. */
export const NEVER_CURRENT: DependencyTracking = {
  track: async (work) => ({ value: await work(), dependencies: [() => false] }),
  dependOn: () => undefined,
};
