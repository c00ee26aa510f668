import type { VendorStatus } from '@stoa/contracts';
import { defineEvent } from '../../kernel/events';

/** Somebody has applied to sell here, or applied again. */
export const vendorApplied = defineEvent<{ vendor_id: number; again?: boolean }>('vendors.applied');

/** An operator has moved a vendor; `reason` is for the vendor to read. */
export const vendorMoved = defineEvent<{ vendor_id: number; to: VendorStatus; reason: string | null }>(
  'vendors.moved',
);

/** An operator has rejected a paper; `reason` is for the vendor to read. */
export const paperRejected = defineEvent<{ vendor_id: number; filename: string; reason: string }>(
  'vendors.paper_rejected',
);

/** An applicant has sent one more paper. */
export const applicationPaperSent = defineEvent<{ vendor_id: number }>('vendors.paper_sent');

/** An applicant has taken the application back: there is no vendor any more, so this says what letters need. */
export const applicationWithdrawn = defineEvent<{
  number: string;
  store_name: string;
  email: string;
  locale: string | null;
}>('vendors.withdrawn');
