import type { ScreenOverride } from '../screens/overrides';
import { OrderList } from './OrderList';
import { OrderShow } from './OrderShow';

/** The screens of orders for both consoles. */
export const orderScreens: ScreenOverride = { list: OrderList, show: OrderShow };
