import DashboardOutlined from '@mui/icons-material/DashboardOutlined';
import { useEffect, useRef } from 'react';
import { Menu } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { useTranslate } from '../i18n/useTranslate';
import { useSeesDashboard } from './dashboard-access';
import type { MenuGroup } from './menu';
import { MenuSection } from './MenuSection';
import { useVisibleMenu } from './useVisibleMenu';

/** The side menu: dashboard first, then collapsible groups; the current entry is scrolled into view. */
export function ConsoleMenu({ groups }: { groups: readonly MenuGroup[] }) {
  const translate = useTranslate();
  const { groups: visible } = useVisibleMenu(groups);
  const seesDashboard = useSeesDashboard();
  const page = useLocation().pathname.slice(1);
  const menu = useRef<HTMLDivElement>(null);
  const current = visible.find(({ items }) => items.some((item) => isWithin(page, item.page)))?.name;
  useEffect(() => {
    menu.current?.querySelector('.RaMenuItemLink-active')?.scrollIntoView({ block: 'nearest' });
  }, [page, current]);
  return (
    <div ref={menu}>
      <Menu component="nav" role="navigation" aria-label={translate('stoa.menu.label')}>
        {seesDashboard && (
          <Menu.Item
            role="link"
            to="/dashboard"
            primaryText={translate('ra.page.dashboard')}
            leftIcon={<DashboardOutlined />}
          />
        )}
        {visible.map((group, place) => (
          <MenuSection
            key={group.name}
            group={group}
            isCurrent={group.name === current}
            isOpenAtFirst={place < OPEN_AT_FIRST || visible.length <= FEW}
          />
        ))}
      </Menu>
    </div>
  );
}

/** Number of groups that are expanded by default. */
const OPEN_AT_FIRST = 2;
/** Up to this number of groups all are expanded by default. */
const FEW = 6;

const isWithin = (path: string, page: string) => path === page || path.startsWith(`${page}/`);
