/** Why a file can't be imported as a table. */
export type TableRefusal =
  | { reason: 'row_too_long' | 'quote_open' | 'no_csv'; line: number | null }
  | { reason: 'too_many_columns' | 'too_many_rows'; max: number }
  | { reason: 'binary' | 'empty' | 'no_workbook' | 'workbook_too_large' };

/** Aborts reading a file. */
export class TableError extends Error {
  constructor(readonly refusal: TableRefusal) {
    super(refusal.reason);
  }
}
