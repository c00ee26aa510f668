import { TableError } from '../table-error';
import type { TableRecord } from '../read-table';
import { columnOf, dateTextOf, numberTextOf, unescapeText } from './cell-text';
import type { ElementHandler } from './xml-elements';
import { xmlElements } from './xml-elements';

/** Maximum characters of one row. */
const MAX_ROW_LENGTH = 1_000_000;
/** Cells further to the right are joined in one; a table has fewer columns. */
const LAST_COLUMN = 600;

/** What the cells of a worksheet refer to, and how numbers are to be written. */
export interface SheetContext {
  strings: readonly string[];
  /** By number of a style, whether it shows a date. */
  dates: readonly boolean[];
  is1904: boolean;
  decimalMark: string;
}

interface Cell {
  column: number;
  type: string;
  style: number;
  text: string;
}

/** Collects the rows of a worksheet from its elements; rows without a value are left out. */
class RowCollector implements ElementHandler {
  private ready: TableRecord[] = [];
  private line = 0;
  private values: string[] = [];
  private typed: boolean[] = [];
  private cell: Cell | null = null;
  private size = 0;
  private isValue = false;
  private isPhonetic = false;

  constructor(private readonly context: SheetContext) {}

  /** The rows that are complete, once. */
  take(): TableRecord[] {
    const rows = this.ready;
    this.ready = [];
    return rows;
  }

  readonly open = (name: string, attributes: Readonly<Record<string, string>>): void => {
    if (name === 'row') this.begin(Number(attributes.r ?? this.line + 1));
    else if (name === 'c') this.beginCell(attributes);
    else if (name === 'rPh') this.isPhonetic = true;
    else if ((name === 'v' || name === 't') && this.cell) this.isValue = !this.isPhonetic;
  };

  readonly text = (part: string): void => {
    if (!this.isValue || !this.cell) return;
    this.cell.text += part;
    this.size += part.length;
    if (this.size > MAX_ROW_LENGTH) throw new TableError({ reason: 'row_too_long', line: this.line });
  };

  readonly close = (name: string): void => {
    if (name === 'v' || name === 't') this.isValue = false;
    else if (name === 'rPh') this.isPhonetic = false;
    else if (name === 'c') this.endCell();
    else if (name === 'row' && this.values.some(Boolean))
      this.ready.push({ line: this.line, values: this.values, typed: this.typed });
  };

  private begin(line: number): void {
    this.line = line;
    this.values = [];
    this.typed = [];
    this.size = 0;
  }

  private beginCell({ r, t = 'n', s = '' }: Readonly<Record<string, string>>): void {
    const column = Math.min(r === undefined ? this.values.length : columnOf(r), LAST_COLUMN);
    this.cell = { column, type: t, style: Number(s), text: '' };
  }

  private endCell(): void {
    if (!this.cell) return;
    const { column } = this.cell;
    const { text, isTyped } = this.valueOf(this.cell);
    this.cell = null;
    while (this.values.length <= column) this.values.push('');
    this.values[column] = this.values[column] ? `${this.values[column]} ${text}` : text;
    if (isTyped) this.typed[column] = true;
  }

  private valueOf({ type, style, text }: Cell): { text: string; isTyped: boolean } {
    const { strings, dates, is1904, decimalMark } = this.context;
    const asText = (value: string): { text: string; isTyped: boolean } => ({ text: value, isTyped: false });
    if (text === '') return asText('');
    if (type === 's') {
      const shared = strings[Number(text)];
      if (shared === undefined) throw new TableError({ reason: 'no_workbook' });
      return asText(unescapeText(shared));
    }
    if (type === 'b') return { text: text === '1' ? 'true' : 'false', isTyped: true };
    if (type === 'd') return { text: text.replace(/T00:00:00(?:\.0+)?Z?$/, ''), isTyped: true };
    // A text, the text that a formula results in, or an error such as #N/A.
    if (type !== 'n') return asText(unescapeText(text));
    const number = Number(text);
    if (!Number.isFinite(number)) return asText(text);
    const date = dates[style] ? dateTextOf(number, is1904) : null;
    return { text: date ?? numberTextOf(number, decimalMark), isTyped: true };
  }
}

/** Streams the rows of a worksheet. @throws TableError if it is damaged */
export async function* readSheet(
  xml: AsyncIterable<Buffer>,
  context: SheetContext,
): AsyncGenerator<TableRecord> {
  const rows = new RowCollector(context);
  for await (const _piece of xmlElements(xml, rows)) yield* rows.take();
  yield* rows.take();
}
