import { DISPUTE_STATES } from '@stoa/contracts';
import { reachable } from '../../kernel/process';
import { DISPUTE_PROCESS, disputeProcess, isOpenDispute } from './dispute.process';

describe('the process of a dispute', () => {
  it('reaches every state from its beginning', () => {
    expect(reachable(DISPUTE_PROCESS, ['needs_response'])).toEqual([...DISPUTE_STATES].sort());
  });

  it('lets operators decide only once the vendor has responded or its time is over', () => {
    expect(disputeProcess.allowed('needs_response', 'admin')).toEqual([]);
    expect(disputeProcess.allowed('under_review', 'admin')).toEqual(['refunded', 'dismissed']);
  });

  it('lets each side give in while it is open, and nobody move it after its end', () => {
    const open = DISPUTE_STATES.filter(isOpenDispute);
    expect(open.map((state) => disputeProcess.allowed(state, 'customer'))).toEqual([
      ['withdrawn'],
      ['withdrawn'],
    ]);
    for (const state of open) expect(disputeProcess.allowed(state, 'vendor')).toContain('accepted');
    const movers = ['admin', 'vendor', 'customer', 'system'] as const;
    const ended = DISPUTE_STATES.filter((state) => !isOpenDispute(state));
    expect(ended.flatMap((state) => movers.flatMap((mover) => disputeProcess.allowed(state, mover)))).toEqual(
      [],
    );
  });
});
