import type { RaRecord } from 'react-admin';

/** Bulk target statuses: those that any selected record on this page of the list allows. */
export function bulkMoves(
  rows: readonly RaRecord[],
  selectedIds: readonly RaRecord['id'][],
  statuses: readonly string[],
): readonly string[] {
  const selected = rows.filter(({ id }) => selectedIds.includes(id));
  const records = selected.length > 0 ? selected : rows;
  const allowed = new Set(records.flatMap((row) => (row.allowed as string[] | undefined) ?? statuses));
  return statuses.filter((status) => allowed.has(status));
}
