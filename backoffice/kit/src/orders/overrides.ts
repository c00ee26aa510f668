import type { ScreenOverride } from '../screens/overrides';
import { OrderList } from './OrderList';
import { OrderShow } from './OrderShow';

/** The screens of orders for both consoles; the columns are those of their exports. */
export const orderScreens: ScreenOverride = {
  list: OrderList,
  show: OrderShow,
  columns: [
    'number',
    'placed_at',
    'customer_name',
    'email',
    'vendor_id',
    'state',
    'payment_method',
    'currency',
    'total',
  ],
};
