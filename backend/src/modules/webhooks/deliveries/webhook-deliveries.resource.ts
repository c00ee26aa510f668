import { defineResource } from '../../../kernel/resource';
import { WebhookDelivery } from './webhook-delivery.entity';

/** The log of deliveries, kept for 30 days; sent again by calls of their own. */
export const webhookDeliveries = defineResource(WebhookDelivery, {
  path: 'webhook_deliveries',
  key: 'webhook_deliveries',
  page: 'webhook_deliveries',
  idParam: 'webhook_delivery_id',
  label: 'webhook_id',
  search: ['webhook_id'],
  sort: ['event_type', 'state', 'attempts', 'attempted_at', 'next_attempt_at', 'created_at', 'updated_at'],
  filter: ['endpoint_id', 'event_type', 'state', 'response_code', 'created_at'],
  defaultSort: ['id', 'DESC'],
  audiences: { admin: { operations: ['list', 'filter', 'one'], screens: ['list', 'view'] } },
});
