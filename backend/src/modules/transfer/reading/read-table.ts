import type { Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { TableError } from './table-error';

/** Encoding and delimiter of a CSV file. */
export interface TableLayout {
  encoding: 'utf8' | 'utf16le' | 'latin1';
  delimiter: string;
}

/** One record of the file. */
export interface TableRecord {
  /** Number of its last line. */
  line: number;
  values: string[];
}

/** Maximum characters of one record: more means an unclosed quote, or an attack. */
const LARGEST_RECORD = 1_000_000;
const DELIMITERS = [',', ';', '\t', '|'];

/** Streams records, the header first. @throws TableError at invalid CSV */
export async function* readTable(
  file: Readable,
  { encoding, delimiter }: TableLayout,
): AsyncGenerator<TableRecord> {
  const parser = parse({
    encoding,
    delimiter,
    bom: true,
    info: true,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    max_record_size: LARGEST_RECORD,
  });
  file.on('error', (error) => parser.destroy(error));
  file.pipe(parser);
  try {
    for await (const { record, info } of parser as AsyncIterable<{
      record: string[];
      info: { lines: number };
    }>)
      yield { line: info.lines, values: record };
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new TableError({
      reason: reasonOf(error),
      line: typeof error.lines === 'number' ? error.lines : null,
    });
  } finally {
    file.destroy();
  }
}

function reasonOf({ code }: CsvError): 'row_too_long' | 'quote_open' | 'no_csv' {
  if (code === 'CSV_MAX_RECORD_SIZE') return 'row_too_long';
  return code === 'CSV_QUOTE_NOT_CLOSED' ? 'quote_open' : 'no_csv';
}

/** Detects encoding and delimiter from the first bytes of a file. */
export function layoutOf(start: Buffer): TableLayout {
  const encoding = encodingOf(start);
  const header = start.toString(encoding).split(/\r?\n/, 1)[0] ?? '';
  const unquoted = header.replace(/"[^"]*"/g, '');
  const counts = DELIMITERS.map((delimiter) => ({ delimiter, count: unquoted.split(delimiter).length }));
  return { encoding, delimiter: counts.reduce((a, b) => (b.count > a.count ? b : a)).delimiter };
}

function encodingOf(start: Buffer): TableLayout['encoding'] {
  if (start[0] === 0xff && start[1] === 0xfe) return 'utf16le';
  try {
    // The buffer may end within a character; `stream` tolerates that.
    new TextDecoder('utf-8', { fatal: true }).decode(start, { stream: true });
    return 'utf8';
  } catch {
    return 'latin1';
  }
}
