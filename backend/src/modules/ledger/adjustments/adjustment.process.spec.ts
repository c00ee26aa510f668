import { LEDGER_ADJUSTMENT_STATES } from '@stoa/contracts';
import { reachable } from '../../../kernel/process';
import { ADJUSTMENT_PROCESS, adjustmentProcess } from './adjustment.process';

describe('an adjustment', () => {
  it('reaches every state from pending', () => {
    expect(reachable(ADJUSTMENT_PROCESS, ['pending'])).toEqual([...LEDGER_ADJUSTMENT_STATES].sort());
  });

  it('is neither approved nor reversed by the operator who asked for it', () => {
    expect(adjustmentProcess.allowed('pending', 'proposer')).toEqual(['cancelled']);
    expect(adjustmentProcess.allowed('reversing', 'proposer')).toEqual(['posted']);
  });

  it('moves no money any more once it is rejected, cancelled or reversed', () => {
    for (const state of ['rejected', 'cancelled', 'reversed'] as const)
      expect(reachable(ADJUSTMENT_PROCESS, [state])).toEqual([state]);
  });
});
