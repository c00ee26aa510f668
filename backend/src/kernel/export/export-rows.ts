import { Readable } from 'node:stream';
import { StreamableFile } from '@nestjs/common';
import { csvOf } from './csv';
import { EXPORT_TYPES, type ExportFormat } from './format';
import { pdfOf } from './pdf/pdf';
import { xlsxOf } from './xlsx';

type Row = Record<string, unknown>;

/** A table to write: columns in their order, rows as they come from the database. */
export interface ExportTable {
  columns: readonly string[];
  rows: AsyncIterable<Row>;
}

/** One column as it is read on paper. */
export interface PrintedColumn {
  heading: string;
  /** Figures stand at the end of their column. */
  isFigure: boolean;
  cell: (row: Row) => string;
}

/** The same table for people: named, its values in words. */
export interface PrintedTable {
  title: string;
  subtitle: string;
  language: string;
  direction: 'ltr' | 'rtl';
  columns: readonly PrintedColumn[];
  rows: AsyncIterable<Row>;
}

/** What can be written as each format; spreadsheets get values, a printed page words. */
export interface Export {
  name: string;
  format: ExportFormat;
  table: ExportTable;
  printed: () => PrintedTable;
}

/** File name without the characters that a header or a file system could misread. */
function fileName(name: string, format: ExportFormat): string {
  return `${name.replace(/[^\w.-]+/g, '-')}.${format}`;
}

const WRITERS: Record<ExportFormat, (made: Export) => AsyncIterable<string | Buffer>> = {
  csv: ({ table }) => csvOf(table),
  xlsx: ({ table }) => xlsxOf(table),
  pdf: ({ printed }) => pdfOf(printed()),
};

/** A table as a download that is written while its rows are read; memory does not grow with their number. */
export function exportRows(made: Export): StreamableFile {
  return download(made.name, made.format, WRITERS[made.format](made));
}

/** The same for a table that only programs read. */
export function exportCsv(name: string, table: ExportTable): StreamableFile {
  return download(name, 'csv', csvOf(table));
}

function download(name: string, format: ExportFormat, bytes: AsyncIterable<string | Buffer>): StreamableFile {
  return new StreamableFile(Readable.from(bytes, { objectMode: false }), {
    type: EXPORT_TYPES[format],
    disposition: `attachment; filename="${fileName(name, format)}"`,
  });
}
