import { createContext, useContext } from 'react';
import type { Overrides, ScreenOverride } from './overrides';

/** The console's overrides, by resource name in API paths. */
export const OverridesContext = createContext<Overrides>({});

/** The console's override of one resource's screens. */
export function useOverride(resource: string): ScreenOverride {
  return useContext(OverridesContext)[resource] ?? {};
}
