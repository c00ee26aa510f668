import { VENDOR_STATUSES } from '@stoa/contracts';
import { reachable } from '../../kernel/process';
import { VENDOR_PROCESS, vendorProcess } from './vendor.process';

describe('vendor status transitions', () => {
  it('reach every status from pending', () => {
    expect(reachable(VENDOR_PROCESS, ['pending'])).toEqual([...VENDOR_STATUSES].sort());
  });

  it('never lead from a status to itself, or anywhere from closed', () => {
    expect(
      VENDOR_STATUSES.filter((status) => vendorProcess.allowed(status, 'admin').includes(status)),
    ).toEqual([]);
    expect(vendorProcess.allowed('closed', 'admin')).toEqual([]);
  });
});
