import { useHolds } from '../auth/useHolds';

/** Permission to see the dashboard (specification §7.4). */
export const DASHBOARD = 'dashboard.read';

/** Whether the reader may see the dashboard; undefined until that is known. */
export const useSeesDashboard = (): boolean | undefined => useHolds(DASHBOARD);
