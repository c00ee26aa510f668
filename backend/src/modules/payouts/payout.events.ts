import type { PayoutState } from '@stoa/contracts';
import { defineEvent } from '../../kernel/events';
import type { PayoutMover } from './payout.process';

/** A state change of a payout request; `reason` is what the mover gave for this change. */
interface PayoutMove {
  payout_request_id: number;
  to: PayoutState;
  mover: PayoutMover;
  reason: string | null;
}

/** A vendor's payout request changed its state. */
export const payoutRequestMoved = defineEvent<PayoutMove>('payouts.moved');

/** A rider's payout request changed its state. */
export const riderPayoutRequestMoved = defineEvent<PayoutMove>('payouts.rider_moved');
