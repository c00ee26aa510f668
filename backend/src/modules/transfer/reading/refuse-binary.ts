import { Failure } from '../../../kernel/http';
import type { TableLayout } from './read-table';

/** Control characters that don't occur in text, other than tab, line breaks and terminal escapes. */
// eslint-disable-next-line no-control-regex -- control characters are what is looked for
const BINARY = /[\0-\x08\x0e-\x1a\x1c-\x1f]/;
/** Signatures of non-CSV files that start with text. */
const SIGNATURES = ['%PDF-', '%!PS', '{\\rtf'];
/** Excel workbooks are ZIP archives. */
const ARCHIVE = 'PK\x03\x04';

/** Message for binary files. */
export const NO_TEXT = 'is no CSV: it holds other data, such as a picture or a PDF';

/** Refuses binary files by their first bytes, regardless of the file name. @throws Failure 422 on `file` */
export function refuseBinary(start: Buffer, { encoding }: TableLayout): void {
  const text = start.toString(encoding);
  if (start.toString('latin1', 0, ARCHIVE.length) === ARCHIVE)
    throw Failure.field('file', 'is an Excel workbook or another archive; please save it as CSV first');
  if (BINARY.test(text) || SIGNATURES.some((signature) => text.startsWith(signature)))
    throw Failure.field('file', NO_TEXT);
}
