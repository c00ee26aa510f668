import type { VendorStatus } from '@stoa/contracts';

/** Where an operator may move a vendor from each status (domain §2). */
export const VENDOR_MOVES: Record<VendorStatus, readonly VendorStatus[]> = {
  pending: ['in_review', 'approved', 'rejected'],
  in_review: ['approved', 'rejected'],
  approved: ['suspended', 'closed'],
  rejected: ['in_review'],
  suspended: ['approved', 'closed'],
  closed: [],
};
