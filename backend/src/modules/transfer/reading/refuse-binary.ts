import { Failure } from '../../../kernel/http';
import type { TableLayout } from './read-table';

/** What no table's text holds: control characters beside tabs, line ends and the escapes of old terminals. */
// eslint-disable-next-line no-control-regex -- control characters are what is looked for
const BINARY = /[\0-\x08\x0e-\x1a\x1c-\x1f]/;
/** Files that begin as text although they are none. */
const SIGNATURES = ['%PDF-', '%!PS', '{\\rtf'];
/** Workbooks are archives. */
const ARCHIVE = 'PK\x03\x04';

/** Why such a file is refused. */
export const NO_TEXT = 'is no CSV: it holds other data, such as a picture or a PDF';

/** Refuses what is no text, whatever its name says, by its first bytes; @throws Failure 422 on `file`. */
export function refuseBinary(start: Buffer, { encoding }: TableLayout): void {
  const text = start.toString(encoding);
  if (start.toString('latin1', 0, ARCHIVE.length) === ARCHIVE)
    throw Failure.field('file', 'is an Excel workbook or another archive; please save it as CSV first');
  if (BINARY.test(text) || SIGNATURES.some((signature) => text.startsWith(signature)))
    throw Failure.field('file', NO_TEXT);
}
