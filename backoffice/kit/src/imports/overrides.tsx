import type { ScreenOverride } from '../screens/overrides';
import { ImportList } from './ImportList';
import { ImportShow } from './ImportShow';

/** The wizard in place of the generated view, for both consoles; its first step stands at `/products/import`. */
export const importScreens: ScreenOverride = { list: ImportList, show: ImportShow };
