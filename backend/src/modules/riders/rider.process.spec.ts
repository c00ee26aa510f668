import { RIDER_STATUSES } from '@stoa/contracts';
import { reachable } from '../../kernel/process';
import { RIDER_PROCESS, riderProcess } from './rider.process';

describe('the process of riders', () => {
  it('reaches every status from the first one', () => {
    expect(reachable(RIDER_PROCESS, ['pending'])).toEqual([...RIDER_STATUSES].sort());
  });

  it('leaves suspending to operators', () => {
    expect(
      RIDER_STATUSES.filter((status) => riderProcess.allowed(status, 'vendor').includes('suspended')),
    ).toEqual([]);
    expect(riderProcess.allowed('suspended', 'vendor')).toEqual([]);
  });
});
