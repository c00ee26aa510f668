import type { RaRecord } from 'react-admin';

/** The selected records on this page of the list, or all of the page if they are on others. */
export function selectedOf(
  rows: readonly RaRecord[],
  selectedIds: readonly RaRecord['id'][],
): readonly RaRecord[] {
  const selected = rows.filter(({ id }) => selectedIds.includes(id));
  return selected.length > 0 ? selected : rows;
}

/** Bulk target statuses: those that any selected record on this page of the list allows. */
export function bulkMoves(
  rows: readonly RaRecord[],
  selectedIds: readonly RaRecord['id'][],
  statuses: readonly string[],
): readonly string[] {
  const records = selectedOf(rows, selectedIds);
  const allowed = new Set(records.flatMap((row) => (row.allowed as string[] | undefined) ?? statuses));
  return statuses.filter((status) => allowed.has(status));
}
