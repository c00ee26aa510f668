import { defineEvent } from '../../../kernel/events';

/** An order was offered to a rider. */
export const deliveryOffered = defineEvent<{ assignment_id: number }>('deliveries.offered');

/** An order was cancelled or expired while assigned; `in_hand`: the rider has picked up its items. */
export const deliveryCancelled = defineEvent<{ assignment_id: number; in_hand: boolean }>(
  'deliveries.cancelled',
);
