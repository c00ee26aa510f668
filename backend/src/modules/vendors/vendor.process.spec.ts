import { VENDOR_STATUSES } from '@stoa/contracts';
import { VENDOR_MOVES } from './vendor.process';

describe('the process of vendors', () => {
  it('reaches every status from the first one', () => {
    const reached = new Set(['pending']);
    for (const status of reached) VENDOR_MOVES[status as 'pending'].forEach((next) => reached.add(next));
    expect([...reached].sort()).toEqual([...VENDOR_STATUSES].sort());
  });

  it('never leads from a status to itself', () => {
    expect(VENDOR_STATUSES.filter((status) => VENDOR_MOVES[status].includes(status))).toEqual([]);
  });
});
