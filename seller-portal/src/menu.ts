import HelpOutlineOutlined from '@mui/icons-material/HelpOutlineOutlined';
import ImageOutlined from '@mui/icons-material/ImageOutlined';
import Inventory2Outlined from '@mui/icons-material/Inventory2Outlined';
import ReceiptLongOutlined from '@mui/icons-material/ReceiptLongOutlined';
import StarOutlineOutlined from '@mui/icons-material/StarOutlineOutlined';
import type { MenuGroup } from '@stoa/console-kit';

/** The sellers' menu; pages not built or not allowed are left out by the kit. */
export const menu: readonly MenuGroup[] = [
  { name: 'sales', items: [{ page: 'orders', icon: ReceiptLongOutlined }] },
  {
    name: 'catalogue',
    items: [
      { page: 'products', icon: Inventory2Outlined },
      { page: 'reviews', icon: StarOutlineOutlined },
    ],
  },
  {
    name: 'content',
    items: [
      { page: 'static_banners', icon: ImageOutlined },
      { page: 'faqs', icon: HelpOutlineOutlined },
    ],
  },
];
