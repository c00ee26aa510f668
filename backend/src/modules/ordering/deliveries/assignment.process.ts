import type { AssignmentState } from '@stoa/contracts';
import type { ConsoleAudience } from '../../../kernel/access';
import { Process, type ProcessTable } from '../../../kernel/process';

/** Who can move an assignment; `system` is the shop itself, when the order has come to nothing. */
type AssignmentMover = ConsoleAudience | 'system';

const BOTH = ['admin', 'vendor'] as const;
const SHOP = ['system'] as const;

/**
 * The machine of rider assignments (domain §2); an operator notes what any rider does, a vendor what its own deliveries
 * need. With the goods the order goes along: picked up it is `shipped` and can't be cancelled, `delivered` it has
 * arrived, `returned` it is `ready` again. What has `failed` is in the rider's hands: for another try, or to be returned.
 */
export const ASSIGNMENT_PROCESS: ProcessTable<AssignmentState, AssignmentMover> = {
  offered: { accepted: BOTH, declined: BOTH, cancelled: SHOP },
  accepted: { picked_up: BOTH, declined: BOTH, cancelled: SHOP },
  declined: {},
  picked_up: { in_transit: BOTH, failed: BOTH },
  in_transit: { delivered: BOTH, failed: BOTH },
  delivered: {},
  failed: { in_transit: BOTH, returned: BOTH },
  returned: {},
  cancelled: {},
};

export const assignmentProcess = new Process('A delivery', ASSIGNMENT_PROCESS, 'state');

/** True when nothing more can happen, so that the order is free for another rider. */
export function isOver(state: AssignmentState): boolean {
  return Object.keys(ASSIGNMENT_PROCESS[state]).length === 0;
}

/** States in which an assignment ends together with its order. */
export const CANCELLABLE = assignmentProcess.states.filter((state) =>
  assignmentProcess.allowed(state, 'system').includes('cancelled'),
);
