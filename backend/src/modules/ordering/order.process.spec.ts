import { ORDER_STATES, type OrderState } from '@stoa/contracts';
import fc from 'fast-check';
import { reachable } from '../../kernel/process';
import type { Mover } from './order.process';
import { groupState, INITIAL_STATES, ORDER_PROCESS, orderProcess, stockMove } from './order.process';

describe('order state transitions', () => {
  it('reach every state from the initial states', () => {
    expect(reachable(ORDER_PROCESS, INITIAL_STATES)).toEqual([...ORDER_STATES].sort());
  });

  it('lead to a final state from every state', () => {
    const ends = ORDER_STATES.filter((state) => Object.keys(ORDER_PROCESS[state]).length === 0);
    expect(ends).toEqual(['completed', 'cancelled', 'expired']);
    for (const state of ORDER_STATES) {
      expect(reachable(ORDER_PROCESS, [state]).some((one) => ends.includes(one))).toBe(true);
    }
  });

  it('let vendors only advance orders and cancel them early', () => {
    expect(orderProcess.allowed('placed', 'vendor')).toEqual(['processing', 'cancelled']);
    expect(orderProcess.allowed('ready', 'vendor')).toEqual(['shipped']);
    expect(orderProcess.allowed('pending_payment', 'vendor')).toEqual([]);
    expect(orderProcess.allowed('on_hold', 'vendor')).toEqual([]);
  });

  it('let customers only cancel, and only while payment is pending or the order is placed', () => {
    const cancellable = ORDER_STATES.filter((state) => orderProcess.allowed(state, 'customer').length > 0);
    expect(cancellable).toEqual(['pending_payment', 'placed']);
    for (const state of cancellable) expect(orderProcess.allowed(state, 'customer')).toEqual(['cancelled']);
  });

  it('let only the system return a shipped order to ready', () => {
    const targets = (mover: Mover): string[] => orderProcess.allowed('shipped', mover);
    expect((['admin', 'vendor', 'customer', 'system'] as const).map(targets)).toEqual([
      ['delivered'],
      ['delivered'],
      [],
      ['ready'],
    ]);
  });

  it('release, take and put back stock at most once on every path to a final state', () => {
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
  it('is the common state of its active orders, or mixed when they differ', () => {
    expect(groupState(['shipped', 'cancelled'])).toBe('shipped');
    expect(groupState(['shipped', 'placed'])).toBe('mixed');
    expect(groupState(['cancelled', 'cancelled'])).toBe('cancelled');
    expect(groupState(['expired', 'expired'])).toBe('expired');
    expect(groupState(['expired', 'cancelled'])).toBe('cancelled');
  });

  it('does not depend on the sequence of its orders', () => {
    const states = fc.array(fc.constantFrom(...ORDER_STATES), { minLength: 1, maxLength: 6 });
    fc.assert(fc.property(states, (some) => groupState(some) === groupState([...some].reverse())));
  });
});
