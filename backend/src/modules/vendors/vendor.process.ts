import type { VendorStatus } from '@stoa/contracts';
import { Process, type ProcessTable } from '../../kernel/process';

const OPERATOR = ['admin'] as const;

/** The machine of vendors (domain §2); operators alone move them, a vendor's own word is the `store_status`. */
export const VENDOR_PROCESS: ProcessTable<VendorStatus, 'admin'> = {
  pending: { in_review: OPERATOR, approved: OPERATOR, rejected: OPERATOR },
  in_review: { approved: OPERATOR, rejected: OPERATOR },
  approved: { suspended: OPERATOR, closed: OPERATOR },
  rejected: { in_review: OPERATOR },
  suspended: { approved: OPERATOR, closed: OPERATOR },
  closed: {},
};

export const vendorProcess = new Process('A vendor', VENDOR_PROCESS, 'status');
