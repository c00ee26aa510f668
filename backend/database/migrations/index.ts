import type { MigrationClass } from '../../src/kernel/database';
import { RoleDefault1795301541713 } from './0016-role-default';
import { CartRequestKey1795330023001 } from './0023-cart-request-key';
import { Initial1795000000000 } from './0001-initial';
import { Search1795000000001 } from './0002-search';
import { BannersAndDocuments1795000300000 } from './0003-banners-and-documents';
import { Riders1795225566580 } from './0004-riders';
import { Reviews1795226575071 } from './0004-reviews';
import { Audit1795225289138 } from './0005-audit';
import { Permissions1795000600001 } from './0006-permissions';
import { Accounts1795229153636 } from './0006-vendor-accounts';
import { SettingsGroups1795000600000 } from './0006-settings-groups';
import { MoneyAndMessages1795227219668 } from './0004-money-and-messages';
import { PagesPostsAndMessages1795000300001 } from './0003-pages-posts-and-messages';
import { Transfer1795227404827 } from './0007-transfer';
import { PaymentFee1795295601958 } from './0013-payment-fee';
import { Identity1795295564730 } from './0013-identity';
import { FlashSales1795295847307 } from './0013-flash-sales';
import { Coupons1795295754681 } from './0013-coupons';
import { VendorPapers1795296246184 } from './0013-vendor-papers';
import { CatalogueFields1795296196842 } from './0015-catalogue-fields';
import { ShippingRates1795297207696 } from './0014-shipping-rates';
import { OrdersRefunds1795331118367 } from './0019-orders-refunds';
import { FreeProducts1795330000021 } from './0020-free-products';
import { SoftDeletion1795330000020 } from './0020-soft-deletion';
import { SearchTexts1795340000022 } from './0022-search-texts';
import { WriteProbes1795330000000 } from './0017-write-probes';
import { CancelledDeliveries1795340000027 } from './0027-cancelled-deliveries';
import { ProductCreations1795350000029 } from './0029-product-creations';
import { TabsKeepWhatTheyAreFor1795360000030 } from './0030-tabs-keep-what-they-are-for';
import { NewsComments1795370000031 } from './0031-news-comments';
import { ContactConsent1795370000032 } from './0032-contact-consent';
import { InstagramPosts1795460000048 } from './0048-instagram-posts';
import { WishLists1795370000033 } from './0033-wish-lists';
import { SearchRules1795380000039 } from './0039-search-rules';
import { Conversations1795370000037 } from './0037-conversations';
import { VendorFollowers1795370000034 } from './0034-vendor-followers';
import { VariantPrices1795400000041 } from './0041-variant-prices';
import { StockNotices1795400000042 } from './0042-stock-notices';
import { VendorApplications1795370000035 } from './0035-vendor-applications';
import { CustomerAccounts1795380000038 } from './0038-customer-accounts';
import { SavedCartLines1795370000044 } from './0044-saved-cart-lines';
import { OrderNotes1795370000045 } from './0045-order-notes';
import { VapidKeys1795470000053 } from './0053-vapid-keys';
import { ProductQuestions1795470000049 } from './0049-product-questions';
import { ReviewLanguage1795470000050 } from './0050-review-language';
import { TierPrices1795470000051 } from './0051-tier-prices';
import { RecentSales1795480000055 } from './0055-recent-sales';
import { PriceAlerts1795490000056 } from './0056-price-alerts';

/** All migrations in their order; never edited once released. */
export const migrations: MigrationClass[] = [
  // One a line, so that two branches can each add theirs.
  Initial1795000000000,
  Search1795000000001,
  BannersAndDocuments1795000300000,
  Riders1795225566580,
  Reviews1795226575071,
  Audit1795225289138,
  SettingsGroups1795000600000,
  MoneyAndMessages1795227219668,
  PagesPostsAndMessages1795000300001,
  Permissions1795000600001,
  Transfer1795227404827,
  Accounts1795229153636,
  PaymentFee1795295601958,
  Identity1795295564730,
  FlashSales1795295847307,
  Coupons1795295754681,
  VendorPapers1795296246184,
  CatalogueFields1795296196842,
  ShippingRates1795297207696,
  RoleDefault1795301541713,
  CartRequestKey1795330023001,
  OrdersRefunds1795331118367,
  SoftDeletion1795330000020,
  SearchTexts1795340000022,
  FreeProducts1795330000021,
  WriteProbes1795330000000,
  CancelledDeliveries1795340000027,
  ProductCreations1795350000029,
  TabsKeepWhatTheyAreFor1795360000030,
  NewsComments1795370000031,
  ContactConsent1795370000032,
  WishLists1795370000033,
  VendorFollowers1795370000034,
  VendorApplications1795370000035,
  Conversations1795370000037,
  SavedCartLines1795370000044,
  OrderNotes1795370000045,
  CustomerAccounts1795380000038,
  SearchRules1795380000039,
  InstagramPosts1795460000048,
  VariantPrices1795400000041,
  StockNotices1795400000042,
  VapidKeys1795470000053,
  ProductQuestions1795470000049,
  ReviewLanguage1795470000050,
  TierPrices1795470000051,
  RecentSales1795480000055,
  PriceAlerts1795490000056,
];
