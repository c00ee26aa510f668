import type { ScreenOverride } from '../screens/overrides';
import { OrderList } from './OrderList';
import { OrderShow } from './OrderShow';

/** The order screens of both consoles. */
export const orderScreens: ScreenOverride = { list: OrderList, show: OrderShow };
