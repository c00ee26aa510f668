import type { VendorStatus } from '@stoa/contracts';
import { Process, type ProcessTable } from '../../kernel/process';

const OPERATOR = ['admin'] as const;
const APPLICANT = ['applicant'] as const;

/**
 * State machine of vendors: operators change the status, vendors themselves only `store_status`;
 * rejected applicants may apply again.
 */
export const VENDOR_PROCESS: ProcessTable<VendorStatus, 'admin' | 'applicant'> = {
  pending: { in_review: OPERATOR, approved: OPERATOR, rejected: OPERATOR },
  in_review: { approved: OPERATOR, rejected: OPERATOR },
  approved: { suspended: OPERATOR, closed: OPERATOR },
  rejected: { pending: APPLICANT, in_review: OPERATOR },
  suspended: { approved: OPERATOR, closed: OPERATOR },
  closed: {},
};

export const vendorProcess = new Process('A vendor', VENDOR_PROCESS, 'status');
