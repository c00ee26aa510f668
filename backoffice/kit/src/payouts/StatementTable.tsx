import { Box, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import type { Statement, StatementAmounts, StatementBalance, StatementRow } from '@stoa/contracts';
import type { ReactNode } from 'react';
import { useLabels } from '../i18n/labels';
import { useTranslate } from '../i18n/useTranslate';
import { useDay, useMoney } from '../settings/format';
import { stackedTableSx } from '../theme/stacked';
import { useFundsNotes } from './useFundsNotes';

const PARTS = ['gross', 'commission', 'fees', 'tax', 'discounts'] as const;
/** The columns of figures. */
export const FIGURES = [...PARTS, 'amount', 'balance'] as const;
type Figure = (typeof FIGURES)[number];

/** Headings of the columns. */
export function useHeading(): (name: Figure) => string {
  const translate = useTranslate();
  return (name) => translate(`stoa.statement.${name}`);
}

/** The events of a statement between its opening and its closing balance, and their sums by type. */
export function StatementTable({ statement }: { statement: Statement }) {
  const { from, to, currency, opening, closing, rows, groups, total } = statement;
  const translate = useTranslate();
  const heading = useHeading();
  const notes = useFundsNotes(currency);
  const labels = useLabels();
  const money = useMoney(currency);
  const date = useDay();
  const boundary = (name: string, day: string, balance: StatementBalance) => (
    <Line
      name={<Name text={name} notes={notes.partsOf(balance)} />}
      heading={heading}
      reference={date(day)}
      balance={money(balance.total)}
      strong
    />
  );
  return (
    // Keyboards scroll a wide statement, too.
    <Box sx={{ overflowX: 'auto' }} tabIndex={0} role="group" aria-label={translate('stoa.statement.title')}>
      <Table size="small" sx={stackedTableSx}>
        <Head heading={heading} />
        <TableBody>
          {boundary(translate('stoa.statement.opening'), from, opening)}
          {rows.map((row) => (
            <EventLine
              key={`${row.type} ${row.reference} ${row.day} ${row.balance}`}
              row={row}
              notes={notes.of(row)}
              money={money}
              date={date}
              heading={heading}
            />
          ))}
          {rows.length < total && <Line name={translate('stoa.statement.more')} heading={heading} />}
          {boundary(translate('stoa.statement.closing'), to, closing)}
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
  notes: readonly string[];
  money: Money;
  date: (day: string) => string;
}

function EventLine({ row, notes, money, date, heading }: EventLineProps) {
  const labels = useLabels();
  const reference = (
    <>
      <bdi>{row.reference}</bdi>
      <Typography component="div" variant="caption" color="text.secondary">
        {date(row.day)}
      </Typography>
    </>
  );
  return (
    <Line
      name={<Name text={labels.choice(row.type)} notes={row.memo ? [...notes, row.memo] : notes} />}
      heading={heading}
      reference={reference}
      parts={partsOf(row, money)}
      balance={money(row.balance)}
    />
  );
}

/** What happened, with notes below. */
function Name({ text, notes }: { text: string; notes: readonly string[] }) {
  return (
    <>
      {text}
      {notes.map((note) => (
        <Typography
          key={note}
          component="div"
          variant="caption"
          color="text.secondary"
          sx={{ whiteSpace: 'normal', minWidth: 160 }}
        >
          {note}
        </Typography>
      ))}
    </>
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
