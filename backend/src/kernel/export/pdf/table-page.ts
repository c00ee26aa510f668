import type { TableHead } from '../table';
import { columnWidths } from './column-widths';
import type { TextStyle } from './type-setter';
import { TypeSetter } from './type-setter';

const MARGIN = 32;
const FOOT = 24;
const PAD = { x: 5, y: 4 };
const MAX_LINES = 3;
const WIDEST = 240;
const LEADING = 1.45;

const INK = '#1b1f24';
const FAINT = '#667085';
const TITLE: TextStyle = { size: 15, weight: 700, color: INK };
const SUBTITLE: TextStyle = { size: 8, weight: 400, color: FAINT };
const HEAD: TextStyle = { size: 7.5, weight: 700, color: INK };
const CELL: TextStyle = { size: 8, weight: 400, color: INK };

/** Lays out rows on pages, each with headings and a page number. */
export class TablePage {
  private readonly setter: TypeSetter;
  private readonly widths: number[];
  private readonly isMirrored: boolean;
  private page = 0;
  private y = 0;

  constructor(
    private readonly document: PDFKit.PDFDocument,
    private readonly table: TableHead,
    sample: readonly (readonly string[])[],
  ) {
    this.isMirrored = table.direction === 'rtl';
    this.setter = new TypeSetter(document, table.direction);
    this.open();
    const wanted = table.columns.map(({ heading }, index) => {
      const cells = sample.map((row) => this.setter.width(row[index] ?? '', CELL));
      return Math.min(WIDEST, Math.max(this.setter.width(heading, HEAD), ...cells)) + 2 * PAD.x + 1;
    });
    this.widths = columnWidths(wanted, document.page.width - 2 * MARGIN);
    this.title();
    this.headings();
  }

  /** Draws a row, on a new page if this one is full. */
  row(cells: readonly string[]): void {
    const lines = this.broken(cells, CELL, MAX_LINES);
    const height = this.heightOf(lines, CELL);
    if (this.y + height > this.document.page.height - MARGIN - FOOT) {
      this.open();
      this.headings();
    }
    this.drawRow(lines, CELL, height);
    this.rule(this.y, '#e4e7ec');
  }

  private open(): void {
    this.document.addPage();
    this.page += 1;
    this.y = MARGIN;
    const number = String(this.page);
    const x = (this.document.page.width - this.setter.width(number, SUBTITLE)) / 2;
    const y = this.document.page.height - MARGIN;
    this.setter.draw(number, { x, y, width: this.setter.width(number, SUBTITLE) }, SUBTITLE);
  }

  private title(): void {
    const box = { x: MARGIN, width: this.document.page.width - 2 * MARGIN };
    this.setter.draw(this.table.title, { ...box, y: this.y }, TITLE);
    this.y += TITLE.size * LEADING + 2;
    this.setter.draw(this.table.subtitle, { ...box, y: this.y }, SUBTITLE);
    this.y += SUBTITLE.size * LEADING + 8;
  }

  private headings(): void {
    const lines = this.broken(
      this.table.columns.map(({ heading }) => heading),
      HEAD,
      2,
    );
    const height = this.heightOf(lines, HEAD);
    this.document.rect(MARGIN, this.y, this.document.page.width - 2 * MARGIN, height).fill('#f2f4f7');
    this.drawRow(lines, HEAD, height);
    this.rule(this.y, '#98a2b3');
  }

  private broken(cells: readonly string[], look: TextStyle, max: number): string[][] {
    return cells.map((cell, index) =>
      this.setter.lines(cell, (this.widths[index] ?? 0) - 2 * PAD.x, look, max),
    );
  }

  private heightOf(lines: readonly string[][], { size }: TextStyle): number {
    return Math.max(1, ...lines.map((one) => one.length)) * size * LEADING + 2 * PAD.y;
  }

  private drawRow(cells: readonly string[][], look: TextStyle, height: number): void {
    let edge = this.isMirrored ? this.document.page.width - MARGIN : MARGIN;
    cells.forEach((lines, index) => {
      const width = this.widths[index] ?? 0;
      const x = this.isMirrored ? edge - width : edge;
      lines.forEach((line, place) => {
        const y = this.y + PAD.y + place * look.size * LEADING;
        const box = { x: x + PAD.x, y, width: width - 2 * PAD.x };
        this.setter.draw(line, box, look, this.table.columns[index]?.isFigure);
      });
      edge += this.isMirrored ? -width : width;
    });
    this.y += height;
  }

  private rule(y: number, color: string): void {
    const { width } = this.document.page;
    this.document
      .moveTo(MARGIN, y)
      .lineTo(width - MARGIN, y)
      .lineWidth(0.5)
      .stroke(color);
  }
}
