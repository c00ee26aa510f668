import { OrderList, OrderShow, productScreens, type Overrides } from '@stoa/console-kit';
import { categories } from './resources/categories';
import { roles } from './resources/roles';
import { vendors } from './resources/vendors';

/** Where the operators' screens differ from the generated ones. */
export const overrides: Overrides = {
  categories,
  orders: { list: OrderList, show: OrderShow },
  products: productScreens,
  roles,
  vendors,
};
