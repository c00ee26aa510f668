import { OPERATIONS } from '@stoa/contracts';
import { defineResource } from '../../kernel/resource';
import { OrderStatus } from './order-status.entity';

export const orderStatuses = defineResource(OrderStatus, {
  path: 'order_statuses',
  key: 'order_statuses',
  page: 'order_statuses',
  idParam: 'order_status_id',
  label: 'name',
  search: ['name'],
  sort: ['name', 'maps_to', 'sort', 'created_at'],
  filter: ['maps_to', 'status'],
  defaultSort: ['sort', 'ASC'],
  defaultWithin: ['maps_to'],
  audiences: { admin: { operations: OPERATIONS, lookups: ['orderStatusesActive'] } },
});
