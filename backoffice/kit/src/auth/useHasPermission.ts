import { usePermissions } from 'react-admin';

/**
 * Whether the user has a permission, for calls that belong to no generic operation of a resource, as `orders.status`:
 * `useCanAccess` refuses operations that the resource's schema lacks. Undefined until the permissions are read.
 */
export function useHasPermission(permission: string): boolean | undefined {
  const { permissions } = usePermissions<string[]>();
  return permissions && (permissions.includes('*') || permissions.includes(permission));
}
