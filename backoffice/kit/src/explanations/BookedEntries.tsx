import { Alert, Box, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import type { Explanation, ExplanationCheck, ExplanationEntry } from '@stoa/contracts';
import { useLabels } from '../i18n/labels';
import { useTranslate } from '../i18n/useTranslate';
import { useApi } from '../schema/SchemaContext';
import { useDay, useMoney } from '../settings/format';

/** Whether the explained amounts equal the booked ones; each difference is named. */
export function BookedChecks({ explanation: { checks, is_tied } }: { explanation: Explanation }) {
  const translate = useTranslate();
  if (is_tied === null) return <Alert severity="info">{translate('explain.unbooked')}</Alert>;
  if (is_tied) return <Alert severity="success">{translate('explain.tied')}</Alert>;
  const wrong = checks.filter(({ shown, booked }) => shown !== booked);
  return (
    <Alert severity="error">
      {translate('explain.untied')}
      {wrong.map((check) => (
        <Difference key={check.row} check={check} />
      ))}
    </Alert>
  );
}

function Difference({ check: { row, currency, shown, booked } }: { check: ExplanationCheck }) {
  const translate = useTranslate();
  const money = useMoney(currency);
  const facts = { name: translate(`explain.rows.${row}`), shown: money(shown), booked: money(booked) };
  return <div>{translate('explain.difference', facts)}</div>;
}

/** The entries of the books behind an explanation, oldest first. */
export function BookedEntries({ entries }: { entries: readonly ExplanationEntry[] }) {
  const translate = useTranslate();
  const labels = useLabels();
  if (entries.length === 0) return null;
  return (
    <Box component="section" sx={{ mt: 2.5 }}>
      <Typography variant="h3" component="h3" sx={{ mb: 0.5 }}>
        {translate('explain.entries')}
      </Typography>
      <Box sx={{ overflowX: 'auto' }}>
        <Table size="small">
          <TableHead>
            <TableRow>
              <TableCell>{labels.field('day')}</TableCell>
              <TableCell>{labels.field('event')}</TableCell>
              <TableCell>{labels.field('account')}</TableCell>
              <TableCell align="right">{labels.field('amount')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {entries.map((entry) => (
              <Entry key={entry.id} entry={entry} />
            ))}
          </TableBody>
        </Table>
      </Box>
    </Box>
  );
}

function Entry({ entry: { day, type, account, currency, amount, memo } }: { entry: ExplanationEntry }) {
  const labels = useLabels();
  const date = useDay();
  const money = useMoney(currency);
  const { audience } = useApi();
  // What a vendor is owed is a credit, which the books keep as a negative amount.
  const shown = audience === 'vendor' ? -amount : amount;
  return (
    <TableRow>
      <TableCell sx={{ whiteSpace: 'nowrap' }}>{date(day)}</TableCell>
      <TableCell>
        {labels.choice(type)}
        {memo && (
          <Typography component="div" variant="caption" color="text.secondary" dir="auto">
            {memo}
          </Typography>
        )}
      </TableCell>
      <TableCell>{labels.choice(account)}</TableCell>
      <TableCell align="right" sx={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>
        <bdi>{money(shown)}</bdi>
      </TableCell>
    </TableRow>
  );
}
