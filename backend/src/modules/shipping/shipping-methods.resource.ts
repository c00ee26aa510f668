import { allBut, defineResource } from '../../kernel/resource';
import { ShippingMethod } from './shipping-method.entity';
import { ShippingMethodStore } from './shipping-method.store';

export const shippingMethods = defineResource(ShippingMethod, {
  path: 'shipping_methods',
  key: 'shipping_methods',
  page: 'shipping_methods',
  idParam: 'shipping_method_id',
  label: 'name',
  search: ['name', 'code'],
  sort: ['name', 'code', 'sort', 'rate', 'created_at'],
  filter: ['vendor_id', 'rate_type', 'status'],
  defaultSort: ['sort', 'ASC'],
  defaultWithin: ['vendor_id'],
  store: ShippingMethodStore,
  audiences: {
    admin: {
      operations: allBut(),
      lookups: ['shippingMethodsActive'],
    },
  },
});
