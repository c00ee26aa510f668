import {
  Box,
  Link as MuiLink,
  Table,
  TableBody,
  TableCell,
  TableFooter,
  TableHead,
  TableRow,
  TableSortLabel,
} from '@mui/material';
import type { ReportData, ReportSums } from '@stoa/contracts';
import { Link } from 'react-router-dom';
import { useTranslate } from '../i18n/useTranslate';
import { ColumnChoice } from './ColumnChoice';
import type { ReportColumn, ReportName } from './kinds';
import { ordersLink } from './links';
import type { ReportParams } from './params';
import { ReportCell } from './ReportCell';
import { PHONE, stackedSx } from '../theme/stacked';
import type { ReportRow } from './useReport';
import { useReportColumns } from './useReportColumns';

interface ReportTableProps {
  name: ReportName;
  params: ReportParams;
  data: ReportData<ReportRow>;
  /** Takes `column:ASC` or `column:DESC`. */
  onSort: (sort: string) => void;
}

const isFigure = ({ kind }: ReportColumn) => kind === 'int' || kind === 'money';

/** The rows of a report, sortable by column, with totals per currency below. */
export function ReportTable({ name, params, data, onSort }: ReportTableProps) {
  const translate = useTranslate();
  const choice = useReportColumns(name);
  const columns = choice.shown;
  return (
    <>
      <Box sx={{ display: 'flex', justifyContent: 'flex-end', px: 1.5, pt: 1 }}>
        <ColumnChoice {...choice} />
      </Box>
      <Box sx={{ overflowX: 'auto' }}>
        <Table size="small" sx={tableSx}>
          <Headings columns={columns} sort={params.sort} onSort={onSort} />
          <TableBody>
            {data.rows.map((row, index) => (
              <TableRow key={index} hover>
                {columns.map((column) => (
                  <TableCell
                    key={column.name}
                    align={isFigure(column) ? 'right' : undefined}
                    data-label={translate(`report.columns.${column.name}`)}
                  >
                    <ReportCell column={column} row={row} to={ordersOf(name, params, data, column, row)} />
                  </TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
          <Totals columns={columns} params={params} data={data} />
        </Table>
      </Box>
    </>
  );
}

/** URL of the row's orders, where the order list can show exactly those. */
function ordersOf(
  name: ReportName,
  params: ReportParams,
  { from, to, states }: ReportData<ReportRow>,
  column: ReportColumn,
  row: ReportRow,
): string | null {
  if (params.narrowed.category_id || !(isFigure(column) || column.name === 'period')) return null;
  const { currency } = row;
  if (name === 'sales')
    return ordersLink(params, { from: String(row.period), to: String(row.until), states, currency });
  if (name === 'customers')
    return ordersLink(params, { from, to, states, currency, email: String(row.email) });
  return null;
}

function Headings({
  columns,
  sort: [sorted, order],
  onSort,
}: {
  columns: readonly ReportColumn[];
  sort: [string, 'ASC' | 'DESC'];
  onSort: (sort: string) => void;
}) {
  const translate = useTranslate();
  const direction = order === 'ASC' ? 'asc' : 'desc';
  return (
    <TableHead>
      <TableRow>
        {columns.map((column) => (
          <TableCell
            key={column.name}
            align={isFigure(column) ? 'right' : undefined}
            sortDirection={sorted === column.name ? direction : false}
          >
            <TableSortLabel
              active={sorted === column.name}
              direction={sorted === column.name ? direction : isFigure(column) ? 'desc' : 'asc'}
              onClick={() => onSort(`${column.name}:${nextOrder(column, sorted, order)}`)}
            >
              {translate(`report.columns.${column.name}`)}
            </TableSortLabel>
          </TableCell>
        ))}
      </TableRow>
    </TableHead>
  );
}

function nextOrder(column: ReportColumn, sorted: string, order: 'ASC' | 'DESC'): 'ASC' | 'DESC' {
  if (sorted === column.name) return order === 'ASC' ? 'DESC' : 'ASC';
  return isFigure(column) ? 'DESC' : 'ASC';
}

function Totals({
  columns,
  params,
  data,
}: {
  columns: readonly ReportColumn[];
  params: ReportParams;
  data: ReportData<ReportRow>;
}) {
  const translate = useTranslate();
  const labels = columns.filter((column) => !isFigure(column)).length;
  const link = ({ currency }: ReportSums) => ordersLink(params, { ...data, currency });
  return (
    <TableFooter>
      {data.totals.map((sums) => (
        <TableRow key={sums.currency}>
          <TableCell component="th" scope="row" colSpan={labels}>
            {params.narrowed.category_id ? (
              translate('report.total_in', { currency: sums.currency })
            ) : (
              <MuiLink component={Link} to={link(sums)} underline="hover" color="inherit">
                {translate('report.total_in', { currency: sums.currency })}
              </MuiLink>
            )}
          </TableCell>
          {columns.filter(isFigure).map((column) => (
            <TableCell
              key={column.name}
              align="right"
              data-label={translate(`report.columns.${column.name}`)}
            >
              <ReportCell column={column} row={{ ...sums }} to={null} />
            </TableCell>
          ))}
        </TableRow>
      ))}
    </TableFooter>
  );
}

const tableSx = {
  '& td, & th': { whiteSpace: 'nowrap' },
  '& tbody td:first-of-type': { whiteSpace: 'normal', minWidth: { sm: 150 } },
  // The total stays in sight while its components scroll.
  '& tr > :last-child': {
    position: { sm: 'sticky' },
    insetInlineEnd: 0,
    bgcolor: 'background.paper',
    borderInlineStart: { sm: '1px solid' },
    borderInlineStartColor: { sm: 'divider' },
  },
  '& tfoot td, & tfoot th': {
    color: 'text.primary',
    fontWeight: 650,
    fontSize: 14,
    borderTop: 2,
    borderColor: 'divider',
  },
  [PHONE]: {
    ...stackedSx[PHONE],
    // The headings sort, so they stay accessible above the rows.
    '& thead tr': { display: 'flex', flexWrap: 'wrap', px: 1 },
    '& thead th': { border: 0, bgcolor: 'transparent', p: 0.5 },
    '& tbody td:first-of-type': { gridColumn: '1 / -1', minWidth: 0, fontWeight: 650, fontSize: 15 },
    '& tbody td:first-of-type::before': { display: 'none !important' },
    '& tfoot td, & tfoot th': { border: 0 },
  },
};
