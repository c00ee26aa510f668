import type { ShopMigrationColumn } from '@stoa/contracts';
import type { FileRecord } from '../../transfer';
import type { FileRow } from './record-reader';

/** The rows of one record, and how many rows of the file end with it. */
export interface RowGroup {
  rows: FileRow[];
  upTo: number;
}

/** A record as a row whose cells are found by field. */
export function rowOf(
  { line, values, surplus }: FileRecord,
  columns: readonly ShopMigrationColumn[],
): FileRow {
  const cells = new Map<string, string>();
  columns.forEach(({ field }, place) => {
    const text = values[place];
    if (field && text !== undefined) cells.set(field, text);
  });
  return { line, cells, ...(surplus && { surplus }) };
}

/** Rows that follow each other with the same key are one record; rows without a key stand alone. */
export async function* groupRows(
  records: AsyncIterable<FileRecord>,
  columns: readonly ShopMigrationColumn[],
  keyField: string | null,
  done: number,
): AsyncGenerator<RowGroup> {
  let rows: FileRow[] = [];
  let key = '';
  let upTo = done;
  for await (const record of records) {
    const row = rowOf(record, columns);
    const next = keyField === null ? '' : (row.cells.get(keyField)?.trim() ?? '');
    if (rows.length > 0 && (next === '' || next !== key)) {
      yield { rows, upTo };
      rows = [];
    }
    rows.push(row);
    key = next;
    upTo++;
  }
  if (rows.length > 0) yield { rows, upTo };
}
