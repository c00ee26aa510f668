import {
  addressOf,
  EmptyState,
  PageHeader,
  StateChip,
  useLabels,
  useMoment,
  useNumber,
  useTranslate,
} from '@stoa/console-kit';
import { Alert, LinearProgress, Skeleton, Stack } from '@mui/material';
import type { ShopMigrationRecord } from '@stoa/contracts';
import { useParams } from 'react-router-dom';
import { MigrationActions } from './MigrationActions';
import { MigrationFiles } from './MigrationFiles';
import { MigrationIssues } from './MigrationIssues';
import { MigrationTotals } from './MigrationTotals';
import { useMigration } from './useMigration';

/** One move: the contents of its files, the outcomes, and totals to compare with the former shop. */
export function MigrationShow() {
  const { id } = useParams();
  const translate = useTranslate();
  const labels = useLabels();
  const moment = useMoment();
  const { data: record, error } = useMigration(Number(id));
  if (error) return <EmptyState title={translate('sign-in.error.not_found')} text={error.message} />;
  if (!record) return <Skeleton variant="rounded" height={420} />;
  const { state } = record;
  return (
    <>
      <PageHeader
        title={translate('stoa.migration.title', { date: moment(record.created_at) })}
        subtitle={record.actor_name}
        badge={<StateChip value={state} label={translate(`imports.states.${state}`)} />}
        parent={{ label: labels.resource('shop_migrations'), to: addressOf('shop_migrations', 'list') }}
      >
        <MigrationActions record={record} />
      </PageHeader>
      <Stack sx={{ gap: 2 }}>
        {record.error && <Alert severity="error">{record.error}</Alert>}
        <Hint record={record} />
        <MigrationFiles record={record} />
        <MigrationIssues record={record} />
        {record.totals && state !== 'uploaded' && <MigrationTotals totals={record.totals} />}
      </Stack>
    </>
  );
}

/** What the operator can do next, or the progress. */
function Hint({ record: { state, files } }: { record: ShopMigrationRecord }) {
  const translate = useTranslate();
  const number = useNumber();
  if (state === 'undoing') return <LinearProgress aria-label={translate('imports.states.undoing')} />;
  if (state === 'checking' || state === 'running') {
    const chosen = files.filter(({ kind }) => kind !== null);
    const all = chosen.reduce((sum, file) => sum + file.rows_total, 0);
    const done = chosen.reduce((sum, file) => sum + file.rows_done, 0);
    const label = translate('imports.done_of', { done: number(done), all: number(all) });
    return (
      <Alert severity="info" icon={false}>
        {label}
        <LinearProgress
          variant="determinate"
          value={all ? (done / all) * 100 : 0}
          aria-label={label}
          sx={{ mt: 1 }}
        />
      </Alert>
    );
  }
  return (
    <Alert severity={state === 'finished' ? 'success' : 'info'}>
      {translate(`stoa.migration.hints.${state}`)}
    </Alert>
  );
}
