import { Failure } from './failure';
import { msg, Sentence } from '../translation';
import { NO_TEXT } from './refuse-binary';
import type { TableRefusal } from '../table';

const BROKEN = {
  row_too_long: 'one of its rows is too long',
  quote_open: 'a quotation mark is not closed',
  no_csv: 'it is not a CSV file',
} as const;

/** Why a file can't be read as a table: 422 on `file`. */
export function tableFailure(refusal: TableRefusal): Failure {
  switch (refusal.reason) {
    case 'binary':
      return Failure.field('file', NO_TEXT);
    case 'no_workbook':
      return Failure.field('file', 'is a damaged or protected workbook; please save it again, or as CSV');
    case 'workbook_too_large':
      return Failure.field('file', 'is too large when unpacked; split it');
    case 'empty':
      return Failure.field('file', 'must contain a header and at least one row');
    case 'too_many_columns':
      return Failure.field('file', `may have at most ${refusal.max} columns`);
    case 'too_many_rows':
      return Failure.field('file', `may have at most ${refusal.max} rows; split it`);
    default:
      return Failure.field(
        'file',
        msg`The file can’t be read from line ${String(refusal.line ?? '?')}: ${new Sentence(BROKEN[refusal.reason])}.`,
      );
  }
}
