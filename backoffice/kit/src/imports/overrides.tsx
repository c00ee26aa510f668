import { lazy } from 'react';
import type { ScreenOverride } from '../screens/overrides';
import { ImportList } from './ImportList';

// Loaded on demand.
const ImportShow = lazy(async () => ({ default: (await import('./ImportShow')).ImportShow }));

/** The import wizard, in place of the generated view; its first step is at `/products/import`. */
export const importScreens: ScreenOverride = { list: ImportList, show: ImportShow };
