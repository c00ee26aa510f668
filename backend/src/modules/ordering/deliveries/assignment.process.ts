import type { AssignmentState } from '@stoa/contracts';
import { Process, type ProcessTable } from '../../../kernel/process';

/** Who notes what a rider does: an operator for any, a vendor for its own deliveries. */
export type AssignmentMover = 'admin' | 'vendor';

const BOTH = ['admin', 'vendor'] as const;

/** The machine of rider assignments (domain §2). */
export const ASSIGNMENT_PROCESS: ProcessTable<AssignmentState, AssignmentMover> = {
  offered: { accepted: BOTH, declined: BOTH },
  accepted: { picked_up: BOTH, declined: BOTH },
  declined: {},
  picked_up: { in_transit: BOTH, failed: BOTH },
  in_transit: { delivered: BOTH, failed: BOTH },
  delivered: {},
  failed: { in_transit: BOTH, returned: BOTH },
  returned: {},
};

export const assignmentProcess = new Process('A delivery', ASSIGNMENT_PROCESS, 'state');

/** True when nothing more can happen, so that the order is free for another rider. */
export function isOver(state: AssignmentState): boolean {
  return Object.keys(ASSIGNMENT_PROCESS[state]).length === 0;
}
