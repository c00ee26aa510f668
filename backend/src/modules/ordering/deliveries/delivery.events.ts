import { defineEvent } from '../../../kernel/events';

/** An order has come to nothing while a rider had it; `in_hand` tells that the rider holds its goods already. */
export const deliveryCancelled = defineEvent<{ assignment_id: number; in_hand: boolean }>(
  'deliveries.cancelled',
);
