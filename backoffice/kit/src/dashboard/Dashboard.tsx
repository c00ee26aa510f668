import { Box, Skeleton } from '@mui/material';
import type { DashboardData } from '@stoa/contracts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useGetIdentity } from 'react-admin';
import { useTranslate } from '../i18n/useTranslate';
import { PageHeader } from '../layout/PageHeader';
import { useApi } from '../schema/SchemaContext';
import { LoadFailure } from '../screens/LoadFailure';
import { DashboardPanels } from './DashboardPanels';
import { FIGURES, KeyFigures } from './KeyFigures';
import { ShopOnboarding, StoreOnboarding } from './Onboarding';
import { RangePicker } from './RangePicker';
import { useRange, type DashboardRange } from './range';
import { ToDo } from './ToDo';

const CALL = { admin: 'getDashboardData', vendor: 'getSellerDashboardData' } as const;

function useDashboard({ from, to }: DashboardRange) {
  const api = useApi();
  return useQuery({
    queryKey: ['dashboard', from, to],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      api.data<DashboardData>(`${CALL[api.audience]}?${new URLSearchParams({ from, to })}`, { signal }),
  });
}

/** Sales and orders of a date range, compared with the previous one; every figure links to its records. */
export function Dashboard() {
  const translate = useTranslate();
  const { data: identity } = useGetIdentity();
  const api = useApi();
  const { range, choose } = useRange();
  const { data, error, refetch, isPlaceholderData } = useDashboard(range);
  return (
    <>
      <PageHeader
        title={translate('ra.page.dashboard')}
        subtitle={translate('dashboard.greeting', { name: identity?.fullName ?? '' })}
      >
        <RangePicker range={range} onChoose={choose} />
      </PageHeader>
      {error && <LoadFailure error={error} onRetry={() => void refetch()} />}
      {api.audience === 'vendor' ? <StoreOnboarding /> : <ShopOnboarding />}
      {data ? (
        <Box sx={{ opacity: isPlaceholderData ? 0.6 : 1, transition: 'opacity .2s' }}>
          <ToDo />
          <KeyFigures data={data} range={range} />
          <DashboardPanels data={data} range={range} />
        </Box>
      ) : (
        !error && <Waiting />
      )}
    </>
  );
}

function Waiting() {
  return (
    <Box sx={{ display: 'grid', gap: { xs: 1.25, sm: 2 }, gridTemplateColumns: FIGURES }} aria-busy>
      {[1, 2, 3, 4].map((key) => (
        <Skeleton key={key} variant="rounded" height={116} />
      ))}
      <Skeleton variant="rounded" height={320} sx={{ gridColumn: '1 / -1' }} />
    </Box>
  );
}
