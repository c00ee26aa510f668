import DashboardOutlined from '@mui/icons-material/DashboardOutlined';
import { ListSubheader } from '@mui/material';
import { Menu, useCanAccessResources, usePermissions, useSidebarState, useTranslate } from 'react-admin';
import { useLabels } from '../i18n/labels';
import { useSchemas } from '../schema/SchemaContext';
import type { MenuGroup, MenuItem } from './menu';

/** The groups with what this console has and the signed-in person may read. */
export function useVisibleMenu(groups: readonly MenuGroup[]): MenuGroup[] {
  const schemas = useSchemas();
  const { permissions = [] } = usePermissions<string[]>();
  const items = groups.flatMap((group) => group.items);
  const lists = items.filter(({ page }) => schemas.page(page)?.screens.includes('list'));
  const { canAccess } = useCanAccessResources({ action: 'list', resources: lists.map(({ page }) => page) });
  const isVisible = ({ page, needs }: MenuItem) =>
    needs === undefined
      ? canAccess?.[page] === true
      : permissions.includes('*') || permissions.includes(needs);
  return groups
    .map((group) => ({ ...group, items: group.items.filter(isVisible) }))
    .filter((group) => group.items.length > 0);
}

/** The side menu: dashboard first, then the groups; headings fold away with the side bar. */
export function ConsoleMenu({ groups }: { groups: readonly MenuGroup[] }) {
  const translate = useTranslate();
  const labels = useLabels();
  const [open] = useSidebarState();
  const visible = useVisibleMenu(groups);
  return (
    <Menu component="nav" role="navigation" aria-label={translate('stoa.menu.label')}>
      <Menu.Item
        role="link"
        to="/dashboard"
        primaryText={translate('ra.page.dashboard')}
        leftIcon={<DashboardOutlined />}
      />
      {visible.map((group) => [
        <ListSubheader key={group.name} component="div" disableSticky sx={headingSx(open)}>
          {translate(`stoa.menu.${group.name}`)}
        </ListSubheader>,
        group.items.map(({ page, icon: Icon }) => (
          <Menu.Item
            key={page}
            role="link"
            to={`/${page}`}
            primaryText={labels.resource(page)}
            leftIcon={<Icon />}
          />
        )),
      ])}
    </Menu>
  );
}

const headingSx = (open: boolean) => ({
  lineHeight: 1,
  fontSize: 11.5,
  fontWeight: 650,
  letterSpacing: '0.02em',
  bgcolor: 'transparent',
  color: 'text.secondary',
  px: 2.5,
  pt: 2.25,
  pb: 0.75,
  ...(open ? {} : { visibility: 'hidden', height: 10, p: 0 }),
});
