import { useTranslate } from '@stoa/console-kit';
import DeleteOutline from '@mui/icons-material/DeleteOutline';
import ReplayOutlined from '@mui/icons-material/ReplayOutlined';
import { Button, Stack } from '@mui/material';
import type { FailedJobRecord } from '@stoa/contracts';
import { useState } from 'react';
import { Confirm, useCanAccess } from 'react-admin';
import { useDiscard, useRetry } from './useFailedJobs';

/** Retries a job, or discards it after a confirmation. */
export function FailedJobActions({ job }: { job: FailedJobRecord }) {
  const { canAccess: mayRetry } = useCanAccess({ resource: 'failed_jobs', action: 'update' });
  const { canAccess: mayDiscard } = useCanAccess({ resource: 'failed_jobs', action: 'delete' });
  return (
    <Stack direction="row" useFlexGap sx={{ gap: 1, justifyContent: 'flex-end' }}>
      {mayRetry && <Retry job={job} />}
      {mayDiscard && <Discard job={job} />}
    </Stack>
  );
}

function Retry({ job: { id } }: { job: FailedJobRecord }) {
  const translate = useTranslate();
  const retry = useRetry();
  return (
    <Button
      size="small"
      startIcon={<ReplayOutlined />}
      loading={retry.isPending}
      onClick={() => retry.mutate(id)}
    >
      {translate('stoa.failed_jobs.retry')}
    </Button>
  );
}

function Discard({ job: { id, name } }: { job: FailedJobRecord }) {
  const translate = useTranslate();
  const discard = useDiscard();
  const [asks, setAsks] = useState(false);
  return (
    <>
      <Button size="small" color="error" startIcon={<DeleteOutline />} onClick={() => setAsks(true)}>
        {translate('stoa.failed_jobs.discard')}
      </Button>
      <Confirm
        isOpen={asks}
        loading={discard.isPending}
        title={translate('stoa.failed_jobs.discard_title', { name })}
        content={translate('stoa.failed_jobs.discard_text')}
        onConfirm={() => discard.mutate(id, { onSettled: () => setAsks(false) })}
        onClose={() => setAsks(false)}
      />
    </>
  );
}
