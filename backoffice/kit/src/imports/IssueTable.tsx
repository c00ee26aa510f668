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
import type { ImportIssueRecord, ImportRecord } from '@stoa/contracts';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { saveFile } from '../api/save-file';
import { useTranslate } from '../i18n/useTranslate';
import { useApi } from '../schema/SchemaContext';
import { useNumber } from '../settings/format';
import { hiddenHeadSx, PHONE, stackedSx } from '../theme/stacked';
import { useIssues } from './useImport';

const PER_PAGE = 20;
const COLUMNS = ['line', 'product', 'column', 'value', 'message'] as const;

/** Every refused cell by its line in the file, also downloadable as a file. */
export function IssueTable({ record }: { record: ImportRecord }) {
  const translate = useTranslate();
  const number = useNumber();
  const [page, setPage] = useState(1);
  const { data } = useIssues(record, page, PER_PAGE);
  if (record.issues === 0 || !data) return null;
  return (
    <Card>
      <Stack direction="row" useFlexGap sx={{ p: 2, gap: 1.5, alignItems: 'center', flexWrap: 'wrap' }}>
        <Typography variant="h2" sx={{ flexGrow: 1 }}>
          {translate('imports.issues', { smart_count: record.issues, number: number(record.issues) })}
        </Typography>
        <ErrorFile id={record.id} />
      </Stack>
      <Box sx={{ overflowX: 'auto' }}>
        <Table size="small" sx={tableSx}>
          <TableHead>
            <TableRow>
              {COLUMNS.map((name) => (
                <TableCell key={name}>{translate(`imports.issue.${name}`)}</TableCell>
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
          <bdi>{issue.value}</bdi>
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

function ErrorFile({ id }: { id: number }) {
  const translate = useTranslate();
  const notify = useNotify();
  const api = useApi();
  const save = async () => {
    try {
      saveFile(await api.file(`exportImportIssues/${id}`, {}));
    } catch (error) {
      notify(error instanceof Error ? error.message : 'sign-in.error.server', { type: 'error' });
    }
  };
  return (
    <Button size="small" variant="outlined" startIcon={<FileDownloadOutlined />} onClick={() => void save()}>
      {translate('imports.error_file')}
    </Button>
  );
}

const tableSx = { minWidth: { sm: 640 }, [PHONE]: { ...hiddenHeadSx[PHONE], ...stackedSx[PHONE] } };
