import { StreamableFile } from '@nestjs/common';
import type { ExportFormat } from '../export';
import { exportRows } from '../export';

const CHUNK = 500;
type Row = Record<string, unknown>;

/** A file of rows that are read in chunks while it is sent, so that its size never matters. */
export async function exportFile(
  name: string,
  format: ExportFormat,
  columns: string[],
  pageAt: (from: number, limit: number) => Promise<object[]>,
): Promise<StreamableFile> {
  return exportRows({ name, format, columns, rows: chunks(pageAt) });
}

async function* chunks(pageAt: (from: number, limit: number) => Promise<object[]>): AsyncIterable<Row> {
  for (let from = 0; ; from += CHUNK) {
    const rows = await pageAt(from, CHUNK);
    yield* rows as Row[];
    if (rows.length < CHUNK) return;
  }
}
