import type { OrderState } from '@stoa/contracts';
import type { SeededRandom } from './random';

/** A state that an order reaches, some hours after the one before. */
export interface Step {
  state: OrderState;
  hours: number;
}

const COMPLETED: readonly Step[] = [
  { state: 'processing', hours: 5 },
  { state: 'ready', hours: 14 },
  { state: 'shipped', hours: 20 },
  { state: 'delivered', hours: 62 },
  { state: 'completed', hours: 168 },
];
const CANCELLED: readonly Step[] = [{ state: 'cancelled', hours: 9 }];
const HELD: readonly Step[] = [{ state: 'on_hold', hours: 8 }];
const ONE_IN = { cancelled: 14, held: 40 };

/** What becomes of an order: most arrive, a few are cancelled or wait for something. */
export function outcomeOf(random: SeededRandom): readonly Step[] {
  if (random.integer(1, ONE_IN.cancelled) === 1) return CANCELLED;
  if (random.integer(1, ONE_IN.held) === 1) return HELD;
  const pace = 0.6 + random.next() * 0.9;
  return COMPLETED.map(({ state, hours }) => ({ state, hours: hours * pace }));
}
