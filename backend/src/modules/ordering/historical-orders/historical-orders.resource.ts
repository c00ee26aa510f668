import { defineResource } from '../../../kernel/resource';
import { HistoricalOrder } from './historical-order.entity';
import { HistoricalOrderPresenter } from './historical-order.presenter';

/** Orders of the former shop; they come with a shop migration and are never edited. */
export const historicalOrders = defineResource(HistoricalOrder, {
  path: 'historical_orders',
  key: 'historical_orders',
  page: 'historical_orders',
  idParam: 'historical_order_id',
  label: 'number',
  search: ['number', 'email', 'customer_name'],
  sort: ['number', 'customer_name', 'placed_at', 'total', 'created_at'],
  filter: ['source', 'customer_id', 'currency', 'placed_at', 'payment_status', 'fulfillment_status'],
  defaultSort: ['placed_at', 'DESC'],
  presenter: HistoricalOrderPresenter,
  audiences: {
    admin: { operations: ['list', 'filter', 'one', 'export'], screens: ['list', 'view'] },
  },
});
