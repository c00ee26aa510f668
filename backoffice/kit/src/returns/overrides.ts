import type { ScreenOverride } from '../screens/overrides';
import { ReturnList } from './ReturnList';
import { ReturnShow } from './ReturnShow';

/** The return screens of both consoles. */
export const returnScreens: ScreenOverride = { list: ReturnList, show: ReturnShow };
