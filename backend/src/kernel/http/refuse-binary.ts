import { decode } from 'iconv-lite';
import { Failure } from './failure';
import type { TableLayout } from '../table';

/** Control characters that don't occur in text, other than tab, line breaks and terminal escapes. */
// eslint-disable-next-line no-control-regex -- control characters are what is looked for
const BINARY = /[\0-\x08\x0e-\x1a\x1c-\x1f]/;
/** The first bytes of binary files, as Latin-1. */
const SIGNATURES = [
  '%PDF-',
  '%!PS',
  '{\\rtf',
  '\x89PNG',
  '\xff\xd8\xff',
  'GIF8',
  'RIFF',
  '\x1f\x8b',
  'BM\x00',
];
/** Excel workbooks are ZIP archives, or OLE documents before 2007. */
const WORKBOOKS = ['PK\x03\x04', '\xd0\xcf\x11\xe0'];
const HTML = /^\s*<(?:!doctype|html|head|body|table|\?xml|!--)/i;
/** A JSON document: a table's header begins with neither a brace nor a bracket before a quotation mark. */
const JSON_START = /^\s*(?:\{\s*"|\[\s*[{["])/;

/** Message for binary files. */
export const NO_TEXT = 'is no CSV: it holds other data, such as a picture or a PDF';

/** Refuses what is no table by its first bytes, regardless of the file name. @throws Failure 422 on `file` */
export function refuseBinary(start: Buffer, { encoding }: TableLayout): void {
  const bytes = start.toString('latin1', 0, 8);
  if (WORKBOOKS.some((signature) => bytes.startsWith(signature)))
    throw Failure.field('file', 'is an Excel workbook or another archive; please save it as CSV first');
  const text = decode(start, encoding);
  if (SIGNATURES.some((signature) => bytes.startsWith(signature)) || BINARY.test(text))
    throw Failure.field('file', NO_TEXT);
  if (HTML.test(text))
    throw Failure.field('file', 'is a web page or XML, not CSV; please export the table as CSV');
  if (JSON_START.test(text)) throw Failure.field('file', 'is JSON, not CSV; please export the table as CSV');
}
