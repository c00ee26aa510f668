import type { VendorStatus } from '@stoa/contracts';
import { defineEvent } from '../../kernel/events';

/** Somebody has applied to sell here. */
export const vendorApplied = defineEvent<{ vendor_id: number }>('vendors.applied');

/** An operator has moved a vendor; `reason` is for the vendor to read. */
export const vendorMoved = defineEvent<{ vendor_id: number; to: VendorStatus; reason: string | null }>(
  'vendors.moved',
);
