import { createHash } from 'node:crypto';

/** The hash of plain data, whatever the order of its properties. */
export function hashOf(values: unknown): string {
  return createHash('sha256').update(canonical(values)).digest('hex');
}

/** The properties in which two records differ. */
export function differingFields(a: object, b: object): string[] {
  const [left, right] = [a as Record<string, unknown>, b as Record<string, unknown>];
  const names = new Set([...Object.keys(left), ...Object.keys(right)]);
  return [...names].filter((name) => canonical(left[name]) !== canonical(right[name]));
}

/** A value in a message: texts as they are, anything else as JSON. */
export function shownValue(value: unknown): string {
  if (value === null || value === undefined) return '–';
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '–');
}

function canonical(value: unknown): string {
  if (value instanceof Date) return JSON.stringify(value.toISOString());
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value ?? null);
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([name, one]) => `${JSON.stringify(name)}:${canonical(one)}`).join(',')}}`;
}
