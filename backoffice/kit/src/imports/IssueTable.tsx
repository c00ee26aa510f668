import { Chip, TableCell, TableRow, Typography } from '@mui/material';
import type { ImportIssueRecord, ImportRecord } from '@stoa/contracts';
import { useState } from 'react';
import { useTranslate } from '../i18n/useTranslate';
import { useNumber } from '../settings/format';
import { IssueCard, ISSUES_PER_PAGE } from './IssueCard';
import { useIssues } from './useImport';

const COLUMNS = ['line', 'product', 'column', 'value', 'message'] as const;

/** Every refused cell by its line in the file, also downloadable as a file. */
export function IssueTable({ record }: { record: ImportRecord }) {
  const translate = useTranslate();
  const number = useNumber();
  const [page, setPage] = useState(1);
  const { data } = useIssues(record, page, ISSUES_PER_PAGE);
  if (record.issues === 0 || !data) return null;
  return (
    <IssueCard
      title={translate('imports.issues', { smart_count: record.issues, number: number(record.issues) })}
      headings={COLUMNS.map((name) => translate(`imports.issue.${name}`))}
      minWidth={640}
      file={{ path: `exportImportIssues/${record.id}`, label: translate('imports.error_file') }}
      page={page}
      total={data.total}
      onPage={setPage}
    >
      {data.rows.map((issue) => (
        <IssueRow key={issue.id} issue={issue} />
      ))}
    </IssueCard>
  );
}

function IssueRow({ issue }: { issue: ImportIssueRecord }) {
  const number = useNumber();
  const translate = useTranslate();
  const label = (name: (typeof COLUMNS)[number]) => ({ 'data-label': translate(`imports.issue.${name}`) });
  return (
    <TableRow>
      <TableCell {...label('line')}>{number(issue.line)}</TableCell>
      <TableCell {...label('product')} sx={{ overflowWrap: 'anywhere' }}>
        <bdi>{issue.handle}</bdi>
      </TableCell>
      <TableCell {...label('column')}>
        <bdi>{issue.column}</bdi>
      </TableCell>
      <TableCell {...label('value')} sx={{ maxWidth: 220 }}>
        <Typography variant="body2" noWrap title={issue.value}>
          <bdi>{issue.value || '–'}</bdi>
        </Typography>
      </TableCell>
      <TableCell {...label('message')}>
        {issue.kind === 'warning' && (
          <Chip size="small" label={translate('imports.issue.warning')} sx={{ marginInlineEnd: 1 }} />
        )}
        {issue.message}
      </TableCell>
    </TableRow>
  );
}
