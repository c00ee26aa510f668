import { defineEvent } from '../../../kernel/events';

/** A customer has been told by mail that something on the wish list costs less now. */
export const priceAlertSent = defineEvent<{ customer_id: number; language: string; product_ids: number[] }>(
  'shopping.price_alert_sent',
);
