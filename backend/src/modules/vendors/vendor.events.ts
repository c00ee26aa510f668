import type { VendorStatus } from '@stoa/contracts';
import { defineEvent } from '../../kernel/events';

/** A vendor application was submitted or re-submitted. */
export const vendorApplied = defineEvent<{ vendor_id: number; again?: boolean }>('vendors.applied');

/** An operator changed a vendor's status; `reason` is shown to the vendor. */
export const vendorMoved = defineEvent<{ vendor_id: number; to: VendorStatus; reason: string | null }>(
  'vendors.moved',
);

/** An operator rejected a document; `reason` is shown to the vendor. */
export const documentRejected = defineEvent<{ vendor_id: number; filename: string; reason: string }>(
  'vendors.paper_rejected',
);

/** An applicant sent another document. */
export const applicationDocumentSent = defineEvent<{ vendor_id: number }>('vendors.paper_sent');

/** An applicant withdrew the application: the vendor is deleted, so the event carries what e-mails need. */
export const applicationWithdrawn = defineEvent<{
  number: string;
  store_name: string;
  email: string;
  locale: string | null;
}>('vendors.withdrawn');
