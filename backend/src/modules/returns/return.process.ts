import type { ReturnState } from '@stoa/contracts';
import { Process, type ProcessTable } from '../../kernel/process';

/** Who can move a return; `system` is the shop itself: deadlines and refunds. */
export type ReturnMover = 'admin' | 'vendor' | 'customer' | 'system';

const OPERATOR = ['admin'] as const;
const CONSOLES = ['admin', 'vendor'] as const;
const SYSTEM = ['system'] as const;

/** State machine of returns; who decides within which time is ADR 61. */
export const RETURN_PROCESS: ProcessTable<ReturnState, ReturnMover> = {
  requested: { approved: CONSOLES, rejected: CONSOLES, cancelled: ['customer'] },
  // A parcel may arrive that its customer never announced.
  approved: { in_transit: ['customer'], received: CONSOLES, cancelled: ['customer', 'admin', 'system'] },
  // Operators end a return whose parcel is lost.
  in_transit: { received: CONSOLES, cancelled: OPERATOR },
  received: { inspected: CONSOLES },
  inspected: { refunded: SYSTEM, closed: SYSTEM },
  refunded: { closed: SYSTEM },
  closed: {},
  // Operators may overrule a vendor, and a vendor its own mistake.
  rejected: { approved: CONSOLES },
  cancelled: {},
};

export const returnProcess = new Process('A return', RETURN_PROCESS, 'state');

/** States of returns that do not take place: their units are still with the customer. */
export const VOID_RETURNS = ['rejected', 'cancelled'] as const satisfies ReturnState[];

/** States in which a vendor has something to do, and too little time makes it the operators' case. */
export const DUE_RETURNS = ['requested', 'received'] as const satisfies ReturnState[];

/** States in which the customer is to send the items, or has sent them. */
export const EXPECTED_RETURNS = ['approved', 'in_transit'] as const satisfies ReturnState[];

/** States in which an exchange can still be given up for a refund. */
export const EXCHANGEABLE_RETURNS = [
  'requested',
  'approved',
  'in_transit',
  'received',
] as const satisfies ReturnState[];

/** States in which nothing happens any more, unless a rejection is overruled. */
export const FINAL_RETURNS = ['closed', ...VOID_RETURNS] as const satisfies ReturnState[];

/**
 * States that `mover` may set. Once a request is escalated, only operators decide it; a received parcel remains
 * the vendor's to inspect.
 */
export function allowedReturns(
  { state, escalated_at }: { state: ReturnState; escalated_at: Date | null },
  mover: ReturnMover,
): ReturnState[] {
  if (mover === 'vendor' && state === 'requested' && escalated_at) return [];
  return returnProcess.allowed(state, mover);
}
