import type { DisputeEventType } from '@stoa/contracts';
import { defineEvent } from '../../kernel/events';
import type { DisputeMover } from './dispute.process';

/** A dispute's timeline got an entry; `note` is what its author says. */
export const disputeChanged = defineEvent<{
  dispute_id: number;
  type: DisputeEventType;
  mover: DisputeMover;
  note: string | null;
}>('disputes.changed');
