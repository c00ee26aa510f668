import { ORDER_STATES, type OrderState } from '@stoa/contracts';
import fc from 'fast-check';
import { reachable } from '../../kernel/process';
import type { Mover } from './order.process';
import { groupState, INITIAL_STATES, ORDER_PROCESS, orderProcess, stockMove } from './order.process';

describe('the process of orders', () => {
  it('reaches every state from a beginning', () => {
    expect(reachable(ORDER_PROCESS, INITIAL_STATES)).toEqual([...ORDER_STATES].sort());
  });

  it('can end from every state', () => {
    const ends = ORDER_STATES.filter((state) => Object.keys(ORDER_PROCESS[state]).length === 0);
    expect(ends).toEqual(['completed', 'cancelled', 'expired']);
    for (const state of ORDER_STATES) {
      expect(reachable(ORDER_PROCESS, [state]).some((one) => ends.includes(one))).toBe(true);
    }
  });

  it('lets vendors go forward and cancel early, and nothing else', () => {
    expect(orderProcess.allowed('placed', 'vendor')).toEqual(['processing', 'cancelled']);
    expect(orderProcess.allowed('ready', 'vendor')).toEqual(['shipped']);
    expect(orderProcess.allowed('pending_payment', 'vendor')).toEqual([]);
    expect(orderProcess.allowed('on_hold', 'vendor')).toEqual([]);
  });

  it('lets buyers cancel until their order is being prepared, and nothing else', () => {
    const cancellable = ORDER_STATES.filter((state) => orderProcess.allowed(state, 'customer').length > 0);
    expect(cancellable).toEqual(['pending_payment', 'placed']);
    for (const state of cancellable) expect(orderProcess.allowed(state, 'customer')).toEqual(['cancelled']);
  });

  it('lets nobody take back that an order was shipped, but for the delivery that returns', () => {
    const ways = (mover: Mover): string[] => orderProcess.allowed('shipped', mover);
    expect((['admin', 'vendor', 'customer', 'system'] as const).map(ways)).toEqual([
      ['delivered'],
      ['delivered'],
      [],
      ['ready'],
    ]);
  });

  it('moves stock once on every way from a beginning to an end', () => {
    const walk = (state: OrderState, moves: string[], visited: OrderState[]): string[][] => {
      const nexts = Object.keys(ORDER_PROCESS[state]) as OrderState[];
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
