import { defineEvent } from '../../../kernel/events';

/** An order was cancelled or expired while assigned; `in_hand`: the rider has picked up its items. */
export const deliveryCancelled = defineEvent<{ assignment_id: number; in_hand: boolean }>(
  'deliveries.cancelled',
);
