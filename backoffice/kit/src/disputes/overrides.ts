import type { ScreenOverride } from '../screens/overrides';
import { DisputeList } from './DisputeList';
import { DisputeShow } from './DisputeShow';

/** The dispute screens of both consoles. */
export const disputeScreens: ScreenOverride = { list: DisputeList, show: DisputeShow };
