import { stackedTableSx, useMoment, useNumber, useTranslate } from '@stoa/console-kit';
import { Box, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import type { FailedJobRecord } from '@stoa/contracts';
import { FailedJobActions } from './FailedJobActions';

const COLUMNS = ['name', 'error', 'attempts', 'failed_at'] as const;

/** Failed jobs with error, attempts and time. */
export function FailedJobTable({ rows }: { rows: readonly FailedJobRecord[] }) {
  const translate = useTranslate();
  return (
    <Box sx={{ overflowX: 'auto' }}>
      <Table sx={stackedTableSx}>
        <TableHead>
          <TableRow>
            {COLUMNS.map((name) => (
              <TableCell key={name}>{translate(`stoa.failed_jobs.columns.${name}`)}</TableCell>
            ))}
            <TableCell />
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((job) => (
            <FailedJobRow key={job.id} job={job} />
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}

function FailedJobRow({ job }: { job: FailedJobRecord }) {
  const translate = useTranslate();
  const moment = useMoment();
  const number = useNumber();
  const label = (name: (typeof COLUMNS)[number]) => ({
    'data-label': translate(`stoa.failed_jobs.columns.${name}`),
  });
  return (
    <TableRow>
      <TableCell sx={{ fontWeight: 600 }}>
        <bdi>{job.name}</bdi>
      </TableCell>
      <TableCell {...label('error')}>
        <Typography variant="body2" component="div" dir="ltr" sx={errorSx}>
          {job.error}
        </Typography>
      </TableCell>
      <TableCell {...label('attempts')}>{number(job.attempts)}</TableCell>
      <TableCell {...label('failed_at')} sx={{ whiteSpace: 'nowrap' }}>
        <time dateTime={job.failed_at}>{moment(job.failed_at)}</time>
      </TableCell>
      <TableCell align="right">
        <FailedJobActions job={job} />
      </TableCell>
    </TableRow>
  );
}
const errorSx = { maxWidth: 520, overflowWrap: 'anywhere', whiteSpace: 'pre-line', textAlign: 'start' };
