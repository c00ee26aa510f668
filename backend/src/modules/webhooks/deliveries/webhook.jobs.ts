import type { WebhookEventType } from '@stoa/contracts';
import { defineJob } from '../../../kernel/queue';

/** What happened to which record; of an order group to each of its orders. */
export interface Occurred {
  type: WebhookEventType;
  /** The record. */
  id?: number;
  /** Number of the order group instead. */
  group?: string;
  /** Ids of the events are made of it, so that a repeated job records none twice. */
  seed: string;
  occurred_at: string;
}

/** Makes events of what happened, with the bodies that endpoints get. */
export const recordWebhookEvent = defineJob<Occurred>('webhooks.record');

/** Sends what is due to an endpoint; its deliveries have attempts of their own. */
export const deliverWebhooks = defineJob<{ endpoint_id: number }>('webhooks.deliver');

/** Deletes events and deliveries of more than 30 days ago. */
export const forgetWebhooks = defineJob('webhooks.forget');
