import {
  importScreens,
  mediaScreens,
  multiVendorOnly,
  operatorQuestions,
  operatorReviews,
  orderScreens,
  PayoutList,
  productScreens,
  RefundList,
  RiderPayoutList,
  riderScreens,
  RiderShippingList,
  type Overrides,
} from '@stoa/console-kit';
import { addresses } from './resources/addresses';
import { admins } from './resources/admins';
import { attributeValues } from './resources/attribute-values';
import { categories } from './resources/categories';
import { content } from './resources/content';
import { commissions } from './resources/commissions';
import { coupons } from './resources/coupons';
import { customers } from './resources/customers';
import { flashSales } from './resources/flash-sales';
import { inventories } from './resources/inventories';
import { paymentMethods } from './resources/payment-methods';
import { roles } from './resources/roles';
import { search } from './resources/search';
import { shippingMethods } from './resources/shipping-methods';
import { taxRates } from './resources/tax-rates';
import { vendors } from './resources/vendors';
import { zones } from './resources/zones';

/** The back office's overrides of generated screens. */
export const overrides: Overrides = {
  ...content,
  ...search,
  addresses,
  admins,
  attribute_values: attributeValues,
  categories,
  commissions,
  coupons,
  customers,
  flash_sales: flashSales,
  imports: importScreens,
  inventories,
  media: mediaScreens,
  orders: orderScreens,
  payment_methods: paymentMethods,
  payoutRequests: multiVendorOnly({ list: PayoutList }),
  product_questions: operatorQuestions,
  products: productScreens,
  refunds: { list: RefundList },
  reviews: operatorReviews,
  riderPayoutRequests: { list: RiderPayoutList },
  rider_shipping: { list: RiderShippingList },
  riders: riderScreens,
  roles,
  shipping_methods: shippingMethods,
  tax_rates: taxRates,
  vendors,
  zones,
};
