import { Alert, Skeleton, Stack } from '@mui/material';
import type { ImportRecord, ImportState } from '@stoa/contracts';
import { useParams } from 'react-router-dom';
import { StateChip } from '../fields/StateChip';
import { useLabels } from '../i18n/labels';
import { useTranslate } from '../i18n/useTranslate';
import { addressOf } from '../layout/addresses';
import { PageHeader } from '../layout/PageHeader';
import { EmptyState } from '../screens/list/EmptyList';
import { useNumber } from '../settings/format';
import { ImportColumns } from './ImportColumns';
import { ImportProgress } from './ImportProgress';
import { ImportValues } from './ImportValues';
import { ImportResult } from './ImportResult';
import { IssueTable } from './IssueTable';
import { StepRail } from './StepRail';
import { useImport } from './useImport';

const STEP_OF: Record<ImportState, number> = {
  uploaded: 1,
  checking: 2,
  checked: 2,
  waiting: 2,
  running: 3,
  stopped: 3,
  failed: 3,
  finished: 5,
  undoing: 5,
  undone: 5,
};

/** In these states the values of the file can be mapped or decided about. */
const WITH_VALUES: readonly ImportState[] = ['uploaded', 'checked', 'waiting'];

/** The later steps of an import, by its state; a finished import shows its result. */
export function ImportShow() {
  const { id } = useParams();
  const translate = useTranslate();
  const labels = useLabels();
  const number = useNumber();
  const { data: record, error } = useImport(Number(id));
  if (error) return <EmptyState title={translate('sign-in.error.not_found')} text={error.message} />;
  if (!record) return <Skeleton variant="rounded" height={420} />;
  const facts = [
    translate(`imports.sources.${record.source}`),
    translate('imports.rows', { smart_count: record.rows_total, number: number(record.rows_total) }),
    record.actor_name,
  ];
  return (
    <>
      <PageHeader
        title={record.filename}
        subtitle={facts.filter(Boolean).join(' · ')}
        badge={<StateChip value={record.state} label={translate(`imports.states.${record.state}`)} />}
        parent={{ label: labels.resource('imports'), to: addressOf('imports', 'list') }}
      />
      <StepRail current={STEP_OF[record.state]} />
      <Stack sx={{ gap: 2 }}>
        {record.error && <Alert severity="error">{record.error}</Alert>}
        <Step record={record} />
        {WITH_VALUES.includes(record.state) && <ImportValues record={record} />}
        <IssueTable record={record} />
      </Stack>
    </>
  );
}

function Step({ record }: { record: ImportRecord }) {
  const { state } = record;
  switch (state) {
    case 'uploaded':
      return <ImportColumns key={columnsKey(record)} record={record} />;
    case 'waiting':
      return null;
    case 'checking':
    case 'running':
    case 'undoing':
      return <ImportProgress record={record} state={state} />;
    default:
      return <ImportResult record={record} state={state} />;
  }
}

/** Read otherwise, the file has other columns; and a saved mapping maps them anew. */
function columnsKey({ id, layout: { encoding, delimiter, sheet }, columns }: ImportRecord): string {
  return [id, encoding, delimiter, sheet, ...columns.map(({ target }) => target)].join('-');
}
