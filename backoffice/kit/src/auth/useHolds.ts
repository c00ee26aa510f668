import { usePermissions } from 'react-admin';

/** Whether the reader holds a permission such as `orders.status`, for what is no operation of a declared resource; undefined until that is known. */
export function useHolds(permission: string): boolean | undefined {
  const { permissions } = usePermissions<string[]>();
  return permissions && (permissions.includes('*') || permissions.includes(permission));
}
