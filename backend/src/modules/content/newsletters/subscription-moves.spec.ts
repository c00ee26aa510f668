import { SUBSCRIPTION_MOVES, SUBSCRIPTION_STATES } from '@stoa/contracts';

describe('the process of a subscription', () => {
  it('reaches every state from the first one', () => {
    const reached = new Set<(typeof SUBSCRIPTION_STATES)[number]>(['pending']);
    for (const state of reached) SUBSCRIPTION_MOVES.person[state].forEach((next) => reached.add(next));
    expect([...reached].sort()).toEqual([...SUBSCRIPTION_STATES].sort());
  });

  it('lets nobody but the person say yes', () => {
    const yes = SUBSCRIPTION_STATES.filter((state) => SUBSCRIPTION_MOVES.shop[state].includes('subscribed'));
    expect(yes).toEqual([]);
  });
});
