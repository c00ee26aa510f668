import { usePermissions } from 'react-admin';

/**
 * Whether the user has a permission, for calls that belong to no generic operation of a resource: `useCanAccess` refuses
 * operations that the resource's schema lacks.
 */
export function usePermission(name: string): boolean {
  const { permissions } = usePermissions<string[]>();
  return permissions?.some((one) => one === '*' || one === name) ?? false;
}
