import type { AssignmentState } from '@stoa/contracts';
import type { ConsoleAudience } from '../../../kernel/access';
import { Process, type ProcessTable } from '../../../kernel/process';

/** Who can move an assignment; `system` is the shop itself, when the order is cancelled or has expired. */
type AssignmentMover = ConsoleAudience | 'system';

const BOTH = ['admin', 'vendor'] as const;
const SHOP = ['system'] as const;

/**
 * State machine of rider assignments. Operators may move any assignment, vendors those of their
 * own orders. The order follows: `picked_up` makes it `shipped`, which can't be cancelled; `delivered` makes
 * it delivered; `returned` makes it `ready` again. After `failed` the rider still has the items: for another
 * attempt, or to be returned.
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

/** True for final states, after which the order can be offered to another rider. */
export function isOver(state: AssignmentState): boolean {
  return Object.keys(ASSIGNMENT_PROCESS[state]).length === 0;
}

/** States in which an assignment is cancelled together with its order. */
export const CANCELLABLE = assignmentProcess.states.filter((state) =>
  assignmentProcess.allowed(state, 'system').includes('cancelled'),
);
