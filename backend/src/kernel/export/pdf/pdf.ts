import { setImmediate } from 'node:timers/promises';
import Document from 'pdfkit';
import { textOf } from '../cell';
import type { Table, TableHead } from '../table';
import { registerShapedFonts } from './shaped-fonts';
import { TablePage } from './table-page';

/** Number of rows measured for the column widths before drawing begins. */
const SAMPLE = 60;
/** Buffered bytes above which drawing waits for a slow reader. */
const WAITING = 1_000_000;

type Row = readonly string[];

/** All texts of a table's head. */
const textsOf = ({ title, subtitle, columns }: TableHead): string[] => [
  title,
  subtitle,
  ...columns.map(({ heading }) => heading),
];

async function write({ head, rows }: Table, document: PDFKit.PDFDocument): Promise<void> {
  await registerShapedFonts(document, textsOf(head));
  const sample: Row[] = [];
  let page: TablePage | null = null;
  const begin = (): TablePage => {
    const begun = new TablePage(document, head, sample);
    for (const row of sample) begun.row(row);
    return begun;
  };
  for await (const row of rows) {
    const cells = row.map(textOf);
    await registerShapedFonts(document, cells);
    if (page) page.row(cells);
    else if (sample.push(cells) === SAMPLE) page = begin();
    while (document.readableLength > WAITING) await setImmediate();
  }
  page ??= begin();
  document.end();
}

/** A table as a PDF on landscape pages: headings repeated, pages numbered, mirrored for RTL languages. */
export async function* pdfOf(table: Table): AsyncGenerator<Buffer> {
  const { title, columns, language } = table.head;
  const document = new Document({
    size: columns.length > 11 ? 'A3' : 'A4',
    layout: 'landscape',
    margin: 0,
    info: { Title: title, Creator: 'Stoa' },
    lang: language,
    autoFirstPage: false,
    // A bundled server has no metrics files of the standard fonts.
    font: null as never,
  });
  write(table, document).catch((error: Error) => document.destroy(error));
  for await (const piece of document) yield piece as Buffer;
}
