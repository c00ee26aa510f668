import type { Direction } from '../pdf/runs';
import type { TextStyle } from '../pdf/type-setter';
import { TypeSetter } from '../pdf/type-setter';

type Document = PDFKit.PDFDocument;

const MARGIN = 48;
/** Height of the small print below the margin's inner edge, in points. */
const FOOT = 46;
const LEADING = 1.45;

/** An area of the page: distance from the page's start edge, and width, in points. */
export interface Area {
  start: number;
  width: number;
}

/** Places texts on the pages of one document from top to bottom; mirrored for right-to-left languages. */
export class PageFlow {
  /** Distance of the next content from the top, in points. */
  y = MARGIN;
  readonly setter: TypeSetter;
  /** Index of the document's first page in the file. */
  readonly firstPage: number;

  constructor(
    readonly document: Document,
    private readonly direction: Direction,
  ) {
    document.addPage();
    this.firstPage = document.bufferedPageRange().count - 1;
    this.setter = new TypeSetter(document, direction);
  }

  /** The whole width between the margins. */
  get whole(): Area {
    return { start: 0, width: this.document.page.width - 2 * MARGIN };
  }

  /** Areas of equal width, side by side. */
  columns(count: number, gap: number): Area[] {
    const width = (this.whole.width - gap * (count - 1)) / count;
    return Array.from({ length: count }, (_, place) => ({ start: place * (width + gap), width }));
  }

  /** Begins a new page if less than `height` is left on this one; returns whether it did. */
  need(height: number): boolean {
    if (this.y + height <= this.document.page.height - MARGIN - FOOT) return false;
    this.document.addPage();
    this.y = MARGIN;
    return true;
  }

  /** Distance of an area from the left edge of the page. */
  startOf({ start, width }: Area): number {
    return this.direction === 'rtl' ? this.document.page.width - MARGIN - start - width : MARGIN + start;
  }

  /** Wraps a text for an area; explicit line breaks are kept. */
  wrap(text: string, { width }: Area, look: TextStyle, max = 12): string[] {
    return text.split('\n').flatMap((line) => this.setter.lines(line, width, look, max));
  }

  /** Draws lines below each other from `y` on; returns their height. */
  write(
    lines: readonly string[],
    area: Area,
    look: TextStyle,
    options: { y?: number; atEnd?: boolean } = {},
  ): number {
    const { y = this.y, atEnd = false } = options;
    const height = look.size * LEADING;
    lines.forEach((line, place) =>
      this.setter.draw(
        line,
        { x: this.startOf(area), y: y + place * height, width: area.width },
        look,
        atEnd,
      ),
    );
    return lines.length * height;
  }

  /** Height of some lines in points. */
  heightOf(lines: readonly string[], look: TextStyle): number {
    return lines.length * look.size * LEADING;
  }

  /** A horizontal rule across an area at the present height. */
  rule(area: Area, color: string, weight = 0.5): void {
    const start = this.startOf(area);
    this.document
      .moveTo(start, this.y)
      .lineTo(start + area.width, this.y)
      .lineWidth(weight)
      .stroke(color);
  }

  /** Distance of the small print from the top. */
  get footY(): number {
    return this.document.page.height - MARGIN - FOOT + 16;
  }
}
