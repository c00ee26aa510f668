import type { SvgIconComponent } from '@mui/icons-material';

/** One group of the menu: pages in their order; those the console lacks or the reader may not see are left out. */
export interface MenuGroup {
  /** Key under `stoa.menu`. */
  name: string;
  items: { page: string; icon: SvgIconComponent }[];
}
