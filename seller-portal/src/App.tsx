import {
  ConsoleApp,
  bannerScreens,
  couponScreens,
  Dashboard,
  importScreens,
  stockFeedScreens,
  InvoiceList,
  mediaScreens,
  disputeScreens,
  faqScreens,
  orderScreens,
  LiveChat,
  productScreens,
  reportPages,
  seoPageScreens,
  NoAccess,
  returnScreens,
  RiderPayoutList,
  riderScreens,
  RiderShippingList,
  vendorQuestions,
  teamScreens,
  vendorReviews,
  VendorSimulator,
  Wallet,
  type ConsoleApi,
  type Overrides,
} from '@stoa/console-kit';
import { resources } from './generated/resources';
import { menu } from './menu';
import { ClearPage } from './store/ClearPage';
import { SettingsPage } from './store/SettingsPage';
import { StoreSettings } from './store/StoreSettings';

/** Hidden, as every record in this console belongs to the signed-in vendor. */
const hiddenFields = ['vendor_id'];

const overrides: Overrides = {
  coupons: { ...couponScreens, hiddenFields },
  imports: importScreens,
  stock_feeds: stockFeedScreens,
  invoices: { list: InvoiceList, hiddenFields },
  media: mediaScreens,
  orders: { ...orderScreens, hiddenFields },
  faqs: { ...faqScreens, hiddenFields },
  product_questions: vendorQuestions,
  products: { ...productScreens, hiddenFields },
  seo_pages: { ...seoPageScreens, hiddenFields },
  static_banners: { ...bannerScreens, hiddenFields },
  disputes: { ...disputeScreens, hiddenFields },
  returns: { ...returnScreens, hiddenFields },
  reviews: vendorReviews,
  riderPayoutRequests: { list: RiderPayoutList, hiddenFields },
  rider_shipping: { list: RiderShippingList, hiddenFields },
  riders: { ...riderScreens, hiddenFields },
  vendor_users: teamScreens,
};

const pages = {
  ...reportPages('sales', 'orders', 'products'),
  '/settings': <SettingsPage />,
  '/store_settings': <StoreSettings />,
  '/clear': <ClearPage />,
  '/sorry': <NoAccess />,
  '/live_chat': <LiveChat />,
  '/live_chat/view/:id?': <LiveChat />,
  '/sale_simulator': <VendorSimulator />,
  '/wallet': <Wallet />,
};

/** The vendors' console: the kit's app with the seller portal's resources, menu and overrides. */
export default function App({ api }: { api: ConsoleApi }) {
  return (
    <ConsoleApp
      api={api}
      name="stoa.console.vendor"
      resources={resources}
      menu={menu}
      overrides={overrides}
      dashboard={Dashboard}
      pages={pages}
    />
  );
}
