import { setImmediate } from 'node:timers/promises';
import Document from 'pdfkit';
import type { PrintedTable } from '../export-rows';
import { TablePage } from './table-page';

/** Rows that are measured before the first is drawn, to give each column its width. */
const SAMPLE = 60;
/** Bytes that may wait for a slow reader before more is drawn. */
const WAITING = 1_000_000;

type Row = readonly string[];

async function write(table: PrintedTable, document: PDFKit.PDFDocument): Promise<void> {
  const sample: Row[] = [];
  let page: TablePage | null = null;
  for await (const row of table.rows) {
    const cells = table.columns.map((column) => column.cell(row));
    if (page) page.row(cells);
    else if (sample.push(cells) === SAMPLE) page = begin(table, document, sample);
    while (document.readableLength > WAITING) await setImmediate();
  }
  page ??= begin(table, document, sample);
  document.end();
}

function begin(table: PrintedTable, document: PDFKit.PDFDocument, sample: readonly Row[]): TablePage {
  const page = new TablePage(document, table, sample);
  for (const row of sample) page.row(row);
  return page;
}

/** A table on landscape pages: the heading row on each, pages numbered, mirrored for right-to-left readers. */
export async function* pdfOf(table: PrintedTable): AsyncGenerator<Buffer> {
  const { title, columns } = table;
  const document = new Document({
    size: columns.length > 11 ? 'A3' : 'A4',
    layout: 'landscape',
    margin: 0,
    info: { Title: title, Creator: 'Stoa' },
    lang: table.language,
    autoFirstPage: false,
    // The standard fonts have no metrics file beside a bundled server.
    font: null as never,
  });
  write(table, document).catch((error: Error) => document.destroy(error));
  for await (const piece of document) yield piece as Buffer;
}
