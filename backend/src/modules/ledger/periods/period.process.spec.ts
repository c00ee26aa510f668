import { LEDGER_PERIOD_STATES } from '@stoa/contracts';
import { reachable } from '../../../kernel/process';
import { PERIOD_PROCESS, periodProcess } from './period.process';

describe('a closed period', () => {
  it('reaches every state from closed', () => {
    expect(reachable(PERIOD_PROCESS, ['closed'])).toEqual([...LEDGER_PERIOD_STATES].sort());
  });

  it('is reopened only by another operator than the one who asked for it', () => {
    expect(periodProcess.allowed('reopening', 'requester')).toEqual(['closed']);
    expect(periodProcess.allowed('closed', 'approver')).toEqual([]);
  });
});
