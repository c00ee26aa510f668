import type { SvgIconComponent } from '@mui/icons-material';
import type { TextName } from '../i18n/useTranslate';

/** One group of the menu: pages in order; those missing in the console or not permitted are omitted. */
export interface MenuGroup {
  /** Translation key under `stoa.menu`. */
  name: TextName<'stoa.menu'>;
  items: MenuItem[];
}

/** One entry of the menu. */
export interface MenuItem {
  page: string;
  icon: SvgIconComponent;
  /** Permission for a page that belongs to no resource; one of several is enough. */
  needs?: string | readonly string[];
}
