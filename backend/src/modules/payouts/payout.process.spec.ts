import { PAYOUT_STATES, type PayoutState } from '@stoa/contracts';
import { reachable } from '../../kernel/process';
import { isOpen, PAYOUT_PROCESS, payoutProcess } from './payout.process';

describe('a payout request', () => {
  it('reaches every state from pending', () => {
    expect(reachable(PAYOUT_PROCESS, ['pending'])).toEqual([...PAYOUT_STATES].sort());
  });

  it('is open exactly while it can still be paid', () => {
    const leads = (state: PayoutState): boolean =>
      reachable(PAYOUT_PROCESS, [state]).some((one) => one === 'paid');
    const payable = PAYOUT_STATES.filter((state) => state !== 'paid' && leads(state));
    expect(PAYOUT_STATES.filter(isOpen)).toEqual(payable);
  });

  it('lets its requester only cancel it, and only while it is pending', () => {
    const allowed = PAYOUT_STATES.map((state) => [state, payoutProcess.allowed(state, 'requester')]);
    expect(allowed.filter(([, allowed]) => allowed?.length)).toEqual([['pending', ['cancelled']]]);
  });
});
