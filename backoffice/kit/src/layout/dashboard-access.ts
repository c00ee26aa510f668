import { useHasPermission } from '../auth/useHasPermission';

/** Permission to see the dashboard (specification §7.4). */
export const DASHBOARD = 'dashboard.read';

/** Whether the user may see the dashboard; undefined while loading. */
export const useSeesDashboard = (): boolean | undefined => useHasPermission(DASHBOARD);
