import { defineEvent } from '../../../kernel/events';

/** A customer was e-mailed about lower prices on the wish list. */
export const priceAlertSent = defineEvent<{ customer_id: number; language: string; product_ids: number[] }>(
  'shopping.price_alert_sent',
);
