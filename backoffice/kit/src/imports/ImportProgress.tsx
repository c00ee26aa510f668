import { Button, Card, LinearProgress, Stack, Typography } from '@mui/material';
import type { ImportRecord } from '@stoa/contracts';
import { useTranslate } from '../i18n/useTranslate';
import { useNumber } from '../settings/format';
import { Figures } from './Figures';
import { useMove } from './useImport';

interface ImportProgressProps {
  record: ImportRecord;
  /** The record's state. */
  state: 'checking' | 'running' | 'undoing';
}

/** A running import: progress, estimated time and a stop button. */
export function ImportProgress({ record, state }: ImportProgressProps) {
  const translate = useTranslate();
  const number = useNumber();
  const move = useMove(record.id);
  const { rows_done, rows_total, remaining } = record;
  const share = rows_total ? (rows_done / rows_total) * 100 : 0;
  const label = translate(`imports.working.${state}`);
  return (
    <Card sx={{ p: { xs: 2, sm: 3 }, maxWidth: 760 }}>
      <Stack sx={{ gap: 1.5 }}>
        <Typography variant="h2">{label}</Typography>
        <LinearProgress
          variant={state === 'undoing' || rows_done === 0 ? 'indeterminate' : 'determinate'}
          value={share}
          aria-label={label}
          sx={{ height: 8, borderRadius: 4 }}
        />
        {state !== 'undoing' && (
          <Stack
            direction="row"
            useFlexGap
            sx={{ justifyContent: 'space-between', flexWrap: 'wrap', gap: 1 }}
          >
            <Typography variant="body2" color="text.secondary">
              {translate('imports.done_of', { done: number(rows_done), all: number(rows_total) })}
            </Typography>
            <Typography variant="body2" color="text.secondary" role="status">
              {remaining === null ? translate('imports.estimating') : <Remaining seconds={remaining} />}
            </Typography>
          </Stack>
        )}
        {state !== 'undoing' && <Figures record={record} />}
        <Typography variant="body2" color="text.secondary">
          {translate('imports.may_leave')}
        </Typography>
        {state !== 'undoing' && (
          <Button
            variant="outlined"
            color="inherit"
            loading={move.isPending}
            onClick={() => move.mutate({ call: 'stopImport' })}
            sx={{ alignSelf: 'flex-start', borderColor: 'divider' }}
          >
            {translate('imports.stop')}
          </Button>
        )}
      </Stack>
    </Card>
  );
}

function Remaining({ seconds }: { seconds: number }) {
  const translate = useTranslate();
  const minutes = Math.round(seconds / 60);
  return seconds < 90
    ? translate('imports.seconds_left', { smart_count: seconds })
    : translate('imports.minutes_left', { smart_count: minutes });
}
