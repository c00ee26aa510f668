import AssessmentOutlined from '@mui/icons-material/AssessmentOutlined';
import AssignmentReturnOutlined from '@mui/icons-material/AssignmentReturnOutlined';
import Diversity3Outlined from '@mui/icons-material/Diversity3Outlined';
import BarChartOutlined from '@mui/icons-material/BarChartOutlined';
import AccountBalanceWalletOutlined from '@mui/icons-material/AccountBalanceWalletOutlined';
import ForumOutlined from '@mui/icons-material/ForumOutlined';
import GavelOutlined from '@mui/icons-material/GavelOutlined';
import HelpOutlineOutlined from '@mui/icons-material/HelpOutlineOutlined';
import ImageOutlined from '@mui/icons-material/ImageOutlined';
import Inventory2Outlined from '@mui/icons-material/Inventory2Outlined';
import PermMediaOutlined from '@mui/icons-material/PermMediaOutlined';
import ManageSearchOutlined from '@mui/icons-material/ManageSearchOutlined';
import LocalOfferOutlined from '@mui/icons-material/LocalOfferOutlined';
import MopedOutlined from '@mui/icons-material/MopedOutlined';
import QuestionAnswerOutlined from '@mui/icons-material/QuestionAnswerOutlined';
import ReceiptLongOutlined from '@mui/icons-material/ReceiptLongOutlined';
import ReceiptOutlined from '@mui/icons-material/ReceiptOutlined';
import RouteOutlined from '@mui/icons-material/RouteOutlined';
import SavingsOutlined from '@mui/icons-material/SavingsOutlined';
import StarOutlineOutlined from '@mui/icons-material/StarOutlineOutlined';
import StoreOutlined from '@mui/icons-material/StoreOutlined';
import TrendingUpOutlined from '@mui/icons-material/TrendingUpOutlined';
import SyncOutlined from '@mui/icons-material/SyncOutlined';
import UploadFileOutlined from '@mui/icons-material/UploadFileOutlined';
import type { MenuGroup } from '@stoa/console-kit';

/** The vendors' menu; the kit omits pages that are missing or not permitted. */
export const menu: readonly MenuGroup[] = [
  {
    name: 'sales',
    items: [
      { page: 'orders', icon: ReceiptLongOutlined },
      { page: 'returns', icon: AssignmentReturnOutlined },
      { page: 'disputes', icon: GavelOutlined },
      { page: 'invoices', icon: ReceiptOutlined },
      { page: 'coupons', icon: LocalOfferOutlined },
      { page: 'wallet', icon: AccountBalanceWalletOutlined, needs: 'payoutRequests.read' },
    ],
  },
  {
    name: 'catalogue',
    items: [
      { page: 'products', icon: Inventory2Outlined },
      { page: 'imports', icon: UploadFileOutlined },
      { page: 'import_mappings', icon: UploadFileOutlined },
      { page: 'stock_feeds', icon: SyncOutlined },
      { page: 'reviews', icon: StarOutlineOutlined },
      { page: 'product_questions', icon: QuestionAnswerOutlined },
    ],
  },
  {
    name: 'reports',
    items: [
      { page: 'reports/sales', icon: TrendingUpOutlined, needs: 'reports.read' },
      { page: 'reports/orders', icon: AssessmentOutlined, needs: 'reports.read' },
      { page: 'reports/products', icon: BarChartOutlined, needs: 'reports.read' },
    ],
  },
  {
    name: 'delivery',
    items: [
      { page: 'rider_shipping', icon: RouteOutlined },
      { page: 'riders', icon: MopedOutlined },
      { page: 'live_chat', icon: ForumOutlined, needs: ['conversations.read', 'rider_messages.read'] },
      { page: 'rider_payout_requests', icon: SavingsOutlined },
    ],
  },
  {
    name: 'content',
    items: [
      { page: 'media', icon: PermMediaOutlined },
      { page: 'static_banners', icon: ImageOutlined },
      { page: 'faqs', icon: HelpOutlineOutlined },
      { page: 'seo_pages', icon: ManageSearchOutlined },
    ],
  },
  {
    name: 'settings',
    items: [
      { page: 'store_settings', icon: StoreOutlined, needs: 'store.read' },
      { page: 'vendor_users', icon: Diversity3Outlined },
    ],
  },
];
