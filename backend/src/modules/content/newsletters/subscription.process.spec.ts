import { SUBSCRIPTION_STATES } from '@stoa/contracts';
import { reachable } from '../../../kernel/process';
import { SUBSCRIPTION_PROCESS, subscriptionProcess } from './subscription.process';

describe('the process of a subscription', () => {
  it('reaches every state from the first one', () => {
    expect(reachable(SUBSCRIPTION_PROCESS, ['pending'])).toEqual([...SUBSCRIPTION_STATES].sort());
  });

  it('lets nobody but the person say yes', () => {
    const movable = (mover: 'person' | 'shop') =>
      SUBSCRIPTION_STATES.filter((state) => subscriptionProcess.allowed(state, mover).includes('subscribed'));
    expect(movable('shop')).toEqual([]);
    expect(movable('person')).toEqual(['pending']);
  });
});
