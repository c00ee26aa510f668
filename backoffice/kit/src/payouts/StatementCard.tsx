import {
  Box,
  Card,
  Stack,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  TextField,
  Typography,
} from '@mui/material';
import type { Statement, StatementAmounts, StatementRow } from '@stoa/contracts';
import { LEDGER_EVENTS } from '@stoa/contracts';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { ExportMenu } from '../exports/ExportMenu';
import type { ExportLabels } from '../exports/useExportLabels';
import { useLabels } from '../i18n/labels';
import { useTranslate } from '../i18n/useTranslate';
import { useApi } from '../schema/SchemaContext';
import { useDay, useMoney } from '../settings/format';
import { stackedTableSx } from '../theme/stacked';

interface StatementCardProps {
  /** Calls of the statement and of its export. */
  path: string;
  exportPath: string;
}

const PARTS = ['gross', 'commission', 'fees', 'tax', 'discounts'] as const;

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
  const heading = useHeading();
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
      {data && !error && <StatementTable statement={data} heading={heading} />}
    </Card>
  );
}

const FIGURES = [...PARTS, 'amount', 'balance'] as const;
type Figure = (typeof FIGURES)[number];

function useHeading(): (name: Figure) => string {
  const translate = useTranslate();
  return (name) => translate(`stoa.statement.${name}`);
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

interface StatementTableProps {
  statement: Statement;
  heading: (name: Figure) => string;
}

function StatementTable({ statement, heading }: StatementTableProps) {
  const { from, to, currency, opening, closing, rows, groups, total } = statement;
  const translate = useTranslate();
  const labels = useLabels();
  const money = useMoney(currency);
  const date = useDay();
  const boundary = (name: string, day: string, amount: number) => (
    <Line name={name} heading={heading} reference={date(day)} balance={money(amount)} strong />
  );
  return (
    // Keyboards scroll a wide statement, too.
    <Box sx={{ overflowX: 'auto' }} tabIndex={0} role="group" aria-label={translate('stoa.statement.title')}>
      <Table size="small" sx={stackedTableSx}>
        <Head heading={heading} />
        <TableBody>
          {boundary(translate('stoa.statement.opening'), from, opening.total)}
          {rows.map((row) => (
            <EventLine
              key={`${row.type} ${row.reference} ${row.day} ${row.balance}`}
              row={row}
              money={money}
              date={date}
              heading={heading}
            />
          ))}
          {rows.length < total && <Line name={translate('stoa.statement.more')} heading={heading} />}
          {boundary(translate('stoa.statement.closing'), to, closing.total)}
          {groups.map(({ type, count, ...amounts }) => (
            <Line
              key={type}
              heading={heading}
              name={labels.choice(type)}
              reference={`× ${count}`}
              parts={partsOf(amounts, money)}
            />
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}

function Head({ heading }: Pick<LineProps, 'heading'>) {
  const labels = useLabels();
  return (
    <TableHead>
      <TableRow>
        <TableCell>{labels.field('event')}</TableCell>
        <TableCell>{labels.field('reference')}</TableCell>
        {FIGURES.map((name) => (
          <TableCell key={name} align="right" sx={{ whiteSpace: 'normal' }}>
            {heading(name)}
          </TableCell>
        ))}
      </TableRow>
    </TableHead>
  );
}

type Money = (amount: number) => string;

function partsOf(amounts: StatementAmounts, money: Money): string[] {
  return [...PARTS, 'amount' as const].map((name) => (amounts[name] === 0 ? '' : money(amounts[name])));
}

interface EventLineProps extends Pick<LineProps, 'heading'> {
  row: StatementRow;
  money: Money;
  date: (day: string) => string;
}

function EventLine({ row, money, date, heading }: EventLineProps) {
  const labels = useLabels();
  const reference = (
    <>
      <bdi>{row.reference}</bdi>
      <Typography component="div" variant="caption" color="text.secondary">
        {date(row.day)}
      </Typography>
    </>
  );
  const name = (
    <>
      {labels.choice(row.type)}
      {row.memo && (
        <Typography
          component="div"
          variant="caption"
          color="text.secondary"
          sx={{ whiteSpace: 'normal', minWidth: 160 }}
        >
          {row.memo}
        </Typography>
      )}
    </>
  );
  return (
    <Line
      name={name}
      heading={heading}
      reference={reference}
      parts={partsOf(row, money)}
      balance={money(row.balance)}
    />
  );
}

interface LineProps {
  name: ReactNode;
  heading: (name: Figure) => string;
  reference?: ReactNode;
  parts?: readonly string[];
  balance?: string;
  strong?: boolean;
}

const NO_PARTS = ['', '', '', '', '', ''];

function Line({ name, heading, reference, parts = NO_PARTS, balance = '', strong = false }: LineProps) {
  const sx = { fontWeight: strong ? 700 : 400, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' };
  return (
    <TableRow>
      <TableCell sx={{ ...sx, whiteSpace: 'normal' }}>{name}</TableCell>
      <TableCell sx={sx}>{reference}</TableCell>
      {FIGURES.map((figure, place) => {
        const text = [...parts, balance][place];
        return (
          <TableCell key={figure} align="right" data-label={heading(figure)} sx={sx}>
            {text && <bdi>{text}</bdi>}
          </TableCell>
        );
      })}
    </TableRow>
  );
}
