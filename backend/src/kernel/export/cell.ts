/** What a cell of an export may hold. */
export type Cell = string | number | boolean | null;

const FORMULA = /^[=+\-@\t\r]/;
const NUMBER = /^[+-]?\d+(?:\.\d+)?$/;

/** Text that a spreadsheet would run as a formula gets a leading apostrophe; plain numbers stay (reliability §2.12). */
export function defused(text: string): string {
  return FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text;
}

/** A record's value as a cell: moments as ISO text, structures as JSON, absence as an empty cell. */
export function cellOf(value: unknown): Cell {
  if (value === null || value === undefined) return null;
  if (typeof value === 'number' || typeof value === 'boolean') return value;
  if (typeof value === 'string') return defused(value);
  if (value instanceof Date) return value.toISOString();
  return defused(typeof value === 'object' ? JSON.stringify(value) : String(value));
}
