import { Readable } from 'node:stream';
import { StreamableFile } from '@nestjs/common';
import { csvOf } from './csv';
import { EXPORT_TYPES, type ExportFormat } from './format';
import { xlsxOf } from './xlsx';

/** A table to write: columns in their order, rows as they come from the database. */
export interface ExportTable {
  columns: readonly string[];
  rows: AsyncIterable<Record<string, unknown>>;
}

/** File name without the characters that a header or a file system could misread. */
function fileName(name: string, format: ExportFormat): string {
  return `${name.replace(/[^\w.-]+/g, '-')}.${format}`;
}

/** A table as a download that is written while its rows are read; memory does not grow with their number. */
export function exportRows(table: ExportTable & { name: string; format: ExportFormat }): StreamableFile {
  const bytes = table.format === 'csv' ? csvOf(table) : xlsxOf(table);
  return new StreamableFile(Readable.from(bytes, { objectMode: false }), {
    type: EXPORT_TYPES[table.format],
    disposition: `attachment; filename="${fileName(table.name, table.format)}"`,
  });
}
