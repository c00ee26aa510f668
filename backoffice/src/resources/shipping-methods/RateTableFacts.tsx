import { useMoney, type FieldDisplayProps } from '@stoa/console-kit';
import { Table, TableBody, TableCell, TableRow } from '@mui/material';
import type { RateBand, TableMeasure } from '@stoa/contracts';
import { useBand } from './measures';

/** The bands of a rate table with their prices, read-only. */
export function RateTableFacts({ value, record }: FieldDisplayProps) {
  const money = useMoney();
  const band = useBand(record.table_by as TableMeasure | null);
  if (!Array.isArray(value)) return null;
  return (
    <Table size="small" sx={{ width: 'auto' }}>
      <TableBody>
        {(value as RateBand[]).map((row) => (
          <TableRow key={row.from}>
            <TableCell sx={{ paddingInlineStart: 0 }}>{band(row)}</TableCell>
            <TableCell align="right">
              <bdi>{money(row.amount)}</bdi>
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
