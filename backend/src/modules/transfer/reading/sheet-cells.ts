import type { TranslatableText } from '../../../kernel/translation';
import type { FileRow } from '../formats/format';
import { CellError, type DecimalMark, readMoney, readWhole } from './cells';
import type { ReadingContext } from './reading-context';
import type { Issue, Sheet } from './sheet';

/** Reads the cells of a sheet; unreadable ones become issues. */
export class SheetCells {
  readonly issues: Issue[];
  /** The first row with a non-empty cell of each target. */
  private readonly firsts = new Map<string, FileRow>();

  constructor(
    readonly sheet: Sheet,
    readonly context: ReadingContext,
  ) {
    this.issues = [...sheet.issues];
    for (const row of sheet.rows)
      for (const [target, text] of Object.entries(row.cells))
        if (text && !this.firsts.has(target)) this.firsts.set(target, row);
  }

  get mark(): DecimalMark {
    return this.context.layout.decimal_mark ?? '.';
  }

  /** Notes an error, once per cell. */
  note(line: number, target: string, value: string, message: TranslatableText): undefined {
    const isKnown = this.issues.some(
      (one) => one.kind === undefined && one.line === line && one.target === target,
    );
    if (!isKnown) this.issues.push({ line, target, value, message });
    return undefined;
  }

  /** Notes what is imported differently from the file. */
  noteWarning(line: number, target: string, value: string, message: TranslatableText): void {
    this.issues.push({ kind: 'warning', line, target, value, message });
  }

  /** The parsed cell; undefined if it is empty or invalid. */
  read<T>({ line, cells }: FileRow, target: string, read: (text: string) => T): T | undefined {
    const text = cells[target] ?? '';
    if (text === '') return undefined;
    try {
      return read(text);
    } catch (error) {
      if (!(error instanceof CellError)) throw error;
      return this.note(line, target, text, error.text);
    }
  }

  /** The first non-empty cell of a target, parsed. */
  first<T>(target: string, read: (text: string) => T): T | undefined {
    const row = this.firsts.get(target);
    return row && this.read(row, target, read);
  }

  money(row: FileRow, target: string): number | undefined {
    const { currency, anyCurrency } = this.context;
    return this.read(row, target, (text) => readMoney(text, currency, { mark: this.mark, anyCurrency }));
  }

  whole(row: FileRow, target: string): number | undefined {
    return this.read(row, target, (text) => readWhole(text, this.mark));
  }
}
