import { usePermissions } from 'react-admin';

/**
 * Whether the user has a permission that is no resource operation, as `orders.status`; undefined at first.
 */
export function useHasPermission(permission: string): boolean | undefined {
  const { permissions } = usePermissions<string[]>();
  return permissions && (permissions.includes('*') || permissions.includes(permission));
}
