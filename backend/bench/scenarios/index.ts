import type { Scenario } from '../scenario';
import { adminOrders } from './admin-orders';
import { productDetail } from './product-detail';
import { productLists } from './product-list';
import { search } from './search';

export { addToCart, checkout, paymentAlone } from './purchases';

/** All measured reads, in the order of the report. */
export const scenarios: Scenario[] = [...productLists, search, productDetail, adminOrders];
