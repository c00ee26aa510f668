/** Why a file is no table that can be imported. */
export type TableRefusal =
  | { reason: 'row_too_long' | 'quote_open' | 'no_csv'; line: number | null }
  | { reason: 'too_many_columns' | 'too_many_rows'; most: number }
  | { reason: 'binary' | 'empty' };

/** Breaks the reading of a file off. */
export class TableError extends Error {
  constructor(readonly refusal: TableRefusal) {
    super(refusal.reason);
  }
}
