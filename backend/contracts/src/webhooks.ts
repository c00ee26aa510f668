/** The events that webhooks tell of, each with the resource whose record is the event's `data`. */
export const WEBHOOK_EVENTS = {
  'order.placed': 'orders',
  'order.paid': 'orders',
  'order.status_changed': 'orders',
  'order.cancelled': 'orders',
  'order.updated': 'orders',
  'refund.created': 'refunds',
  'refund.status_changed': 'refunds',
  'return.requested': 'returns',
  'return.status_changed': 'returns',
  'product.created': 'products',
  'product.updated': 'products',
  'product.deleted': 'products',
  'stock.low': 'products',
  'customer.created': 'customers',
  'customer.updated': 'customers',
  'customer.deleted': 'customers',
  'vendor.created': 'vendors',
  'vendor.status_changed': 'vendors',
  'payout.created': 'payoutRequests',
  'payout.status_changed': 'payoutRequests',
} as const;

/** Name of an event that an endpoint can be subscribed to. */
export type WebhookEventType = keyof typeof WEBHOOK_EVENTS;

/** All of those names. */
export const WEBHOOK_EVENT_TYPES = Object.keys(WEBHOOK_EVENTS) as readonly WebhookEventType[];

/** What becomes of the delivery of an event to an endpoint. */
export const WEBHOOK_DELIVERY_STATES = ['pending', 'succeeded', 'failed'] as const;
export type WebhookDeliveryState = (typeof WEBHOOK_DELIVERY_STATES)[number];

/** Body of a webhook. */
export interface WebhookPayload {
  /** The same in every attempt, as in the header `webhook-id`. */
  id: string;
  type: WebhookEventType | 'ping';
  created_at: string;
  /** The record as an operator reads it; only its id once it is deleted or larger than 60 kB. */
  data: object;
}

/** Response of `GET admin/webhookSecret/{id}` and `POST admin/rotateWebhookSecret`. */
export interface WebhookSecret {
  secret: string;
  /** Until when bodies are signed with the former secret, too; null without one. */
  former_until: string | null;
}

/** `POST admin/rotateWebhookSecret`. */
export interface RotateWebhookSecret {
  webhook_endpoint_id: number;
  /** For how long bodies are signed with the former secret, too; 24 by default. */
  overlap_hours?: number;
}

/** `POST admin/resendFailedWebhooks`. */
export interface ResendFailedWebhooks {
  webhook_endpoint_id: number;
  /** From when on; ISO 8601. */
  since: string;
}
