import { defineEvent } from '../../kernel/events';

/** Somebody has applied to sell here. */
export const vendorApplied = defineEvent<{ vendor_id: number }>('vendors.applied');
