import { ORDER_STATES, type OrderState } from '@stoa/contracts';
import fc from 'fast-check';
import type { Mover } from './order.process';
import { allowedNext, groupState, INITIAL_STATES, ORDER_PROCESS, stockMove } from './order.process';

const MOVERS: Mover[] = ['admin', 'vendor', 'customer', 'system'];

function reachable(from: readonly OrderState[]): Set<OrderState> {
  const seen = new Set<OrderState>(from);
  for (const state of seen)
    MOVERS.flatMap((mover) => allowedNext(state, mover)).forEach((next) => seen.add(next));
  return seen;
}

describe('the process of orders', () => {
  it('reaches every state from a beginning', () => {
    expect([...reachable(INITIAL_STATES)].sort()).toEqual([...ORDER_STATES].sort());
  });

  it('can end from every state', () => {
    const ends = ORDER_STATES.filter((state) => Object.keys(ORDER_PROCESS[state].next).length === 0);
    expect(ends).toEqual(['completed', 'cancelled', 'expired']);
    for (const state of ORDER_STATES) {
      expect([...reachable([state])].some((one) => ends.includes(one))).toBe(true);
    }
  });

  it('lets vendors go forward and cancel early, and nothing else', () => {
    expect(allowedNext('placed', 'vendor')).toEqual(['processing', 'cancelled']);
    expect(allowedNext('ready', 'vendor')).toEqual(['shipped']);
    expect(allowedNext('pending_payment', 'vendor')).toEqual([]);
    expect(allowedNext('on_hold', 'vendor')).toEqual([]);
  });

  it('moves stock once on every way from a beginning to an end', () => {
    const walk = (state: OrderState, moves: string[], visited: OrderState[]): string[][] => {
      const nexts = Object.keys(ORDER_PROCESS[state].next) as OrderState[];
      const fresh = nexts.filter((next) => !visited.includes(next));
      if (nexts.length === 0) return [moves];
      return fresh.flatMap((next) => {
        const move = stockMove(state, next);
        return walk(next, move ? [...moves, move] : moves, [...visited, next]);
      });
    };
    const fromPayment = new Set(
      walk('pending_payment', [], ['pending_payment']).map((moves) => moves.join()),
    );
    expect([...fromPayment].sort()).toEqual(['release', 'take', 'take,put_back']);
    const fromPlaced = new Set(walk('placed', [], ['placed']).map((moves) => moves.join()));
    expect([...fromPlaced].sort()).toEqual(['', 'put_back']);
  });
});

describe('the state of a checkout', () => {
  it('is what its living orders agree on', () => {
    expect(groupState(['shipped', 'cancelled'])).toBe('shipped');
    expect(groupState(['shipped', 'placed'])).toBe('mixed');
    expect(groupState(['cancelled', 'cancelled'])).toBe('cancelled');
    expect(groupState(['expired', 'expired'])).toBe('expired');
    expect(groupState(['expired', 'cancelled'])).toBe('cancelled');
  });

  it('does not depend on the order of its parts', () => {
    const states = fc.array(fc.constantFrom(...ORDER_STATES), { minLength: 1, maxLength: 6 });
    fc.assert(fc.property(states, (some) => groupState(some) === groupState([...some].reverse())));
  });
});
