import { SETTLEMENT_STATES } from '@stoa/contracts';
import { reachable } from '../../../kernel/process';
import { SETTLEMENT_PROCESS, settlementProcess } from './settlement.process';

describe('a settlement', () => {
  it('reaches every state from open', () => {
    expect(reachable(SETTLEMENT_PROCESS, ['open'])).toEqual([...SETTLEMENT_STATES].sort());
  });

  it('is posted only by being confirmed, and can then only be reversed', () => {
    expect(settlementProcess.allowed('open', 'admin')).toEqual(['discarded']);
    expect(settlementProcess.allowed('posted', 'admin')).toEqual(['reversed']);
  });
});
