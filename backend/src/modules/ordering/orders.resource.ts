import { OWN_TENANT } from '../../kernel/access';
import { PAYMENT_STATUSES } from '@stoa/contracts';
import { allBut, defineResource } from '../../kernel/resource';
import { Order } from './order.entity';
import { OrderPresenter } from './order.presenter';
import { orderProcess } from './order.process';
import { OrderStore } from './order.store';

/** Search condition on SKU, the product name at sale, and its current name. */
const SOLD_GOODS = `r.id IN (SELECT l.order_id FROM order_lines l WHERE LOWER(l.sku) LIKE :q ESCAPE '!'
  OR l.name LIKE :q ESCAPE '!'
  OR l.product_id IN (SELECT p.id FROM products p WHERE p.name LIKE :q ESCAPE '!'))`;

/** SQL expression of a telephone number without spaces and dashes. */
const bare = (sql: string): string => `REPLACE(REPLACE(${sql}, ' ', ''), '-', '')`;

const PHONE = `r.group_id IN (SELECT g.id FROM order_groups g
  WHERE ${bare("JSON_EXTRACT(g.shipping_address, '$.phone')")} LIKE ${bare(':q')} ESCAPE '!')`;

export const orders = defineResource(Order, {
  path: 'orders',
  key: 'orders',
  page: 'orders',
  idParam: 'order_id',
  label: 'number',
  search: ['number', 'email', 'customer_name'],
  searchAlso: [SOLD_GOODS, PHONE],
  sort: ['number', 'placed_at', 'total', 'state', 'customer_name', 'updated_at'],
  filter: [
    'vendor_id',
    'customer_id',
    'state',
    'payment_method',
    'currency',
    'email',
    'is_default',
    'placed_at',
    'updated_at',
    'total',
  ],
  computed: { payment_status: PAYMENT_STATUSES, rider_state: ['unassigned', 'assigned'] },
  defaultSort: ['placed_at', 'DESC'],
  exported: [
    { name: 'vendor_id', kind: 'text', from: ({ vendor_name }) => vendor_name },
    { name: 'vendor_name', kind: 'text' },
    { name: 'payment_status', kind: 'choice' },
  ],
  store: OrderStore,
  process: orderProcess,
  presenter: OrderPresenter,
  audiences: {
    admin: { operations: allBut('create'), screens: ['list', 'view'], lookups: ['ordersActive'] },
    vendor: {
      operations: ['list', 'filter', 'one', 'update', 'updateStatus', 'export'],
      screens: ['list', 'view'],
      scope: OWN_TENANT,
      hidden: ['is_default'],
    },
  },
});
