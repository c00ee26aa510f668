import { defineEvent } from '../../../kernel/events';

/** A shipment has left; `is_part` if it has not all items of its order, `note` is the message to the buyer. */
export const shipmentShipped = defineEvent<{ shipment_id: number; is_part: boolean; note: string | null }>(
  'shipments.shipped',
);

/** An attempt to deliver an order failed, with one or several shipments; `reason` is for the buyer. */
export const deliveryFailed = defineEvent<{ order_id: number; reason: string | null }>('shipments.failed');
