import { type AssignmentState, RIDER_MOVES } from '@stoa/contracts';
import type { ConsoleAudience } from '../../../kernel/access';
import { Process, type ProcessTable } from '../../../kernel/process';

/** Who can move an assignment; `system` is the shop itself, when the order is cancelled, expired or delivered. */
export type AssignmentMover = ConsoleAudience | 'rider' | 'system';

const BOTH = ['admin', 'vendor'] as const;
const SHOP = ['system'] as const;

/**
 * State machine of rider assignments. Operators may move any assignment, vendors those of their
 * own orders, riders their own until the items are delivered; who takes them back says so. The order follows: `picked_up` makes it `shipped`, which can't be cancelled; `delivered` makes
 * it delivered; `returned` makes it `ready` again. After `failed` the rider still has the items: for another
 * attempt, or to be returned.
 */
const MOVES: ProcessTable<AssignmentState, Exclude<AssignmentMover, 'rider'>> = {
  offered: { accepted: BOTH, declined: BOTH, cancelled: SHOP },
  accepted: { picked_up: BOTH, declined: BOTH, cancelled: SHOP },
  declined: {},
  picked_up: { in_transit: BOTH, failed: BOTH, delivered: SHOP },
  in_transit: { delivered: [...BOTH, ...SHOP], failed: BOTH },
  delivered: {},
  failed: { in_transit: BOTH, returned: BOTH, delivered: SHOP },
  returned: {},
  cancelled: {},
};

/** The same with the moves of riders, which their page knows as well. */
export const ASSIGNMENT_PROCESS = withRiders(MOVES);

export const assignmentProcess = new Process('A delivery', ASSIGNMENT_PROCESS, 'state');

/** True for final states, after which the order can be offered to another rider. */
export function isOver(state: AssignmentState): boolean {
  return Object.keys(ASSIGNMENT_PROCESS[state]).length === 0;
}

/** States in which the rider has the items. */
export const IN_HAND: readonly AssignmentState[] = ['picked_up', 'in_transit', 'failed'];

/** States in which an assignment is cancelled together with its order. */
export const CANCELLABLE = assignmentProcess.states.filter((state) =>
  assignmentProcess.allowed(state, 'system').includes('cancelled'),
);

function withRiders(moves: typeof MOVES): ProcessTable<AssignmentState, AssignmentMover> {
  const ofState = (from: AssignmentState) =>
    Object.entries(moves[from]).map(([to, movers]) => [
      to,
      RIDER_MOVES[from].includes(to as AssignmentState) ? [...movers, 'rider'] : movers,
    ]);
  const states = Object.keys(moves) as AssignmentState[];
  return Object.fromEntries(
    states.map((from) => [from, Object.fromEntries(ofState(from)) as object]),
  ) as ProcessTable<AssignmentState, AssignmentMover>;
}
