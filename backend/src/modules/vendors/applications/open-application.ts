import type { VendorStatus } from '@stoa/contracts';

/** Statuses in which applicants may still send documents or withdraw. */
export const OPEN_TO_APPLICANTS: readonly VendorStatus[] = ['pending', 'in_review', 'rejected'];
