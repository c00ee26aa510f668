import type { OrderState } from '@stoa/contracts';
import { Process, type ProcessTable } from '../../kernel/process';

/** Who can move an order; `system` is the shop itself: payments, expiry, scheduled jobs. */
export type Mover = 'admin' | 'vendor' | 'customer' | 'system';

const OPERATOR = ['admin'] as const;
const CONSOLES = ['admin', 'vendor'] as const;
const SHOP = ['admin', 'system'] as const;

/** State machine of vendor orders: transitions of each state, and who may make them. */
export const ORDER_PROCESS: ProcessTable<OrderState, Mover> = {
  // Buyers may cancel until preparation starts.
  pending_payment: { placed: SHOP, cancelled: [...SHOP, 'customer'], expired: ['system'] },
  placed: { processing: CONSOLES, on_hold: OPERATOR, cancelled: [...CONSOLES, 'customer'] },
  processing: { ready: CONSOLES, on_hold: OPERATOR, cancelled: CONSOLES },
  ready: { shipped: CONSOLES, on_hold: OPERATOR, cancelled: OPERATOR },
  // Items that a rider returns are ready again: to be shipped once more, or for the order to be cancelled.
  shipped: { ready: ['system'], delivered: CONSOLES },
  delivered: { completed: SHOP },
  completed: {},
  on_hold: { placed: OPERATOR, processing: OPERATOR, cancelled: OPERATOR },
  cancelled: {},
  expired: {},
};

export const orderProcess = new Process('An order', ORDER_PROCESS, 'state');

/** Fulfilment states in order; a request for a later one may pass the intermediate ones at once. */
const FULFILMENT = ['placed', 'processing', 'ready', 'shipped'] as const satisfies OrderState[];

/** Transitions from each state to `shipped`, by mover; every row of a list is asked for them. */
const stepsByMover = new Map<Mover, Map<OrderState, readonly OrderState[]>>();

/**
 * Transitions from a state to `shipped` inclusive; empty if the order is outside of fulfilment or one of them
 * is not allowed.
 */
export function stepsToShipped(from: OrderState, mover: Mover): readonly OrderState[] {
  const known =
    stepsByMover.get(mover) ?? new Map(orderProcess.states.map((one) => [one, stepsOf(one, mover)]));
  stepsByMover.set(mover, known);
  return known.get(from) ?? [];
}

function stepsOf(from: OrderState, mover: Mover): OrderState[] {
  const steps = (FULFILMENT as readonly OrderState[]).slice(FULFILMENT.indexOf(from as never) + 1);
  if (steps.length === FULFILMENT.length) return [];
  const isAllowed = (to: OrderState, index: number): boolean =>
    orderProcess.allowed(steps[index - 1] ?? from, mover).includes(to);
  return steps.every(isAllowed) ? steps : [];
}

/** Transitions that lead to `to`: along the fulfilment states if it is ahead there, else `to` alone. */
export function stepsTo(from: OrderState, to: OrderState, mover: Mover): OrderState[] {
  const steps = stepsToShipped(from, mover);
  return steps.includes(to) ? steps.slice(0, steps.indexOf(to) + 1) : [to];
}

/** An order's hold on stock in a state; transitions between holds move the stock. */
type Holding = 'reserved' | 'taken' | 'nothing';

const HOLDS: Record<OrderState, Holding> = {
  pending_payment: 'reserved',
  placed: 'taken',
  processing: 'taken',
  ready: 'taken',
  shipped: 'taken',
  delivered: 'taken',
  completed: 'taken',
  on_hold: 'taken',
  cancelled: 'nothing',
  expired: 'nothing',
};

/** Initial states: paid or paid on delivery, or awaiting payment. */
export const INITIAL_STATES = ['pending_payment', 'placed'] as const satisfies OrderState[];

/** Void states: no sale, ignored in the group's state. */
export const VOID_STATES = ['cancelled', 'expired'] as const satisfies OrderState[];

/** Whether an order in this state is void. */
export const isVoid = (state: OrderState): boolean => (VOID_STATES as readonly OrderState[]).includes(state);

/** Stock operation of a transition. */
export type StockMove = 'take' | 'release' | 'put_back' | null;

/** Stock operation of a transition, derived from the holds of both states. */
export function stockMove(from: OrderState, to: OrderState): StockMove {
  const [before, after] = [HOLDS[from], HOLDS[to]];
  if (before === after) return null;
  if (after === 'taken') return 'take';
  return before === 'reserved' ? 'release' : 'put_back';
}

/** State of an order group, derived from its orders; void ones count only if all are. */
export function groupState(states: readonly OrderState[]): OrderState | 'mixed' {
  const living = states.filter((state) => !isVoid(state));
  const [first, ...rest] = living.length > 0 ? living : states;
  if (first === undefined) throw new RangeError('A checkout without orders has no state');
  if (rest.every((state) => state === first)) return first;
  return living.length > 0 ? 'mixed' : 'cancelled';
}
