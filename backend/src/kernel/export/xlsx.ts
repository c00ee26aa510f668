import { once } from 'node:events';
import { PassThrough } from 'node:stream';
import { cellOf } from './cell';
import type { ExportTable } from './export-rows';

/** Excel's own limit for one cell's text. */
const LONGEST_TEXT = 32_767;

async function write({ columns, rows }: ExportTable, out: PassThrough): Promise<void> {
  const { default: Excel } = await import('exceljs');
  const book = new Excel.stream.xlsx.WorkbookWriter({ stream: out, useSharedStrings: false });
  const sheet = book.addWorksheet('Export', { views: [{ state: 'frozen', ySplit: 1 }] });
  const add = (cells: unknown[]): void => sheet.addRow(cells).commit();
  add([...columns]);
  for await (const row of rows) {
    const cells = columns.map((column) => cellOf(row[column]));
    add(cells.map((cell) => (typeof cell === 'string' ? cell.slice(0, LONGEST_TEXT) : cell)));
    if (out.writableNeedDrain) await once(out, 'drain');
  }
  await book.commit();
}

/** A table as an Excel workbook with one sheet and a fixed heading row. */
export async function* xlsxOf(table: ExportTable): AsyncGenerator<Buffer> {
  const out = new PassThrough();
  write(table, out).catch((error: Error) => out.destroy(error));
  for await (const piece of out) yield piece as Buffer;
}
