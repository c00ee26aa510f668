import { setImmediate } from 'node:timers/promises';
import Document from 'pdfkit';
import { registerShapedFonts } from '../pdf/shaped-fonts';
import { PageFlow } from './page-flow';
import { LOOKS } from './print-looks';
import { drawFacts, drawHead, drawNotes, drawParties } from './printed-head';
import { drawSums, drawTable } from './printed-table';
import type { PrintedDocument } from './printed-document';

/** Draws a document on pages of its own. */
function print(file: PDFKit.PDFDocument, printed: PrintedDocument): void {
  const flow = new PageFlow(file, printed.direction);
  drawHead(flow, printed);
  drawParties(flow, printed.parties);
  drawFacts(flow, printed.facts);
  drawTable(flow, printed.lines);
  drawSums(flow, printed.sums, printed.breakdown);
  drawNotes(flow, printed.notes);
  drawFoot(flow, printed);
}

/** The small print of every page, with the page's number among those of the document. */
function drawFoot(flow: PageFlow, { footer, reference }: PrintedDocument): void {
  const { document, firstPage } = flow;
  const pages = document.bufferedPageRange().count - firstPage;
  const { width } = flow.whole;
  const text = { start: 0, width: width * 0.7 };
  const number = { start: width * 0.7, width: width * 0.3 };
  for (let page = 0; page < pages; page++) {
    document.switchToPage(firstPage + page);
    const y = flow.footY;
    flow.write(flow.wrap(footer, text, LOOKS.detail, 3), text, LOOKS.detail, { y });
    const shown = `${reference} · ${page + 1} / ${pages}`;
    flow.write([shown], number, LOOKS.detail, { y, atEnd: true });
  }
}

/** An empty file with the first document's title. */
function newFile({ title, reference, language }: PrintedDocument): PDFKit.PDFDocument {
  return new Document({
    size: 'A4',
    margin: 0,
    info: { Title: `${title} ${reference}`, Creator: 'Stoa' },
    lang: language,
    autoFirstPage: false,
    // Page numbers are known when the last page of a document is drawn.
    bufferPages: true,
    // A bundled server has no metrics files of the standard fonts.
    font: null as never,
  });
}

/** Documents as one PDF of A4 pages, each beginning on a new page. */
export async function* printedPdf(documents: AsyncIterable<PrintedDocument>): AsyncGenerator<Buffer> {
  let file: PDFKit.PDFDocument | undefined;
  for await (const printed of documents) {
    file ??= newFile(printed);
    await registerShapedFonts(file, [JSON.stringify(printed)]);
    print(file, printed);
    await setImmediate();
  }
  if (!file) return;
  file.end();
  for await (const piece of file) yield piece as Buffer;
}
