import type { Scenario } from '../scenario';
import { adminCustomers, adminProducts } from './admin-lists';
import { adminOrders } from './admin-orders';
import { productDetail } from './product-detail';
import { productLists } from './product-list';
import { search } from './search';

export { addToCart, checkout, paymentAlone } from './purchases';

/** All measured reads, in the order of the report. */
export const scenarios: Scenario[] = [
  ...productLists,
  search,
  productDetail,
  adminOrders,
  adminProducts,
  adminCustomers,
];

/** The lists of operators among them. */
export const operatorLists: Scenario[] = [adminOrders, adminProducts, adminCustomers];
