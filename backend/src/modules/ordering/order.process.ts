import { ORDER_STATES, type OrderState } from '@stoa/contracts';

/** Who can move an order; `system` is the shop itself: payments, expiry, clocks. */
export type Mover = 'admin' | 'vendor' | 'customer' | 'system';

/** What an order holds of the stock while it is in a state; moving between two kinds moves the stock. */
export type Holding = 'reserved' | 'taken' | 'nothing';

interface StateRules {
  holds: Holding;
  /** Where it may go from here, and who may send it there. */
  next: Partial<Record<OrderState, readonly Mover[]>>;
}

/** The machine of vendor orders (domain §2): every state, what it holds, and each way out of it. */
export const ORDER_PROCESS: Record<OrderState, StateRules> = {
  pending_payment: {
    holds: 'reserved',
    next: { placed: ['admin', 'system'], cancelled: ['admin', 'system'], expired: ['system'] },
  },
  placed: {
    holds: 'taken',
    next: { processing: ['admin', 'vendor'], on_hold: ['admin'], cancelled: ['admin', 'vendor'] },
  },
  processing: {
    holds: 'taken',
    next: { ready: ['admin', 'vendor'], on_hold: ['admin'], cancelled: ['admin', 'vendor'] },
  },
  ready: {
    holds: 'taken',
    next: { shipped: ['admin', 'vendor'], on_hold: ['admin'], cancelled: ['admin'] },
  },
  shipped: { holds: 'taken', next: { delivered: ['admin', 'vendor'] } },
  delivered: { holds: 'taken', next: { completed: ['admin', 'system'] } },
  completed: { holds: 'taken', next: {} },
  on_hold: { holds: 'taken', next: { placed: ['admin'], processing: ['admin'], cancelled: ['admin'] } },
  cancelled: { holds: 'nothing', next: {} },
  expired: { holds: 'nothing', next: {} },
};

/** States an order can begin in: paid or to be paid on delivery, or still waiting for its money. */
export const INITIAL_STATES = ['pending_payment', 'placed'] as const satisfies OrderState[];

/** States that count for nothing: no sale, no part of a group's state. */
export const VOID_STATES = ['cancelled', 'expired'] as const satisfies OrderState[];

/** The states that `mover` may send an order to from `state`, in the order of the machine. */
export function allowedNext(state: OrderState, mover: Mover): OrderState[] {
  const { next } = ORDER_PROCESS[state];
  return ORDER_STATES.filter((target) => next[target]?.includes(mover));
}

/** What has to happen to the stock between two states. */
export type StockMove = 'take' | 'release' | 'put_back' | null;

/** The stock's move that belongs to a transition, derived from what both states hold. */
export function stockMove(from: OrderState, to: OrderState): StockMove {
  const [before, after] = [ORDER_PROCESS[from].holds, ORDER_PROCESS[to].holds];
  if (before === after) return null;
  if (after === 'taken') return 'take';
  return before === 'reserved' ? 'release' : 'put_back';
}

/** The state of a whole checkout, from those of its orders; void ones count only when there is nothing else (domain §1.4). */
export function groupState(states: readonly OrderState[]): OrderState | 'mixed' {
  const isVoid = (state: OrderState): boolean => (VOID_STATES as readonly OrderState[]).includes(state);
  const living = states.filter((state) => !isVoid(state));
  const [first, ...rest] = living.length > 0 ? living : states;
  if (first === undefined) throw new RangeError('A checkout without orders has no state');
  if (rest.every((state) => state === first)) return first;
  return living.length > 0 ? 'mixed' : 'cancelled';
}
