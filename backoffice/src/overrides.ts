import { importScreens, mediaScreens, orderScreens, productScreens, type Overrides } from '@stoa/console-kit';
import { addresses } from './resources/addresses';
import { attributeValues } from './resources/attribute-values';
import { categories } from './resources/categories';
import { content } from './resources/content';
import { coupons } from './resources/coupons';
import { customers } from './resources/customers';
import { inventories } from './resources/inventories';
import { paymentMethods } from './resources/payment-methods';
import { roles } from './resources/roles';
import { shippingMethods } from './resources/shipping-methods';
import { taxRates } from './resources/tax-rates';
import { vendors } from './resources/vendors';
import { zones } from './resources/zones';

/** Where the operators' screens differ from the generated ones. */
export const overrides: Overrides = {
  ...content,
  addresses,
  attribute_values: attributeValues,
  categories,
  coupons,
  customers,
  imports: importScreens,
  inventories,
  media: mediaScreens,
  orders: orderScreens,
  payment_methods: paymentMethods,
  products: productScreens,
  roles,
  shipping_methods: shippingMethods,
  tax_rates: taxRates,
  vendors,
  zones,
};
