import { ASSIGNMENT_STATES, RIDER_MOVES } from '@stoa/contracts';
import { reachable } from '../../../kernel/process';
import { ASSIGNMENT_PROCESS, assignmentProcess, CANCELLABLE, isOver } from './assignment.process';

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

  it('lets riders make exactly the moves that their page offers', () => {
    const allowed = ASSIGNMENT_STATES.map((state) => [state, assignmentProcess.allowed(state, 'rider')]);
    expect(Object.fromEntries(allowed)).toEqual(RIDER_MOVES);
  });

  it('leaves to the shop whether items have come back', () => {
    const byRider = ASSIGNMENT_STATES.flatMap((state) => assignmentProcess.allowed(state, 'rider'));
    expect(byRider).not.toContain('returned');
    expect(byRider).not.toContain('cancelled');
  });

  it('is cancellable only while offered or accepted', () => {
    expect(CANCELLABLE).toEqual(['offered', 'accepted']);
  });
});
