import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import {
  Box,
  Button,
  Card,
  Pagination,
  Stack,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import type { ReactNode } from 'react';
import { useFileDownload } from '../exports/useFileDownload';
import { useApi } from '../schema/SchemaContext';
import { stackedTableSx } from '../theme/stacked';

/** Number of issues on one page of the table. */
export const ISSUES_PER_PAGE = 20;

interface IssueCardProps {
  title: string;
  headings: readonly string[];
  /** Width in pixels from which the table is scrolled instead of narrowed. */
  minWidth: number;
  /** The call that returns all issues as a file, and the label of its button. */
  file: { path: string; label: string };
  page: number;
  total: number;
  onPage: (page: number) => void;
  /** A row for each issue of the page, whose cells have their heading as `data-label`. */
  children: ReactNode;
}

/** The issues of an import as a table in pages, also downloadable as a file. */
export function IssueCard({
  title,
  headings,
  minWidth,
  file,
  page,
  total,
  onPage,
  children,
}: IssueCardProps) {
  const tableSx = { minWidth: { sm: minWidth }, ...stackedTableSx };
  return (
    <Card>
      <Stack direction="row" useFlexGap sx={{ p: 2, gap: 1.5, alignItems: 'center', flexWrap: 'wrap' }}>
        <Typography variant="h2" sx={{ flexGrow: 1 }}>
          {title}
        </Typography>
        <IssueFile {...file} />
      </Stack>
      <Box sx={{ overflowX: 'auto' }}>
        <Table size="small" sx={tableSx}>
          <TableHead>
            <TableRow>
              {headings.map((heading) => (
                <TableCell key={heading}>{heading}</TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>{children}</TableBody>
        </Table>
      </Box>
      {total > ISSUES_PER_PAGE && (
        <Pagination
          count={Math.ceil(total / ISSUES_PER_PAGE)}
          page={page}
          onChange={(_event, next) => onPage(next)}
          sx={{ p: 1.5 }}
        />
      )}
    </Card>
  );
}

function IssueFile({ path, label }: IssueCardProps['file']) {
  const api = useApi();
  const { isBusy, download } = useFileDownload();
  return (
    <Button
      size="small"
      variant="outlined"
      loading={isBusy}
      startIcon={<FileDownloadOutlined />}
      onClick={() => void download(() => api.file(path, {}))}
    >
      {label}
    </Button>
  );
}
