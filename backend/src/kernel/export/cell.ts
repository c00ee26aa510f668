/** An amount in major units of its currency, with the number of decimals. */
export interface Decimal {
  units: number;
  digits: number;
}

/** Value of an export's cell. */
export type Cell = string | number | boolean | Date | Decimal | null;

const FORMULA = /^[=+\-@\t\r]/;
const NUMBER = /^[+-]?\d+(?:\.\d+)?$/;

/**
 * Escapes text that a spreadsheet would run as a formula with an apostrophe; numbers stay (reliability
 * §2.12).
 */
export function escapeFormula(text: string): string {
  return FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text;
}

/** A record's value as a cell: objects as JSON, absent values as an empty cell. */
export function cellOf(value: unknown): Cell {
  if (value === null || value === undefined) return null;
  if (typeof value === 'number' || typeof value === 'boolean') return value;
  if (typeof value === 'string') return escapeFormula(value);
  if (value instanceof Date || isDecimal(value as object)) return value as Cell;
  return escapeFormula(JSON.stringify(value));
}

/** Whether a cell holds an amount. */
export function isDecimal(value: object): value is Decimal {
  return 'units' in value && 'digits' in value;
}

/** A cell as sortable text: times in UTC to the minute, amounts with all decimals. */
export function textOf(cell: Cell): string {
  if (cell === null) return '';
  if (cell instanceof Date) return cell.toISOString().slice(0, 16).replace('T', ' ');
  return typeof cell === 'object' ? cell.units.toFixed(cell.digits) : String(cell);
}
