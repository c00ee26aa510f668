import { createReadStream } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { StreamableFile } from '@nestjs/common';
import { Failure } from '../http';
import { cellOf, type Cell } from './cell';
import { csvOf } from './csv';
import { writeInThread } from './export-threads';
import { EXPORT_TYPES, type ExportFormat } from './format';
import type { Table } from './table';

/** Maximum rows per format: PDFs are for reading, and Excel's sheets end not far above. CSV is unlimited. */
const MAX_ROWS: Record<ExportFormat, number> = { csv: Infinity, xlsx: 100_000, pdf: 2_000 };

/** An export to be written. */
export interface Export extends Table {
  name: string;
  format: ExportFormat;
  /** Total number of rows. */
  total: number;
  /** Aborted when the client no longer waits for the file. */
  signal?: AbortSignal;
}

/** File name without characters that are unsafe in a header or a file system. */
function fileName(name: string, format: ExportFormat): string {
  return `${name.replace(/[^\w.-]+/g, '-')}.${format}`;
}

/**
 * Exports a table as a download. CSV is streamed while its rows are read; CPU-heavy formats are written in a
 * worker thread and sent when complete, so that they block neither the event loop nor other readers.
 * @throws Failure 422 on `export` when there are more rows than the format takes; 503 when too many are being
 * written
 */
export async function exportRows({
  name,
  format,
  total,
  signal,
  head,
  rows,
}: Export): Promise<StreamableFile> {
  const max = MAX_ROWS[format];
  if (total > max) throw tooMany(format, max);
  if (format === 'csv')
    return download(name, format, Readable.from(csvOf({ head, rows }), { objectMode: false }));
  const path = await writeInThread(format, { head, rows }, signal);
  const file = createReadStream(path);
  file.once('close', () => void rm(path, { force: true }));
  return download(name, format, file, (await stat(path)).size);
}

function tooMany(format: ExportFormat, max: number): Failure {
  if (format === 'pdf')
    return Failure.field(
      'export',
      `A PDF takes at most ${max} rows. Filter the list, or choose CSV or Excel.`,
    );
  return Failure.field('export', `An Excel file takes at most ${max} rows. Filter the list, or choose CSV.`);
}

/** A CSV for programs, with column names as headings. */
export function exportCsv(
  name: string,
  { columns, rows }: { columns: readonly string[]; rows: AsyncIterable<Record<string, unknown>> },
): StreamableFile {
  const head = {
    title: name,
    subtitle: '',
    language: 'en',
    direction: 'ltr' as const,
    columns: columns.map((heading) => ({ heading, isFigure: false })),
  };
  const pieces = csvOf({ head, rows: cellsOf(columns, rows) });
  return download(name, 'csv', Readable.from(pieces, { objectMode: false }));
}

async function* cellsOf(
  columns: readonly string[],
  rows: AsyncIterable<Record<string, unknown>>,
): AsyncGenerator<Cell[]> {
  for await (const row of rows) yield columns.map((column) => cellOf(row[column]));
}

function download(name: string, format: ExportFormat, bytes: Readable, length?: number): StreamableFile {
  return new StreamableFile(bytes, {
    type: EXPORT_TYPES[format],
    disposition: `attachment; filename="${fileName(name, format)}"`,
    ...(length !== undefined && { length }),
  });
}
