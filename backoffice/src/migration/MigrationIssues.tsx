import { hiddenHeadSx, PHONE, saveFile, stackedSx, useApi, useNumber, useTranslate } from '@stoa/console-kit';
import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import {
  Box,
  Button,
  Card,
  Chip,
  Pagination,
  Stack,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import type { ShopMigrationIssueRecord, ShopMigrationRecord } from '@stoa/contracts';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { useMigrationIssues } from './useMigration';

const PER_PAGE = 20;
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
  const { data } = useMigrationIssues(record, page, PER_PAGE);
  if (record.issues === 0 || !data) return null;
  return (
    <Card>
      <Stack direction="row" useFlexGap sx={{ p: 2, gap: 1.5, alignItems: 'center', flexWrap: 'wrap' }}>
        <Typography variant="h2" sx={{ flexGrow: 1 }}>
          {translate('stoa.migration.report', { smart_count: data.total })}
        </Typography>
        <ReportFile id={record.id} />
      </Stack>
      <Box sx={{ overflowX: 'auto' }}>
        <Table size="small" sx={tableSx}>
          <TableHead>
            <TableRow>
              {COLUMNS.map((name) => (
                <TableCell key={name}>{translate(`stoa.migration.columns.${name}`)}</TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {data.rows.map((issue) => (
              <IssueRow key={issue.id} issue={issue} />
            ))}
          </TableBody>
        </Table>
      </Box>
      {data.total > PER_PAGE && (
        <Pagination
          count={Math.ceil(data.total / PER_PAGE)}
          page={page}
          onChange={(_event, next) => setPage(next)}
          sx={{ p: 1.5 }}
        />
      )}
    </Card>
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

function ReportFile({ id }: { id: number }) {
  const translate = useTranslate();
  const notify = useNotify();
  const api = useApi();
  const save = async () => {
    try {
      saveFile(await api.file(`exportShopMigrationIssues/${id}`, {}));
    } catch (error) {
      notify(error instanceof Error ? error.message : 'sign-in.error.server', { type: 'error' });
    }
  };
  return (
    <Button size="small" variant="outlined" startIcon={<FileDownloadOutlined />} onClick={() => void save()}>
      {translate('stoa.migration.report_file')}
    </Button>
  );
}

const tableSx = { minWidth: { sm: 760 }, [PHONE]: { ...hiddenHeadSx[PHONE], ...stackedSx[PHONE] } };
