import type { ReactNode } from 'react';
import { useCanAccess } from 'react-admin';
import { AccessDenied } from './AccessDenied';
import { useLatched } from './useLatched';

/** Guards a page by a permission, or an operation of a resource's page (specification §6, guard `permission`). */
export function RequirePermission({ name, children }: { name: string; children: ReactNode }) {
  const [resource = '', action = ''] = name.split('.');
  const { canAccess, isPending } = useCanAccess({ resource, action });
  const isOpen = useLatched(canAccess, name);
  if (isPending) return null;
  return isOpen ? children : <AccessDenied />;
}
