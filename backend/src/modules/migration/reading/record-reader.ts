import type { ImportDateOrder, ShopMigrationSource } from '@stoa/contracts';
import Big from 'big.js';
import { msg, type TranslatableText } from '../../../kernel/translation';
import {
  CellError,
  type FileMoment,
  markOf,
  numberText,
  readFileMoment,
  westernDigits,
} from '../../transfer';

/** A row of a file: its first line, and its cells by field. */
export interface FileRow {
  line: number;
  cells: ReadonlyMap<string, string>;
  /** The text of cells beyond the header. */
  surplus?: string;
}

/** What is wrong with a cell, or comes in otherwise than it is written. */
export interface Issue {
  field: string;
  value: string;
  message: TranslatableText;
  line: number;
}

/** How the numbers and dates of a file are written. */
export interface FileStyle {
  source: ShopMigrationSource;
  decimal_mark: '.' | ',' | null;
  date_order: ImportDateOrder | null;
}

const YES = new Set(['1', 'true', 'yes', 'y', 'on', 'subscribed', 'enabled', 'active']);
const NO = new Set([
  '',
  '0',
  'false',
  'no',
  'n',
  'off',
  'unsubscribed',
  'not_subscribed',
  'disabled',
  'inactive',
  'pending',
]);
const AMOUNT = /^[^\d+\-\u2212.,]{0,5}?\s*([-+\u2212]?[\d.,\s\u00a0\u202f'’]*\d[\d.,]*)\s*[^\d.,]{0,5}$/;
const ZONED =
  /^(\d{4}-\d{2}-\d{2})[ T](\d{2}:\d{2}(?::\d{2})?)(?:\.\d+)? ?(?:(?:UTC|GMT)|([+-]\d{2}):?(\d{2}))$/i;
const TWELVE_HOURS = /^(.*?\D)(\d{1,2}):(\d{2})(?::(\d{2}))? ?([ap])\.?m\.?$/i;
const SLASHED = /^\d{1,2}[/-]\d{1,2}[/-]\d{2,4}(?:\D|$)/;
const NO_DATE = /^(?:0000-00-00.*|-)$/;
const MAX_WHOLE_DIGITS = 9;
const MAX_AMOUNT_DIGITS = 12;

/** Reads the cells of one record, which may have several rows, and collects what is wrong with them. */
export class RecordReader {
  readonly errors: Issue[] = [];
  readonly warnings: Issue[] = [];

  constructor(
    readonly rows: readonly FileRow[],
    readonly style: FileStyle,
  ) {
    const long = rows.find(({ surplus }) => surplus);
    if (long)
      this.refuse(
        '',
        'has more cells than the header: a cell with the delimiter must be in quotation marks',
        long.surplus,
        long.line,
      );
    for (const { cells, line } of rows)
      for (const [field, text] of cells)
        if (text.includes('\ufffd'))
          this.note(
            field,
            'contains characters that can’t be read; check the encoding of the file',
            text,
            line,
          );
  }

  get line(): number {
    return this.rows[0]?.line ?? 0;
  }

  /** The first cell of a field that is not empty; of one row only if it is named. */
  cell(field: string, row?: FileRow): string {
    const rows = row ? [row] : this.rows;
    for (const { cells } of rows) {
      // Exports mark digits as text by an apostrophe, as spreadsheets do.
      const text = cells
        .get(field)
        ?.trim()
        .replace(/^'(?=[+\d])/, '');
      if (text) return text;
    }
    return '';
  }

  text(field: string, max: number, row?: FileRow): string | null {
    const text = this.cell(field, row);
    if (text.length > max) this.refuse(field, msg`may have at most ${max} characters`, text, row?.line);
    return text || null;
  }

  required(field: string, max: number, row?: FileRow): string {
    const text = this.text(field, max, row);
    if (text === null) this.refuse(field, 'is required', '', row?.line);
    return text ?? '';
  }

  /** An amount in minor units; what is beyond them is rounded, with a warning. */
  amount(field: string, exponent: number, row?: FileRow): number | null {
    const text = this.cell(field, row);
    if (!text) return null;
    const number = this.decimal(field, text, row);
    if (number === null) return null;
    const exact = number.times(new Big(10).pow(exponent));
    const rounded = exact.round(0, Big.roundHalfUp);
    if (rounded.abs().toFixed(0).length > MAX_AMOUNT_DIGITS)
      return this.refuse(field, 'is too large', text, row?.line);
    if (!rounded.eq(exact))
      this.note(
        field,
        msg`is rounded to ${rounded.div(new Big(10).pow(exponent)).toFixed(exponent)}`,
        text,
        row?.line,
      );
    return rounded.toNumber();
  }

  decimal(field: string, text: string, row?: FileRow): Big | null {
    const [, bare] = AMOUNT.exec(westernDigits(text)) ?? [];
    const compact = bare?.replace(/[\s\u00a0\u202f'’]/g, '') ?? '';
    const style = markOf(compact);
    const mark =
      this.style.decimal_mark ??
      { point: '.' as const, comma: ',' as const, unclear: null }[style ?? 'point'];
    if (bare !== undefined && mark === null)
      return this.refuse(
        field,
        'can be read in two ways; choose the decimal mark of the file',
        text,
        row?.line,
      );
    const number = bare === undefined || mark === null ? null : numberText(compact, mark);
    if (!number) return this.refuse(field, 'must be an amount such as 12.50', text, row?.line);
    return new Big(`${number.isNegative ? '-' : ''}${number.whole}.${number.fraction || '0'}`);
  }

  whole(field: string, row?: FileRow): number | null {
    const text = this.cell(field, row);
    if (!text) return null;
    const number = this.decimal(field, text, row);
    if (number === null) return null;
    if (!number.round(0, 0).eq(number) || number.abs().toFixed(0).length > MAX_WHOLE_DIGITS)
      return this.refuse(field, 'must be a whole number', text, row?.line);
    return number.toNumber();
  }

  moment(field: string, row?: FileRow): FileMoment | null {
    const text = this.cell(field, row);
    if (!text || NO_DATE.test(text)) return null;
    try {
      if (this.style.date_order === null && SLASHED.test(text))
        throw new CellError('can be read in two ways; choose the date format of the file');
      return readFileMoment(standardTime(text), this.style.date_order ?? 'ymd');
    } catch (error) {
      if (!(error instanceof CellError)) throw error;
      return this.refuse(field, error.text, text, row?.line);
    }
  }

  /** Null for an empty cell. */
  flag(field: string): boolean | null {
    const text = this.cell(field).toLowerCase();
    if (!text) return null;
    if (YES.has(text)) return true;
    return NO.has(text) ? false : this.refuse(field, 'must be yes or no', text);
  }

  refuse(field: string, message: TranslatableText, value = this.cell(field), line = this.line): null {
    this.errors.push({ field, message, value, line });
    return null;
  }

  note(field: string, message: TranslatableText, value = this.cell(field), line = this.line): void {
    this.warnings.push({ field, message, value, line });
  }
}

/** Spellings of time zones and of twelve-hour clocks that the imports of products don't have. */
function standardTime(text: string): string {
  const zoned = ZONED.exec(text);
  if (zoned) return `${zoned[1]}T${zoned[2]}${zoned[3] ? `${zoned[3]}:${zoned[4]}` : 'Z'}`;
  const [, day, hours, minutes, seconds = '00', half = ''] = TWELVE_HOURS.exec(text) ?? [];
  if (day === undefined) return text;
  const hour = (Number(hours) % 12) + (half.toLowerCase() === 'p' ? 12 : 0);
  return `${day.trim().replace(/,$/, '')} ${String(hour).padStart(2, '0')}:${minutes}:${seconds}`;
}
