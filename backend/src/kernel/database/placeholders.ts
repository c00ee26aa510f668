/** One parameter of a statement per value, for `IN (…)`: `?, ?, ?`. */
export function placeholders(values: Iterable<unknown>): string {
  return Array.from(values, () => '?').join(', ');
}
