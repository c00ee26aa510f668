import { defineStateLabels } from '../../kernel/labels';
import { OrderStatus } from './order-status.entity';

export const orderStatuses = defineStateLabels(OrderStatus, {
  path: 'order_statuses',
  key: 'order_statuses',
  page: 'order_statuses',
  idParam: 'order_status_id',
  lookup: 'orderStatusesActive',
});
