import { multiVendorOnly, type ScreenOverride } from '@stoa/console-kit';
import { VendorTwoFactorReset } from '../two-factor/TwoFactorReset';

/** Vendors: generated screens, gone when multi-vendor is off (specification §6). */
export const vendors: ScreenOverride = multiVendorOnly({
  actions: VendorTwoFactorReset,
  columns: ['logo_id', 'store_name', 'email', 'status', 'store_status', 'is_featured', 'product_count'],
  sections: {
    contact: ['email', 'phone', 'line1', 'city', 'postcode', 'country_id'],
    business: ['legal_name', 'tax_id', 'slug'],
    vacation: ['vacation_starts_at', 'vacation_ends_at'],
    figures: ['rating_sum', 'rating_count', 'followers_count', 'product_count', 'approved_at'],
  },
});
