import type { ReturnEventType } from '@stoa/contracts';
import { defineEvent } from '../../kernel/events';

/** A return changed its state, or was escalated; `note` is the message to the customer. */
export const returnChanged = defineEvent<{ return_id: number; type: ReturnEventType; note: string | null }>(
  'returns.changed',
);
