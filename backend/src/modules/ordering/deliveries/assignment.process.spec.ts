import { ASSIGNMENT_STATES } from '@stoa/contracts';
import { reachable } from '../../../kernel/process';
import { ASSIGNMENT_PROCESS, CANCELLABLE, isOver } from './assignment.process';

describe('a rider assignment', () => {
  it('reaches every state from offered', () => {
    expect(reachable(ASSIGNMENT_PROCESS, ['offered'])).toEqual([...ASSIGNMENT_STATES].sort());
  });

  it('is over when declined, delivered, returned or cancelled', () => {
    expect(ASSIGNMENT_STATES.filter(isOver)).toEqual(['declined', 'delivered', 'returned', 'cancelled']);
  });

  it('can end from every state', () => {
    const stuck = ASSIGNMENT_STATES.filter((state) => !reachable(ASSIGNMENT_PROCESS, [state]).some(isOver));
    expect(stuck).toEqual([]);
  });

  it('is cancellable only while offered or accepted', () => {
    expect(CANCELLABLE).toEqual(['offered', 'accepted']);
  });
});
