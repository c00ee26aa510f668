import type { SvgIconComponent } from '@mui/icons-material';

/** One group of the menu: pages in their order; those the console lacks or the reader may not see are left out. */
export interface MenuGroup {
  /** Key under `stoa.menu`. */
  name: string;
  items: MenuItem[];
}

/** One entry of the menu. */
export interface MenuItem {
  page: string;
  icon: SvgIconComponent;
  /** Permission to see a page that belongs to no resource; one of several is enough. */
  needs?: string | readonly string[];
}
