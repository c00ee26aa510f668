import { IssueCard, ISSUES_PER_PAGE, useNumber, useTranslate } from '@stoa/console-kit';
import { Chip, TableCell, TableRow } from '@mui/material';
import type { ShopMigrationIssueRecord, ShopMigrationRecord } from '@stoa/contracts';
import { useState } from 'react';
import { useMigrationIssues } from './useMigration';

const COLUMNS = ['file', 'line', 'kind', 'record', 'column', 'value', 'message'] as const;
const COLORS = {
  error: 'error',
  warning: 'warning',
  updated: 'success',
  kept: 'info',
  waiting: 'warning',
} as const;

/** The lines of all files that did not come in as they are, also as a file. */
export function MigrationIssues({ record }: { record: ShopMigrationRecord }) {
  const translate = useTranslate();
  const [page, setPage] = useState(1);
  const { data } = useMigrationIssues(record, page, ISSUES_PER_PAGE);
  if (record.issues === 0 || !data) return null;
  return (
    <IssueCard
      title={translate('stoa.migration.report', { smart_count: data.total })}
      headings={COLUMNS.map((name) => translate(`stoa.migration.columns.${name}`))}
      minWidth={760}
      file={{
        path: `exportShopMigrationIssues/${record.id}`,
        label: translate('stoa.migration.report_file'),
      }}
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

function IssueRow({ issue }: { issue: ShopMigrationIssueRecord }) {
  const translate = useTranslate();
  const number = useNumber();
  const label = (name: (typeof COLUMNS)[number]) => ({
    'data-label': translate(`stoa.migration.columns.${name}`),
  });
  const texts = [
    ['record', issue.record],
    ['column', issue.column],
    ['value', issue.value],
  ] as const;
  return (
    <TableRow>
      <TableCell {...label('file')}>
        <bdi>{issue.filename}</bdi>
      </TableCell>
      <TableCell {...label('line')}>{number(issue.line)}</TableCell>
      <TableCell {...label('kind')}>
        <Chip
          size="small"
          color={COLORS[issue.kind]}
          label={translate(`stoa.migration.lines.${issue.kind}`)}
        />
      </TableCell>
      {texts.map(([name, text]) => (
        <TableCell key={name} {...label(name)} sx={{ overflowWrap: 'anywhere', maxWidth: { sm: 220 } }}>
          <bdi>{text}</bdi>
        </TableCell>
      ))}
      <TableCell {...label('message')}>{issue.message}</TableCell>
    </TableRow>
  );
}
