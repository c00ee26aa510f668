import type { AssignmentState } from '@stoa/contracts';
import type { ConsoleAudience } from '../../../kernel/access';
import { Process, type ProcessTable } from '../../../kernel/process';

const BOTH = ['admin', 'vendor'] as const;

/** The machine of rider assignments (domain §2); an operator notes what any rider does, a vendor what its own deliveries need. */
export const ASSIGNMENT_PROCESS: ProcessTable<AssignmentState, ConsoleAudience> = {
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
