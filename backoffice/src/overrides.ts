import {
  couponScreens,
  disputeScreens,
  importScreens,
  stockFeedScreens,
  InvoiceList,
  mediaScreens,
  multiVendorOnly,
  operatorQuestions,
  operatorReviews,
  orderScreens,
  PayoutList,
  productScreens,
  RefundList,
  returnScreens,
  RiderPayoutList,
  riderScreens,
  RiderShippingList,
  vendorTeamScreens,
  type Overrides,
  type ScreenOverride,
} from '@stoa/console-kit';
import { ledgerAdjustments } from './books/adjustments';
import { LedgerEntryList } from './books/LedgerEntryList';
import { ledgerPeriods } from './books/periods';
import { settlements } from './books/settlements';
import { PaymentList } from './payments/PaymentList';
import { PaymentShow } from './payments/PaymentShow';
import { historicalOrders } from './historical-orders';
import { shopMigrations } from './migration';
import { addresses } from './resources/addresses';
import { admins } from './resources/admins';
import { attributeValues } from './resources/attribute-values';
import { categories } from './resources/categories';
import { content } from './resources/content';
import { commissions } from './resources/commissions';
import { customers } from './resources/customers';
import { flashSales } from './resources/flash-sales';
import { inventories } from './resources/inventories';
import { mailbox } from './resources/mailbox';
import { paymentMethods } from './resources/payment-methods';
import { permissions } from './resources/permissions';
import { riderCashHandovers } from './resources/rider-cash';
import { roles } from './resources/roles';
import { search } from './resources/search';
import { shippingMethods } from './resources/shipping-methods';
import { taxRates } from './resources/tax-rates';
import { vendors } from './resources/vendors';
import { walletTransactions } from './resources/wallets';
import { zones } from './resources/zones';
import { webhookDeliveries, webhookEndpoints } from './webhooks';

/** Of languages and currencies only active ones can be the default. */
const ACTIVE_DEFAULT: ScreenOverride = { canBeDefault: ({ status }) => status === 'active' };

/** The rate decides every amount that a currency is shown with. */
const CURRENCY_COLUMNS = ['name', 'code', 'rate', 'rate_at', 'is_default', 'status'];

/** The back office's overrides of generated screens. */
export const overrides: Overrides = {
  ...content,
  ...search,
  addresses,
  admins,
  attribute_values: attributeValues,
  categories,
  commissions,
  coupons: couponScreens,
  currencies: { ...ACTIVE_DEFAULT, columns: CURRENCY_COLUMNS },
  customers,
  disputes: disputeScreens,
  flash_sales: flashSales,
  historical_orders: historicalOrders,
  imports: importScreens,
  stock_feeds: stockFeedScreens,
  inventories,
  languages: ACTIVE_DEFAULT,
  ledger_adjustments: ledgerAdjustments,
  ledger_entries: { list: LedgerEntryList },
  ledger_periods: ledgerPeriods,
  invoices: { list: InvoiceList },
  mailbox,
  media: mediaScreens,
  orders: orderScreens,
  payment_methods: paymentMethods,
  payments: { list: PaymentList, show: PaymentShow },
  payoutRequests: multiVendorOnly({ list: PayoutList }),
  permissions,
  product_questions: operatorQuestions,
  products: productScreens,
  refunds: { list: RefundList },
  returns: returnScreens,
  reviews: operatorReviews,
  riderPayoutRequests: { list: RiderPayoutList },
  rider_cash_handovers: riderCashHandovers,
  rider_shipping: { list: RiderShippingList },
  riders: riderScreens,
  roles,
  shop_migrations: shopMigrations,
  settlements,
  shipping_methods: shippingMethods,
  tax_rates: taxRates,
  vendor_users: vendorTeamScreens,
  vendors,
  wallet_transactions: walletTransactions,
  webhook_deliveries: webhookDeliveries,
  webhook_endpoints: webhookEndpoints,
  zones,
};
