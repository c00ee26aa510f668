import { VENDOR_STATUSES } from '@stoa/contracts';
import { reachable } from '../../kernel/process';
import { VENDOR_PROCESS, vendorProcess } from './vendor.process';

describe('the process of vendors', () => {
  it('reaches every status from the first one', () => {
    expect(reachable(VENDOR_PROCESS, ['pending'])).toEqual([...VENDOR_STATUSES].sort());
  });

  it('never leads from a status to itself, and nowhere from a closed store', () => {
    expect(
      VENDOR_STATUSES.filter((status) => vendorProcess.allowed(status, 'admin').includes(status)),
    ).toEqual([]);
    expect(vendorProcess.allowed('closed', 'admin')).toEqual([]);
  });
});
