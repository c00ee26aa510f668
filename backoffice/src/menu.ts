import AccountBalanceWalletOutlined from '@mui/icons-material/AccountBalanceWalletOutlined';
import Diversity3Outlined from '@mui/icons-material/Diversity3Outlined';
import AltRouteOutlined from '@mui/icons-material/AltRouteOutlined';
import AccountTreeOutlined from '@mui/icons-material/AccountTreeOutlined';
import AccountBalanceOutlined from '@mui/icons-material/AccountBalanceOutlined';
import ArticleOutlined from '@mui/icons-material/ArticleOutlined';
import AssessmentOutlined from '@mui/icons-material/AssessmentOutlined';
import AssignmentReturnOutlined from '@mui/icons-material/AssignmentReturnOutlined';
import AssignmentTurnedInOutlined from '@mui/icons-material/AssignmentTurnedInOutlined';
import BadgeOutlined from '@mui/icons-material/BadgeOutlined';
import BalanceOutlined from '@mui/icons-material/BalanceOutlined';
import BarChartOutlined from '@mui/icons-material/BarChartOutlined';
import BoltOutlined from '@mui/icons-material/BoltOutlined';
import CategoryOutlined from '@mui/icons-material/CategoryOutlined';
import CommentOutlined from '@mui/icons-material/CommentOutlined';
import CompareArrowsOutlined from '@mui/icons-material/CompareArrowsOutlined';
import CreditCardOutlined from '@mui/icons-material/CreditCardOutlined';
import CreditScoreOutlined from '@mui/icons-material/CreditScoreOutlined';
import CurrencyExchangeOutlined from '@mui/icons-material/CurrencyExchangeOutlined';
import EditNoteOutlined from '@mui/icons-material/EditNoteOutlined';
import EventBusyOutlined from '@mui/icons-material/EventBusyOutlined';
import FactCheckOutlined from '@mui/icons-material/FactCheckOutlined';
import FactoryOutlined from '@mui/icons-material/FactoryOutlined';
import FolderOutlined from '@mui/icons-material/FolderOutlined';
import ForumOutlined from '@mui/icons-material/ForumOutlined';
import GavelOutlined from '@mui/icons-material/GavelOutlined';
import DraftsOutlined from '@mui/icons-material/DraftsOutlined';
import DonutSmallOutlined from '@mui/icons-material/DonutSmallOutlined';
import GroupOutlined from '@mui/icons-material/GroupOutlined';
import GroupsOutlined from '@mui/icons-material/GroupsOutlined';
import HelpOutlineOutlined from '@mui/icons-material/HelpOutlineOutlined';
import ImageOutlined from '@mui/icons-material/ImageOutlined';
import InfoOutlined from '@mui/icons-material/InfoOutlined';
import Inventory2Outlined from '@mui/icons-material/Inventory2Outlined';
import KeyOutlined from '@mui/icons-material/KeyOutlined';
import LabelOutlined from '@mui/icons-material/LabelOutlined';
import LayersOutlined from '@mui/icons-material/LayersOutlined';
import LocalAtmOutlined from '@mui/icons-material/LocalAtmOutlined';
import LocalOfferOutlined from '@mui/icons-material/LocalOfferOutlined';
import LocalShippingOutlined from '@mui/icons-material/LocalShippingOutlined';
import LocationCityOutlined from '@mui/icons-material/LocationCityOutlined';
import MailOutlined from '@mui/icons-material/MailOutlined';
import ManageAccountsOutlined from '@mui/icons-material/ManageAccountsOutlined';
import ManageSearchOutlined from '@mui/icons-material/ManageSearchOutlined';
import MapOutlined from '@mui/icons-material/MapOutlined';
import MarkunreadMailboxOutlined from '@mui/icons-material/MarkunreadMailboxOutlined';
import MenuBookOutlined from '@mui/icons-material/MenuBookOutlined';
import MobileFriendlyOutlined from '@mui/icons-material/MobileFriendlyOutlined';
import MoveToInboxOutlined from '@mui/icons-material/MoveToInboxOutlined';
import HistoryOutlined from '@mui/icons-material/HistoryOutlined';
import MopedOutlined from '@mui/icons-material/MopedOutlined';
import OutboxOutlined from '@mui/icons-material/OutboxOutlined';
import PaletteOutlined from '@mui/icons-material/PaletteOutlined';
import PaymentsOutlined from '@mui/icons-material/PaymentsOutlined';
import PermMediaOutlined from '@mui/icons-material/PermMediaOutlined';
import PercentOutlined from '@mui/icons-material/PercentOutlined';
import PhoneIphoneOutlined from '@mui/icons-material/PhoneIphoneOutlined';
import PrivacyTipOutlined from '@mui/icons-material/PrivacyTipOutlined';
import PublicOutlined from '@mui/icons-material/PublicOutlined';
import PushPinOutlined from '@mui/icons-material/PushPinOutlined';
import ReportProblemOutlined from '@mui/icons-material/ReportProblemOutlined';
import QuestionAnswerOutlined from '@mui/icons-material/QuestionAnswerOutlined';
import ReceiptLongOutlined from '@mui/icons-material/ReceiptLongOutlined';
import ReceiptOutlined from '@mui/icons-material/ReceiptOutlined';
import SearchOutlined from '@mui/icons-material/SearchOutlined';
import SellOutlined from '@mui/icons-material/SellOutlined';
import SettingsOutlined from '@mui/icons-material/SettingsOutlined';
import RateReviewOutlined from '@mui/icons-material/RateReviewOutlined';
import SlideshowOutlined from '@mui/icons-material/SlideshowOutlined';
import StarOutlineOutlined from '@mui/icons-material/StarOutlineOutlined';
import StorefrontOutlined from '@mui/icons-material/StorefrontOutlined';
import StraightenOutlined from '@mui/icons-material/StraightenOutlined';
import RuleOutlined from '@mui/icons-material/RuleOutlined';
import RouteOutlined from '@mui/icons-material/RouteOutlined';
import SavingsOutlined from '@mui/icons-material/SavingsOutlined';
import TabOutlined from '@mui/icons-material/TabOutlined';
import TrafficOutlined from '@mui/icons-material/TrafficOutlined';
import TranslateOutlined from '@mui/icons-material/TranslateOutlined';
import TravelExploreOutlined from '@mui/icons-material/TravelExploreOutlined';
import TrendingUpOutlined from '@mui/icons-material/TrendingUpOutlined';
import TuneOutlined from '@mui/icons-material/TuneOutlined';
import SyncOutlined from '@mui/icons-material/SyncOutlined';
import UploadFileOutlined from '@mui/icons-material/UploadFileOutlined';
import UndoOutlined from '@mui/icons-material/UndoOutlined';
import VibrationOutlined from '@mui/icons-material/VibrationOutlined';
import ViewCarouselOutlined from '@mui/icons-material/ViewCarouselOutlined';
import WarehouseOutlined from '@mui/icons-material/WarehouseOutlined';
import WebhookOutlined from '@mui/icons-material/WebhookOutlined';
import type { MenuGroup } from '@stoa/console-kit';

/** The back office's menu; the kit omits pages that are missing or not permitted. */
export const menu: readonly MenuGroup[] = [
  {
    name: 'sales',
    items: [
      { page: 'orders', icon: ReceiptLongOutlined },
      { page: 'historical_orders', icon: HistoryOutlined },
      { page: 'returns', icon: AssignmentReturnOutlined },
      { page: 'disputes', icon: GavelOutlined },
      { page: 'coupons', icon: LocalOfferOutlined },
      { page: 'flash_sales', icon: BoltOutlined },
      { page: 'contact_forms', icon: ForumOutlined },
      { page: 'newsletters', icon: MailOutlined },
    ],
  },
  {
    name: 'catalogue',
    items: [
      { page: 'products', icon: Inventory2Outlined },
      { page: 'categories', icon: CategoryOutlined },
      { page: 'brands', icon: SellOutlined },
      { page: 'manufacturers', icon: FactoryOutlined },
      { page: 'attributes', icon: TuneOutlined },
      { page: 'attribute_values', icon: LabelOutlined },
      { page: 'inventories', icon: WarehouseOutlined },
      { page: 'units', icon: StraightenOutlined },
      { page: 'tabs', icon: TabOutlined },
      { page: 'search_synonyms', icon: CompareArrowsOutlined },
      { page: 'search_curations', icon: PushPinOutlined },
      { page: 'imports', icon: UploadFileOutlined },
      { page: 'import_mappings', icon: UploadFileOutlined },
      { page: 'stock_feeds', icon: SyncOutlined },
      { page: 'shop_migrations', icon: MoveToInboxOutlined },
      { page: 'reviews', icon: StarOutlineOutlined },
      { page: 'product_questions', icon: QuestionAnswerOutlined },
    ],
  },
  {
    name: 'people',
    items: [
      { page: 'customers', icon: GroupOutlined },
      { page: 'vendors', icon: StorefrontOutlined },
      { page: 'vendor_users', icon: Diversity3Outlined },
      { page: 'admins', icon: ManageAccountsOutlined },
      { page: 'roles', icon: BadgeOutlined },
      { page: 'permissions', icon: KeyOutlined },
    ],
  },
  {
    name: 'delivery',
    items: [
      { page: 'rider_shipping', icon: RouteOutlined },
      { page: 'riders', icon: MopedOutlined },
      { page: 'live_chat', icon: ForumOutlined, needs: ['conversations.read', 'rider_messages.read'] },
    ],
  },
  {
    name: 'finance',
    items: [
      { page: 'invoices', icon: ReceiptOutlined },
      { page: 'payments', icon: CreditScoreOutlined },
      { page: 'refunds', icon: UndoOutlined },
      { page: 'wallet_transactions', icon: AccountBalanceWalletOutlined },
      { page: 'payout_requests', icon: AccountBalanceOutlined },
      { page: 'rider_payout_requests', icon: SavingsOutlined },
      { page: 'commissions', icon: DonutSmallOutlined },
      { page: 'trial_balance', icon: BalanceOutlined, needs: 'ledger_entries.read' },
      { page: 'ledger_entries', icon: MenuBookOutlined },
      { page: 'ledger_adjustments', icon: RuleOutlined },
      { page: 'ledger_periods', icon: EventBusyOutlined },
      { page: 'settlements', icon: FactCheckOutlined },
      { page: 'rider_cash_handovers', icon: LocalAtmOutlined },
      { page: 'ledger_accounts', icon: AccountTreeOutlined },
    ],
  },
  {
    name: 'reports',
    items: [
      { page: 'reports/sales', icon: TrendingUpOutlined, needs: 'reports.read' },
      { page: 'reports/orders', icon: AssessmentOutlined, needs: 'reports.read' },
      { page: 'reports/products', icon: BarChartOutlined, needs: 'reports.read' },
      { page: 'reports/customers', icon: GroupsOutlined, needs: 'reports.read' },
      { page: 'search_queries', icon: SearchOutlined },
    ],
  },
  {
    name: 'content',
    items: [
      { page: 'media', icon: PermMediaOutlined },
      { page: 'content_pages', icon: ArticleOutlined },
      { page: 'news', icon: EditNoteOutlined },
      { page: 'news_categories', icon: FolderOutlined },
      { page: 'news_comments', icon: CommentOutlined },
      { page: 'faqs', icon: HelpOutlineOutlined },
      { page: 'seo_pages', icon: ManageSearchOutlined },
      { page: 'content_application_pages', icon: MobileFriendlyOutlined },
      { page: 'about_us', icon: InfoOutlined },
      { page: 'privacy_policy', icon: PrivacyTipOutlined },
      { page: 'refund_policy', icon: CurrencyExchangeOutlined },
      { page: 'term_condition', icon: GavelOutlined },
      { page: 'redirects', icon: AltRouteOutlined },
    ],
  },
  {
    name: 'banners',
    items: [
      { page: 'slider_images', icon: SlideshowOutlined },
      { page: 'static_banners', icon: ImageOutlined },
      { page: 'parallax_banners', icon: LayersOutlined },
      { page: 'application_slider_images', icon: ViewCarouselOutlined },
      { page: 'application_banners', icon: PhoneIphoneOutlined },
      { page: 'application_parallax_banners', icon: VibrationOutlined },
    ],
  },
  {
    name: 'places',
    items: [
      { page: 'countries', icon: PublicOutlined },
      { page: 'states', icon: MapOutlined },
      { page: 'cities', icon: LocationCityOutlined },
      { page: 'zones', icon: TravelExploreOutlined },
    ],
  },
  {
    name: 'settings',
    items: [
      { page: 'settings', icon: SettingsOutlined, needs: 'settings.read' },
      { page: 'theme_settings', icon: PaletteOutlined, needs: 'themeSettings.read' },
      { page: 'payment_methods', icon: CreditCardOutlined },
      { page: 'shipping_methods', icon: LocalShippingOutlined },
      { page: 'order_statuses', icon: TrafficOutlined },
      { page: 'review_statuses', icon: RateReviewOutlined },
      { page: 'tax_classes', icon: AssignmentTurnedInOutlined },
      { page: 'tax_rates', icon: PercentOutlined },
      { page: 'currencies', icon: PaymentsOutlined },
      { page: 'languages', icon: TranslateOutlined },
      { page: 'email_templates', icon: DraftsOutlined, needs: 'email_templates.read' },
      { page: 'webhook_endpoints', icon: WebhookOutlined },
      { page: 'webhook_deliveries', icon: OutboxOutlined },
      { page: 'mailbox', icon: MarkunreadMailboxOutlined },
      { page: 'failed_jobs', icon: ReportProblemOutlined, needs: 'failed_jobs.read' },
    ],
  },
];
