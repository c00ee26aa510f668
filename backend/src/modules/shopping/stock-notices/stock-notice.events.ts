import { defineEvent } from '../../../kernel/events';

/** A customer was e-mailed that a variant is back in stock. */
export const stockNoticeSent = defineEvent<{ customer_id: number; variant_id: number; language: string }>(
  'shopping.stock_notice_sent',
);
