import { open } from 'node:fs/promises';
import { createReadStream } from 'node:fs';
import { IMPORT_DELIMITERS, type ImportDelimiter, type ImportEncoding } from '@stoa/contracts';
import { decode } from 'iconv-lite';
import { encodingOf } from './encoding-of';

/** Encoding and delimiter of a CSV file. */
export interface TableLayout {
  encoding: ImportEncoding;
  delimiter: ImportDelimiter;
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
