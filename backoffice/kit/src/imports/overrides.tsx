import { lazy } from 'react';
import type { ScreenOverride } from '../screens/overrides';
import { ImportList } from './ImportList';

// Loaded when first opened.
const ImportShow = lazy(async () => ({ default: (await import('./ImportShow')).ImportShow }));

/** The wizard in place of the generated view, for both consoles; its first step stands at `/products/import`. */
export const importScreens: ScreenOverride = { list: ImportList, show: ImportShow };
