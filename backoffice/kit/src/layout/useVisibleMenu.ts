import { useCanAccessResources, usePermissions } from 'react-admin';
import { useSchemas } from '../schema/SchemaContext';
import type { MenuGroup, MenuItem } from './menu';

/** The menu groups, reduced to pages that this console has and the user may read. */
export function useVisibleMenu(groups: readonly MenuGroup[]): { groups: MenuGroup[]; isPending: boolean } {
  const schemas = useSchemas();
  const { permissions = [] } = usePermissions<string[]>();
  const items = groups.flatMap((group) => group.items);
  const lists = items.filter(({ page }) => schemas.page(page)?.screens.includes('list'));
  const { canAccess, isPending } = useCanAccessResources({
    action: 'list',
    resources: lists.map(({ page }) => page),
  });
  const isVisible = ({ page, needs }: MenuItem) =>
    needs === undefined
      ? canAccess?.[page] === true
      : ['*', needs].flat().some((one) => permissions.includes(one));
  const visible = groups
    .map((group) => ({ ...group, items: group.items.filter(isVisible) }))
    .filter((group) => group.items.length > 0);
  return { groups: visible, isPending };
}
