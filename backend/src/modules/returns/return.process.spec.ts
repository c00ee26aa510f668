import { RETURN_STATES } from '@stoa/contracts';
import { reachable } from '../../kernel/process';
import { allowedReturns, RETURN_PROCESS, returnProcess } from './return.process';

describe('the process of a return', () => {
  it('reaches every state from the request', () => {
    expect(reachable(RETURN_PROCESS, ['requested'])).toEqual([...RETURN_STATES].sort());
  });

  it('lets customers cancel until they have sent the items, and never decide', () => {
    const cancellable = RETURN_STATES.filter((state) =>
      returnProcess.allowed(state, 'customer').includes('cancelled'),
    );
    expect(cancellable).toEqual(['requested', 'approved']);
    expect(returnProcess.allowed('requested', 'customer')).toEqual(['cancelled']);
  });

  it('leaves an escalated request to operators, and an escalated inspection to both', () => {
    const escalated_at = new Date();
    expect(allowedReturns({ state: 'requested', escalated_at }, 'vendor')).toEqual([]);
    expect(allowedReturns({ state: 'requested', escalated_at }, 'admin')).toEqual(['approved', 'rejected']);
    expect(allowedReturns({ state: 'received', escalated_at }, 'vendor')).toEqual(['inspected']);
    expect(allowedReturns({ state: 'requested', escalated_at: null }, 'vendor')).toHaveLength(2);
  });

  it('lets operators and the vendor overrule a rejection, never the customer', () => {
    expect(returnProcess.allowed('rejected', 'admin')).toEqual(['approved']);
    expect(returnProcess.allowed('rejected', 'vendor')).toEqual(['approved']);
    expect(returnProcess.allowed('rejected', 'customer')).toEqual([]);
  });
});
