import { allBut, defineResource, OWN_VENDOR } from '../../kernel/resource';
import { Order } from './order.entity';
import { OrderPresenter } from './order.presenter';
import { OrderStore } from './order.store';

export const orders = defineResource(Order, {
  path: 'orders',
  key: 'orders',
  page: 'orders',
  idParam: 'order_id',
  label: 'number',
  search: ['number', 'email', 'customer_name'],
  sort: ['number', 'placed_at', 'total', 'state', 'customer_name'],
  filter: [
    'vendor_id',
    'customer_id',
    'state',
    'payment_method',
    'currency',
    'email',
    'is_default',
    'placed_at',
    'total',
  ],
  defaultSort: ['placed_at', 'DESC'],
  store: () => OrderStore,
  presenter: () => OrderPresenter,
  audiences: {
    admin: { operations: allBut('create'), screens: ['list', 'view'], lookups: ['ordersActive'] },
    vendor: {
      operations: ['list', 'filter', 'one', 'update', 'export'],
      screens: ['list', 'view'],
      scope: OWN_VENDOR,
      hidden: ['is_default'],
    },
  },
});
