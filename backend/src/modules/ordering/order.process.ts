import type { OrderState } from '@stoa/contracts';
import { Process, type ProcessTable } from '../../kernel/process';

/** Who can move an order; `system` is the shop itself: payments, expiry, clocks. */
export type Mover = 'admin' | 'vendor' | 'customer' | 'system';

const OPERATOR = ['admin'] as const;
const CONSOLES = ['admin', 'vendor'] as const;
const SHOP = ['admin', 'system'] as const;

/** The machine of vendor orders (domain §2): each way out of a state, and who may take it. */
export const ORDER_PROCESS: ProcessTable<OrderState, Mover> = {
  // Until somebody has begun to pack, buyers may change their mind.
  pending_payment: { placed: SHOP, cancelled: [...SHOP, 'customer'], expired: ['system'] },
  placed: { processing: CONSOLES, on_hold: OPERATOR, cancelled: [...CONSOLES, 'customer'] },
  processing: { ready: CONSOLES, on_hold: OPERATOR, cancelled: CONSOLES },
  ready: { shipped: CONSOLES, on_hold: OPERATOR, cancelled: OPERATOR },
  // Goods that a rider brings back wait again: to be sent once more, or for the order to be cancelled.
  shipped: { ready: ['system'], delivered: CONSOLES },
  delivered: { completed: SHOP },
  completed: {},
  on_hold: { placed: OPERATOR, processing: OPERATOR, cancelled: OPERATOR },
  cancelled: {},
  expired: {},
};

export const orderProcess = new Process('An order', ORDER_PROCESS, 'state');

/** What handling an order takes, in its order; who names a later one may have the steps between taken at once. */
const FULFILMENT = ['placed', 'processing', 'ready', 'shipped'] as const satisfies OrderState[];

/** The moves from a state to `shipped`, that one included; none where somebody has to decide something else first. */
export function stepsToShipped(from: OrderState, mover: Mover): OrderState[] {
  const steps = (FULFILMENT as readonly OrderState[]).slice(FULFILMENT.indexOf(from as never) + 1);
  if (steps.length === FULFILMENT.length) return [];
  const isAllowed = (to: OrderState, index: number): boolean =>
    orderProcess.allowed(steps[index - 1] ?? from, mover).includes(to);
  return steps.every(isAllowed) ? steps : [];
}

/** The moves that lead to `to`: along the handling where it lies ahead there, else that one alone. */
export function stepsTo(from: OrderState, to: OrderState, mover: Mover): OrderState[] {
  const steps = stepsToShipped(from, mover);
  return steps.includes(to) ? steps.slice(0, steps.indexOf(to) + 1) : [to];
}

/** What an order holds of the stock while it is in a state; moving between two kinds moves the stock. */
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

/** States an order can begin in: paid or to be paid on delivery, or still waiting for its money. */
export const INITIAL_STATES = ['pending_payment', 'placed'] as const satisfies OrderState[];

/** States that count for nothing: no sale, no part of a group's state. */
export const VOID_STATES = ['cancelled', 'expired'] as const satisfies OrderState[];

/** Whether an order in this state counts for nothing. */
export const isVoid = (state: OrderState): boolean => (VOID_STATES as readonly OrderState[]).includes(state);

/** What has to happen to the stock between two states. */
export type StockMove = 'take' | 'release' | 'put_back' | null;

/** The stock's move that belongs to a transition, derived from what both states hold. */
export function stockMove(from: OrderState, to: OrderState): StockMove {
  const [before, after] = [HOLDS[from], HOLDS[to]];
  if (before === after) return null;
  if (after === 'taken') return 'take';
  return before === 'reserved' ? 'release' : 'put_back';
}

/** The state of a whole checkout, from those of its orders; void ones count only when there is nothing else (domain §1.4). */
export function groupState(states: readonly OrderState[]): OrderState | 'mixed' {
  const living = states.filter((state) => !isVoid(state));
  const [first, ...rest] = living.length > 0 ? living : states;
  if (first === undefined) throw new RangeError('A checkout without orders has no state');
  if (rest.every((state) => state === first)) return first;
  return living.length > 0 ? 'mixed' : 'cancelled';
}
