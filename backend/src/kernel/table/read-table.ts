import type { Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { decodeStream } from 'iconv-lite';
import { TableError } from './table-error';
import { readWorkbook } from './xlsx/read-workbook';
import { SEPARATOR_LINE, type TableLayout } from './table-layout';

/** One record of the file. */
export interface TableRecord {
  /** Number of its first line. */
  line: number;
  values: string[];
  /** Places of numbers, dates and truth values, which a workbook has as such. */
  typed?: boolean[];
}

/** Maximum characters of one record: more means an unclosed quote, or an attack. */
const MAX_RECORD_LENGTH = 1_000_000;
/** Files are edited by several programs, so that a header may end differently than the rows. */
const LINE_ENDS = ['\r\n', '\n', '\r'];

/** Streams records, the header first. @throws TableError at an invalid file */
export function readTable(file: Readable, layout: TableLayout): AsyncGenerator<TableRecord> {
  return layout.file_type === 'xlsx' ? readWorkbook(file, layout) : readCsv(file, layout);
}

async function* readCsv(file: Readable, { encoding, delimiter }: TableLayout): AsyncGenerator<TableRecord> {
  const parser = parse({
    delimiter,
    bom: true,
    info: true,
    record_delimiter: LINE_ENDS,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    max_record_size: MAX_RECORD_LENGTH,
  });
  file.on('error', (error) => parser.destroy(error));
  // The parser reads UTF-8 itself, which is faster.
  if (encoding === 'utf-8') file.pipe(parser);
  else file.pipe(decodeStream(encoding)).pipe(parser);
  let isFirst = true;
  let linesBefore = 0;
  try {
    for await (const { record, info } of parser as AsyncIterable<{
      record: string[];
      info: { empty_lines: number };
    }>) {
      const isSeparator = isFirst && SEPARATOR_LINE.test(record.join('').trim());
      isFirst = false;
      if (!isSeparator) yield { line: linesBefore + info.empty_lines + 1, values: record };
      linesBefore += lineEndsIn(record) + 1;
    }
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

/** Line ends within the cells; the parser itself counts `\r\n` in quotes twice. */
function lineEndsIn(record: readonly string[]): number {
  let count = 0;
  for (const text of record)
    if (text.includes('\n') || text.includes('\r')) count += text.match(/\r\n|\n|\r/g)?.length ?? 0;
  return count;
}

function reasonOf({ code }: CsvError): 'row_too_long' | 'quote_open' | 'no_csv' {
  if (code === 'CSV_MAX_RECORD_SIZE') return 'row_too_long';
  return code === 'CSV_QUOTE_NOT_CLOSED' ? 'quote_open' : 'no_csv';
}
