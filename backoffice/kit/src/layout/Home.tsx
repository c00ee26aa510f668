import type { ComponentType, ReactElement } from 'react';
import { Navigate } from 'react-router-dom';
import { RequirePermission } from '../auth/RequirePermission';
import { addressOf } from './addresses';
import { DASHBOARD, useSeesDashboard } from './dashboard-access';
import { useVisibleMenu } from './useVisibleMenu';
import type { MenuGroup } from './menu';

/** The dashboard, guarded by its permission. */
export function DashboardPage({ screen: Screen }: { screen: ComponentType }) {
  return (
    <RequirePermission name={DASHBOARD}>
      <Screen />
    </RequirePermission>
  );
}

/** Builds a console's home page: redirects to the dashboard or to the first page that the user may see. */
export function homeOf(groups: readonly MenuGroup[]): () => ReactElement | null {
  return function Home() {
    const seesDashboard = useSeesDashboard();
    const { groups: visible, isPending } = useVisibleMenu(groups);
    const first = visible[0]?.items[0]?.page;
    if (seesDashboard) return <Navigate to="/dashboard" replace />;
    if (seesDashboard === undefined || isPending) return null;
    return <Navigate to={first ? addressOf(first, 'list') : '/profile'} replace />;
  };
}
