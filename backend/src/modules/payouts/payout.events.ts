import type { PayoutState } from '@stoa/contracts';
import { defineEvent } from '../../kernel/events';
import type { PayoutMover } from './payout.process';

/** A vendor's payout request changed its state; `reason` is what the mover gave for this change. */
export const payoutRequestMoved = defineEvent<{
  payout_request_id: number;
  to: PayoutState;
  mover: PayoutMover;
  reason: string | null;
}>('payouts.moved');
