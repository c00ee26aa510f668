import { defineEvent } from '../../../kernel/events';

/** An order was offered to a rider. */
export const deliveryOffered = defineEvent<{ assignment_id: number }>('deliveries.offered');

/** A rider has declined an order, or could not deliver it. */
export const deliveryStopped = defineEvent<{ assignment_id: number; to: 'declined' | 'failed' }>(
  'deliveries.stopped',
);

/** An order was cancelled or expired while assigned; `in_hand`: the rider has picked up its items. */
export const deliveryCancelled = defineEvent<{ assignment_id: number; in_hand: boolean }>(
  'deliveries.cancelled',
);
