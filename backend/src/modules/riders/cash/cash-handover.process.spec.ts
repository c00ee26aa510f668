import { CASH_HANDOVER_STATES } from '@stoa/contracts';
import { reachable } from '../../../kernel/process';
import { CASH_HANDOVER_PROCESS, cashHandoverProcess } from './cash-handover.process';

describe('a hand-over of cash', () => {
  it('reaches every state from posted', () => {
    expect(reachable(CASH_HANDOVER_PROCESS, ['posted'])).toEqual([...CASH_HANDOVER_STATES].sort());
  });

  it('is reversed once, by operators only', () => {
    expect(cashHandoverProcess.allowed('posted', 'vendor')).toEqual([]);
    expect(cashHandoverProcess.allowed('reversed', 'admin')).toEqual([]);
  });
});
