import { CONTACT_MOVES, CONTACT_STATES, type ContactState } from '@stoa/contracts';

describe('the process of a message to the shop', () => {
  it('reaches every state from the first one', () => {
    const reached = new Set<ContactState>(['new']);
    for (const state of reached) CONTACT_MOVES[state].forEach((next) => reached.add(next));
    expect([...reached].sort()).toEqual([...CONTACT_STATES].sort());
  });

  it('never ends where nothing more can be done', () => {
    expect(CONTACT_STATES.filter((state) => CONTACT_MOVES[state].length === 0)).toEqual([]);
  });
});
