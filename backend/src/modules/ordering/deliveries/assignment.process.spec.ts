import { ASSIGNMENT_STATES } from '@stoa/contracts';
import { reachable } from '../../../kernel/process';
import { ASSIGNMENT_PROCESS, CANCELLABLE, isOver } from './assignment.process';

describe('the process of rider assignments', () => {
  it('reaches every state from an offer', () => {
    expect(reachable(ASSIGNMENT_PROCESS, ['offered'])).toEqual([...ASSIGNMENT_STATES].sort());
  });

  it('is over once the goods have arrived, come back or never left', () => {
    expect(ASSIGNMENT_STATES.filter(isOver)).toEqual(['declined', 'delivered', 'returned', 'cancelled']);
  });

  it('can be brought to an end from every state', () => {
    const stuck = ASSIGNMENT_STATES.filter((state) => !reachable(ASSIGNMENT_PROCESS, [state]).some(isOver));
    expect(stuck).toEqual([]);
  });

  it('ends with its order as long as the goods have not left', () => {
    expect(CANCELLABLE).toEqual(['offered', 'accepted']);
  });
});
