import { open } from 'node:fs/promises';
import { createReadStream } from 'node:fs';
import {
  IMPORT_DELIMITERS,
  type ImportDelimiter,
  type ImportEncoding,
  type ImportFileType,
} from '@stoa/contracts';
import { decode } from 'iconv-lite';
import { encodingOf } from './encoding-of';
import { TableError } from './table-error';
import { worksheetNames } from './xlsx/read-workbook';

/** How a table is read: encoding and delimiter of a CSV file, or the worksheet of a workbook. */
export interface TableLayout {
  encoding: ImportEncoding;
  delimiter: ImportDelimiter;
  file_type?: ImportFileType;
  /** Name of the worksheet; the first one if there is none. */
  sheet?: string | null;
  /** With which numbers in cells of a workbook are written. */
  decimal_mark?: '.' | ',' | null;
}

/** Bytes at the start of a file from which its delimiter is detected. */
const START = 64 * 1024;

/** The line with which Excel names the delimiter before the header. */
export const SEPARATOR_LINE = /^sep=(.?)$/i;

/** The first bytes of a file. */
export async function startOf(path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(START), 0, START, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

/** The beginning of a ZIP archive, which a workbook is. */
const ARCHIVE = 'PK\x03\x04';

/** Detects a workbook, with the names of its worksheets; null for any other file. @throws TableError if it is damaged */
export async function detectWorkbook(path: string): Promise<(TableLayout & { sheets: string[] }) | null> {
  const start = await startOf(path);
  if (!start.toString('latin1', 0, 4).startsWith(ARCHIVE)) return null;
  try {
    const sheets = await worksheetNames(path);
    return { ...workbookLayout(sheets[0] ?? null), sheets };
  } catch (error) {
    // Another archive than a workbook is told as such.
    if (error instanceof TableError && error.refusal.reason === 'no_workbook') return null;
    throw error;
  }
}

/** How a worksheet is read; the first one if it is null. */
export function workbookLayout(sheet: string | null): TableLayout {
  return { encoding: 'utf-8', delimiter: ',', file_type: 'xlsx', sheet };
}

/** Detects the encoding from all bytes of a file, and the delimiter from its header. */
export async function detectLayout(path: string): Promise<TableLayout> {
  const encoding = await encodingOf(createReadStream(path));
  return { encoding, delimiter: delimiterOf(decode(await startOf(path), encoding)) };
}

function delimiterOf(text: string): ImportDelimiter {
  const [header = ''] = text.split(/\r\n|\n|\r/, 1);
  const stated = IMPORT_DELIMITERS.find((one) => one === SEPARATOR_LINE.exec(header.trim())?.[1]);
  if (stated) return stated;
  const unquoted = header.replace(/"[^"]*"/g, '');
  const counts = IMPORT_DELIMITERS.map((delimiter) => ({
    delimiter,
    count: unquoted.split(delimiter).length,
  }));
  return counts.reduce((a, b) => (b.count > a.count ? b : a)).delimiter;
}
