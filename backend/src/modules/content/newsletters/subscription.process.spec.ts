import { SUBSCRIPTION_STATES } from '@stoa/contracts';
import { reachable } from '../../../kernel/process';
import { SUBSCRIPTION_PROCESS, subscriptionProcess } from './subscription.process';

describe('newsletter subscription state transitions', () => {
  it('reach every state from pending', () => {
    expect(reachable(SUBSCRIPTION_PROCESS, ['pending'])).toEqual([...SUBSCRIPTION_STATES].sort());
  });

  it('let only the subscriber confirm, and only from pending', () => {
    const movable = (mover: 'person' | 'shop') =>
      SUBSCRIPTION_STATES.filter((state) => subscriptionProcess.allowed(state, mover).includes('subscribed'));
    expect(movable('shop')).toEqual([]);
    expect(movable('person')).toEqual(['pending']);
  });
});
