import { defineResource } from '../../../kernel/resource';
import { WebhookEndpoint } from './webhook-endpoint.entity';
import { WebhookEndpointStore } from './webhook-endpoint.store';

/** Endpoints of webhooks; their secrets are read and rotated by calls of their own. */
export const webhookEndpoints = defineResource(WebhookEndpoint, {
  path: 'webhook_endpoints',
  key: 'webhook_endpoints',
  page: 'webhook_endpoints',
  idParam: 'webhook_endpoint_id',
  label: 'url',
  search: ['url', 'description'],
  sort: ['url', 'status', 'failing_since', 'created_at', 'updated_at'],
  filter: ['status', 'failing_since', 'disabled_at'],
  computed: { health: ['failing', 'switched_off'] },
  store: WebhookEndpointStore,
  audiences: {
    admin: {
      operations: ['list', 'filter', 'one', 'export', 'create', 'update', 'delete', 'updateStatus'],
      screens: ['list', 'create', 'edit'],
    },
  },
});
