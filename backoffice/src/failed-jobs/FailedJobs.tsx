import { EmptyState, PageHeader, RequirePermission, useLabels, useTranslate } from '@stoa/console-kit';
import ReplayOutlined from '@mui/icons-material/ReplayOutlined';
import TaskAltOutlined from '@mui/icons-material/TaskAltOutlined';
import { Alert, Button, Card, Pagination, Skeleton } from '@mui/material';
import { useState } from 'react';
import { useCanAccess } from 'react-admin';
import { FailedJobTable } from './FailedJobTable';
import { useFailedJobs, useRetry } from './useFailedJobs';

const PER_PAGE = 25;

/** Background jobs that failed permanently, to be retried or discarded. */
export function FailedJobs() {
  const labels = useLabels();
  const translate = useTranslate();
  return (
    <RequirePermission name="failed_jobs.read">
      <PageHeader title={labels.resource('failed_jobs')} subtitle={translate('stoa.failed_jobs.about')}>
        <RetryAll />
      </PageHeader>
      <Card>
        <FailedJobList />
      </Card>
    </RequirePermission>
  );
}

function FailedJobList() {
  const translate = useTranslate();
  const [page, setPage] = useState(1);
  const { data, error } = useFailedJobs(page, PER_PAGE);
  if (error) return <Alert severity="error">{error.message}</Alert>;
  if (!data) return <Skeleton variant="rounded" height={240} />;
  if (data.total === 0)
    return (
      <EmptyState
        icon={TaskAltOutlined}
        title={translate('stoa.failed_jobs.none')}
        text={translate('stoa.failed_jobs.none_text')}
      />
    );
  const pages = Math.ceil(data.total / PER_PAGE);
  // The last row of the last page may have been removed.
  if (page > pages) setPage(pages);
  return (
    <>
      <FailedJobTable rows={data.rows} />
      {pages > 1 && (
        <Pagination count={pages} page={page} onChange={(_event, next) => setPage(next)} sx={{ p: 1.5 }} />
      )}
    </>
  );
}

function RetryAll() {
  const translate = useTranslate();
  const retry = useRetry();
  const { data } = useFailedJobs(1, PER_PAGE);
  const { canAccess } = useCanAccess({ resource: 'failed_jobs', action: 'update' });
  if (!canAccess || !data?.total) return null;
  return (
    <Button
      variant="contained"
      startIcon={<ReplayOutlined />}
      loading={retry.isPending}
      onClick={() => retry.mutate(undefined)}
    >
      {translate('stoa.failed_jobs.retry_all')}
    </Button>
  );
}
