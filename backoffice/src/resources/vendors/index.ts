import { multiVendorOnly, type ScreenOverride } from '@stoa/console-kit';

/** Vendors: generated screens, gone when multi-vendor is off (specification §6). */
export const vendors: ScreenOverride = multiVendorOnly({
  columns: ['logo_id', 'store_name', 'email', 'status', 'store_status', 'is_featured', 'product_count'],
});
