import { once } from 'node:events';
import { PassThrough } from 'node:stream';
import type { Row } from 'exceljs';
import { type Cell, cellOf, isDecimal } from './cell';
import type { Table } from './table';

/** Excel's limit for the text of a cell. */
const MAX_TEXT_LENGTH = 32_767;
const MOMENT = 'yyyy-mm-dd hh:mm';

async function write({ head, rows }: Table, out: PassThrough): Promise<void> {
  const { default: Excel } = await import('exceljs');
  const book = new Excel.stream.xlsx.WorkbookWriter({
    stream: out,
    useSharedStrings: false,
    useStyles: true,
  });
  const view = { state: 'frozen', ySplit: 1, rightToLeft: head.direction === 'rtl' } as const;
  const sheet = book.addWorksheet('Export', { views: [view] });
  sheet.addRow(head.columns.map(({ heading }) => heading)).commit();
  for await (const row of rows) {
    const cells = row.map((cell) => cellOf(cell));
    const added = sheet.addRow(cells.map(valueOf));
    cells.forEach((cell, place) => format(added, place, cell));
    added.commit();
    if (out.writableNeedDrain) await once(out, 'drain');
  }
  await book.commit();
}

function valueOf(cell: Cell): string | number | boolean | Date | null {
  if (typeof cell === 'string') return cell.slice(0, MAX_TEXT_LENGTH);
  return cell !== null && typeof cell === 'object' && !(cell instanceof Date) ? cell.units : cell;
}

function format(row: Row, place: number, cell: Cell): void {
  if (cell === null || typeof cell !== 'object') return;
  const digits = isDecimal(cell) ? cell.digits : 0;
  row.getCell(place + 1).numFmt =
    cell instanceof Date ? MOMENT : `#,##0${digits > 0 ? `.${'0'.repeat(digits)}` : ''}`;
}

/** A table as an Excel workbook with one sheet and a frozen heading row, with native dates and numbers. */
export async function* xlsxOf(table: Table): AsyncGenerator<Buffer> {
  const out = new PassThrough();
  write(table, out).catch((error: Error) => out.destroy(error));
  for await (const piece of out) yield piece as Buffer;
}
