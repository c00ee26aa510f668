import type { ConsoleApi } from '@stoa/console-kit';

/** A permission as `permissionsActive` returns it. */
export interface Permission {
  id: number;
  resource: string;
  action: string;
  label: string;
  audience: string;
}

/** All permissions, of every audience. */
export async function allPermissions(api: ConsoleApi): Promise<Permission[]> {
  const { body } = await api.call(api.own('permissionsActive'));
  return (body.permissions ?? body.data ?? []) as Permission[];
}
