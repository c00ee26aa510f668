import { Link as MuiLink } from '@mui/material';
import { isErasedEmail } from '@stoa/contracts';
import type { ReactNode } from 'react';
import { useLocale } from 'react-admin';
import { Link } from 'react-router-dom';
import { useCustomerName } from '../customers/useCustomerName';
import { StateChip } from '../fields/StateChip';
import { useTranslate } from '../i18n/useTranslate';
import { useMoment, useMoney, useNumber } from '../settings/format';
import { useSchemas } from '../schema/SchemaContext';
import type { ReportColumn } from './kinds';
import { recordLink } from './links';
import type { ReportRow } from './useReport';

interface ReportCellProps {
  column: ReportColumn;
  row: ReportRow;
  /** URL of the list behind the figure, if any. */
  to: string | null;
}

/** A value of a report by its kind, linked to its record or to the orders it counts. */
export function ReportCell({ column, row, to }: ReportCellProps) {
  const schemas = useSchemas();
  const record = recordLink(column.name, row);
  const address = record !== null && schemas.page(record.split('/')[1] ?? '') ? record : null;
  const link = to ?? address;
  const content = <Value column={column} row={row} />;
  if (!link) return content;
  return (
    <MuiLink
      component={Link}
      to={link}
      underline="hover"
      color="inherit"
      sx={{ fontWeight: address ? 600 : undefined }}
    >
      {content}
    </MuiLink>
  );
}

function Value({ column: { name, kind }, row }: { column: ReportColumn; row: ReportRow }): ReactNode {
  const money = useMoney(row.currency);
  const number = useNumber();
  const moment = useMoment();
  const days = useDays();
  const nameOf = useCustomerName();
  const value = row[name];
  if (value === null || value === undefined || value === '') return '–';
  if (name === 'customer_name') return <bdi>{nameOf(String(value))}</bdi>;
  if (name === 'email' && isErasedEmail(String(value))) return '–';
  if (kind === 'money') return <bdi>{money(Number(value))}</bdi>;
  if (kind === 'int') return number(Number(value));
  if (kind === 'moment') return moment(String(value));
  if (kind === 'day') return days(String(value), String(row.until));
  if (kind === 'choice') return <StateChip value={String(value)} />;
  return <bdi>{String(value)}</bdi>;
}

/** Formats a date or a range of dates, without time and time zone. */
function useDays(): (from: string, to: string) => string {
  const locale = useLocale();
  const translate = useTranslate();
  const format = new Intl.DateTimeFormat(`${locale}-u-nu-latn`, { dateStyle: 'medium', timeZone: 'UTC' });
  const text = (day: string) => format.format(new Date(`${day}T00:00:00Z`));
  return (from, to) =>
    from === to ? text(from) : translate('report.span', { from: text(from), to: text(to) });
}
