/** An amount in whole units of its currency, with as many digits after the point as that has. */
export interface Decimal {
  units: number;
  digits: number;
}

/** What a cell of an export may hold. */
export type Cell = string | number | boolean | Date | Decimal | null;

const FORMULA = /^[=+\-@\t\r]/;
const NUMBER = /^[+-]?\d+(?:\.\d+)?$/;

/** Text that a spreadsheet would run as a formula gets a leading apostrophe; plain numbers stay (reliability §2.12). */
export function defused(text: string): string {
  return FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text;
}

/** A record's value as a cell: structures as JSON, absence as an empty cell. */
export function cellOf(value: unknown): Cell {
  if (value === null || value === undefined) return null;
  if (typeof value === 'number' || typeof value === 'boolean') return value;
  if (typeof value === 'string') return defused(value);
  if (value instanceof Date || isDecimal(value as object)) return value as Cell;
  return defused(JSON.stringify(value));
}

/** Whether a cell holds an amount. */
export function isDecimal(value: object): value is Decimal {
  return 'units' in value && 'digits' in value;
}

/** A cell as text that people read and programs sort: moments in UTC to the minute, amounts with all their digits. */
export function textOf(cell: Cell): string {
  if (cell === null) return '';
  if (cell instanceof Date) return cell.toISOString().slice(0, 16).replace('T', ' ');
  return typeof cell === 'object' ? cell.units.toFixed(cell.digits) : String(cell);
}
