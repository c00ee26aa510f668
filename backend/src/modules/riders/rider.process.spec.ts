import { RIDER_STATUSES } from '@stoa/contracts';
import { reachable } from '../../kernel/process';
import { RIDER_PROCESS, riderProcess } from './rider.process';

describe('rider status transitions', () => {
  it('reach every status from pending', () => {
    expect(reachable(RIDER_PROCESS, ['pending'])).toEqual([...RIDER_STATUSES].sort());
  });

  it('don’t let vendors suspend a rider or lift a suspension', () => {
    expect(
      RIDER_STATUSES.filter((status) => riderProcess.allowed(status, 'vendor').includes('suspended')),
    ).toEqual([]);
    expect(riderProcess.allowed('suspended', 'vendor')).toEqual([]);
  });
});
