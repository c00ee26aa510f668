import { Card, Stack, TextField, Typography } from '@mui/material';
import type { Statement } from '@stoa/contracts';
import { LEDGER_EVENTS } from '@stoa/contracts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ExportMenu } from '../exports/ExportMenu';
import type { ExportLabels } from '../exports/useExportLabels';
import { useLabels } from '../i18n/labels';
import { useTranslate } from '../i18n/useTranslate';
import { useApi } from '../schema/SchemaContext';
import { FIGURES, StatementTable, useHeading } from './StatementTable';
import { FUNDS } from './useFundsNotes';

interface StatementCardProps {
  /** Calls of the statement and of its export. */
  path: string;
  exportPath: string;
}

/** A vendor's statement of a period: how each sale, refund and payout changed the balance. */
export function StatementCard({ path, exportPath }: StatementCardProps) {
  const translate = useTranslate();
  const api = useApi();
  const [period, setPeriod] = useState<{ from?: string; to?: string }>({});
  const query = new URLSearchParams(Object.entries(period).filter(([, day]) => day)).toString();
  const { data, error } = useQuery({
    queryKey: ['payout_requests', 'statement', path, query],
    queryFn: ({ signal }) => api.data<Statement>(`${path}?${query}`, { signal }),
    placeholderData: (before) => before,
  });
  const labels = useStatementLabels();
  const exported = { from: data?.from, to: data?.to, labels };
  const day = (name: 'from' | 'to') => (
    <TextField
      type="date"
      size="small"
      label={translate(`stoa.statement.${name}`)}
      value={period[name] ?? data?.[name] ?? ''}
      onChange={({ target }) => setPeriod({ ...period, [name]: target.value })}
      slotProps={{ inputLabel: { shrink: true } }}
      sx={{ width: 180 }}
    />
  );
  return (
    <Card sx={{ p: 2.25, mt: 2 }}>
      <Stack direction="row" sx={{ gap: 1.5, flexWrap: 'wrap', alignItems: 'center', mb: 1.5 }}>
        <Typography component="h2" sx={{ fontWeight: 600, flexGrow: 1 }}>
          {translate('stoa.statement.title')}
        </Typography>
        {day('from')}
        {day('to')}
        <ExportMenu
          disabled={!data}
          onExport={(format) => api.file(exportPath, { ...exported, export: format })}
        />
      </Stack>
      {error && <Typography color="error">{error.message}</Typography>}
      {data && !error && <StatementTable statement={data} />}
    </Card>
  );
}

/** Title, headings and event names of an export. */
function useStatementLabels(): ExportLabels {
  const translate = useTranslate();
  const labels = useLabels();
  const heading = useHeading();
  return {
    title: translate('stoa.statement.title'),
    fields: {
      ...Object.fromEntries(FIGURES.map((name) => [name, heading(name)])),
      ...Object.fromEntries(FUNDS.map((name) => [name, translate(`stoa.funds.${name}`)])),
      day: labels.field('day'),
      type: labels.field('event'),
      reference: labels.field('reference'),
      memo: labels.field('reason'),
      opening: translate('stoa.statement.opening'),
      closing: translate('stoa.statement.closing'),
    },
    choices: Object.fromEntries(LEDGER_EVENTS.map((event) => [event, labels.choice(event)])),
  };
}
