import type { DisputeState } from '@stoa/contracts';
import { Process, type ProcessTable } from '../../kernel/process';

/** Who can move a dispute; `system` is the shop itself: deadlines, and orders that end. */
export type DisputeMover = 'admin' | 'vendor' | 'customer' | 'system';

const OPERATOR = ['admin'] as const;
const VENDOR = ['vendor'] as const;
const CUSTOMER = ['customer'] as const;
const SYSTEM = ['system'] as const;

/** State machine of disputes; both sides are heard before operators decide (ADR 73). */
export const DISPUTE_PROCESS: ProcessTable<DisputeState, DisputeMover> = {
  // The vendor's evidence or its silence until the deadline hands it to the operators.
  needs_response: {
    under_review: ['vendor', 'system'],
    accepted: VENDOR,
    withdrawn: CUSTOMER,
    closed: SYSTEM,
  },
  under_review: {
    accepted: VENDOR,
    refunded: OPERATOR,
    dismissed: OPERATOR,
    withdrawn: CUSTOMER,
    closed: SYSTEM,
  },
  accepted: {},
  refunded: {},
  dismissed: {},
  withdrawn: {},
  closed: {},
};

export const disputeProcess = new Process('A dispute', DISPUTE_PROCESS, 'state');

/** States in which a dispute is open: evidence can be given, and the vendor's share is held. */
export const OPEN_DISPUTES = ['needs_response', 'under_review'] as const satisfies DisputeState[];

/** States that settle a claim for good, unless something new is decided about the order. */
export const SETTLED_DISPUTES = ['accepted', 'refunded', 'dismissed'] as const satisfies DisputeState[];

/** Whether a dispute in this state is open. */
export const isOpenDispute = (state: DisputeState): boolean =>
  (OPEN_DISPUTES as readonly DisputeState[]).includes(state);
