import { multiVendorOnly, type ScreenOverride } from '@stoa/console-kit';
import { VendorBank } from './VendorBank';
import { VendorFrame } from './VendorFrame';
import {
  VendorDocuments,
  VendorOrders,
  VendorPayouts,
  VendorProducts,
  VendorReviews,
  VendorTeam,
} from './VendorLists';
import { TeamLink } from './TeamLink';
import { VendorStatement } from './VendorStatement';
import { VendorOverview } from './VendorOverview';

function VendorShow() {
  return (
    <VendorFrame>
      <VendorOverview />
    </VendorFrame>
  );
}

const framed = (panel: JSX.Element) => <VendorFrame>{panel}</VendorFrame>;

/** Vendor screens with all related lists; disabled while multi-vendor mode is off (specification §6). */
export const vendors: ScreenOverride = multiVendorOnly({
  opens: 'view',
  columns: ['logo_id', 'store_name', 'email', 'status', 'store_status', 'is_featured', 'product_count'],
  sections: {
    contact: ['email', 'phone', 'line1', 'city', 'postcode', 'country_id', 'lat', 'lng'],
    business: ['legal_name', 'tax_id', 'slug', 'commission_id'],
    bank: ['bank_name', 'bank_account', 'bank_account_hint'],
    vacation: ['vacation_starts_at', 'vacation_ends_at'],
    figures: ['rating_sum', 'rating_count', 'followers_count', 'product_count', 'approved_at'],
  },
  show: VendorShow,
  actions: TeamLink,
  panels: [
    { name: 'products', of: 'products', element: framed(<VendorProducts />) },
    { name: 'orders', of: 'orders', element: framed(<VendorOrders />) },
    { name: 'reviews', of: 'reviews', element: framed(<VendorReviews />) },
    { name: 'team', of: 'vendor_users', element: framed(<VendorTeam />) },
    { name: 'papers', of: 'papers', element: framed(<VendorDocuments />) },
    { name: 'bank', element: framed(<VendorBank />) },
    { name: 'payouts', of: 'payout_requests', element: framed(<VendorPayouts />) },
    { name: 'statement', of: 'payout_requests', element: framed(<VendorStatement />) },
  ],
});
